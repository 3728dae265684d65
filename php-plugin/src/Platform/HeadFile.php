<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The script of every page's head, in the language of the page. It has the texts of its language; a page prints those
 * that are different, and all where its language has no such file.
 */
final class HeadFile
{
    private const SOURCES = ['en' => Manifest::HEAD_ENGLISH, 'es' => Manifest::HEAD_SPANISH];

    private Manifest $manifest;

    public function __construct(Manifest $manifest)
    {
        $this->manifest = $manifest;
    }

    /** As the manifest names it. */
    public function findSource(): string
    {
        $source = self::SOURCES[substr(determine_locale(), 0, 2)] ?? '';

        return $this->manifest->has($source) ? $source : Manifest::HEAD;
    }

    /**
     * @param array<string, string> $texts In the page's language.
     * @return array<string, string> Those that the file does not have, or has in other words.
     */
    public function listMissingTexts(string $group, array $texts): array
    {
        return array_diff_assoc(
            $texts,
            array_filter($this->manifest->readTexts($this->findSource(), $group), 'is_string')
        );
    }
}
