<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\ContentPolicy;
use Islas\Platform\HookTable;
use Islas\Platform\SkipLink;

/**
 * WooCommerce's own store notice: readable without JavaScript, and after the link to the content in the tab order.
 * WooCommerce prints it first on the page, before the skip link of any theme.
 */
final class StoreNotice
{
    private const PRINTER = 'woocommerce_demo_store';

    private SkipLink $link;
    private bool $isWaiting = false;

    public function __construct(SkipLink $link)
    {
        $this->link = $link;
    }

    /**
     * WordPress filter `woocommerce_demo_store`: WooCommerce hides the notice, in its markup and in its style sheet,
     * until its script has run; Islas hides a dismissed one in the head instead.
     *
     * @param mixed $html
     * @return mixed
     */
    public function revealNotice($html)
    {
        $hidden = ' style="display:none;"';
        if (! is_string($html) || strpos($html, $hidden) === false) {
            return $html;
        }
        $shown = ContentPolicy::makeAttributes('display:block;');
        [$name, $value] = [(string) key($shown), (string) reset($shown)];

        return str_replace($hidden, " $name=\"$value\"", $html) . ContentPolicy::renderSheet()->markup();
    }

    /** Before the page: moves the notice behind the theme's own skip link. */
    public function moveBehindSkipLink(): void
    {
        $priority = has_action('wp_body_open', self::PRINTER);
        if (! is_int($priority) || $this->link->isOurs()) {
            return;
        }
        remove_action('wp_body_open', self::PRINTER, $priority);
        if (wp_is_block_theme()) {
            $this->isWaiting = true;
            HookTable::addRows([
                ['filter', 'render_block_core/template-part', [$this, 'prependNotice'], 10, 1],
                ['action', 'wp_footer', [$this, 'printMissingNotice'], 10, 0],
            ]);

            return;
        }
        $links = has_action('storefront_header', 'storefront_skip_links');
        [$hook, $priority] = is_int($links) ? ['storefront_header', $links + 1] : ['wp_footer', 5];
        HookTable::addRows([['action', $hook, self::PRINTER, $priority, 0]]);
    }

    /**
     * WordPress filter `render_block_core/template-part`: the notice stands before the page's first part.
     *
     * @param mixed $html
     * @return mixed
     */
    public function prependNotice($html)
    {
        if (! $this->isWaiting || ! is_string($html)) {
            return $html;
        }
        ob_start();
        $this->printMissingNotice();

        return ob_get_clean() . $html;
    }

    /** WordPress hook `wp_footer`: a template without parts still shows the notice. */
    public function printMissingNotice(): void
    {
        if ($this->isWaiting && function_exists(self::PRINTER)) {
            $this->isWaiting = false;
            call_user_func(self::PRINTER);
        }
    }
}
