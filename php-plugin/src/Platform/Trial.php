<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * “Only for me, for now”: the shop answers these users with Islas and everybody else as without the plugin, until it is
 * published.
 */
final class Trial
{
    /** `['since' => time, 'users' => ids]`; an empty array while Islas works for everyone. */
    public const OPTION = 'islas_trial';

    public function isOn(): bool
    {
        return $this->readUsers() !== [];
    }

    /** @return list<int> Users that see Islas; none while everybody does. */
    public function readUsers(): array
    {
        $users = array_filter($this->readStored()['users'], static fn ($user): bool => is_int($user) && $user > 0);

        return array_values(array_unique($users));
    }

    /** Seconds since 1970, 0 without a trial. */
    public function readStart(): int
    {
        $since = $this->readStored()['since'];

        return $this->isOn() && is_int($since) ? max(0, $since) : 0;
    }

    /** Others who try Islas already keep seeing it. */
    public function start(int $user): void
    {
        $since = $this->isOn() ? $this->readStart() : time();
        update_option(self::OPTION, [
            'since' => $since,
            'users' => array_values(array_unique(array_merge($this->readUsers(), [$user]))),
        ], true);
    }

    /** Publishes: everybody sees Islas. */
    public function end(): void
    {
        update_option(self::OPTION, [], true);
    }

    /** @return array{since: mixed, users: array<mixed>} */
    private function readStored(): array
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];
        $users = $stored['users'] ?? [];

        return ['since' => $stored['since'] ?? 0, 'users' => is_array($users) ? $users : []];
    }
}
