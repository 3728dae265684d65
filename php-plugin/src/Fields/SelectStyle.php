<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\HookTable;
use Islas\Platform\InlineScripts;
use Islas\Platform\ScriptQueue;

/**
 * The style sheet of WooCommerce's library for selects, on pages to which the library comes later: a link at its place
 * in the cascade, which browsers fetch when it is enabled. Whatever runs the library does that first. Until then
 * `widgets/fields/fields.css` gives selects the size that the sheet gives them. The sheet stays as it is where others
 * may need it without the library of WooCommerce.
 */
final class SelectStyle
{
    private const HANDLE = 'select2';

    /** How the address of the stock file ends. Another address means that a plugin has replaced the file. */
    private const FILE = '~/assets/css/select2\.css$~D';

    /** As WordPress prints it. */
    private const LINK = '~^\s*<link rel=.stylesheet.[^<]*$~D';

    /** Class of the body on pages where the sheet waits, also after it has come. */
    private const MARK = 'islas-late-select';

    /** Names of scripts that make the markup for which the sheet is. */
    private const LIBRARIES = '~select(2|woo)~i';

    /** WooCommerce's other library, which is printed where a script depends on it. */
    private const OTHERS = ['wc-select2', 'select2'];

    /** @param string $library Handle of the script before which the sheet is enabled. */
    public function postponeUntil(string $library): void
    {
        if (! self::isPlain() || self::isUsedByOthers($library)) {
            return;
        }
        foreach (array_merge([$library], self::OTHERS) as $handle) {
            if (wp_scripts()->registered[$handle]->src ?? false) {
                wp_add_inline_script($handle, InlineScripts::ENABLE_SELECT_STYLE, 'before');
            }
        }
        HookTable::addRows([
            ['filter', 'style_loader_tag', [$this, 'disableTag'], HookTable::LATE, 2],
            ['filter', 'body_class', [$this, 'addBodyClass'], 10, 1],
        ]);
    }

    /**
     * WordPress filter `body_class`. A rule with `:has()` could find the link without this class, but browsers would
     * then recalculate the styles of the whole page after every change.
     *
     * @param mixed $classes
     * @return mixed
     */
    public function addBodyClass($classes)
    {
        return is_array($classes) ? array_merge($classes, [self::MARK]) : $classes;
    }

    /**
     * WordPress filter `style_loader_tag`.
     *
     * @param mixed $tag
     * @param mixed $handle
     * @return mixed
     */
    public function disableTag($tag, $handle)
    {
        return $handle === self::HANDLE && is_string($tag) && preg_match(self::LINK, $tag) === 1
            ? str_replace('<link ', '<link disabled ', $tag)
            : $tag;
    }

    /** Whether WooCommerce's file is queued and nothing is attached to it. */
    private static function isPlain(): bool
    {
        $styles = wp_styles();
        $style = $styles->registered[self::HANDLE] ?? null;

        return $style !== null
            && in_array(self::HANDLE, $styles->queue, true)
            && preg_match(self::FILE, (string) $style->src) === 1
            && array_filter($style->extra) === [];
    }

    /** Whether a style sheet stands on this one, or the page has another library of the same name. */
    private static function isUsedByOthers(string $library): bool
    {
        foreach (wp_styles()->registered as $style) {
            if (in_array(self::HANDLE, $style->deps, true)) {
                return true;
            }
        }
        $scripts = wp_scripts();
        foreach (array_diff(ScriptQueue::listPrinted($scripts), ['selectWoo', $library]) as $handle) {
            if (preg_match(self::LIBRARIES, $handle . ' ' . $scripts->registered[$handle]->src) === 1) {
                return true;
            }
        }

        return false;
    }
}
