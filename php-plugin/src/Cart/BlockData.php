<?php

declare(strict_types=1);

namespace Islas\Cart;

/**
 * Data of WooCommerce's block stores, and a script of its, are left out where no module of the page needs them.
 * WordPress prints the state of all stores into each page with a block: of every listed product all that the Store API
 * says of it, which nothing reads where no button of the block has its script (`BlockButton`). An element that shows
 * what is computed from the state keeps what the server has printed, because WordPress tells its script which values
 * wait for a store's script.
 */
final class BlockData
{
    private const STORES = ['woocommerce/products', 'woocommerce'];

    /**
     * Shows price, SKU, stock and specifications of the chosen variation, which it learns from the block "Add to Cart +
     * Options" alone; in block themes the page of each variable product has it.
     */
    private const ELEMENTS = 'woocommerce/product-elements';

    /** Its links ask a store for the product, or Islas' script where a button is Islas'. */
    private const COLLECTION = 'woocommerce/product-collection';

    /** Modules that read none of the two stores. WordPress' router for whole pages shows others with these modules. */
    private const OTHERS = '~^(?:@wordpress/(?!interactivity-router/full-page).+|islas[\w-]*|'
        . '@woocommerce/stores/store-notices|woocommerce/(?:accordion-group|add-to-cart-form|catalog-sorting|'
        . 'customer-account|dropdown|product-collection|product-filter[\w-]*|product-review[\w-]*))$~D';

    /** @var callable(): BlockButton */
    private $button;

    /** Whether markup that an author has written names a store, or the page has a module that is in no list. */
    private bool $isRead = false;

    /** @param callable(): BlockButton $button Few pages ask it. */
    public function __construct(callable $button)
    {
        $this->button = $button;
    }

    /** Whether a module of this name reads neither of the stores. */
    public static function isUnrelated(string $module): bool
    {
        return preg_match(self::OTHERS, $module) === 1;
    }

    /**
     * WordPress filter `render_block_core/html`.
     *
     * @param mixed $html
     * @return mixed
     */
    public function noteMarkup($html)
    {
        $this->isRead = $this->isRead
            || is_string($html) && preg_match('~data-wp-interactive|type=["\']?module~i', $html) === 1;

        return $html;
    }

    /**
     * WordPress filters `wp_script_attributes` and `wp_inline_script_attributes`: modules that a theme or plugin prints
     * itself, which WordPress does not name. Who prints them past WordPress' functions has `islas_keep_block_data`.
     *
     * @param mixed $attributes
     * @param mixed $code Of an inline script.
     * @return mixed
     */
    public function noteElement($attributes, $code = '')
    {
        if (is_array($attributes) && ($attributes['type'] ?? '') === 'module') {
            $id = $attributes['id'] ?? '';
            $isNamed = is_string($id) && substr($id, -10) === '-js-module';
            $isReader = isset($attributes['src'])
                ? ! $isNamed
                : is_string($code) && strpos($code, '@wordpress/interactivity') !== false;
            $this->isRead = $this->isRead || $isReader;
        }

        return $attributes;
    }

    /** WordPress hooks `wp_head` and `wp_footer`, before modules are printed. */
    public function dequeueElements(): void
    {
        $modules = $this->isRead ? [] : self::listQueue();
        $others = array_diff($modules, [self::ELEMENTS]);
        if (
            count($others) < count($modules) && self::areOthers($others)
            && (! in_array(self::COLLECTION, $modules, true) || ($this->button)()->hasLink())
        ) {
            wp_dequeue_script_module(self::ELEMENTS);
        }
    }

    /**
     * WordPress filter `script_module_data_@wordpress/interactivity`, after all other code. WordPress prints the data
     * behind the page's modules.
     *
     * @param mixed $data
     * @return mixed
     */
    public function removeUnreadData($data)
    {
        $modules = $this->isRead ? [] : array_filter(self::listQueue(), [self::class, 'isRegistered']);
        if (! is_array($data) || ! is_array($data['state'] ?? null) || $modules === [] || ! self::areOthers($modules)) {
            return $data;
        }
        foreach (self::STORES as $store) {
            /**
             * Filters whether the data of a store of WooCommerce's blocks stays in a page where nothing reads it.
             *
             * @param bool $isKept
             * @param string $store Its namespace, as `woocommerce/products`.
             */
            if (! apply_filters('islas_keep_block_data', false, $store)) {
                unset($data['state'][$store]);
            }
        }

        return $data;
    }

    /** @return array<string> Names of the page's modules; none where WordPress, before 6.9, does not say them. */
    private static function listQueue(): array
    {
        $modules = wp_script_modules();

        // @phpstan-ignore-next-line function.alreadyNarrowedType -- Only of WordPress 6.9 and later.
        return method_exists($modules, 'get_queue') ? $modules->get_queue() : [];
    }

    /** Whether WordPress knows an address for this name: blocks may name a module that there is not. */
    private static function isRegistered(string $name): bool
    {
        $modules = wp_script_modules();

        // @phpstan-ignore-next-line function.alreadyNarrowedType -- Only of WordPress 7.0 and later.
        return ! method_exists($modules, 'get_registered') || $modules->get_registered($name) !== null;
    }

    /** @param array<string> $modules */
    private static function areOthers(array $modules): bool
    {
        foreach ($modules as $module) {
            if (! self::isUnrelated($module)) {
                return false;
            }
        }

        return ! self::hasScriptWithModules();
    }

    /** Whether a classic script imports modules when it runs, as WordPress has been told from 7.0 on. */
    private static function hasScriptWithModules(): bool
    {
        foreach (wp_scripts()->registered as $handle => $script) {
            if (! empty($script->extra['module_dependencies']) && wp_script_is((string) $handle)) {
                return true;
            }
        }

        return false;
    }
}
