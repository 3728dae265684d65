<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Platform\ShopLanguage;

/**
 * The page of the cookie policy: one that the owner picks, or a draft with the list of cookies and the control that
 * opens the choices.
 */
final class PolicyPage
{
    public const NONE = '';
    public const GONE = 'gone';

    public const PRIVACY = 'wp_page_for_privacy_policy';

    /** @return string The status of a page that is picked, such as `publish`; `GONE` if it was deleted. */
    public static function status(int $id): string
    {
        if ($id === 0) {
            return self::NONE;
        }
        $status = get_post_type($id) === 'page' ? get_post_status($id) : false;

        return $status === false || $status === 'trash' ? self::GONE : $status;
    }

    /** Id of the page picked, or of the one that the bar leads to without a pick; 0 without one. */
    public static function id(): int
    {
        $picked = StartState::page();
        $found = array_column((new Lists())->links(), 'url', 'text')['cookies'] ?? '';

        return $picked === 0 && $found !== '' ? url_to_postid($found) : $picked;
    }

    /** Whether the shop has one, published or not. */
    public static function isThere(): bool
    {
        return ! in_array(self::status(self::id()), [self::NONE, self::GONE], true);
    }

    /** Its address, '' while it is not published. */
    public static function url(): string
    {
        $id = StartState::page();

        return self::status($id) === 'publish' ? (string) get_permalink($id) : '';
    }

    /** Id of the page that WordPress has for the privacy policy, 0 without one. */
    public static function privacy(): int
    {
        $id = get_option(self::PRIVACY);

        return is_numeric($id) ? max(0, (int) $id) : 0;
    }

    /** A draft, in the language of the site. Its id; 0 where WordPress stored none. */
    public static function make(): int
    {
        return ShopLanguage::run(static fn (): int => wp_insert_post([
            'post_type' => 'page', 'post_status' => 'draft', 'post_title' => Labels::link('cookies'),
            'post_name' => sanitize_title(Labels::link('cookies')), 'post_content' => self::content(),
        ]));
    }

    private static function content(): string
    {
        return implode("\n\n", [
            self::paragraph(__('Cookies are small pieces of data that a shop keeps in your browser.', 'islas') . ' '
                . __('Some are needed for the shop to work. For all others you are asked first.', 'islas')),
            self::heading(__('Which cookies we use', 'islas')),
            self::shortcode('[islas_cookies]'),
            self::heading(__('How to change your decision', 'islas')),
            self::paragraph(__('You can accept, reject or choose again at any time:', 'islas')),
            self::shortcode('[islas_consent_settings]'),
            self::paragraph(__('You can also delete cookies in the settings of your browser.', 'islas')),
        ]);
    }

    private static function paragraph(string $text): string
    {
        return "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->";
    }

    private static function heading(string $text): string
    {
        return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">" . esc_html($text) . "</h2>\n<!-- /wp:heading -->";
    }

    private static function shortcode(string $shortcode): string
    {
        return "<!-- wp:shortcode -->\n" . $shortcode . "\n<!-- /wp:shortcode -->";
    }
}
