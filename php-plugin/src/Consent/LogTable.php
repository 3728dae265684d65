<?php

declare(strict_types=1);

namespace Islas\Consent;

use wpdb;

/**
 * The table of the log: made when the first decision is written, gone with the plugin.
 */
final class LogTable
{
    public const READY = 'islas_consents_table';

    private const TABLE = 'islas_consents';
    private const SCHEMA = '1';

    public static function name(): string
    {
        return self::database()->prefix . self::TABLE;
    }

    /** Makes the table where it is missing. */
    public static function prepare(): void
    {
        if (self::isThere()) {
            return;
        }
        // @phpstan-ignore requireOnce.fileNotFound (WordPress is not there when the types are checked)
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $table = self::name();
        $collation = self::database()->get_charset_collate();
        // The same row before two others is refused by the key: the chain cannot fork.
        dbDelta("CREATE TABLE $table (
            number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            id varchar(40) NOT NULL DEFAULT '',
            digest char(64) NOT NULL,
            time datetime NOT NULL,
            version varchar(20) NOT NULL,
            choices text NOT NULL,
            hash char(64) NOT NULL,
            previous char(64) NOT NULL,
            PRIMARY KEY  (number),
            UNIQUE KEY previous (previous),
            KEY id (id),
            KEY time (time)
        ) $collation;");
        update_option(self::READY, self::SCHEMA, false);
    }

    public static function isThere(): bool
    {
        return get_option(self::READY) === self::SCHEMA;
    }

    public static function drop(): void
    {
        if (get_option(self::READY) === false) {
            return;
        }
        $database = self::database();
        $database->query((string) $database->prepare('DROP TABLE IF EXISTS %i', self::name()));
        delete_option(self::READY);
    }

    /**
     * @param mixed $row
     * @return array{number: string, id: string, digest: string, time: string, version: string, choices: string,
     *     hash: string, previous: string}
     */
    public static function texts($row): array
    {
        $row = (array) $row;
        $text = static fn (string $key): string => is_scalar($row[$key] ?? null) ? (string) $row[$key] : '';

        return [
            'number' => $text('number'), 'id' => $text('id'), 'digest' => $text('digest'), 'time' => $text('time'),
            'version' => $text('version'), 'choices' => $text('choices'), 'hash' => $text('hash'),
            'previous' => $text('previous'),
        ];
    }

    public static function database(): wpdb
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $wpdb;
    }
}
