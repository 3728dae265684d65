<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * Checks the log in pieces, and keeps how far it got and what it found: no view of the log hashes its rows. The last
 * checked row also shows when rows were deleted at the end of the log.
 *
 * @phpstan-type State array{number: int, hash: string, at: int, broken: int, lost: int, fits: bool}
 */
final class LogCheck
{
    public const OPTION = 'islas_consents_checked';

    /** Rows of one run: some seconds at most. */
    public const PIECE = 50000;

    private const NEVER = ['number' => 0, 'hash' => '', 'at' => 0, 'broken' => 0, 'lost' => 0, 'fits' => false];

    /**
     * The last row that was read and when, and what `LogChain` found. A row that is not right is remembered until it is
     * deleted, and the rows behind it are checked.
     *
     * @return State
     */
    public static function state(): array
    {
        $kept = get_option(self::OPTION);
        $kept = is_array($kept) ? $kept : [];
        $number = static fn (string $key): int => is_int($kept[$key] ?? null) ? max(0, $kept[$key]) : 0;
        $hash = is_string($kept['hash'] ?? null) ? $kept['hash'] : '';

        return [
            'number' => $number('number'), 'hash' => $hash, 'at' => $number('at'), 'broken' => $number('broken'),
            'lost' => $number('lost'), 'fits' => ($kept['fits'] ?? false) === true,
        ];
    }

    /**
     * Checks the rows that were added since the last check. WooCommerce hook `woocommerce_cleanup_personal_data`, once
     * a day.
     */
    public function continue(int $most = self::PIECE): int
    {
        return $this->checkPiece(self::state(), $most);
    }

    /** Checks all rows, or the first ones of a long log: `continue()` checks the next. */
    public function restart(int $most = self::PIECE): int
    {
        return $this->checkPiece(self::NEVER, $most);
    }

    /**
     * @param State $state
     * @return int The first row that is not right, 0 when all are.
     */
    private function checkPiece(array $state, int $most): int
    {
        if (! LogTable::isReady()) {
            return 0;
        }
        if ($state['broken'] < LogTable::findFirstNumber()) {
            $state['broken'] = 0;
        }
        $hash = $state['number'] === 0 ? null : LogTable::findHash($state['number']);
        $isCut = LogTable::numberAtEnd() < $state['number'];
        if ($isCut || ($hash !== null && ! hash_equals($state['hash'], $hash))) {
            $state['broken'] = $state['broken'] === 0 ? $state['number'] : $state['broken'];
        }
        $state['number'] = $isCut ? LogTable::numberAtEnd() : $state['number'];
        // Without the last checked row the rows up to it were pruned: the first one follows from one of them.
        $found = LogChain::checkRows(['hash' => LogTable::findHash($state['number'])] + $state, $most);
        update_option(self::OPTION, [
            'number' => $found['number'], 'hash' => (string) $found['hash'], 'at' => time(),
            'broken' => $found['broken'], 'lost' => $found['lost'], 'fits' => $found['fits'],
        ], false);

        return $found['broken'];
    }
}
