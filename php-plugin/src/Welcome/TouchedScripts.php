<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\Values;

/**
 * Which of Islas' scripts, and of those that it relies on, an optimiser has delayed, deferred, combined or rewritten,
 * as far as a page shows it.
 *
 * @phpstan-type Touched array{script: string, does: string, by: string}
 */
final class TouchedScripts
{
    /** Rows that are kept of a page. */
    private const MOST = 30;

    private const USUAL_TYPES = '~^(?:|module|text/javascript|application/javascript|importmap|speculationrules)$~i';

    /**
     * @param list<string> $printed Ids of the scripts as WordPress printed them, as `MeasuredVisit` names them.
     * @return list<Touched>
     */
    public static function findTouched(string $html, array $printed): array
    {
        preg_match_all('/<script\b[^>]*>/i', $html, $found);
        $tags = $found[0];
        $rows = [];
        foreach ($printed as $name) {
            [$id, $isLate] = [explode('+', $name)[0], strpos($name, '+') !== false];
            $own = self::findMatching('~\sid=["\']?' . preg_quote($id, '~') . '["\'\s>]~', $tags);
            foreach ($own === [] ? self::findCombiners($tags) : self::findMarks($own[0], $isLate) as $does => $by) {
                $rows[] = ['script' => $id, 'does' => $does, 'by' => $by];
            }
        }

        return array_slice($rows, 0, self::MOST);
    }

    /**
     * What was stored, of any shape.
     *
     * @param mixed $rows
     * @return list<Touched>
     */
    public static function decodeRows($rows): array
    {
        $touched = [];
        foreach (is_array($rows) ? array_slice($rows, 0, self::MOST) : [] as $row) {
            $row = is_array($row) ? $row : [];
            $does = Values::text($row['does'] ?? '');
            if (in_array($does, ['delayed', 'deferred', 'combined', 'rewritten'], true)) {
                $touched[] = [
                    'script' => Values::text($row['script'] ?? ''), 'does' => $does,
                    'by' => Values::text($row['by'] ?? ''),
                ];
            }
        }

        return $touched;
    }

    /**
     * @param list<Touched> $rows Of one page.
     * @return string A sentence for each thing that was done; '' without any.
     */
    public static function describeRows(array $rows): string
    {
        $sentences = [
            /* translators: %s: names of scripts, each with the plugin that did it */
            'delayed' => __('Delayed until the visitor touches the page: %s.', 'islas'),
            /* translators: %s: names of scripts, each with the plugin that did it */
            'deferred' => __('Run only when the page is parsed: %s.', 'islas'),
            /* translators: %s: names of scripts, each with the plugin that did it */
            'combined' => __('Put into a file with others, or left out: %s.', 'islas'),
            /* translators: %s: names of scripts, each with the plugin that did it */
            'rewritten' => __('Replaced by a copy: %s.', 'islas'),
        ];
        $said = [];
        foreach ($sentences as $does => $sentence) {
            $names = array_map(
                static fn (array $row): string => $row['script'] . ' (' . self::nameOptimiser($row['by']) . ')',
                array_filter($rows, static fn (array $row): bool => $row['does'] === $does)
            );
            if ($names !== []) {
                $said[] = sprintf($sentence, implode(', ', array_unique($names)));
            }
        }

        return implode(' ', $said);
    }

    /**
     * What the owner does where scripts of Islas are concerned.
     *
     * @param list<Touched> $rows Of all pages.
     * @return list<string>
     */
    public static function giveAdvice(array $rows): array
    {
        $scripts = [];
        foreach ($rows as ['script' => $script, 'does' => $does, 'by' => $by]) {
            // A copy runs where the script did, and Islas waits for jQuery that comes late.
            if ($does !== 'rewritten' && $script !== 'jquery-core-js') {
                $scripts[$by][$script] = $script;
            }
        }
        $sentences = [];
        foreach ($scripts as $by => $names) {
            $sentence = sprintf(
                /* translators: 1: name of a plugin, 2: names of scripts */
                __('%1$s changes scripts of Islas (%2$s), so the shop may react late.', 'islas'),
                self::nameOptimiser((string) $by),
                implode(', ', $names)
            );
            $place = OptimiserMarks::PLACES[$by] ?? '';
            $sentences[] = $sentence . ' ' . ($place === ''
                ? __('Leave out scripts with “islas” in its settings.', 'islas')
                : sprintf(
                    /* translators: %s: a place in the settings of a plugin */
                    __('Leave out scripts with “islas” in its settings (%s).', 'islas'),
                    $place
                ));
        }

        return $sentences;
    }

    private static function nameOptimiser(string $by): string
    {
        return $by === '' ? __('An unknown optimiser', 'islas') : $by;
    }

    /**
     * Who may have put a script into a file with others that the page no longer has.
     *
     * @param list<string> $tags
     * @return array<string, string> What was done to by whom.
     */
    private static function findCombiners(array $tags): array
    {
        foreach (OptimiserMarks::TABLE as ['by' => $by, 'does' => $does, 'tag' => $tag]) {
            if ($does === 'combined' && self::findMatching($tag, $tags) !== []) {
                return ['combined' => $by];
            }
        }

        return ['combined' => ''];
    }

    /**
     * @param list<string> $tags
     * @return list<string>
     */
    private static function findMatching(string $pattern, array $tags): array
    {
        return array_values(array_filter($tags, static fn (string $tag): bool => preg_match($pattern, $tag) === 1));
    }

    /** @return array<string, string> What was done to by whom. */
    private static function findMarks(string $tag, bool $isLate): array
    {
        $marks = [];
        foreach (OptimiserMarks::TABLE as ['by' => $by, 'does' => $does, 'tag' => $mark]) {
            if (preg_match($mark, $tag) === 1) {
                $marks += [$does => $by];
            }
        }
        preg_match('~\stype=["\']?([^"\'\s>]*)~i', $tag, $type);
        if ($marks === [] && preg_match(self::USUAL_TYPES, $type[1] ?? '') !== 1) {
            $marks = ['delayed' => ''];
        }

        return $marks === [] && ! $isLate && preg_match('~\s(?:defer|async)\b~i', $tag) === 1
            ? ['deferred' => '']
            : $marks;
    }
}
