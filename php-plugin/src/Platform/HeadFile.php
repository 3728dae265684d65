<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The script of every page's head, in the language of the page. It has data that most pages share, such as the texts of
 * its language; a page prints these itself where they are different, or where its language has no such file.
 */
final class HeadFile
{
    private const SOURCES = ['en' => Manifest::HEAD . '-en_US', 'es' => Manifest::HEAD . '-es_ES'];

    private Manifest $manifest;

    public function __construct(Manifest $manifest)
    {
        $this->manifest = $manifest;
    }

    /** As the manifest names it. */
    public function source(): string
    {
        $source = self::SOURCES[substr(determine_locale(), 0, 2)] ?? '';

        return $this->manifest->has($source) ? $source : Manifest::HEAD;
    }

    /**
     * @param string $group Name of the data in `.tools/build/page-files.mjs`.
     * @param string $data  In the form of which the build writes the hash.
     */
    public function has(string $group, string $data): bool
    {
        return $this->manifest->hash($this->source(), $group) === md5($data);
    }

    /**
     * @param array<string, string> $texts In the page's language.
     * @return array<string, string> All of them, or none where the file has the same.
     */
    public function missingTexts(string $group, array $texts): array
    {
        $sorted = $texts;
        ksort($sorted, SORT_STRING);
        $data = '';
        foreach ($sorted as $key => $text) {
            $data .= $key . "\n" . $text . "\n";
        }

        return $this->has($group, $data) ? [] : $texts;
    }
}
