<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * A decision posted without JavaScript, and the cookies it writes: what `cookiesFor` in `src/domain/consent.ts` writes
 * in a browser.
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
     */
    public static function of(
        string $decision,
        array $tickedNames,
        array $tickedCategories,
        Configuration $configuration,
        array $cookies
    ): self {
        $choice = new self();
        $choice->decision = isset(self::WORDS[$decision]) ? $decision : 'decline';
        $listed = array_values(array_filter(
            array_column($configuration->listed(), 'name'),
            static fn (string $name) => ! $configuration->isNecessary(rtrim($name, '*'))
        ));
        $decision = $configuration->decision($cookies);
        $known = array_merge(
            $decision->state === 'saved' ? $decision->blocked : [],
            array_map('strval', array_keys($cookies))
        );
        $refused = [];
        if ($choice->decision === 'decline') {
            // Names that nothing is known of are left, unless the visitor has refused them by name.
            $isRefused = static fn (string $name): bool => in_array($name, $decision->blocked, true)
                || $configuration->isOptional($name);
            $refused = array_merge($listed, array_filter($known, $isRefused));
        } elseif ($choice->decision === 'save') {
            $refused = array_values(array_diff($listed, $configuration->namesOf($tickedCategories, $tickedNames)));
            $unticked = $refused;
            foreach ($known as $name) {
                if (Names::matchesAny($unticked, $name)) {
                    $refused[] = $name;
                }
            }
        }
        $choice->blocked = array_values(array_unique(array_filter(
            $refused,
            static fn (string $name) => ! $configuration->isNecessary($name)
        )));
        $all = array_slice(Words::CATEGORIES, 1);
        $ticked = array_values(array_intersect($all, $tickedCategories));
        $choice->categories = [
            'accept' => $all,
            'save' => Decision::untouched($ticked, $choice->blocked, $configuration->listed()),
        ][$choice->decision] ?? [];

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
            return array_map(static fn (string $name) => [$name, '', 0], [
                Decision::UNTIL, Decision::BLOCK, Decision::DECLINE, Decision::PROOF, Decision::EMBEDS,
            ]);
        }
        $until = $now + $length;
        $letters = implode('', array_map(static fn (string $category) => $category[0], $this->categories));
        $cookies = [
            [Decision::UNTIL, (string) $until, $until],
            [Decision::BLOCK, Names::joined($this->blocked), $until],
            $this->decision === 'decline' ? [Decision::DECLINE, '1', $until] : [Decision::DECLINE, '', 0],
            [Decision::PROOF, implode('.', [$version, $now, $id, $letters]), $until],
        ];
        if ($this->decision === 'decline') {
            $cookies[] = [Decision::EMBEDS, '', 0];
        }

        return $cookies;
    }

    public function word(): string
    {
        return self::WORDS[$this->decision];
    }
}
