<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Platform\Pattern;

/**
 * What a visitor decided, read from the cookies of a request by the rules that `widgets/consent/consent-config.ts`
 * states. A cookie that is cut, foreign, past or of a version that asked for less means undecided, never consent. A
 * refusal of everything also covers what is new, so it holds on every version until it expires.
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

    /** Undecided, and the browser sends Global Privacy Control. */
    public bool $isGpc = false;

    /**
     * The same as `readDecision()` in `widgets/consent/decision.ts`: `tests/contract/consent-decisions.json` holds both
     * to the same answers.
     *
     * @param array<string, string> $cookies Raw values by name.
     * @param list<string> $versions Of the texts and lists, whose decisions hold.
     * @param int $length Seconds that a decision lasts.
     */
    public static function fromCookies(array $cookies, array $versions, int $length, int $now, bool $hasGpc): self
    {
        $decision = new self();
        // Commas that other code has encoded, once or twice, are commas.
        $decision->blocked = Pattern::splitText('/,|%(?:25)?2C/i', $cookies[self::BLOCK] ?? '');
        $given = $cookies[self::PROOF] ?? '';
        $proof = self::parseProof($given);
        if ($proof !== null) {
            [$decision->version, $decision->time, $decision->id] = $proof;
        }
        $until = $cookies[self::UNTIL] ?? '';
        $ahead = preg_match('/^\d{1,11}$/D', $until) === 1 ? (int) $until - $now : 0;
        $isInTime = $ahead > 0 && $ahead <= max(self::MAX_AHEAD, $length + DAY_IN_SECONDS);
        $isDeclined = ($cookies[self::DECLINE] ?? '') === '1';
        $holds = $given === '' || ($proof !== null && ($isDeclined || in_array($proof[0], $versions, true)));
        if (! $isInTime || ! $holds) {
            $decision->isGpc = $hasGpc;
            return $decision;
        }
        if ($isDeclined) {
            $decision->state = 'declined';
            return $decision;
        }
        // A decision of EU Cookies Bar knows names alone: `widgets/consent/entry.ts` keeps what follows from refused
        // ones.
        $all = $decision->blocked === [] ? array_values(self::LETTERS) : [];
        $decision->categories = $proof !== null ? $proof[3] : $all;
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
                || ($cookie['category'] === $category && ! CookiePatterns::isBlocked($this->blocked, $cookie['name']));
        }

        return $this->allows($category) || ($this->state === 'saved' && $isSome);
    }

    /**
     * @param list<string> $categories
     * @param list<string> $blocked
     * @param list<array{name: string, category: string}> $listed
     * @return list<string> Those of these categories of which no listed cookie is refused.
     */
    public static function listFullyAllowed(array $categories, array $blocked, array $listed): array
    {
        return array_values(array_filter($categories, static function (string $category) use ($blocked, $listed): bool {
            foreach ($listed as $cookie) {
                if ($cookie['category'] === $category && CookiePatterns::isBlocked($blocked, $cookie['name'])) {
                    return false;
                }
            }

            return true;
        }));
    }

    /**
     * What `islas_consent` holds.
     *
     * @return array{string, int, string, list<string>}|null Version, time, id and allowed categories.
     */
    public static function parseProof(string $value): ?array
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
