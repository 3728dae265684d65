<?php

declare(strict_types=1);

namespace Islas\Admin;

/**
 * What the owner reads at the settings of cart drawer, search, social links and cursor, a part of `Labels`.
 */
final class OverlayLabels
{
    /** @return array<string, array{0: string, 1: string, 2?: array<string, string>}> */
    public static function settings(): array
    {
        $selector = __('A CSS selector. Empty: what themes commonly use.', 'islas');

        return [
            'drawer_after_add' => [
                __('After an add', 'islas'),
                __('With a mouse. Where the Mini-Cart block stands, the block’s own setting counts.', 'islas'),
                self::afterAdd(),
            ],
            'drawer_after_add_touch' => [
                __('After an add, on touch screens', 'islas'),
                '',
                self::afterAdd(),
            ],
            'drawer_toggles' => [
                __('Links that open the cart drawer', 'islas'),
                __('CSS selectors, such as .my-header a.cart. Empty: the cart links of common themes.', 'islas'),
            ],
            'search_toggle' => [__('The theme’s search control', 'islas'), $selector],
            'search_panel' => [__('What the theme’s search control shows', 'islas'), $selector],
            'social_links' => [
                __('Your pages in social networks', 'islas'),
                // phpcs:ignore Generic.Files.LineLength.MaxExceeded -- A text in one piece, for translators.
                __('Addresses, separated by spaces or commas. Shown by the block or the shortcode [islas_social].', 'islas'),
            ],
            'social_toggle' => [__('The theme’s control for social networks', 'islas'), $selector],
            'social_panel' => [__('What the theme’s control for social networks shows', 'islas'), $selector],
            'cursor_menu' => [__('Menus over which the cursor changes', 'islas'), $selector],
            'cursor_team' => [__('Groups of people over which the cursor changes', 'islas'), $selector],
        ];
    }

    /** @return array<string, string> */
    private static function afterAdd(): array
    {
        return [
            'open' => __('Open the cart drawer', 'islas'),
            'badge' => __('Let the link to the cart catch the eye', 'islas'),
            'message' => __('Show a message with a link to the cart', 'islas'),
            'nothing' => __('Nothing', 'islas'),
        ];
    }
}
