<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

/**
 * Checks the log in pieces, and keeps how far it got and what it found: no view of the log hashes its rows. The last
 * checked row also shows when rows were deleted at the end of the log.
 *
 * @phpstan-type State array{number: int, hash: string, at: int, broken: int}
 */
final class LogCheck
{
    public const OPTION = 'islas_consents_checked';

    /** Rows of one run: some seconds at most. */
    public const PIECE = 50000;

    private const NEVER = ['number' => 0, 'hash' => '', 'at' => 0, 'broken' => 0];

    /**
     * The last row that is right, when it was checked, and the first row that is not (0: none).
     *
     * @return State
     */
    public static function state(): array
    {
        $kept = get_option(self::OPTION);
        $kept = is_array($kept) ? $kept : [];
        $number = static fn (string $key): int => is_int($kept[$key] ?? null) ? max(0, $kept[$key]) : 0;
        $hash = is_string($kept['hash'] ?? null) ? $kept['hash'] : '';

        return ['number' => $number('number'), 'hash' => $hash, 'at' => $number('at'), 'broken' => $number('broken')];
    }

    /**
     * Checks the rows that were added since the last check. WooCommerce hook `woocommerce_cleanup_personal_data`, once
     * a day.
     */
    public function continue(int $most = self::PIECE): int
    {
        return $this->run(self::state(), $most);
    }

    /** Checks all rows, or the first ones of a long log: `continue()` checks the next. */
    public function restart(int $most = self::PIECE): int
    {
        return $this->run(self::NEVER, $most);
    }

    /**
     * @param State $state
     * @return int The first row that is not right, 0 when all are.
     */
    private function run(array $state, int $most): int
    {
        if (! LogTable::isThere()) {
            return 0;
        }
        $last = LogTable::numberAtEnd();
        $hash = $state['number'] === 0 ? null : LogTable::hashOf($state['number']);
        $isCut = $last < $state['number'] || ($hash !== null && ! hash_equals($state['hash'], $hash));
        if ($isCut) {
            $broken = $state['number'];
        } else {
            // Without the last checked row the rows up to it were pruned: the first one follows from one of them.
            $start = $hash === null ? 0 : $state['number'];
            ['number' => $number, 'hash' => $hash, 'broken' => $broken] = LogChain::check($start, $hash, $most);
            $state = ['number' => $number, 'hash' => (string) $hash] + $state;
        }
        update_option(self::OPTION, ['at' => time(), 'broken' => $broken] + $state, false);

        return $broken;
    }
}
