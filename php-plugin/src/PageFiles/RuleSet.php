<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use _WP_Dependency;

/**
 * The rules that are attached to a style sheet of WordPress: those that other pages have too, and the rest, which is
 * about this page alone. WordPress attaches the global styles of all pages first, and then those of the page's blocks.
 */
final class RuleSet
{
    /** Bytes from which a file is worth a request, some 600 when compressed. */
    public const LEAST = 1700;

    private string $shared;

    /** @var list<string> */
    private array $rest;

    /** @param list<string> $rest */
    private function __construct(string $shared, array $rest)
    {
        $this->shared = $shared;
        $this->rest = $rest;
    }

    /** Up to the first large part; null where none is. */
    public static function fromStyle(_WP_Dependency $style): ?self
    {
        $parts = $style->extra['after'] ?? [];
        $parts = is_array($parts) ? array_values(array_filter($parts, 'is_string')) : [];
        foreach ($parts as $i => $part) {
            if (strlen($part) >= self::LEAST) {
                return new self(implode("\n", array_slice($parts, 0, $i + 1)), array_slice($parts, $i + 1));
            }
        }

        return null;
    }

    /** The part that other pages have too. */
    public function getShared(): string
    {
        return $this->shared;
    }

    /** @return list<string> */
    public function getRest(): array
    {
        return $this->rest;
    }

    /**
     * Whether the shared part means the same in a file: none of its rules names an address that begins at the page, or
     * loads another sheet, and none is left open.
     */
    public function canMove(): bool
    {
        return substr_count($this->shared, '{') === substr_count($this->shared, '}')
            && substr_count($this->shared, '/*') === substr_count($this->shared, '*/')
            && stripos($this->shared, '@import') === false
            && stripos($this->shared, '@namespace') === false
            && stripos($this->shared, 'image-set(') === false
            && preg_match('~url\(\s*+["\']?+(?!\s*+(?:(?:https?:)?/|data:))~i', $this->shared) === 0;
    }
}
