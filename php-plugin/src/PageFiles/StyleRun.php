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

    /** @var non-empty-list<PageStyle> */
    private array $styles;

    private ?string $rules = null;

    /** @param non-empty-list<PageStyle> $styles */
    private function __construct(array $styles)
    {
        $this->styles = $styles;
    }

    /**
     * Each ends with a large style sheet. A small one behind it stays in the page: what follows differs from page to
     * page, above all behind WordPress' block library, where the sheets of the page's blocks stand.
     *
     * @param list<PageStyle> $styles
     * @return list<self>
     */
    public static function divide(string $html, array $styles): array
    {
        $runs = [];
        $run = [];
        $waiting = [];
        foreach ($styles as $style) {
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

        return array_map(static fn (array $run): self => new self($run), array_values(array_filter($runs)));
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
        if (count($this->styles) === 1) {
            return [];
        }
        $large = array_filter($this->styles, static fn (PageStyle $style): bool => $style->isLarge());

        return array_map(static fn (PageStyle $style): self => new self([$style]), array_values($large));
    }

    /** Name of the file; null where it would be too long. */
    public function name(): ?string
    {
        $name = implode('-', array_map(static fn (PageStyle $style): string => $style->handle(), $this->styles));

        return strlen($name) <= self::LONGEST ? $name : null;
    }

    public function rules(): string
    {
        return $this->rules ??= implode(
            "\n",
            array_map(static fn (PageStyle $style): string => $style->shared(), $this->styles)
        );
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
