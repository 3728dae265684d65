<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * Links the rows of the log: each hash is made with the site's secret key and covers the hash before it. With access to
 * the database alone, no row can be changed or inserted without detection. Deleting the last rows leaves a trace only
 * where `LogCheck` has seen them, and other keys in `wp-config.php` make all earlier rows look changed.
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
        return self::check(0, null, PHP_INT_MAX)['broken'];
    }

    /**
     * The same from a row that is known to be right.
     *
     * @param int         $number Of that row, 0 to begin with the first one.
     * @param string|null $hash   Of that row.
     * @param int         $most   Rows to check.
     * @return array{number: int, hash: string|null, broken: int} The last row that is right.
     */
    public static function check(int $number, ?string $hash, int $most): array
    {
        $database = LogTable::database();
        $isThere = LogTable::isThere();
        while ($isThere && $most > 0) {
            $count = min(self::PIECE, $most);
            $rows = (array) $database->get_results($database->prepare(
                'SELECT * FROM %i WHERE number > %d ORDER BY number LIMIT %d',
                LogTable::name(),
                $number,
                $count
            ), ARRAY_A);
            foreach ($rows as $row) {
                $row = LogTable::texts($row);
                $isRight = hash_equals(self::hash($row), $row['hash']);
                $isOwnId = $row['id'] === '' || hash('sha256', $row['id']) === $row['digest'];
                $follows = $hash === null || $row['previous'] === $hash;
                if (! $isOwnId || ! $follows || ! $isRight) {
                    return ['number' => $number, 'hash' => $hash, 'broken' => (int) $row['number']];
                }
                $number = (int) $row['number'];
                $hash = $row['hash'];
            }
            $most -= $count;
            $isThere = count($rows) === $count;
        }

        return ['number' => $number, 'hash' => $hash, 'broken' => 0];
    }
}
