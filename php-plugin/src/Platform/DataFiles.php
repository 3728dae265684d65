<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Scripts with data and style sheets that are the same for all visitors, as files in the uploads folder that browsers
 * keep. The content names the file, so a file never changes. A page names only files that are there; they are made in
 * the background (`FileLook`), and what they hold is in the database (`FileRows`).
 */
final class DataFiles
{
    /** Beginning of the name of every script, by which optimisers know them. */
    public const PREFIX = 'islas-data-';
    /** Beginning of the name of every style sheet: optimisers may combine them. */
    public const STYLE_PREFIX = 'islas-style-';

    /** Kinds of files, by what their names end with. */
    public const SCRIPT = '.js';
    public const STYLE = '.css';

    /** Parameter of the shop's address at which a lost style sheet is (`FileEndpoint`). */
    public const DOOR = 'islas-style';

    /** The address for the browser, which puts the end of the file's name behind it. */
    public static function buildFileAddress(): string
    {
        return wp_make_link_relative(ShopAddress::findHome('/')) . '?' . self::DOOR . '=';
    }

    public static function isFileAsked(): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads what is public.
        return isset($_GET[self::DOOR]);
    }

    /**
     * Address of the file with this code; null where there is none, and the page has the code itself.
     *
     * @param string $name What the file is about: letters, digits and hyphens.
     * @param self::SCRIPT|self::STYLE $kind
     */
    public function findAddress(string $name, string $code, string $kind = self::SCRIPT): ?string
    {
        if (SignedVisit::isAsked(SignedVisit::LOOK)) {
            FileCandidates::addCandidate($kind, $name, $code);
            return null;
        }
        $hashes = FileRows::readKnown()[$kind][$name] ?? [];
        $hash = $hashes === [] ? '' : FileRows::computeHash($kind, $name, $code);
        $folder = isset($hashes[$hash]) ? FileFolder::findFolder() : null;
        $file = self::makeFileName($kind, $name, $hash);

        return $folder !== null && is_file($folder['path'] . $file) ? $folder['url'] . $file : null;
    }

    /** Name of a file in its folder. */
    public static function makeFileName(string $kind, string $name, string $hash): string
    {
        return ($kind === self::STYLE ? self::STYLE_PREFIX : self::PREFIX) . $name . '-' . $hash . $kind;
    }
}
