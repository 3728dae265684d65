<?php

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

/** A registered script, with WordPress' own field names. */
final class _WP_Dependency
{
    public string $handle;
    /** @var string|false */
    public $src;
    /** @var list<string> */
    public array $deps;
    /** @var array<string, mixed> */
    public array $extra = [];
    /** @var string|false|null False means the version of WordPress. */
    public $ver = false;

    /**
     * @param string|false $src
     * @param list<string> $deps
     */
    public function __construct(string $handle, $src, array $deps)
    {
        $this->handle = $handle;
        $this->src = $src;
        $this->deps = $deps;
    }
}

final class WP_Block_Supports
{
    /** @var array<string, mixed>|null */
    public static $block_to_render = null;
}

/**
 * WordPress' main rules: a dependency is printed once, before its dependant; a script with an unknown dependency is not
 * printed; a script without a source prints only its data.
 */
final class WP_Scripts
{
    /** @var array<string, _WP_Dependency> */
    public array $registered = [];
    /** @var list<string> */
    public array $queue = [];
    /** @var list<string> */
    public array $done = [];
    public string $base_url = 'https://tienda.example';
    public string $content_url = 'https://tienda.example/wp-content';
    public string $default_version = '6.8.1';
    /** @var array<string, string> */
    public array $args = [];

    /** @return array{files: list<string>, data: list<string>} Sources and data printed by this pass. */
    public function printPass(): array
    {
        $printed = ['files' => [], 'data' => []];
        foreach ($this->queue as $handle) {
            foreach ($this->order($handle) as $next) {
                if (! in_array($next, $this->done, true)) {
                    $this->done[] = $next;
                    $script = $this->registered[$next];
                    $printed['data'] = array_merge($printed['data'], (array) ($script->extra['data'] ?? []));
                    $printed['files'] = array_merge($printed['files'], $script->src === false ? [] : [$script->src]);
                }
            }
        }

        return $printed;
    }

    /** @return mixed False where nothing of this name is attached. */
    public function get_data(string $handle, string $key)
    {
        return $this->registered[$handle]->extra[$key] ?? false;
    }

    /** @param mixed $value */
    public function add_data(string $handle, string $key, $value): bool
    {
        $this->registered[$handle]->extra[$key] = $value;

        return true;
    }

    /** @return list<string> */
    private function order(string $handle): array
    {
        $before = [];
        foreach ($this->registered[$handle]->deps ?? [] as $dependency) {
            if (! isset($this->registered[$dependency])) {
                return [];
            }
            $before = array_merge($before, $this->order($dependency));
        }

        return isset($this->registered[$handle]) ? array_merge($before, [$handle]) : [];
    }
}
