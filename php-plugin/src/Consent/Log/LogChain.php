<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * Links the rows of the log: each hash is made with the log's secret key (`LogKeys`) and covers the hash before it. A
 * row that is changed, inserted or deleted in between by somebody without the key is detected; deleting the last rows
 * leaves a trace only where `LogCheck` has seen them.
 *
 * What is found: the last row that was read and its hash; the first row that is not right, 0 for none; how many rows
 * were signed with a key that this shop no longer has, so that nobody can say whether they were changed; and whether
 * any row was signed with a key that it has.
 *
 * @phpstan-type Found array{number: int, hash: string|null, broken: int, lost: int, fits: bool}
 */
final class LogChain
{
    public const NOTHING = ['number' => 0, 'hash' => null, 'broken' => 0, 'lost' => 0, 'fits' => false];

    private const PIECE = 500;

    /** @param array<string, string> $row */
    public static function signRow(array $row, string $key): string
    {
        return hash_hmac('sha256', implode("\n", [
            $row['previous'], $row['digest'], $row['time'], $row['version'], $row['choices'],
        ]), $key);
    }

    /**
     * With the key that the row names; '' where this shop does not have it.
     *
     * @param array<string, string> $row
     */
    public static function computeHash(array $row): string
    {
        $key = LogKeys::findKey($row['key_id'] ?? '');

        return $key === null ? '' : self::signRow($row, $key);
    }

    /**
     * Whether each row's hash is right and follows from the one before it. The first row that is kept follows from one
     * whose time is over.
     *
     * @return int The number of the first row that is not right, 0 when all are.
     */
    public static function findFirstBroken(): int
    {
        return self::checkRows(self::NOTHING, PHP_INT_MAX)['broken'];
    }

    /**
     * The same behind what was found before. Behind a row that is not right the check goes on.
     *
     * @param Found $found
     * @param int   $most  Rows to check.
     * @return Found
     */
    public static function checkRows(array $found, int $most): array
    {
        $database = LogTable::getDatabase();
        $isThere = LogTable::isReady();
        while ($isThere && $most > 0) {
            $count = min(self::PIECE, $most);
            $rows = (array) $database->get_results($database->prepare(
                'SELECT * FROM %i WHERE number > %d ORDER BY number LIMIT %d',
                LogTable::getName(),
                $found['number'],
                $count
            ), ARRAY_A);
            foreach ($rows as $row) {
                $found = self::readRows(LogTable::toTexts($row), $found);
            }
            $most -= $count;
            $isThere = count($rows) === $count;
        }

        return $found;
    }

    /**
     * @param array{number: string, id: string, digest: string, time: string, version: string, choices: string,
     *     hash: string, previous: string, key_id: string} $row
     * @param Found $found
     * @return Found
     */
    private static function readRows(array $row, array $found): array
    {
        $hash = self::computeHash($row);
        $isRight = hash_equals($hash, $row['hash']);
        // The keys of `wp-config.php` may have been changed before any row that is left was signed with those of now.
        $isLost = $hash === '' || (! $isRight && $row['key_id'] === '' && ! $found['fits']);
        $isOwnId = $row['id'] === '' || hash('sha256', $row['id']) === $row['digest'];
        $follows = $found['hash'] === null || $row['previous'] === $found['hash'];
        $isBroken = ! $isOwnId || ! $follows || (! $isRight && ! $isLost);

        return [
            'number' => (int) $row['number'],
            'hash' => $row['hash'],
            'broken' => $found['broken'] === 0 && $isBroken ? (int) $row['number'] : $found['broken'],
            'lost' => $found['lost'] + (int) $isLost,
            'fits' => $found['fits'] || $isRight,
        ];
    }
}
