<?php

declare(strict_types=1);

namespace Islas\Search;

use wpdb;

/**
 * The SQL of one search. A comparison with a text costs as much as all the rest, so one search has at most six of them
 * however many words it has: first every word, then SKUs, then names before texts, then other ways to say a word. Words
 * are compared in the order in which they were typed, as WordPress does: the database stops at the first one that is
 * not there, so each word costs at most what it costs without Islas.
 */
final class Conditions
{
    private const MOST = 6;

    /** Words of a search that may be a SKU. */
    private const MOST_OF_SKU = 4;

    private string $search;
    private Collation $collation;
    private TermNames $terms;
    private ?Skus $skus = null;
    private bool $isOfNames = false;
    private int $left = self::MOST;

    /** @var list<string> */
    private array $words;

    /** @param non-empty-list<string> $words Of the search. */
    public function __construct(string $search, array $words)
    {
        $this->search = trim($search);
        $this->words = $words;
        $this->collation = new Collation();
        $this->terms = new TermNames();
    }

    /** Products with one word in their name, a term, or their SKU; the texts are left to `texts()`. */
    public function matchNames(): string
    {
        $this->left -= count(SearchTokenizer::listStems($this->words[0]));
        $this->isOfNames = true;

        return self::joinWithOr(
            array_merge($this->listNameConditions($this->words[0]), [$this->matchSku($this->search)])
        );
    }

    /** Products with one word in their texts. */
    public function matchTexts(): string
    {
        return $this->makeTextCondition($this->words[0]);
    }

    /** Products with every word, wherever. */
    public function matchAnywhere(): string
    {
        $this->left -= count($this->words);
        if (count($this->words) === 1) {
            return self::joinWithOr([$this->matchSku($this->search), $this->makeAnywhereCondition($this->words[0])]);
        }
        $code = count($this->words) > self::MOST_OF_SKU ? '' : $this->findCode();
        $sku = $code === '' ? '' : $this->matchSku($code);
        $ofCode = $sku === '' ? [] : SearchTokenizer::splitWords($code);
        $conditions = $inSku = [];
        foreach ($this->words as $word) {
            if (in_array($word, $ofCode, true)) {
                $inSku[] = $this->makeAnywhereCondition($word);
            } else {
                $conditions[] = $this->makeAnywhereCondition($word);
            }
        }
        if ($inSku !== []) {
            $conditions[] = '(' . $sku . ' OR (' . implode(' AND ', $inSku) . '))';
        }

        return implode(' AND ', $conditions);
    }

    /** A SKU first, then names that hold the words; of one word, those that have it whole, or begin like it. */
    public function orderMatches(): string
    {
        $title = self::getDatabase()->posts . '.post_title';
        $stems = array_map(static fn (string $word) => SearchTokenizer::listStems($word)[0], $this->words);
        [$levels, $others, $rest] = [[], '', '9'];
        if (count($stems) > 1) {
            $holds = array_map(fn (string $stem) => $this->collation->makeComparison($title, $stem), $stems);
            // The more of the words a name holds, the earlier it stands.
            foreach (array_slice($holds, 0, max(0, $this->left)) as $hold) {
                $rest .= " - (CASE WHEN $hold THEN 1 ELSE 0 END)";
            }
        } else {
            $begins = $this->collation->makeComparison("CONCAT(' ', $title)", ' ' . $stems[0]);
            $whole = $this->collation->makeComparison("CONCAT(' ', $title, ' ')", ' ' . $this->words[0] . ' ');
            $holds = $this->collation->makeComparison($title, $stems[0]);
            $levels = $this->isOfNames
                ? [[], [$begins], [$whole, $begins]][max(0, min(2, $this->left))]
                : [[], [$holds], [$begins, $holds], [$whole, $begins, $holds]][max(0, min(3, $this->left))];
            // Most results hold the word in their texts alone: one comparison is enough for these.
            if (count($levels) === 3 && strpos($this->words[0], $stems[0]) !== false) {
                [$levels, $others, $rest] = [[$whole, $begins], " WHEN NOT ($holds) THEN 9", '3'];
            }
        }
        $is = $this->skus ? $this->skus->makeExactCondition() : '';
        $cases = ($is === '' ? '' : " WHEN $is THEN 0") . $others;
        foreach ($levels as $place => $level) {
            $cases .= " WHEN $level THEN " . ($place + 1);
        }

        return $cases === '' ? ($rest === '9' ? '' : "($rest)") : "(CASE$cases ELSE $rest END)";
    }

    /** @return list<string> */
    private function listNameConditions(string $word): array
    {
        $forms = SearchTokenizer::listNameForms($word);
        $this->left -= count($forms);
        $title = self::getDatabase()->posts . '.post_title';
        $likes = array_map(fn (string $form) => $this->collation->makeComparison($title, $form), $forms);

        return array_merge($likes, [$this->terms->makeCondition($forms)]);
    }

    /** One comparison: to read all texts costs as much as all the rest. */
    private function makeTextCondition(string $word): string
    {
        $posts = self::getDatabase()->posts;
        $text = "CONCAT($posts.post_excerpt, ' ', $posts.post_content)";
        $this->left--;

        return $this->collation->makeComparison($text, self::findWrittenStem($word));
    }

    /**
     * One comparison with names and texts together, a second where there is room: the other gender, or the other stem,
     * is looked for in what names a product alone.
     */
    private function makeAnywhereCondition(string $word): string
    {
        $posts = self::getDatabase()->posts;
        $forms = SearchTokenizer::listNameForms($word);
        $written = self::findWrittenStem($word);
        $all = "CONCAT($posts.post_title, ' ', $posts.post_excerpt, ' ', $posts.post_content)";
        $likes = [$this->terms->makeCondition($forms), $this->collation->makeComparison($all, $written)];
        $others = array_values(array_diff($forms, [$written]));
        if ($others !== [] && $this->left > 1) {
            $this->left--;
            $likes[] = $this->collation->makeComparison($posts . '.post_title', $others[0]);
        }

        return self::joinWithOr($likes);
    }

    /** The form that the word itself has: of `luz` and `luc`, for `luces`, the second. */
    private static function findWrittenStem(string $word): string
    {
        foreach (SearchTokenizer::listStems($word) as $stem) {
            if (strpos($word, $stem) !== false) {
                return $stem;
            }
        }

        return $word;
    }

    private function matchSku(string $code): string
    {
        $this->left--;
        $this->skus = new Skus($code);

        return $this->skus->makeCondition();
    }

    /** What may be a SKU: the piece of a search that holds a digit, or all of it. */
    private function findCode(): string
    {
        return preg_match('/\S*\d\S*/', $this->search, $found) === 1 && SearchTokenizer::splitWords($found[0]) !== []
            ? $found[0]
            : $this->search;
    }

    /** @param list<string> $conditions Empty ones are left out. */
    private static function joinWithOr(array $conditions): string
    {
        return '(' . implode(' OR ', array_filter($conditions)) . ')';
    }

    private static function getDatabase(): wpdb
    {
        global $wpdb;
        /** @var wpdb $wpdb WordPress' own, from its beginning to its end. */
        return $wpdb;
    }
}
