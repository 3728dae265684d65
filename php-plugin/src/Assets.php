<?php

declare(strict_types=1);

namespace Islas;

use Islas\Markup\Html;

/**
 * Puts the build on the page: the core as a script module, and the style sheets of the islands that are printed.
 * Without a build it does nothing.
 */
final class Assets
{
    /** Id of the script module; its data is filtered by `script_module_data_islas`. */
    public const MODULE = 'islas';

    private Manifest $manifest;
    private ?Features $features;
    private string $directory;
    private string $url;

    /** @var list<string> */
    private array $printed = [];

    /** @var array<string, string> */
    private array $told = [];

    /**
     * @param string $directory Absolute path of the build folder, with a slash at its end.
     * @param string $url       Its address, with a slash at its end.
     * @param Features|null $features Without them nothing but the core is hinted at.
     */
    public function __construct(Manifest $manifest, string $directory, string $url, ?Features $features = null)
    {
        $this->features = $features;
        $this->manifest = $manifest;
        $this->directory = $directory;
        $this->url = $url;
    }

    public function enqueue(): void
    {
        if (! $this->manifest->has(Manifest::ENTRY)) {
            return;
        }
        // The hash is in the file name: a version in the address would make chunks import the entry a second time.
        wp_enqueue_script_module(self::MODULE, $this->url . $this->manifest->file(Manifest::ENTRY), [], null);
        $this->enqueueStyles(Manifest::ENTRY);
        $this->enqueueStyles(Manifest::PAGE);
    }

    /** What the script of the head reads from its own element, by the name of a data attribute. */
    public function tellHead(string $name, string $value): void
    {
        $this->told['data-' . $name] = $value;
    }

    /**
     * The script that runs before first paint, inline; then hints, because classic themes print modules in the footer.
     */
    public function printHead(): void
    {
        $script = $this->directory . $this->manifest->file(Manifest::HEAD);
        if (is_file($script)) {
            wp_print_inline_script_tag((string) file_get_contents($script), ['id' => 'islas-head'] + $this->told);
        }
        foreach (array_unique(array_map([$this->manifest, 'file'], $this->neededAtOnce())) as $file) {
            Html::el('link', ['rel' => 'modulepreload', 'href' => $this->url . $file])->show();
        }
    }

    /** @return list<string> The core, and what it fetches as soon as it runs. */
    private function neededAtOnce(): array
    {
        $core = $this->manifest->closure(Manifest::ENTRY);
        $features = $this->features;
        $isCart = $features !== null && ($features->on('cart') || $features->on('fragments'));

        return array_merge($core, $isCart ? $this->manifest->closure(Manifest::CART) : []);
    }

    /** To be called by whoever prints an island: brings its looks and, later in the page, its texts. */
    public function island(string $name): void
    {
        $this->printed[] = $name;
        $this->enqueueStyles('widgets/' . $name . '/view.tsx');
    }

    /** @return list<string> Names of the islands printed on this page so far. */
    public function printedIslands(): array
    {
        return array_values(array_unique($this->printed));
    }

    /** With its path, WordPress prints a small style sheet in the page instead of having it asked for. */
    private function enqueueStyles(string $source): void
    {
        foreach ($this->manifest->styles($source) as $file) {
            $handle = 'islas-' . basename($file, '.css');
            wp_enqueue_style($handle, $this->url . $file, [], null);
            wp_style_add_data($handle, 'path', $this->directory . $file);
        }
    }
}
