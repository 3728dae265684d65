<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * Links the rows of the log: each hash is made with the site's secret key and covers the hash before it. With access to
 * the database alone, no row can be changed or inserted without detection. Deleting the last rows leaves no trace, and
 * other keys in `wp-config.php` make all earlier rows look changed.
 */
final class LogChain
{
    private const PIECE = 500;

    /** @param array<string, string> $row */
    public static function hash(array $row): string
    {
        return hash_hmac('sha256', implode("\n", [
            $row['previous'], $row['digest'], $row['time'], $row['version'], $row['choices'],
        ]), wp_salt('secure_auth'));
    }

    /**
     * Whether each row's hash is right and follows from the one before it. The first row that is kept follows from one
     * whose time is over.
     *
     * @return int The number of the first row that is not right, 0 when all are.
     */
    public static function firstBroken(): int
    {
        if (! LogTable::isThere()) {
            return 0;
        }
        $database = LogTable::database();
        $number = 0;
        $hash = null;
        do {
            $rows = (array) $database->get_results($database->prepare(
                'SELECT * FROM %i WHERE number > %d ORDER BY number LIMIT %d',
                LogTable::name(),
                $number,
                self::PIECE
            ), ARRAY_A);
            foreach ($rows as $row) {
                $row = LogTable::texts($row);
                $number = (int) $row['number'];
                $isRight = hash_equals(self::hash($row), $row['hash']);
                $isOwnId = $row['id'] === '' || hash('sha256', $row['id']) === $row['digest'];
                $follows = $hash === null || $row['previous'] === $hash;
                if (! $isOwnId || ! $follows || ! $isRight) {
                    return $number;
                }
                $hash = $row['hash'];
            }
        } while (count($rows) === self::PIECE);

        return 0;
    }
}
