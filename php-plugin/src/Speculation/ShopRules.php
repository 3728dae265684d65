<?php

declare(strict_types=1);

namespace Islas\Speculation;

use Islas\Platform\PageCaches;
use Islas\Platform\Settings;
use WP_Speculation_Rules;
use WP_URL_Pattern_Prefixer;

/**
 * Rules of the shop in addition to those of WordPress: the browser fetches the page of a product when the pointer rests
 * on its card, and the cart when it rests on the drawer's link. Browsers ignore the rules on slow connections, while
 * data is saved, and with little battery or memory.
 */
final class ShopRules
{
    /** Links to products in listings of themes and blocks. */
    private const CARDS = 'li.product a, .wc-block-product a, .wc-block-grid__product a, .products .product a';

    /** Links that change something, or that their theme or a plugin leaves out. */
    private const LEFT_OUT = 'a[rel~="nofollow"], [target]:not([target=_self]), [download]'
        . ', .no-prefetch, .no-prefetch a';

    private const CART_LINKS = '.islas-drawer a';

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * WordPress hook `wp_load_speculation_rules`, which fires where visitors get rules at all: not for those who are
     * signed in.
     *
     * @param mixed $rules
     */
    public function addRules($rules): void
    {
        $mode = $this->settings->text('pages_ahead');
        if ($mode === 'auto') {
            $mode = PageCaches::isActive() ? 'prefetch' : '';
        }
        if ($rules instanceof WP_Speculation_Rules && in_array($mode, ['prefetch', 'prerender'], true)) {
            $prefixer = new WP_URL_Pattern_Prefixer();
            $rules->add_rule($mode, 'islas-products', $this->makeProductRule($mode, $prefixer));
            $this->addCartRule($rules);
        }
    }

    /** @return array<string, mixed> */
    private function makeProductRule(string $mode, WP_URL_Pattern_Prefixer $prefixer): array
    {
        $paths = array_filter((array) apply_filters('wp_speculation_rules_href_exclude_paths', [], $mode), 'is_string');
        $paths = array_map([$prefixer, 'prefix_path_pattern'], array_values($paths));
        $paths[] = $prefixer->prefix_path_pattern('/wp-*.php', 'site');
        $paths[] = $prefixer->prefix_path_pattern('/*', 'uploads');
        // A page with parameters is in no cache.
        $paths[] = $prefixer->prefix_path_pattern('/*\\?(.+)', 'home');
        $leftOut = self::LEFT_OUT . ($mode === 'prerender' ? ', .no-prerender, .no-prerender a' : '');

        return [
            'source' => 'document',
            'where' => ['and' => [
                ['selector_matches' => self::CARDS],
                ['href_matches' => $prefixer->prefix_path_pattern('/*')],
                ['not' => ['href_matches' => array_values(array_unique($paths))]],
                ['not' => ['selector_matches' => $leftOut]],
            ]],
            'eagerness' => 'moderate',
        ];
    }

    /**
     * Fetched, and not rendered. The tag keeps the rule from browsers that do not know it: they do not drop pages after
     * a change either.
     */
    private function addCartRule(WP_Speculation_Rules $rules): void
    {
        $path = wp_parse_url(wc_get_cart_url(), PHP_URL_PATH);
        if (is_string($path) && trim($path, '/') !== '') {
            $rules->add_rule('prefetch', 'islas-cart', [
                'source' => 'document',
                'where' => ['and' => [
                    ['selector_matches' => self::CART_LINKS],
                    ['href_matches' => $path],
                    ['not' => ['selector_matches' => '[aria-busy]']],
                ]],
                'eagerness' => 'moderate',
                'tag' => 'islas-cart',
            ]);
        }
    }
}
