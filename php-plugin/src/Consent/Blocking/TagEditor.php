<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\Html;
use WP_HTML_Tag_Processor;
use WP_HTML_Text_Replacement;

/**
 * WordPress' walk over markup that can also insert, by position, while it walks: each element is met once, and only
 * what is changed is written. Works on what WordPress 6.7 and later keep of bookmarks and of updates.
 */
final class TagEditor extends WP_HTML_Tag_Processor
{
    private const HERE = 'islas';
    /** Every step of the walk looks at all changes that are not written yet. */
    private const AT_MOST = 200;

    /**
     * Writes attributes in front of all others of this tag, where they win over others of the same name, and removes
     * some. Nothing is removed where nothing could be written.
     *
     * @param array<string, string> $added
     * @param list<string> $removed
     */
    public function exchangeAttributes(array $added, array $removed): bool
    {
        $span = $this->findSpan();
        if ($span === null) {
            return false;
        }
        $text = '';
        foreach ($added as $name => $value) {
            $text .= ' ' . $name . '="' . Html::text($value)->markup() . '"';
        }
        foreach (array_merge($removed, array_keys($added)) as $name) {
            $this->remove_attribute($name);
        }
        $this->replaceBytes($span[0] + 1 + strlen((string) $this->get_tag()), 0, $text);

        return true;
    }

    /**
     * Writes markup right behind this tag; behind the whole element where it holds nothing but text, as a frame does.
     * The last change to a tag.
     */
    public function insertAfter(string $html): bool
    {
        $span = $this->findSpan();
        if ($span === null) {
            return false;
        }
        // With the tag's last character, because the walk stops for a change that does not begin in front of it.
        $this->replaceBytes($span[1] - 1, 1, '>' . $html);
        if (count($this->lexical_updates) > self::AT_MOST) {
            $this->get_updated_html();
        }

        return true;
    }

    /** @return array{int, int}|null First byte of this tag and the first behind it; null where there is no tag. */
    private function findSpan(): ?array
    {
        if ($this->get_tag() === null || ! $this->set_bookmark(self::HERE)) {
            return null;
        }
        $span = $this->bookmarks[self::HERE];
        $this->release_bookmark(self::HERE);

        return [$span->start, $span->start + $span->length];
    }

    private function replaceBytes(int $start, int $length, string $text): void
    {
        $this->lexical_updates[] = new WP_HTML_Text_Replacement($start, $length, $text);
    }
}
