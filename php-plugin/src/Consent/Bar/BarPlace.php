<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Platform\SkipLink;

/**
 * Where the bar is printed, once: behind the page's link to the content, which is the first thing that a keyboard
 * reaches. A theme's own link stands in its header, so that the bar comes last on the pages of classic themes.
 */
final class BarPlace
{
    private Bar $bar;
    private SkipLink $link;
    private bool $isPrinted = false;

    public function __construct(Bar $bar, SkipLink $link)
    {
        $this->bar = $bar;
        $this->link = $link;
    }

    /** WordPress hook `wp_body_open`: right after Islas' own link to the content. */
    public function printBarFirst(): void
    {
        if ($this->link->isOurs()) {
            $this->printBar();
        }
    }

    /**
     * WordPress filter `render_block_core/template-part`: before the first part of a block theme, whose own link comes
     * before all parts.
     *
     * @param mixed $html
     * @return mixed
     */
    public function prependBar($html)
    {
        if (! is_string($html) || $this->isPrinted || ! wp_is_block_theme() || $this->link->isOurs()) {
            return $html;
        }
        $this->isPrinted = true;

        return $this->bar->markup()->markup() . $html;
    }

    /** WordPress hook `wp_footer`. */
    public function printBar(): void
    {
        if (! $this->isPrinted) {
            $this->isPrinted = true;
            $this->bar->markup()->show();
        }
    }
}
