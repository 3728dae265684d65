<?php

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

class WP_Block_Type
{
    /** @var array<string, mixed> */
    public array $supports = [];
}

class WP_Block_Type_Registry
{
    public static function get_instance(): self
    {
        return new self();
    }

    public function get_registered(string $name): ?WP_Block_Type
    {
        if (! isset(Site::$blocks[$name])) {
            return null;
        }
        $type = new WP_Block_Type();
        $type->supports = Site::$blocks[$name];

        return $type;
    }
}

/** @return int|false */
function wp_next_scheduled(string $name)
{
    foreach (Site::$scheduled as [$delay, $scheduled]) {
        if ($scheduled === $name) {
            return time() + $delay;
        }
    }

    return false;
}

function wp_get_theme(): object
{
    return new class () {
        public function get(string $header): string
        {
            return ['Name' => 'Tienda', 'Version' => '1.2'][$header];
        }
    };
}

/**
 * @param array<string, mixed> $arguments
 * @return array<string, mixed>|WP_Error
 */
function wp_remote_get(string $url, array $arguments)
{
    Site::$requested[] = $url;

    return is_string(Site::$loopback)
        ? new WP_Error('http_request_failed', Site::$loopback)
        : ['status' => Site::$loopback[0], 'body' => Site::$loopback[1]];
}

/** @param array<string, mixed> $answer */
function wp_remote_retrieve_response_code(array $answer): int
{
    return $answer['status'];
}

/** @param array<string, mixed> $answer */
function wp_remote_retrieve_body(array $answer): string
{
    return $answer['body'];
}

/** @param mixed $value */
function is_wp_error($value): bool
{
    return $value instanceof WP_Error;
}

function __return_false(): bool
{
    return false;
}

/**
 * @param array<string, bool|string> $robots
 * @return array<string, bool|string>
 */
function wp_robots_no_robots(array $robots): array
{
    return ['noindex' => true] + $robots;
}
