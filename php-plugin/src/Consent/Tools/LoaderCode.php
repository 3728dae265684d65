<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

/**
 * Addresses of scripts that inline code itself loads: `s.src = "…"`, `s.setAttribute("src", "…")`, `import("…")`,
 * `getScript("…")`. The code is read token by token, so that a loader inside a string, which a visitor may have
 * written, is a string. Code that cannot be read so names none; the browser meets what it loads.
 */
final class LoaderCode
{
    /** Bytes of code that are read. */
    private const LONGEST = 100000;

    private const SPACE = '~\G(?:\s++|//[^\r\n]*+|/\*.*?\*/|<!--[^\r\n]*+)~s';
    private const TEXT = '~\G(?:"(?:[^"\\\\\r\n]++|\\\\.)*+"|\'(?:[^\'\\\\\r\n]++|\\\\.)*+\')~s';
    private const TEMPLATE = '~\G`(?:[^`\\\\$]++|\\\\.|\$(?!\{))*+`~s';
    private const WORD = '~\G[\w$\x80-\xff]++~';
    private const EXPRESSION = '~\G/(?:[^/\\\\\[\r\n]++|\\\\.|\[(?:[^\]\\\\\r\n]++|\\\\.)*+\])++/\w*+~';
    private const MARK = '~\G(?:[=!]==?|[<>]=|=>|&&|\|\||\?\?|\+\+|--|[-+*/%&|^]=|[^"\'`])~';

    /** Words and marks behind which a slash divides; behind all others it begins a regular expression. */
    private const VALUE = '~^(?:(?!(?:return|typeof|case|in|of|delete|void|throw|new|do|else)$)[\w$\x80-\xff]+'
        . '|[\])"\'`/].*)$~Ds';
    private const CONTROL = ['if', 'while', 'for', 'with'];

    private const CALLS = ['import', 'importScripts', 'getScript'];

    /** @return list<string> */
    public static function findAddresses(string $code): array
    {
        $tokens = strlen($code) > self::LONGEST ? [] : self::tokenizeCode($code);
        $found = [];
        foreach ($tokens as $i => $token) {
            if (preg_match('~^["\'](.*)["\']$~Ds', $token, $text) !== 1) {
                continue;
            }
            $address = str_replace('\\/', '/', $text[1]);
            $isWhole = preg_match('~^(?:https?:)?//~i', $address) === 1;
            if (self::isCalled($tokens, $i) || self::isAssigned($tokens, $i, $isWhole)) {
                $found[] = $isWhole ? $address : '//' . $address;
            }
        }

        return $found;
    }

    /** @param list<string> $tokens */
    private static function isCalled(array $tokens, int $i): bool
    {
        if (($tokens[$i - 1] ?? '') === '(') {
            return in_array($tokens[$i - 2] ?? '', self::CALLS, true);
        }

        return ($tokens[$i - 4] ?? '') === 'setAttribute' && ($tokens[$i - 3] ?? '') === '('
            && in_array($tokens[$i - 2], ['"src"', "'src'"], true) && in_array('createElement', $tokens, true);
    }

    /**
     * Whether what an element gets as its address begins with this text: the first of all, one of two, or behind the
     * protocol alone.
     *
     * @param list<string> $tokens
     */
    private static function isAssigned(array $tokens, int $i, bool $isWhole): bool
    {
        $before = $tokens[$i - 1] ?? '';
        $scheme = $tokens[$i - 2] ?? '';
        $protocol = $isWhole ? '~^(?:\)|protocol|["\']https?:["\'])$~D' : '~^["\'](?:https?:)?//["\']$~D';
        $isBehindProtocol = $before === '+' && preg_match($protocol, $scheme) === 1;
        $isCall = $before === '(' && preg_match('~^[\w$]+$~D', $scheme) === 1;
        if ($isCall || (! $isBehindProtocol && (! $isWhole || ! in_array($before, ['=', '(', '?', ':'], true)))) {
            return false;
        }
        for ($at = $i - ($isBehindProtocol ? 2 : 1); $at > 1 && $i - $at < 40; $at--) {
            if ($tokens[$at] === '=') {
                $isAddress = ($tokens[$at - 1] === 'src' && $tokens[$at - 2] === '.')
                    || ($tokens[$at - 1] === ']' && in_array($tokens[$at - 2], ['"src"', "'src'"], true));

                return $isAddress && in_array('createElement', $tokens, true);
            }
            if (in_array($tokens[$at], ['+', ';', ',', '{', '}', '['], true)) {
                return false;
            }
        }

        return false;
    }

    /** @return list<string> Empty for code that cannot be read to its end. */
    private static function tokenizeCode(string $code): array
    {
        $tokens = [];
        $heads = [];
        $isControl = false;
        $at = 0;
        while ($at < strlen($code)) {
            if (preg_match(self::SPACE, $code, $found, 0, $at) === 1) {
                $at += strlen($found[0]);
                continue;
            }
            $last = $tokens === [] ? '' : $tokens[count($tokens) - 1];
            $divides = preg_match(self::VALUE, $last) === 1 && ! ($last === ')' && $isControl);
            $found = [];
            $isFound = preg_match(self::TEXT, $code, $found, 0, $at) === 1
                || preg_match(self::TEMPLATE, $code, $found, 0, $at) === 1
                || preg_match(self::WORD, $code, $found, 0, $at) === 1
                || ($code[$at] === '/' && ! $divides
                    ? preg_match(self::EXPRESSION, $code, $found, 0, $at)
                    : preg_match(self::MARK, $code, $found, 0, $at)) === 1;
            $token = $found[0] ?? '';
            if (! $isFound || $token === '') {
                return [];
            }
            if ($token === '(') {
                $heads[] = in_array($last, self::CONTROL, true);
            } elseif ($token === ')') {
                $isControl = (bool) array_pop($heads);
            }
            $tokens[] = $token;
            $at += strlen($token);
        }

        return $tokens;
    }
}
