<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\Json;

/**
 * Data of WooCommerce's block stores is left out where nothing on the page can read it. WordPress prints the state of
 * all stores into each page with a block: of every listed product all that the Store API says of it, which nothing
 * reads where no button of the block has its script (`BlockButton`).
 *
 * The data of a store stays where anything names the store: its script, or an element that shows its state. The data of
 * all of them stays where a script of others may read it, and where the page is not at hand.
 */
final class BlockData
{
    /**
     * Stores, and the group of the expression for each. Scripts of WooCommerce read them together with the store's own
     * script, which has what is computed from the data; that of collections asks for nothing else.
     */
    private const STORES = ['woocommerce/products' => 'products', 'woocommerce' => 'cart'];

    /**
     * Where a page names a store. The context of an element (`data-wp-context`) does not count: it brings its own data
     * and does not read the store's.
     */
    private const NAMES = '~woocommerce(?:'
        . '(?<products>\\\\?/products(?:(?!::)|(?<!data-wp-context=["\']woocommerce/products)))|'
        . '(?<cart>::(?<!data-wp-context=["\']woocommerce::)|'
        . '\\\\?/cart(?<=stores/woocommerce/cart|stores\\\\/woocommerce\\\\/cart)|'
        . '["\'&\s>](?<=-interactive=["\']woocommerce["\']|-interactive=woocommerce[\s>]|'
        . 'namespace":"woocommerce"|namespace": "woocommerce"|namespace&quot;:&quot;woocommerce&)))~';

    /** Parts of the data that have an entry for each store. */
    private const PARTS = ['state', 'derivedStateClosures'];

    private const ELEMENT = '~<script\b[^>]*\sid="wp-script-module-data-@wordpress/interactivity"[^>]*+>~';

    private const IMPORT_MAP = '~\stype\s*=\s*["\']?\s*importmap~i';
    private const SCRIPT = '~<script\b[^>]*+>~i';
    private const JSON = '~\stype\s*=\s*["\']?application/(?:ld\+)?json\b~i';
    /** Also one that waits for consent. */
    private const MODULE = '~type\s*=\s*["\']?\s*module\b~i';
    private const ADDRESS = '~src\s*=\s*(?|"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i';
    /** WordPress' router for whole pages shows the next page with the scripts of this one. */
    private const ROUTER = 'interactivity-router/full-page';

    /** Address of the built files, with a slash at its end. */
    private string $build;

    /** @var list<string>|null Addresses of folders with modules of WordPress, WooCommerce and Islas. */
    private ?array $folders = null;

    /** @var array<string, array<string, mixed>> Entries by part and store. */
    private array $leftOut = [];

    /** How much of the page stands before the data. */
    private int $length = 0;

    public function __construct(string $build)
    {
        $this->build = $build;
    }

    /**
     * WordPress filter `script_module_data_@wordpress/interactivity`, after all other code. WordPress prints the data
     * behind the page's content; the page up to there is in the buffer.
     *
     * @param mixed $data
     * @return mixed
     */
    public function leaveOut($data)
    {
        $present = array_intersect_key(is_array($data) ? (array) ($data['state'] ?? []) : [], self::STORES);
        $isBuffered = did_action('wp_template_enhancement_output_buffer_started') > 0;
        if (! is_array($data) || $present === [] || ! $isBuffered) {
            return $data;
        }
        $page = (string) ob_get_contents();
        $this->length = strlen($page);
        // Otherwise a buffer within the page's.
        $unread = preg_match('~^\s*<!doctype html~i', $page) === 1 ? $this->unread($page, array_keys($present)) : [];
        foreach ($unread === [] ? [] : self::PARTS as $part) {
            $entries = is_array($data[$part] ?? null) ? array_intersect_key($data[$part], array_flip($unread)) : [];
            if ($entries !== []) {
                $this->leftOut[$part] = $entries;
                $data[$part] = array_diff_key($data[$part], $entries);
            }
        }

        return $data;
    }

    /**
     * WordPress filter `wp_template_enhancement_output_buffer`: puts the data back where what is printed behind it may
     * read it.
     *
     * @param mixed $html
     * @param mixed $printed The page as it was before all filters.
     * @return mixed
     */
    public function restore($html, $printed)
    {
        $stores = array_keys($this->leftOut['state'] ?? []);
        if (! is_string($html) || ! is_string($printed) || $stores === []) {
            return $html;
        }
        $read = array_diff($stores, $this->unread((string) substr($printed, $this->length), $stores));
        if ($read === []) {
            return $html;
        }
        [$at, $length] = self::place($html);
        $data = json_decode(substr($html, $at, $length));

        return is_object($data) ? substr_replace($html, $this->with($read, $data), $at, $length) : $html;
    }

