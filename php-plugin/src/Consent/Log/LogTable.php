<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use wpdb;

/**
 * The table of the log: created with the first decision, deleted with the plugin.
 */
final class LogTable
{
    public const READY = 'islas_consents_table';

    private const TABLE = 'islas_consents';
    private const SCHEMA = '2';

    /** Without the ids of keys. */
    private const FORMER = '1';

    public static function getName(): string
    {
        return self::getDatabase()->prefix . self::TABLE;
    }

    /**
     * Makes the table where it is missing.
     *
     * @return bool Whether it is there. One that the database refused is tried again at the next decision.
     * @phpstan-impure
     */
    public static function createIfMissing(): bool
    {
        if (self::isReady()) {
            return true;
        }
        $quiet = self::getDatabase()->suppress_errors(true);
        self::createTable();
        $isMade = self::exists();
        self::getDatabase()->suppress_errors($quiet);
        if ($isMade) {
            // Its numbers begin again.
            delete_option(LogCheck::OPTION);
            update_option(self::READY, self::SCHEMA, false);
        }

        return $isMade;
    }

    /** Whether the database has the table. Where it has not, the next decision makes it. */
    public static function exists(): bool
    {
        $database = self::getDatabase();
        $found = $database->get_var($database->prepare('SHOW TABLES LIKE %s', $database->esc_like(self::getName())));
        $exists = is_string($found) && strcasecmp($found, self::getName()) === 0;
        if (! $exists) {
            delete_option(self::READY);
        }

        return $exists;
    }

    private static function createTable(): void
    {
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $table = self::getName();
        $collation = self::getDatabase()->get_charset_collate();
        // The same row before two others is refused by the key: the chain cannot fork.
        dbDelta("CREATE TABLE $table (
            number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            id varchar(40) NOT NULL DEFAULT '',
            digest char(64) NOT NULL,
            time datetime NOT NULL,
            version varchar(20) NOT NULL,
            choices text NOT NULL,
            key_id varchar(16) NOT NULL DEFAULT '',
            hash char(64) NOT NULL,
            previous char(64) NOT NULL,
            PRIMARY KEY  (number),
            UNIQUE KEY previous (previous),
            KEY id (id),
            KEY time (time)
        ) $collation;");
    }

    /** A table of an earlier version gets its new column here: never on a page, where nothing asks for the log. */
    public static function isReady(): bool
    {
        $schema = get_option(self::READY);
        if ($schema === self::FORMER) {
            $quiet = self::getDatabase()->suppress_errors(true);
            self::createTable();
            self::getDatabase()->suppress_errors($quiet);
            update_option(self::READY, self::SCHEMA, false);
        }

        return $schema === self::SCHEMA || $schema === self::FORMER;
    }

    /** Of rows and indexes, as the database estimates it; 0 where it does not say. */
    public static function bytes(): int
    {
        if (! self::isReady()) {
            return 0;
        }
        $database = self::getDatabase();
        $quiet = $database->suppress_errors(true);
        $bytes = $database->get_var($database->prepare(
            'SELECT DATA_LENGTH + INDEX_LENGTH FROM information_schema.TABLES
                WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s',
            self::getName()
        ));
        $database->suppress_errors($quiet);

        return is_numeric($bytes) ? (int) $bytes : 0;
    }

    /** The number of the last row, 0 in an empty log. */
    public static function numberAtEnd(): int
    {
        $database = self::getDatabase();

        return (int) $database->get_var($database->prepare('SELECT MAX(number) FROM %i', self::getName()));
    }

    /** The number of the first row, 0 in an empty log. */
    public static function findFirstNumber(): int
    {
        $database = self::getDatabase();

        return (int) $database->get_var($database->prepare('SELECT MIN(number) FROM %i', self::getName()));
    }

    /** As many rows as the log may have at most, without counting them. */
    public static function computeSpan(): int
    {
        $last = self::numberAtEnd();

        return $last === 0 ? 0 : $last - self::findFirstNumber() + 1;
    }

    /** The hash of a row, null without such a row. */
    public static function findHash(int $number): ?string
    {
        $database = self::getDatabase();
        $hash = $database->get_var(
            $database->prepare('SELECT hash FROM %i WHERE number = %d', self::getName(), $number)
        );

        return is_string($hash) ? $hash : null;
    }

    /**
     * WordPress filter `wpmu_drop_tables`: with a site of a network goes its table.
     *
     * @param mixed $tables
     * @param mixed $site Its number.
     * @return mixed
     */
    public static function listDroppedTables($tables, $site = 0)
    {
        return is_array($tables) && is_numeric($site)
            ? array_merge(
                $tables,
                ['islas_consents' => self::getDatabase()->get_blog_prefix((int) $site) . self::TABLE]
            )
            : $tables;
    }

    public static function dropTable(): void
    {
        if (get_option(self::READY) === false) {
            return;
        }
        $database = self::getDatabase();
        $database->query((string) $database->prepare('DROP TABLE IF EXISTS %i', self::getName()));
        delete_option(self::READY);
        delete_option(LogCheck::OPTION);
    }

    /**
     * @param mixed $row
     * @return array{number: string, id: string, digest: string, time: string, version: string, choices: string,
     *     hash: string, previous: string, key_id: string}
     */
    public static function toTexts($row): array
    {
        $row = (array) $row;
        $text = static fn (string $key): string => is_scalar($row[$key] ?? null) ? (string) $row[$key] : '';

        return [
            'number' => $text('number'), 'id' => $text('id'), 'digest' => $text('digest'), 'time' => $text('time'),
            'version' => $text('version'), 'choices' => $text('choices'), 'hash' => $text('hash'),
            'previous' => $text('previous'), 'key_id' => $text('key_id'),
        ];
    }

    public static function getDatabase(): wpdb
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $wpdb;
    }
}
