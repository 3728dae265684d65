<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\ContentPolicy;
use WC_AJAX;

/**
 * WordPress prints its test of emoji, a module of 3 kB, and rules for their pictures into every page. Islas leaves both
 * out, and the browser asks for them where a page has an emoji.
 */
final class EmojiDetection
{
    public const ENDPOINT = 'islas_emoji';

    /** In front of the answer, by which the browser knows it from a host's own page. */
    private const MARK = '<!--islas-emoji-->';

    /** WordPress' function and its priority, by which plugins take it away. */
    private const PRINTER = 'print_emoji_detection_script';
    private const PRIORITY = 7;
    private const STYLES = 'print_emoji_styles';

    /** Before, the test is no module and waits for a page that has not loaded yet. */
    private const LEAST_VERSION = '6.9';

    private bool $isLeftOut = false;

    /** WordPress hook `wp_head`, before WordPress adds what it prints. */
    public function leaveOut(): void
    {
        // A script that comes later has no nonce of the page.
        $this->isLeftOut = PageFiles::isPage()
            && is_wp_version_compatible(self::LEAST_VERSION)
            && has_action('wp_head', self::PRINTER) === self::PRIORITY
            && ContentPolicy::findNonce() === ''
            && PageFiles::isWanted('wp-emoji-loader');
        if ($this->isLeftOut) {
            remove_action('wp_head', self::PRINTER, self::PRIORITY);
            remove_action('wp_print_styles', self::STYLES);
        }
    }

    /**
     * WordPress filter `script_module_data_islas`.
     *
     * @param mixed $data
     * @return mixed
     */
    public function addAddress($data)
    {
        if (! $this->isLeftOut || ! is_array($data)) {
            return $data;
        }

        return $data + ['page_files' => ['emoji' => self::buildAddress()]];
    }

    /** The version is in the address, so that browsers may keep the answer. */
    public static function buildAddress(): string
    {
        return add_query_arg('v', get_bloginfo('version'), WC_AJAX::get_endpoint(self::ENDPOINT));
    }

    /** WooCommerce hook `wc_ajax_islas_emoji`: the test and the rules, as WordPress prints them. */
    public function show(): void
    {
        header('Content-Type: text/html; charset=' . get_bloginfo('charset'));
        header('Cache-Control: private, max-age=' . DAY_IN_SECONDS);
        header_remove('Expires');
        echo self::MARK; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
        if (has_action('wp_head', self::PRINTER) === self::PRIORITY) {
            wp_enqueue_emoji_styles();
            wp_print_styles(['wp-emoji-styles']);
            remove_all_actions('wp_print_footer_scripts');
            print_emoji_detection_script();
            do_action('wp_print_footer_scripts');
        }
        exit;
    }
}
