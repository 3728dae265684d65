<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

/**
 * The elements that the parser is inside of, as far as they decide what may be printed there.
 */
final class MarkupPlace
{
    private const WATCHED = ['A' => true, 'BUTTON' => true, 'NOSCRIPT' => true, 'SELECT' => true, 'SVG' => true];

    /** What is to be printed behind the object that is open; what it holds is its replacement and gets nothing. */
    public string $afterObject = '';

    /** @var array<string, bool> Whether an element of this name is open; none of them may stand in itself. */
    private array $open = [];

    public function trackTag(string $tag, bool $isCloser): void
    {
        if (isset(self::WATCHED[$tag])) {
            $this->open[$tag] = ! $isCloser;
        } elseif ($tag === 'FOREIGNOBJECT') {
            $this->open['SVG'] = $isCloser;
        }
    }

    public function isInside(string ...$tags): bool
    {
        foreach ($tags as $tag) {
            if ($this->open[$tag] ?? false) {
                return true;
            }
        }

        return false;
    }
}
