<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Why a page keeps one of WooCommerce's scripts, for Site Health: noted when the owner looks at such a page.
 */
final class StockUserLog
{
    private const MOST = 20;
    /** Days after which a reason that no page has shown again is left out. */
    private const MEMORY = 30;

    private string $option;

    /** @param string $option Name of the option that keeps it. */
    public function __construct(string $option)
    {
        $this->option = $option;
    }

    /** @param list<string> $users Who needs the script, with what they need; empty where Islas stands in for it. */
    public function noteUsers(array $users): void
    {
        if (! current_user_can(Access::CAPABILITY)) {
            return;
        }
        $today = gmdate('Y-m-d');
        $before = $this->readUsers();
        $now = array_slice(array_fill_keys($users, $today) + $before, 0, self::MOST);
        if ($now !== $before) {
            update_option($this->option, $now, false);
        }
    }

    /** @return array<string, string> Who needs it → the day when that was last seen. */
    public function readUsers(): array
    {
        $stored = get_option($this->option);
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $found = [];
        foreach (is_array($stored) ? $stored : [] as $who => $day) {
            if (is_string($who) && is_string($day) && $day >= $oldest) {
                $found[$who] = $day;
            }
        }

        return $found;
    }

    /** All of it on one line of Site Health. */
    public function describeUsers(): string
    {
        $found = [];
        foreach ($this->readUsers() as $who => $day) {
            $found[] = $who . ', ' . $day;
        }

        return implode('; ', $found) ?: '–';
    }
}
