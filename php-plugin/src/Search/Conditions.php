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
    public function names(): string
    {
        $this->left -= count(SearchTokenizer::stems($this->words[0]));
        $this->isOfNames = true;

        return self::joinWithOr(array_merge($this->nameConditions($this->words[0]), [$this->sku($this->search)]));
    }

    /** Products with one word in their texts. */
    public function texts(): string
    {
        return $this->textCondition($this->words[0]);
    }

    /** Products with every word, wherever. */
    public function all(): string
    {
        $this->left -= count($this->words);
        if (count($this->words) === 1) {
            return self::joinWithOr([$this->sku($this->search), $this->anythingCondition($this->words[0])]);
        }
        $code = count($this->words) > self::MOST_OF_SKU ? '' : $this->code();
        $sku = $code === '' ? '' : $this->sku($code);
        $ofCode = $sku === '' ? [] : SearchTokenizer::tokenize($code);
        $conditions = $inSku = [];
        foreach ($this->words as $word) {
            if (in_array($word, $ofCode, true)) {
                $inSku[] = $this->anythingCondition($word);
            } else {
                $conditions[] = $this->anythingCondition($word);
            }
        }
        if ($inSku !== []) {
            $conditions[] = '(' . $sku . ' OR (' . implode(' AND ', $inSku) . '))';
        }

        return implode(' AND ', $conditions);
    }

    /** A SKU first, then names that hold the words; of one word, those that have it whole, or begin like it. */
    public function order(): string
    {
        $title = self::database()->posts . '.post_title';
        $stems = array_map(static fn (string $word) => SearchTokenizer::stems($word)[0], $this->words);
        [$levels, $others, $rest] = [[], '', '9'];
        if (count($stems) > 1) {
            $holds = array_map(fn (string $stem) => $this->collation->contains($title, $stem), $stems);
            // The more of the words a name holds, the earlier it stands.
            foreach (array_slice($holds, 0, max(0, $this->left)) as $hold) {
                $rest .= " - (CASE WHEN $hold THEN 1 ELSE 0 END)";
            }
        } else {
            $begins = $this->collation->contains("CONCAT(' ', $title)", ' ' . $stems[0]);
            $whole = $this->collation->contains("CONCAT(' ', $title, ' ')", ' ' . $this->words[0] . ' ');
            $holds = $this->collation->contains($title, $stems[0]);
            $levels = $this->isOfNames
                ? [[], [$begins], [$whole, $begins]][max(0, min(2, $this->left))]
                : [[], [$holds], [$begins, $holds], [$whole, $begins, $holds]][max(0, min(3, $this->left))];
            // Most results hold the word in their texts alone: one comparison is enough for these.
            if (count($levels) === 3 && strpos($this->words[0], $stems[0]) !== false) {
                [$levels, $others, $rest] = [[$whole, $begins], " WHEN NOT ($holds) THEN 9", '3'];
            }
        }
        $is = $this->skus ? $this->skus->exact() : '';
        $cases = ($is === '' ? '' : " WHEN $is THEN 0") . $others;
        foreach ($levels as $place => $level) {
            $cases .= " WHEN $level THEN " . ($place + 1);
        }

        return $cases === '' ? ($rest === '9' ? '' : "($rest)") : "(CASE$cases ELSE $rest END)";
    }

    /** @return list<string> */
    private function nameConditions(string $word): array
    {
        $forms = SearchTokenizer::names($word);
        $this->left -= count($forms);
        $title = self::database()->posts . '.post_title';
        $likes = array_map(fn (string $form) => $this->collation->contains($title, $form), $forms);

        return array_merge($likes, [$this->terms->condition($forms)]);
    }

    /** One comparison: to read all texts costs as much as all the rest. */
    private function textCondition(string $word): string
    {
        $posts = self::database()->posts;
        $text = "CONCAT($posts.post_excerpt, ' ', $posts.post_content)";
        $this->left--;

        return $this->collation->contains($text, self::writtenStem($word));
    }

    /**
     * One comparison with names and texts together, a second where there is room: the other gender, or the other stem,
     * is looked for in what names a product alone.
     */
    private function anythingCondition(string $word): string
    {
        $posts = self::database()->posts;
        $forms = SearchTokenizer::names($word);
        $written = self::writtenStem($word);
        $all = "CONCAT($posts.post_title, ' ', $posts.post_excerpt, ' ', $posts.post_content)";
        $likes = [$this->terms->condition($forms), $this->collation->contains($all, $written)];
        $others = array_values(array_diff($forms, [$written]));
        if ($others !== [] && $this->left > 1) {
            $this->left--;
            $likes[] = $this->collation->contains($posts . '.post_title', $others[0]);
        }

        return self::joinWithOr($likes);
    }

    /** The form that the word itself has: of `luz` and `luc`, for `luces`, the second. */
    private static function writtenStem(string $word): string
    {
        foreach (SearchTokenizer::stems($word) as $stem) {
            if (strpos($word, $stem) !== false) {
                return $stem;
            }
        }

        return $word;
    }

    private function sku(string $code): string
    {
        $this->left--;
        $this->skus = new Skus($code);

        return $this->skus->condition();
    }

    /** What may be a SKU: the piece of a search that holds a digit, or all of it. */
    private function code(): string
    {
        return preg_match('/\S*\d\S*/', $this->search, $found) === 1 && SearchTokenizer::tokenize($found[0]) !== []
            ? $found[0]
            : $this->search;
    }

    /** @param list<string> $conditions Empty ones are left out. */
    private static function joinWithOr(array $conditions): string
    {
        return '(' . implode(' OR ', array_filter($conditions)) . ')';
    }

    private static function database(): wpdb
    {
        global $wpdb;
        /** @var wpdb $wpdb WordPress' own, from its beginning to its end. */
        return $wpdb;
    }
}
