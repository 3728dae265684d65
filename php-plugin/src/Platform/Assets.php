<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;

/**
 * Enqueues the built files as script modules (R2.1), with the style sheets of the printed islands. Without a build it
 * does nothing.
 */
final class Assets
{
    /** Id of the script module; its data is filtered by `script_module_data_islas`. */
    public const MODULE = 'islas';

    /** @var array<string, string> Ids of the modules beside it: source → id. Tools for consent know them (rule 7). */
    public const IDS = Declarations::MODULES;

    /** Id of the script in the head, which carries its data. */
    public const HEAD_ID = 'islas-head';

    /** Handle of the style sheet of every page. */
    public const STYLE = 'islas';

    /** Bytes below which the rules of a few pages cost less in the page than by a request. */
    private const SMALL = 768;

    /**
     * Browsers request modules after the style sheets and scripts that delay the first paint, and run them before
     * `DOMContentLoaded` in any case. WordPress before 6.9 does not print it on modules: there only the hints have it.
     */
    private const LATE = ['fetchpriority' => 'low'];

    private Manifest $manifest;
    private Features $features;
    private HeadFile $headFile;
    private string $url;

    /** @var array<string, true> Sources of the modules enqueued beside the page's. */
    private array $modules = [];

    /** @var array<string, array<string, string>> */
    private array $headData = [];

    private bool $isHeadPrinted = false;

    /** @var list<string> Style sheets that the one of a product's page has, once it is enqueued. */
    private array $together = [];

    /** @param string $url Address of the build folder, with a slash at its end. */
    public function __construct(Manifest $manifest, string $url, Features $features)
    {
        $this->headFile = new HeadFile($manifest);
        $this->features = $features;
        $this->manifest = $manifest;
        $this->url = $url;
    }

    public function enqueueMain(): void
    {
        if (! $this->manifest->has(Manifest::ENTRY)) {
            return;
        }
        $this->enqueueFile(self::MODULE, Manifest::ENTRY);
        $this->enqueueStyles(Manifest::ENTRY);
        $hasFields = $this->features->isOn('page') || $this->features->isOn('attribution');
        if ($hasFields && (is_checkout() || is_account_page() || has_block('woocommerce/checkout'))) {
            $this->enqueueModule(Manifest::FIELDS);
        }
        if ($this->features->isOn('page') && is_user_logged_in() && get_option('woocommerce_coming_soon') === 'yes') {
            $this->enqueueModule(Manifest::COMING_SOON);
        }
    }

    /** Call this when printing a product's form, before modules are printed. */
    public function enqueueProductAdd(): void
    {
        if ($this->features->isOn('product_add') && ! isset($this->modules[Manifest::PRODUCT])) {
            $this->enqueueModule(Manifest::PRODUCT_ADD);
        }
    }

    /**
     * Call this when printing a variable product's form or swatches. The module handles the add of any product form.
     */
    public function enqueueProduct(): void
    {
        if ($this->features->isOn('variations')) {
            $this->enqueueModule(Manifest::PRODUCT);
        }
        if (isset($this->modules[Manifest::PRODUCT], $this->modules[Manifest::PRODUCT_ADD])) {
            unset($this->modules[Manifest::PRODUCT_ADD]);
            wp_dequeue_script_module(self::IDS[Manifest::PRODUCT_ADD]);
        }
    }

    /** Call this when printing the markup of an island, before modules are printed. */
    public function enqueueModule(string $source): void
    {
        if (isset($this->modules[$source]) || ! $this->manifest->has($source)) {
            return;
        }
        $this->modules[$source] = true;
        $this->enqueueFile(self::IDS[$source], $source);
        $this->enqueueStyles($source);
    }

    /** Call this when printing a frame of another site or its placeholder. */
    public function enqueueEmbeds(): void
    {
        if ($this->features->isOn('embeds')) {
            $this->enqueueModule(Manifest::EMBEDS);
        }
    }

    /** Of a built file with its version, '' when the build has none. */
    public function findAddress(string $source): string
    {
        return $this->manifest->has($source) ? $this->url . $this->manifest->findReference($source) : '';
    }

    /** @return list<string> Of a view that comes later. */
    public function findStyleAddresses(string $source): array
    {
        return array_map(fn (string $file) => $this->url . $file, $this->manifest->listStyles($source));
    }

