<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * What a visitor decided, read from the cookies of a request by the rules that `src/contracts/consent.ts` states. A
 * cookie that is cut, foreign, past or of another version of texts and lists means undecided, never consent.
 */
final class Decision
{
    public const UNTIL = 'eu_cookies_bar';
    public const BLOCK = 'eu_cookies_bar_block';
    public const DECLINE = 'eu_cookies_bar_decline';
    public const PROOF = 'islas_consent';
    public const EMBEDS = 'islas_consent_embeds';

    /** 24 months and a day: no decision lasts longer, unless the owner says so. */
    private const MAX_AHEAD = 63158400;

    private const LETTERS = ['p' => 'preferences', 's' => 'statistics', 'm' => 'marketing'];

    /** `undecided`, `accepted`, `saved` or `declined`. */
    public string $state = 'undecided';

    /** @var list<string> Names and beginnings of names with a `*`; while undecided those of an earlier decision. */
    public array $blocked = [];

    /** @var list<string> Optional categories of which nothing is refused. */
    public array $categories = [];

    /** The visitor's anonymous id, '' without one. */
    public string $id = '';

    /** Seconds since 1970 at which it was taken, 0 where nothing says so. */
    public int $time = 0;

    public string $version = '';

    /**
     * @param array<string, string> $cookies Raw values by name.
     * @param string $version Of the texts and lists of now.
     * @param list<array{name: string, category: string}> $listed
     * @param int $length Seconds that a decision lasts.
     */
    public static function read(array $cookies, string $version, array $listed, int $length, int $now): self
    {
        $decision = new self();
        $decision->blocked = Names::list(self::decoded($cookies[self::BLOCK] ?? ''));
        $proof = self::proof(self::decoded($cookies[self::PROOF] ?? ''));
        if ($proof !== null) {
            [$decision->version, $decision->time, $decision->id] = $proof;
        }
        $until = self::decoded($cookies[self::UNTIL] ?? '');
        $ahead = preg_match('/^\d{1,11}$/D', $until) === 1 ? (int) $until - $now : 0;
        if ($ahead <= 0 || $ahead > max(self::MAX_AHEAD, $length + DAY_IN_SECONDS)) {
            return $decision;
        }
        if ($proof !== null && $proof[0] !== $version) {
            return $decision;
        }
        if (self::decoded($cookies[self::DECLINE] ?? '') === '1') {
            $decision->state = 'declined';
            return $decision;
        }
        $decision->categories = $proof !== null ? $proof[3] : self::following($decision->blocked, $listed);
        $isWhole = $decision->blocked === [] && count($decision->categories) === count(self::LETTERS);
        $decision->state = $isWhole ? 'accepted' : 'saved';

        return $decision;
    }

    public function allows(string $category): bool
    {
        return $category === 'necessary' || in_array($category, $this->categories, true);
    }

    /**
     * Whether a category is not wholly refused.
     *
     * @param list<array{name: string, category: string}> $listed
     */
    public function allowsPartOf(string $category, array $listed): bool
    {
        $isSome = false;
        foreach ($listed as $cookie) {
            $isSome = $isSome
                || ($cookie['category'] === $category && ! Names::isBlocked($this->blocked, $cookie['name']));
        }

        return $this->allows($category) || ($this->state === 'saved' && $isSome);
    }

    /**
     * @param list<string> $categories
     * @param list<string> $blocked
     * @param list<array{name: string, category: string}> $listed
     * @return list<string> Those of these categories of which no listed cookie is refused.
     */
    public static function untouched(array $categories, array $blocked, array $listed): array
    {
        return array_values(array_filter($categories, static function (string $category) use ($blocked, $listed): bool {
            foreach ($listed as $cookie) {
                if ($cookie['category'] === $category && Names::isBlocked($blocked, $cookie['name'])) {
                    return false;
                }
            }

            return true;
        }));
    }

    /**
     * A decision of EU Cookies Bar knows names only: a listed category of which nothing is refused is allowed.
     *
     * @param list<string> $blocked
     * @param list<array{name: string, category: string}> $listed
     * @return list<string>
     */
    private static function following(array $blocked, array $listed): array
    {
        $known = $blocked === []
            ? self::LETTERS
            : array_intersect(self::LETTERS, array_column($listed, 'category'));

        return self::untouched(array_values($known), $blocked, $listed);
    }

    /** A value that somebody encoded on its way, once or twice. */
    private static function decoded(string $value): string
    {
        return rawurldecode(rawurldecode($value));
    }

    /**
     * What `islas_consent` holds.
     *
     * @return array{string, int, string, list<string>}|null Version, time, id and allowed categories.
     */
    public static function proof(string $value): ?array
    {
        if (preg_match('/^(\w*)\.(\d{1,11})\.([\da-f]*)\.([psm]*)$/D', $value, $found) !== 1) {
            return null;
        }

        return [
            $found[1],
            (int) $found[2],
            $found[3],
            array_values(array_intersect_key(self::LETTERS, array_flip($found[4] === '' ? [] : str_split($found[4])))),
        ];
    }
}
