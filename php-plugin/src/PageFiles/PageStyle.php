<?php

declare(strict_types=1);

namespace Islas\PageFiles;

/**
 * A style sheet in the head of a page, as WordPress prints it: the part that other pages have too, and the rest, which
 * is about this page alone.
 */
final class PageStyle
{
    /** Bytes from which a file is worth a request, some 700 when compressed. */
    private const LEAST = 2048;

    private const TAG = '~<style id="([\w-]+)-inline-css">~';
    private const END = '</style>';
    private const NOTE = '/*# sourceURL=';
    private const NOTE_AT_END = '~\G/\*# sourceURL=[^*]*\*/\s*$~';

    /** Of a block theme, the rules of the blocks that are on this page follow those of all pages. */
    private const BLOCK_RULE = "\n:root :where(.wp-block-";
    private const GLOBAL = 'global-styles';

    private string $handle;
    private int $start;
    private int $end;
    private string $shared;
    private string $rest = '';
    private bool $isLast = true;
    private ?bool $canJoin = null;

    private function __construct(string $handle, int $start, int $end, string $css)
    {
        $this->handle = $handle;
        $this->start = $start;
        $this->end = $end;
        $this->shared = $css;
        $border = $handle === self::GLOBAL ? strpos($css, self::BLOCK_RULE) : false;
        if ($border !== false) {
            $this->cutAt($border);
        }
    }

    /** @return list<self> In the order of the page, without those that are in the head twice. */
    public static function inHead(string $html): array
    {
        $head = strpos($html, '</head>');
        $limit = $head === false ? strlen($html) : $head;
        preg_match_all(self::TAG, $html, $tags, PREG_OFFSET_CAPTURE | PREG_SET_ORDER);
        $styles = [];
        $places = [];
        $times = [];
        $next = 0;
        foreach ($tags as [[$tag, $at], [$handle]]) {
            $places[$handle] = $at;
            // One within another is text.
            $end = $at < $next || $at >= $limit ? false : strpos($html, self::END, $at);
            if ($end !== false) {
                $from = $at + strlen($tag);
                $next = $end + strlen(self::END);
                $css = (string) substr($html, $from, $end - $from);
                $styles[] = new self($handle, $at, $next, self::withoutNote($css));
                $times[$handle] = ($times[$handle] ?? 0) + 1;
            }
        }
        $single = [];
        foreach ($styles as $style) {
            $style->isLast = $places[$style->handle] === $style->start;
            if ($times[$style->handle] === 1) {
                $single[] = $style;
            }
        }

        return $single;
    }

    /** Without WordPress' note of the file that the rules come from. */
    private static function withoutNote(string $css): string
    {
        $note = strrpos($css, self::NOTE);

        return $note === false || preg_match(self::NOTE_AT_END, $css, $found, 0, $note) !== 1
            ? $css
            : rtrim((string) substr($css, 0, $note));
    }

    public function handle(): string
    {
        return $this->handle;
    }

    public function start(): int
    {
        return $this->start;
    }

    public function end(): int
    {
        return $this->end;
    }

    /** Whether no style sheet of the same name follows in the page; two in the head are left out before. */
    public function isLast(): bool
    {
        return $this->isLast;
    }

    /** The part that other pages have too. */
    public function shared(): string
    {
        return $this->shared;
    }

    public function isLarge(): bool
    {
        return strlen($this->shared) >= self::LEAST;
    }

    public function hasRest(): bool
    {
        return trim($this->rest) !== '';
    }

    /** Makes these rules the shared part. False, without a change, where the style sheet does not begin with them. */
    public function shareOnly(string $rules): bool
    {
        $rules = "\n" . rtrim($rules);
        $isStart = $this->rest === '' && strncmp($this->shared, $rules, strlen($rules)) === 0;
        if ($isStart) {
            $this->cutAt(strlen($rules));
        }

        return $isStart;
    }

    /**
     * Whether the shared part means the same in a file: none of its rules names an address that begins at the page, or
     * loads another sheet, and none is cut in two.
     */
    public function canMove(): bool
    {
        return substr_count($this->shared, '{') === substr_count($this->shared, '}')
            && stripos($this->shared, '@import') === false
            && stripos($this->shared, 'image-set(') === false
            && preg_match('~url\(\s*+["\']?+(?!\s*+(?:(?:https?:)?/|data:))~i', $this->shared) === 0;
    }

    /** Whether rules of another sheet may stand before and after in the same file: nothing is left open. */
    public function canJoin(): bool
    {
        return $this->canJoin ??= substr_count($this->shared, '/*') === substr_count($this->shared, '*/')
            && substr_count($this->shared, '(') === substr_count($this->shared, ')')
            && stripos($this->shared, '@namespace') === false;
    }

    /** The element of the part that stays in the page. */
    public function restElement(): string
    {
        return $this->hasRest()
            ? sprintf("\n<style id=\"%s-inline-css\">%s\n</style>", esc_attr($this->handle), $this->rest)
            : '';
    }

    private function cutAt(int $border): void
    {
        $this->canJoin = null;
        $this->rest = (string) substr($this->shared, $border);
        $this->shared = (string) substr($this->shared, 0, $border);
    }
}