    /**
     * A page with WooCommerce's script for variation forms may get such a form later, in a quick view; one with
     * WordPress' script for embeds has one.
     */
    public function enqueueByScripts(): void
    {
        if (wp_script_is('wc-add-to-cart-variation')) {
            $this->enqueueProduct();
        }
        if (wp_script_is('wp-embed')) {
            $this->enqueueEmbeds();
        }
    }

    /**
     * What the script of the head reads from its own element, by the name of a data attribute. Selectors, which several
     * parts have, are a list. Call it before `wp_head` has come to -10000.
     */
    public function addHeadData(string $name, string $value): void
    {
        $this->headData[$name][$value] = $value;
    }

    /** Prints the script that runs before first paint, once. */
    public function printHead(): void
    {
        $source = $this->headFile->findSource();
        if ($this->isHeadPrinted || ! $this->manifest->has($source)) {
            return;
        }
        $this->isHeadPrinted = true;
        $attributes = ['id' => self::HEAD_ID, 'src' => $this->findAddress($source)];
        foreach ($this->headData as $name => $values) {
            $attributes['data-' . $name] = implode(',', $values);
        }
        wp_print_script_tag($attributes);
    }

    /**
     * Hints: classic themes print modules in the footer, block themes in the head, but without what they import. Call
     * it after the scripts of the head.
     */
    public function printPreloads(): void
    {
        $sources = array_merge([Manifest::ENTRY], array_keys($this->modules));
        $needed = array_merge(...array_map([$this->manifest, 'listClosure'], $sources));
        $needed = wp_is_block_theme() ? array_diff($needed, $sources) : $needed;
        foreach (array_unique(array_map([$this->manifest, 'findReference'], $needed)) as $file) {
            Html::el('link', ['rel' => 'modulepreload', 'href' => $this->url . $file] + self::LATE)->show();
        }
    }

    private function enqueueFile(string $id, string $source): void
    {
        wp_enqueue_script_module($id, $this->findAddress($source), [], null, self::LATE);
    }

    /** To be called by code that prints swatches in a product's form. */
    public function enqueueSwatches(): void
    {
        $this->enqueueProduct();
        $this->enqueueStyles(Manifest::SWATCHES);
    }

    /** To be called by code that prints swatches on the cards of a listing. */
    public function enqueueCards(): void
    {
        $this->enqueueSwatches();
        $this->enqueueModule(Manifest::CARDS);
    }

    /** To be called by code that prints swatches in WooCommerce's block *Add to Cart + Options*, which adds by itself. */
    public function enqueueBlockSwatches(): void
    {
        $this->enqueueModule(Manifest::BLOCK_SWATCHES);
        $this->enqueueStyles(Manifest::SWATCHES);
    }

    /** Call this before the gallery and the tabs are enqueued, on a page that has both. */
    public function enqueueProductStyle(): void
    {
        if ($this->manifest->has(Manifest::PRODUCT_STYLE)) {
            $this->together = $this->manifest->listSheets(Manifest::PRODUCT_STYLE);
            wp_enqueue_style('islas-product-page', $this->findAddress(Manifest::PRODUCT_STYLE), [], null);
        }
    }

    /** As files, which browsers keep, and not printed into every page. */
    public function enqueueStyles(string $source): void
    {
        foreach (array_diff($this->manifest->listStyles($source), $this->together) as $file) {
            if (! in_array($file, $this->manifest->listSheets(Manifest::STYLE), true)) {
                $this->enqueueStyle('islas-' . basename(Manifest::stripVersion($file), '.css'), $file);
            } elseif (did_action('wp_enqueue_scripts') > 0 || is_admin()) {
                // Not earlier: a block theme renders its page before, and the theme's own rules would then come later.
                wp_enqueue_style(self::STYLE, $this->findAddress(Manifest::STYLE), [], null);
            }
        }
    }

    private function enqueueStyle(string $handle, string $file): void
    {
        wp_enqueue_style($handle, $this->url . $file, [], null);
        $path = $this->manifest->findPath($file);
        if (is_file($path) && filesize($path) < self::SMALL) {
            // By which WordPress prints its rules into the page.
            wp_style_add_data($handle, 'path', $path);
        }
    }
}
