<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\Pattern;

/**
 * Reads how `Providers` writes addresses and calls, as regular expressions that mean the same in PHP and in a browser.
 * A part of an address begins at a host, or with `/` anywhere in the path; `?id=` is that parameter at any place of the
 * query, and a part that begins with it stands at any host and path; `#` at the end is an account of 6 to 12 letters
 * and digits. A call is `name(first,second`: its arguments are whole strings, `*` is any argument, and one that ends in
 * `-` is the beginning of a string. `new name(` is a constructor; a name without `(` is the name of a property.
 */
final class ProviderNotation
{
    /** Characters that are special in an expression, and those an address has behind its parameters. */
    private const SPECIAL = '~[\\\\^$.*+?()[\]{}|/]~';

    /** Of a parameter in a query, what may stand before it. */
    private const BEFORE = '(?:[^#\s"\'<>]*&(?:amp;|#0?38;)?)?';

    /** The rest of an account, such as `GTM-ABC1234`, to its end. */
    private const ACCOUNT = '[a-z0-9]{6,12}(?![\w-])';

    /** Strings and comments; behind a colon of an address begins no comment. */
    private const TEXTS = '~"(?:[^"\\\\\n]|\\\\.)*+"|\'(?:[^\'\\\\\n]|\\\\.)*+\'|(?<!:)//[^\n]*+|/\*.*?\*/~s';

    /** What makes code fetch something by an address it names. */
    private const FETCHES = '~createElement\s*\(\s*(?:["\'`](?:script|img|iframe|link)\b|[\w$.[\]]+\s*\))'
        . '|\.src\s*=(?!=)|setAttribute\s*\(\s*["\'`]src|\.write(?:ln)?\s*\(|\bnew\s+Image\b'
        . '|\b(?:getScript|loadScript|fetch|import)\s*\('
        . '|\bsendBeacon\b|\bXMLHttpRequest\b|\binsertAdjacentHTML\b|\.innerHTML\s*\+?=~';

    /** Imports of modules, static and dynamic, and what is exported from another module. */
    private const IMPORTS = '~(?<![\w$.-])(?|'
        . '(?:import|export)\s*(?:[\w$*{][^"\'`;()=]*?\bfrom\s*)?["\']([^"\'\n]+)["\']'
        . '|import\s*\(\s*(?:/\*.*?\*/\s*)?["\'`]([^"\'`\n]+)["\'`])~s';

    /** The whole of an address is tried. */
    public static function expressAddress(string $part): string
    {
        $escaped = self::escapePart($part);

        return $part[0] === '/' || $part[0] === '?'
            ? '^[^?#]*' . $escaped
            : '^(?:https?:)?[\\\\/]{2}(?:[^/?#]*[.@])?' . $escaped;
    }

    /** The same address in the text of a script, where it may be put together of strings. */
    public static function expressWrittenAddress(string $part): string
    {
        if ($part[0] === '?') {
            return self::escapePart($part);
        }

        return ($part[0] === '/' ? '(?<![\w-])' : '(?:/|["\'`.])(?:[\w-]+\.)*')
            . str_replace('\/', '\\\\?\/', self::escapePart(ltrim($part, '/')));
    }

    public static function expressCall(string $call): string
    {
        if (strpos($call, '(') === false) {
            return '[{,]\s*["\'`]' . self::escapePart($call) . '["\'`]\s*:';
        }
        [$name, $arguments] = explode('(', $call, 2);
        $expression = '(?:\[\s*["\'`])?' . self::expressName($name);
        foreach ($arguments === '' ? [] : explode(',', $arguments) as $index => $argument) {
            $expression .= ($index === 0 ? '' : '\s*,') . '\s*' . (
                $argument === '*'
                    ? '[^,()]+?'
                    : '["\'`]' . self::escapePart($argument) . (substr($argument, -1) === '-' ? '' : '["\'`]')
            );
        }

        return $expression;
    }

    /** A call of a function of this name, with any arguments. */
    public static function expressName(string $name): string
    {
        return '(?<![\w$-])' . str_replace(' ', '\s+', self::escapePart($name)) . '(?:["\'`]\s*\])?\s*(?:\?\.\s*)?\(';
    }

    /** Whether code makes the call: not in a comment, and not as a part of a text. */
    public static function calls(string $expression, string $code): bool
    {
        return self::findInCode($expression, $code) !== [];
    }

    /** @return list<string> Addresses and names of the modules that code imports, each once. */
    public static function findImports(string $code): array
    {
        if (strpos($code, 'import') === false && strpos($code, 'export') === false) {
            return [];
        }
        // From code that PHP cannot read, whatever stands between marks of a string.
        $names = self::findInCode(self::IMPORTS, $code) ?? explode("\n", strtr($code, '"\'`', "\n\n\n"));

        return array_values(array_unique($names));
    }

    /** The address of a host alone, however the address of a provider goes on behind it; null for a part of a path. */
    public static function findHost(string $part): ?string
    {
        $host = (string) substr($part, 0, strcspn($part, '/?'));

        return $host === ''
            ? null
            : '^(?:https?:)?[\\\\/]{2}(?:[^/?#]*[.@])?' . self::escapePart($host)
                . (substr($host, -1) === '.' ? '' : '(?:[:/?#]|$)');
    }

    /**
     * @return list<string>|null The first group of each match that begins in code: in no comment and no text. Null
     *     where PHP cannot tell.
     */
    private static function findInCode(string $expression, string $code): ?array
    {
        /** @var list<list<array{string, int}>>|null $found */
        $found = Pattern::findMatches($expression, $code, PREG_OFFSET_CAPTURE | PREG_SET_ORDER);
        if ($found === null || $found === []) {
            return $found;
        }
        /** @var array{list<array{string, int}>} $texts */
        $texts = Pattern::findMatches(self::TEXTS, $code, PREG_OFFSET_CAPTURE | PREG_PATTERN_ORDER) ?? [[]];
        $matches = [];
        foreach ($found as $groups) {
            $at = $groups[0][1];
            $isCode = true;
            foreach ($texts[0] as [$text, $start]) {
                $isCode = $isCode && ($at < $start || $at >= $start + strlen($text));
            }
            if ($isCode) {
                $matches[] = $groups[1][0] ?? '';
            }
        }

        return $matches;
    }

    public static function fetches(string $code): bool
    {
        return Pattern::mayMatch(self::FETCHES, $code);
    }

    private static function escapePart(string $part): string
    {
        $isAccount = substr($part, -1) === '#';
        $escaped = Pattern::replace(self::SPECIAL, '\\\\$0', rtrim($part, '#'));

        return str_replace('\?', '\?' . self::BEFORE, $escaped) . ($isAccount ? self::ACCOUNT : '');
    }
}
