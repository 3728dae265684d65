<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * Which tags wait for which category: the owner's rules first, then what is known of providers. The shop's own scripts
 * never wait: a rule that would hold them is refused with words, and does nothing if it got in another way.
 *
 * @phpstan-import-type Rule from Lists
 * @phpstan-type Match array{category: string, provider: string}
 */
final class Rules
{
    /** In the tag of a script, written as Islas and WordPress write it. */
    private const NEVER_WAITS = '~^<script\b[^>]*\s(?:id="islas-'
        . '|type="(?:application/(?:ld\+)?json|speculationrules|importmap)")~';

    private Lists $lists;

    /** @var list<Rule>|null */
    private ?array $rules = null;

    public function __construct(Lists $lists)
    {
        $this->lists = $lists;
    }

    /**
     * Why a rule is not taken, in words; '' when it is.
     *
     * @param array<string, string> $rule
     */
    public static function refusal(array $rule): string
    {
        $pattern = $rule['pattern'] ?? '';
        if (strlen($pattern) < 4) {
            /* translators: %s: what the owner typed */
            return sprintf(__('“%s” is too short: it would hold scripts nobody means.', 'islas'), $pattern);
        }
        $own = '';
        if (($rule['kind'] ?? '') === 'handle') {
            $own = OwnScripts::isHandle($pattern) ? $pattern : '';
        } elseif (($rule['kind'] ?? '') === 'url') {
            $own = OwnScripts::isMetBy($pattern) ? $pattern : '';
        } else {
            foreach (['wc_', 'woocommerce', 'jQuery', 'wp.', 'islas', 'document', 'window', 'function'] as $word) {
                $own = stripos($pattern, $word) === 0 ? $pattern : $own;
            }
        }

        /* translators: %s: what the owner typed */
        return $own === '' ? '' : sprintf(__('“%s” would hold scripts that the shop itself needs.', 'islas'), $own);
    }

    /** @return Match|null */
    public function ofHandle(string $handle): ?array
    {
        foreach ($this->own() as $rule) {
            if ($rule['kind'] === 'handle' && Names::matches($rule['pattern'], $handle)) {
                return OwnScripts::isHandle($handle) ? null : self::found($rule);
            }
        }

        return null;
    }

    /** @return Match|null */
    public function ofUrl(string $url): ?array
    {
        if ($url === '' || OwnScripts::isAddress($url)) {
            return null;
        }
        foreach ($this->own() as $rule) {
            if ($rule['kind'] === 'url' && stripos($url, $rule['pattern']) !== false) {
                return self::found($rule);
            }
        }

        return self::known('urls', $url);
    }

    /** @return Match|null */
    public function ofInline(string $code): ?array
    {
        if (trim($code) === '') {
            return null;
        }
        foreach ($this->own() as $rule) {
            if ($rule['kind'] === 'inline' && strpos($code, $rule['pattern']) !== false) {
                return self::found($rule);
            }
        }

        return self::known('inline', $code);
    }

    /** One cheap look whether a page, or a piece of one, can hold anything that waits. */
    public function concern(string $page): bool
    {
        $html = self::scriptsAndFrames($page);
        if ($html === '') {
            return false;
        }
        foreach (Providers::TABLE as $row) {
            foreach ($row['category'] === 'necessary' ? [] : array_merge($row['urls'], $row['inline']) as $part) {
                $written = str_replace('&', '&amp;', $part);
                if (strpos($html, $part) !== false || ($written !== $part && strpos($html, $written) !== false)) {
                    return true;
                }
            }
        }
        foreach ($this->own() as $rule) {
            if ($rule['kind'] !== 'handle' && stripos($html, $rule['pattern']) !== false) {
                return true;
            }
        }

        return false;
    }

    /**
     * What of a page the rules can mean, and rather too much than too little: most of a page is neither, and would be
     * searched for every address of every provider. Of scripts, those of Islas and mere data never wait.
     */
    private static function scriptsAndFrames(string $html): string
    {
        $lower = strtolower($html);
        $found = '';
        foreach (['script', 'iframe'] as $element) {
            $at = 0;
            while (($at = strpos($lower, '<' . $element, $at)) !== false) {
                $isClosed = preg_match('~</' . $element . '[\s/>]~', $lower, $close, PREG_OFFSET_CAPTURE, $at) === 1;
                $end = $isClosed ? $close[0][1] : strlen($html);
                // Behind a comment of its own a script may hold an end that ends nothing.
                $comment = strpos($lower, '<!--', $at);
                $end = $comment !== false && $comment < $end ? strlen($html) : $end;
                $tag = substr($lower, $at, (int) strpos($lower, '>', $at) - $at);
                if ($end === strlen($html) || preg_match(self::NEVER_WAITS, (string) $tag) !== 1) {
                    $found .= substr($html, $at, $end - $at);
                }
                $at = $end;
            }
        }

        return $found;
    }

    /** @return Match|null A provider that is necessary wins over all others. */
    private static function known(string $key, string $text): ?array
    {
        $found = null;
        $text = strtolower($text);
        foreach (Providers::TABLE as $provider => $row) {
            foreach ($key === 'urls' ? $row['urls'] : $row['inline'] as $part) {
                if (strpos($text, strtolower($part)) === false) {
                    continue;
                }
                if ($row['category'] === 'necessary') {
                    return null;
                }
                // The one that names more of the text knows it better.
                if ($found === null || strlen($part) > $found[1]) {
                    $found = [['category' => $row['category'], 'provider' => $provider], strlen($part)];
                }
            }
        }

        return $found === null ? null : $found[0];
    }

    /**
     * @param Rule $rule
     * @return Match|null
     */
    private static function found(array $rule): ?array
    {
        return $rule['category'] === 'necessary'
            ? null
            : ['category' => $rule['category'], 'provider' => sanitize_title($rule['provider'])];
    }

    /** @return list<Rule> The owner's that are taken. */
    private function own(): array
    {
        return $this->rules ??= array_values(array_filter(
            $this->lists->rules(),
            static fn (array $rule) => self::refusal($rule) === ''
        ));
    }
}
