<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Values;
use wpdb;

/**
 * Comparing without accents and capitals as the database does it by itself, so that one LIKE finds every spelling.
 * Where its columns tell accents apart, the comparison names another collation; SQLite, which has none, gets a pattern.
 */
final class Collation
{
    /** How this database compares. Written in the background. */
    public const OPTION = 'islas_search_collation';

    private const OWN = 'own';
    private const NAMED = 'named';
    private const PATTERN = 'pattern';

    private string $way;

    public function __construct()
    {
        $kept = get_option(self::OPTION);
        $isKnown = in_array($kept, [self::OWN, self::NAMED, self::PATTERN], true);
        // Where nothing is stored, what finds every spelling in any database of its kind.
        $this->way = $isKnown ? $kept : (self::isSqlite() ? self::PATTERN : self::NAMED);
    }

    /** After an update, and once a day: an owner may have converted the tables. */
    public static function storeCollation(): void
    {
        update_option(self::OPTION, self::detect(), false);
    }

    /**
     * SQL that is true where the expression contains the form.
     *
     * @param string $expression SQL.
     * @param string $form Folded letters and digits, spaces, and `_` for any one letter.
     */
    public function makeComparison(string $expression, string $form): string
    {
        $wpdb = self::getDatabase();
        if ($this->way === self::PATTERN) {
            return $expression . ' REGEXP ' . $wpdb->prepare('%s', self::makePattern($form));
        }
        $compared = $this->way === self::OWN
            ? $expression
            : "CONVERT($expression USING utf8mb4) COLLATE utf8mb4_unicode_ci";

        return $compared . ' LIKE ' . $wpdb->prepare('%s', '%' . $form . '%');
    }

    /** Compares constants with the collations of the columns: their names are too many to be read. */
    private static function detect(): string
    {
        if (self::isSqlite()) {
            return self::PATTERN;
        }
        $wpdb = self::getDatabase();
        $hides = $wpdb->suppress_errors();
        $collations = [];
        foreach ([[$wpdb->posts, 'post_title'], [$wpdb->posts, 'post_content'], [$wpdb->terms, 'name']] as $column) {
            $row = $wpdb->get_row($wpdb->prepare('SHOW FULL COLUMNS FROM %i LIKE %s', ...$column), ARRAY_A);
            $collations[] = Values::text(is_array($row) ? $row['Collation'] ?? '' : '');
        }
        // Columns of two collations cannot be compared together.
        $isOwn = count(array_unique($collations)) === 1 && self::ignoresAccents($collations[0]);
        $isNamed = $isOwn || self::ignoresAccents('utf8mb4_unicode_ci');
        $wpdb->suppress_errors($hides);

        return $isOwn ? self::OWN : ($isNamed ? self::NAMED : self::PATTERN);
    }

    private static function ignoresAccents(string $collation): bool
    {
        $wpdb = self::getDatabase();
        // utf8mb4_0900_ai_ci: a collation begins with its character set.
        if (preg_match('/^([a-z0-9]+)_\w+$/D', $collation, $found) !== 1) {
            return false;
        }

        $query = "SELECT CONVERT('xÓñx' USING {$found[1]}) COLLATE $collation LIKE '%on%'";

        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Names of the database's own, checked above.
        return $wpdb->get_var($query) === '1';
    }

    private static function isSqlite(): bool
    {
        return defined('DB_ENGINE') && DB_ENGINE === 'sqlite';
    }

    private static function makePattern(string $form): string
    {
        $letters = ['_' => '.'];
        foreach (SearchTokenizer::listAccents() as $plain => $accents) {
            $letters[$plain] = '(' . implode('|', array_merge([$plain], $accents)) . ')';
        }

        return strtr($form, $letters);
    }

    private static function getDatabase(): wpdb
    {
        global $wpdb;
        /** @var wpdb $wpdb WordPress' own, from its beginning to its end. */
        return $wpdb;
    }
}