    /** @return string|null A whole page without the data of a store; null where something may read it. */
    public function leaveOutOf(string $html, string $store): ?string
    {
        if ($this->unread(self::without($html), [$store]) === []) {
            return null;
        }
        [$at, $length] = self::place($html);
        if ($length === 0) {
            return $html;
        }
        $data = json_decode(substr($html, $at, $length));
        if (! is_object($data)) {
            return null;
        }
        foreach (self::PARTS as $part) {
            $entries = $data->$part ?? null;
            if (is_object($entries)) {
                unset($entries->$store);
            }
        }

        return substr_replace($html, self::encode($data), $at, $length);
    }

    /** A page whose element of the data is empty. */
    public static function without(string $html): string
    {
        [$at, $length] = self::place($html);

        return substr_replace($html, '', $at, $length);
    }

    /**
     * Searches for the end instead of matching the whole: PHP gives up on a pattern that matches as much as the data of
     * many variations.
     *
     * @return array{int, int} Where the data stands in a page, and its length, which is 0 where there is none.
     */
    private static function place(string $html): array
    {
        if (preg_match(self::ELEMENT, $html, $found, PREG_OFFSET_CAPTURE) !== 1) {
            return [0, 0];
        }
        $from = $found[0][1] + strlen($found[0][0]);
        $end = strpos($html, '</script', $from);
        if ($end === false) {
            return [0, 0];
        }
        $from += strspn($html, " \n\r\t", $from);

        return [$from, strlen(rtrim(substr($html, $from, $end - $from)))];
    }

    /** @param array<string> $stores */
    private function with(array $stores, object $data): string
    {
        foreach ($this->leftOut as $part => $entries) {
            // Without entries it is a list.
            $data->$part = (object) array_merge(
                (array) ($data->$part ?? []),
                array_intersect_key($entries, array_flip($stores))
            );
        }

        return self::encode($data);
    }

    /** As WordPress writes it. */
    private static function encode(object $data): string
    {
        $unescaped = is_utf8_charset() ? JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS : 0;

        return Json::encode($data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | $unescaped);
    }

    /**
     * @param array<string> $stores
     * @return list<string> Those that nothing in a page, or in a piece of one, reads.
     */
    private function unread(string $html, array $stores): array
    {
        if (preg_match_all(self::NAMES, $html, $names) === false) {
            return [];
        }
        $unread = [];
        foreach ($stores as $store) {
            $isNamed = array_filter($names[self::STORES[$store]]) !== [];
            /**
             * Filters whether the data of a store of WooCommerce's blocks stays in a page where nothing reads it.
             *
             * @param bool $isKept
             * @param string $store Its namespace, as `woocommerce/products`.
             */
            if (! $isNamed && ! apply_filters('islas_keep_block_data', false, $store)) {
                $unread[] = $store;
            }
        }

        return $unread !== [] && $this->hasOnlyKnownModules($html) ? $unread : [];
    }

    private function hasOnlyKnownModules(string $html): bool
    {
        $count = preg_match_all(self::SCRIPT, $html, $tags, PREG_OFFSET_CAPTURE);
        if ($count === false || self::hasScriptWithModules()) {
            return false;
        }
        foreach ($tags[0] as [$tag, $at]) {
            $from = $at + strlen($tag);
            $end = strpos($html, '</script', $from);
            if ($end === false || ! $this->isKnown($tag, (string) substr($html, $from, $end - $from))) {
                return false;
            }
        }

        return true;
    }

    /** Whether a classic script imports modules when it runs, as WordPress has been told from 7.0 on. */
    private static function hasScriptWithModules(): bool
    {
        $scripts = wp_scripts();
        foreach ($scripts->done as $handle) {
            if (! empty($scripts->registered[$handle]->extra['module_dependencies'])) {
                return true;
            }
        }

        return false;
    }

    private function isKnown(string $tag, string $code): bool
    {
        // A `>` in a value has cut the tag.
        if (substr_count($tag, '"') % 2 === 1 || substr_count($tag, "'") % 2 === 1) {
            return false;
        }
        if (preg_match(self::IMPORT_MAP, $tag) === 1) {
            $map = json_decode($code, true);

            return is_array($map) && array_keys($map) === ['imports'] && $this->areOwn($map['imports']);
        }
        $isModule = preg_match(self::MODULE, $tag) === 1;
        if ($isModule && (int) preg_match_all(self::ADDRESS, $tag, $found) > 0) {
            return $this->areOwn($found[1]);
        }

        return $code === ''
            || preg_match(self::JSON, $tag) === 1
            || preg_match($isModule ? '~interactivity|import~' : '~interactivity~', $code) === 0;
    }

    /** @param mixed $addresses */
    private function areOwn($addresses): bool
    {
        // Kept, because WordPress computes and filters an address at each call.
        $folders = $this->folders ??= [
            includes_url('js/'), WC()->plugin_url() . '/assets/client/blocks/', $this->build,
        ];
        foreach (is_array($addresses) ? $addresses : [''] as $address) {
            if (! is_string($address) || strpos($address, self::ROUTER) !== false) {
                return false;
            }
            if (array_filter($folders, static fn (string $own): bool => strpos($address, $own) === 0) === []) {
                return false;
            }
        }

        return true;
    }
}
