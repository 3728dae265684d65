<?php

declare(strict_types=1);

namespace Islas\PageFiles;

/**
 * Style sheets that stand next to one another in a page, so that one file can have the rules of all in their order.
 */
final class StyleRun
{
    /** Longest name of a file; the names of many style sheets together may be longer. */
    private const LONGEST = 100;

    /** What all pages of a classic theme have behind WordPress' block library and the sheets of the page's blocks. */
    private const LIBRARY = 'wp-block-library';
    private const BEHIND = 'classic-theme-styles';

    /** @var non-empty-list<PageStyle> */
    private array $styles;

    /** A style sheet that the file has too, though others stand between. */
    private ?PageStyle $copied;

    private ?string $rules = null;

    /** @param non-empty-list<PageStyle> $styles */
    private function __construct(array $styles, ?PageStyle $copied = null)
    {
        $this->styles = $styles;
        $this->copied = $copied;
    }

    /**
     * Each ends with a large style sheet. A small one behind it stays in the page: what follows differs from page to
     * page, above all behind WordPress' block library, where the sheets of the page's blocks stand. One comes with the
     * library.
     *
     * @param list<PageStyle> $styles
     * @return list<self>
     */
    public static function divide(string $html, array $styles): array
    {
        $runs = [];
        $run = [];
        $waiting = [];
        $behind = null;
        foreach ($styles as $style) {
            if ($style->handle() === self::BEHIND) {
                $behind = $style;
                continue;
            }
            $last = end($waiting) ?: end($run);
            if ($last && ! self::areNeighbours($html, $last, $style)) {
                $runs[] = $run;
                $run = [];
                $waiting = [];
            }
            $waiting[] = $style;
            if ($style->isLarge()) {
                array_push($run, ...$waiting);
                $waiting = [];
            }
        }
        $runs[] = $run;

        return array_map(
            static fn (array $run): self => self::withBehind($html, $run, $behind),
            array_values(array_filter($runs))
        );
    }

    /**
     * Pages with blocks and those without share the file of the library. Where sheets of blocks stand between, the
     * element stays as well: it overrides its rules in the file.
     *
     * @param non-empty-list<PageStyle> $run
     */
    private static function withBehind(string $html, array $run, ?PageStyle $behind): self
    {
        $last = $run[count($run) - 1];
        if ($behind === null || $last->handle() !== self::LIBRARY || $behind->start() < $last->end()) {
            return new self($run);
        }
        if (self::areNeighbours($html, $last, $behind)) {
            return new self(array_merge($run, [$behind]));
        }

        return new self($run, $last->canJoin() && $behind->canJoin() ? $behind : null);
    }

    /**
     * @param list<self> $runs
     * @return list<self>
     */
    public static function largestFirst(array $runs): array
    {
        $sizes = array_map(static fn (self $run): int => strlen($run->rules()), $runs);
        arsort($sizes);

        return array_map(static fn (int $index): self => $runs[$index], array_keys($sizes));
    }

    /** @return list<self> Of each large style sheet alone; none where there is but one. */
    public function singles(): array
    {
        if (count($this->styles) === 1 && $this->copied === null) {
            return [];
        }
        $large = array_filter($this->styles, static fn (PageStyle $style): bool => $style->isLarge());

        return array_map(static fn (PageStyle $style): self => new self([$style]), array_values($large));
    }

    /** Name of the file; null where it would be too long. */
    public function name(): ?string
    {
        $name = implode('-', array_map(static fn (PageStyle $style): string => $style->handle(), $this->content()));

        return strlen($name) <= self::LONGEST ? $name : null;
    }

    public function rules(): string
    {
        return $this->rules ??= implode(
            "\n",
            array_map(static fn (PageStyle $style): string => $style->shared(), $this->content())
        );
    }

    /** @return list<PageStyle> */
    private function content(): array
    {
        return $this->copied === null ? $this->styles : array_merge($this->styles, [$this->copied]);
    }

    public function start(): int
    {
        return $this->styles[0]->start();
    }

    public function last(): PageStyle
    {
        return $this->styles[count($this->styles) - 1];
    }

    private static function areNeighbours(string $html, PageStyle $one, PageStyle $next): bool
    {
        return ! $one->hasRest()
            && $one->canJoin()
            && $next->canJoin()
            && trim((string) substr($html, $one->end(), $next->start() - $one->end())) === '';
    }
}
