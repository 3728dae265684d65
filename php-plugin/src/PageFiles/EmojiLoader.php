<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\HookTable;
use Islas\Platform\ShopAddress;

/**
 * WordPress prints its emoji test, a module of 3 kB, into every page, and has it as a file, too.
 */
final class EmojiLoader
{
    private const PRINTER = '_print_emoji_detection_script';
    private const FILE = 'js/wp-emoji-loader.min.js';

    /** WordPress hook `wp_print_footer_scripts`, before WordPress prints the test. Other versions print it elsewhere. */
    public static function replace(): void
    {
        $priority = has_action('wp_print_footer_scripts', self::PRINTER);
        if (is_int($priority) && PageFiles::isPage() && PageFiles::isWanted('wp-emoji-loader')) {
            remove_action('wp_print_footer_scripts', self::PRINTER, $priority);
            HookTable::add([['action', 'wp_print_footer_scripts', [self::class, 'show'], $priority, 0]]);
        }
    }

    /** WordPress hook `wp_print_footer_scripts`, in place of WordPress' own printer. */
    public static function show(): void
    {
        ob_start();
        call_user_func(self::PRINTER);
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As WordPress prints it.
        echo self::withFile((string) ob_get_clean());
    }

    /** With the file in place of the module, or as it was where WordPress has not printed it in this way. */
    private static function withFile(string $html): string
    {
        $note = "\n//# sourceURL=" . esc_url_raw(includes_url('/' . self::FILE)) . "\n</script>";
        $end = strpos($html, $note);
        $start = $end === false ? false : strrpos($html, '<script type="module"', $end - strlen($html));
        $open = $start === false ? false : strpos($html, '>', $start);
        if ($end === false || $start === false || $open === false || strpos($html, '</script', $start) < $end) {
            return $html;
        }
        $address = includes_url(self::FILE) . '?ver=' . get_bloginfo('version');
        /** As WordPress does for the file that the test loads. */
        $address = apply_filters('script_loader_src', $address, 'wp-emoji-loader');

        return is_string($address) && self::hasOriginOfPage($address)
            ? substr_replace(
                $html,
                sprintf(' src="%s"></script>', esc_url($address)),
                $open,
                $end + strlen($note) - $open
            )
            : $html;
    }

    /** Whether a page of the shop may load a module from there: from another host it needs that host's permission. */
    private static function hasOriginOfPage(string $address): bool
    {
        $page = wp_parse_url(ShopAddress::home());
        $file = wp_parse_url($address);
        if (! is_array($page) || ! is_array($file) || ! isset($file['host'])) {
            return is_array($file);
        }
        $file += ['scheme' => $page['scheme'] ?? ''];
        foreach (['scheme', 'host', 'port'] as $part) {
            if (($file[$part] ?? null) !== ($page[$part] ?? null)) {
                return false;
            }
        }

        return true;
    }
}
