<?php

declare(strict_types=1);

namespace Islas\Search;

use wpdb;

/**
 * Comparing without accents and capitals as the database does it by itself, so that one LIKE finds every spelling.
 * Where its columns tell accents apart, the comparison names another collation; SQLite, which has none, gets a pattern.
 */
final class Collation
{
    /** How this database compares, and when that was found out. */
    public const OPTION = 'islas_search_collation';

    private const OWN = 'own';
    private const NAMED = 'named';
    private const PATTERN = 'pattern';
    private const KEPT_FOR = 7 * DAY_IN_SECONDS;

    private string $way;

    public function __construct()
    {
        $kept = get_option(self::OPTION);
        $isFresh = is_array($kept) && is_int($kept['at'] ?? null) && $kept['at'] > time() - self::KEPT_FOR
            && in_array($kept['way'] ?? null, [self::OWN, self::NAMED, self::PATTERN], true);
        $this->way = $isFresh ? $kept['way'] : self::detect();
        if (! $isFresh) {
            update_option(self::OPTION, ['way' => $this->way, 'at' => time()], false);
        }
    }

    /**
     * SQL that is true where the expression contains the form.
     *
     * @param string $expression SQL.
     * @param string $form Folded letters and digits, spaces, and `_` for any one letter.
     */
    public function contains(string $expression, string $form): string
    {
        $wpdb = self::database();
        if ($this->way === self::PATTERN) {
            return $expression . ' REGEXP ' . $wpdb->prepare('%s', self::pattern($form));
        }
        $compared = $this->way === self::OWN
            ? $expression
            : "CONVERT($expression USING utf8mb4) COLLATE utf8mb4_unicode_ci";

        return $compared . ' LIKE ' . $wpdb->prepare('%s', '%' . $form . '%');
    }

    /** Asks the columns themselves: names of collations are too many to be read. */
    private static function detect(): string
    {
        $wpdb = self::database();
        $hides = $wpdb->suppress_errors();
        $isOwn = true;
        foreach ([[$wpdb->posts, 'post_title'], [$wpdb->terms, 'name']] as [$table, $column]) {
            $isOwn = $isOwn && $wpdb->get_var($wpdb->prepare(
                'SELECT MAX(CONCAT(LEFT(%i, 0), %s) LIKE %s) FROM %i',
                $column,
                'xÓñx',
                '%on%',
                $table
            )) === '1';
        }
        $isNamed = $isOwn || $wpdb->get_var($wpdb->prepare(
            'SELECT CONVERT(%s USING utf8mb4) COLLATE utf8mb4_unicode_ci LIKE %s',
            'xÓñx',
            '%on%'
        )) === '1';
        $wpdb->suppress_errors($hides);

        return $isOwn ? self::OWN : ($isNamed ? self::NAMED : self::PATTERN);
    }

    private static function pattern(string $form): string
    {
        $letters = ['_' => '.'];
        foreach (SearchTokenizer::accents() as $plain => $accents) {
            $letters[$plain] = '(' . implode('|', array_merge([$plain], $accents)) . ')';
        }

        return strtr($form, $letters);
    }

    private static function database(): wpdb
    {
        global $wpdb;
        /** @var wpdb $wpdb WordPress' own, from its beginning to its end. */
        return $wpdb;
    }
}
