<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\Pattern;

/**
 * A style sheet in a page: the part that all pages of the site share, and the rest, which is about the blocks of this
 * page alone.
 */
final class PageStyle
{
    /** Handles of the style sheets that WordPress prints into every page. */
    public const HANDLES = ['global-styles', 'wp-block-library'];

    /** Bytes from which a file is worth a request, some 700 when compressed. */
    private const LEAST = 2048;

    /** Of a block theme, the rules of the blocks that are on this page follow those of all pages. */
    private const BLOCK_RULE = "\n:root :where(.wp-block-";

    private const SOURCE_NOTE = '~\s*/\*# sourceURL=[^*]*\*/\s*$~';

    private string $before;
    private string $handle;
    private string $shared;
    private string $rest;
    private string $after;

    private function __construct(string $before, string $handle, string $shared, string $rest, string $after)
    {
        $this->before = $before;
        $this->handle = $handle;
        $this->shared = $shared;
        $this->rest = $rest;
        $this->after = $after;
    }

    /** Null where the page has not exactly one such element, or its rules mean something else in a file. */
    public static function find(string $html, string $handle): ?self
    {
        $tag = sprintf('<style id="%s-inline-css">', $handle);
        $start = strpos($html, $tag);
        $end = $start === false ? false : strpos($html, '</style>', $start);
        if ($start === false || $end === false || substr_count($html, $tag) !== 1) {
            return null;
        }
        $start += strlen($tag);
        $css = Pattern::replace(self::SOURCE_NOTE, '', (string) substr($html, $start, $end - $start));
        $border = strpos($css, self::BLOCK_RULE);
        $shared = $border === false ? $css : (string) substr($css, 0, $border);

        return strlen($shared) >= self::LEAST && self::canMove($shared)
            ? new self(
                (string) substr($html, 0, $start - strlen($tag)),
                $handle,
                $shared,
                (string) substr($css, strlen($shared)),
                (string) substr($html, $end + strlen('</style>'))
            )
            : null;
    }

    /** The part that is the same on all pages. */
    public function shared(): string
    {
        return $this->shared;
    }

    /** The page with a file in place of the shared part. */
    public function replaced(string $address): string
    {
        $id = $this->handle . '-inline-css';
        $rest = trim($this->rest) === '' ? '' : sprintf("\n<style id=\"%s\">%s\n</style>", $id, $this->rest);
        // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Stands where WordPress has printed it.
        $link = '<link rel="stylesheet" id="%s" href="%s" />';

        return $this->before
            . sprintf($link, esc_attr($rest === '' ? $id : 'islas-' . $this->handle), esc_url($address))
            . $rest
            . $this->after;
    }

    /**
     * Whether rules mean the same in a file: none names an address that begins at the page, or loads another sheet, and
     * none is cut in two.
     */
    private static function canMove(string $css): bool
    {
        return substr_count($css, '{') === substr_count($css, '}')
            && stripos($css, '@import') === false
            && stripos($css, 'image-set(') === false
            && preg_match('~url\(\s*+["\']?+(?!\s*+(?:(?:https?:)?/|data:))~i', $css) === 0;
    }
}
