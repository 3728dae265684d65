<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A page that `FileLook` asks for keeps what could be in a file where WordPress prints it, and lists it at its end. The
 * list is signed, because an author may write a false one into a page. Pages for visitors have no list.
 *
 * What is found: kind → name → codes.
 *
 * @phpstan-type Found array<string, array<string, list<string>>>
 */
final class FileCandidates
{
    private const START = '<!-- islas-look:';
    private const END = ' -->';

    /** @var Found */
    private static array $noted = [];

    public static function addCandidate(string $kind, string $name, string $code): void
    {
        if (preg_match('/^[\w-]{1,100}$/D', $name) === 1) {
            self::$noted[$kind][$name][] = $code;
        }
    }

    /** WordPress hook `shutdown`. */
    public static function printCandidates(): void
    {
        // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A comment of HTML may not hold any text.
        $noted = base64_encode(Json::encode(self::$noted));
        printf('<!-- islas-look:%s %s -->', esc_html($noted), esc_html(self::signCandidates($noted)));
        self::$noted = [];
    }

    /** @return Found|null Null where the page has none. */
    public static function readCandidates(string $html): ?array
    {
        $start = strrpos($html, self::START);
        $end = $start === false ? false : strpos($html, self::END, $start);
        if ($start === false || $end === false) {
            return null;
        }
        $from = $start + strlen(self::START);
        [$noted, $signature] = explode(' ', (string) substr($html, $from, $end - $from), 2) + ['', ''];
        // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As it was written above.
        $text = hash_equals(self::signCandidates($noted), $signature) ? base64_decode($noted, true) : false;
        $found = is_string($text) ? json_decode($text, true) : null;
        $notes = [];
        foreach (is_array($found) ? $found : [] as $kind => $names) {
            foreach (is_array($names) ? $names : [] as $name => $codes) {
                $notes[(string) $kind][(string) $name] = Values::texts($codes);
            }
        }

        return is_array($found) ? $notes : null;
    }

    private static function signCandidates(string $noted): string
    {
        return SignedVisit::signVisit(SignedVisit::LOOK, $noted);
    }
}
