<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookiePatterns;

/**
 * A decision posted without JavaScript, and the cookies it writes: what `createCookies` in `widgets/consent/choice.ts`
 * writes in a browser.
 */
final class Choice
{
    private const WORDS = [
        'accept' => 'accepted', 'decline' => 'declined', 'save' => 'saved', 'withdraw' => 'withdrawn',
    ];

    public string $decision;

    /** @var list<string> Names that are refused. */
    public array $blocked;

    /** @var list<string> Optional categories of which nothing is refused. */
    public array $categories;

    /**
     * @param string $decision `accept`, `decline`, `save` or `withdraw`; anything else declines.
     * @param list<string> $tickedNames With `save`.
     * @param list<string> $tickedCategories With `save`.
     * @param array<string, string> $cookies Of the request: raw values by name.
     * @param list<string> $shown With `save`: cookies of this browser that the form had boxes for, beside the list's.
     */
    public static function fromForm(
        string $decision,
        array $tickedNames,
        array $tickedCategories,
        Configuration $configuration,
        array $cookies,
        array $shown = []
    ): self {
        $choice = new self();
        $choice->decision = isset(self::WORDS[$decision]) ? $decision : 'decline';
        $decision = $configuration->readDecision($cookies);
        $here = $cookies + array_fill_keys($decision->blocked, '');
        $rows = array_values(array_filter(
            $configuration->cookies->listWithBrowsers(array_intersect_key($here, array_flip($shown))),
            static fn (array $row) => $row['category'] !== 'necessary'
        ));
        $known = array_merge(
            $decision->state === 'saved' ? $decision->blocked : [],
            array_map('strval', array_keys($cookies))
        );
        $refused = [];
        if ($choice->decision === 'decline') {
            // Names that nothing is known of are left, unless the visitor has refused them by name.
            $isRefused = static fn (string $name): bool => in_array($name, $decision->blocked, true)
                || $configuration->cookies->isOptional($name);
            $listed = array_column($configuration->cookies->listed(), 'name');
            $refused = array_merge($listed, array_filter($known, $isRefused));
        } elseif ($choice->decision === 'save') {
            $tickable = array_merge($tickedCategories, [Labels::UNCLASSIFIED]);
            foreach ($rows as $row) {
                if (! in_array($row['category'], $tickable, true) || ! in_array($row['name'], $tickedNames, true)) {
                    $refused[] = $row['name'];
                }
            }
            $unticked = $refused;
            foreach (array_map('strval', array_keys($cookies)) as $name) {
                if (CookiePatterns::matchesAny($unticked, $name)) {
                    $refused[] = $name;
                }
            }
        }
        $choice->blocked = array_values(array_unique(array_filter(
            $refused,
            static fn (string $name) => ! $configuration->cookies->isNecessary(rtrim($name, '*'))
        )));
        $all = array_slice(Labels::CATEGORIES, 1);
        $ticked = array_values(array_intersect($all, $tickedCategories));
        $choice->categories = [
            'accept' => $all,
            'save' => Decision::listFullyAllowed($ticked, $choice->blocked, $rows),
        ][$choice->decision] ?? [];
        $isPartlyAllowed = array_filter(
            $rows,
            static fn (array $row): bool => in_array($row['category'], $all, true)
                && ! CookiePatterns::isBlocked($choice->blocked, $row['name'])
        ) !== [];
        // A choice that allows nothing is a refusal.
        if ($choice->decision === 'save' && $choice->categories === [] && ! $isPartlyAllowed) {
            $choice->decision = 'decline';
        }

        return $choice;
    }

    /**
     * @param string $id Of the visitor.
     * @param int $length Seconds that a decision lasts.
     * @return list<array{string, string, int}> Name, value and until when; 0 deletes.
     */
    public function cookies(string $version, string $id, int $now, int $length): array
    {
        if ($this->decision === 'withdraw') {
            return self::listDeletions();
        }
        $until = $now + $length;
        $letters = implode('', array_map(static fn (string $category) => $category[0], $this->categories));
        $cookies = [
            [Decision::UNTIL, (string) $until, $until],
            [Decision::BLOCK, CookiePatterns::joinNames($this->blocked), $until],
            $this->decision === 'decline' ? [Decision::DECLINE, '1', $until] : [Decision::DECLINE, '', 0],
            [Decision::PROOF, implode('.', [$version, $now, $id, $letters]), $until],
        ];
        if ($this->decision === 'decline') {
            $cookies[] = [Decision::EMBEDS, '', 0];
        }

        return $cookies;
    }

    /** @return list<array{string, string, int}> What withdrawing the consent deletes of consent's own cookies. */
    public static function listDeletions(): array
    {
        return array_map(static fn (string $name) => [$name, '', 0], [
            Decision::UNTIL, Decision::BLOCK, Decision::DECLINE, Decision::PROOF, Decision::EMBEDS,
        ]);
    }

    public function nameDecision(): string
    {
        return self::WORDS[$this->decision];
    }
}
