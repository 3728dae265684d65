<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookiePatterns;

/**
 * The cookies of a decision for the answer to the browser that reports it. The browser has written the same ones, but
 * Safari keeps what a script writes for seven days only, and what a server sets for as long as it says.
 */
final class AnsweredCookies
{
    private const ID = '/^[0-9a-f]{20}$/D';

    /**
     * @param array<string, string> $posted Raw values by name, `null` for a deleted one.
     * @return list<array{string, string, int}> Name, value and until when, 0 deletes; none for what is no decision.
     */
    public static function listFor(array $posted, string $id, Configuration $configuration): array
    {
        if (preg_match(self::ID, $id) !== 1) {
            return [];
        }
        if (($posted[Decision::UNTIL] ?? '') === 'null') {
            return Choice::listDeletions();
        }
        $proof = Decision::parseProof($posted[Decision::PROOF] ?? '');
        $isDeclined = ($posted[Decision::DECLINE] ?? '') === '1';
        $isOwn = $proof !== null && $proof[2] === $id && preg_match('/^\w{1,20}$/D', $proof[0]) === 1;
        $decision = $configuration->readDecision($posted);
        if (! $isOwn || $decision->state === 'undecided') {
            return [];
        }
        $blocked = array_filter(
            $decision->blocked,
            static fn (string $name): bool => ! $configuration->cookies->isNecessary(rtrim($name, '*'))
        );
        $until = time() + $configuration->readLength();
        $cookies = [
            [Decision::UNTIL, $posted[Decision::UNTIL], $until],
            [Decision::BLOCK, CookiePatterns::joinNames(array_values($blocked)), $until],
            $isDeclined ? [Decision::DECLINE, '1', $until] : [Decision::DECLINE, '', 0],
            [Decision::PROOF, $posted[Decision::PROOF], $until],
        ];

        return $isDeclined ? [...$cookies, [Decision::EMBEDS, '', 0]] : $cookies;
    }
}
