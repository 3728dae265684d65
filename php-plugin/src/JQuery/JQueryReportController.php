<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\Access;
use Islas\Platform\Pattern;
use Islas\Platform\SameOrigin;

/**
 * Which scripts made this shop load jQuery or what comes with it on demand, for Site Health: reported by the owner's
 * browsers. It stores names of scripts and the day, nothing about the person or the page.
 *
 * @phpstan-type Demand array{who: string, isRefused: bool, day: string, what?: string}
 */
final class JQueryReportController
{
    public const OPTION = 'islas_jquery_demands';

    private const MOST = 20;
    private const LONGEST = 160;
    /** Seconds between two reports that are stored; a page sends them one after the other. */
    private const PAUSE = 1;
    /** Days after its last report until a script leaves the list. */
    private const MEMORY = 30;

    /** @return list<Demand> */
    public function readReports(): array
    {
        return self::decodeReports(get_option(self::OPTION))['demands'];
    }

    /** WooCommerce hook `wc_ajax_islas_jquery`. The page does not read the answer. */
    public function handleRequest(): void
    {
        // Reports of visitors are not trusted: only those of users who may manage the shop are stored.
        $isNew = SameOrigin::isConfirmed() && current_user_can(Access::CAPABILITY)
            && $this->addReport(self::readPosted('who'), self::readPosted('refused') === '1', self::readPosted('what'));
        status_header($isNew ? 201 : 204);
    }

    /**
     * Whether something was written.
     *
     * @param string $what Name of the requested global; empty for jQuery.
     */
    public function addReport(string $who, bool $isRefused, string $what = ''): bool
    {
        $who = self::anonymiseName($who);
        $what = preg_match('/^[\w.]{1,30}$/', $what) === 1 ? $what : '';
        ['at' => $at, 'demands' => $stored] = self::decodeReports(get_option(self::OPTION));
        if ($who === '' || time() - $at < self::PAUSE) {
            return false;
        }
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $demands = array_values(array_filter(
            $stored,
            static fn (array $demand) => [$demand['who'], $demand['what'] ?? ''] !== [$who, $what]
                && $demand['day'] >= $oldest
        ));
        $demands[] = ['who' => $who, 'isRefused' => $isRefused, 'day' => gmdate('Y-m-d')]
            + ($what === '' ? [] : ['what' => $what]);
        if (count($demands) > self::MOST || $demands === $stored || in_array(end($demands), $stored, true)) {
            return false;
        }

        return update_option(self::OPTION, ['at' => time(), 'demands' => $demands], false);
    }

    private static function readPosted(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages are cached; SameOrigin has checked the request.
        return isset($_POST[$name]) && is_string($_POST[$name])
            // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
            ? sanitize_text_field(wp_unslash($_POST[$name]))
            : '';
    }

    /** What an address may carry after its path, mail addresses and longer numbers say nothing about a script. */
    private static function anonymiseName(string $who): string
    {
        $who = Pattern::replace(
            ['/^([^\s?#]+)[?#].*$/', '/\S+@\S+/', '/\d{5,}/'],
            ['$1', '…', '…'],
            sanitize_text_field($who)
        );

        return trim(mb_substr($who, 0, self::LONGEST));
    }

    /**
     * @param mixed $value
     * @return array{at: int, demands: list<Demand>}
     */
    private static function decodeReports($value): array
    {
        $demands = [];
        $rows = is_array($value) && is_array($value['demands'] ?? null) ? $value['demands'] : [];
        foreach (array_slice($rows, 0, self::MOST) as $row) {
            if (is_array($row) && is_string($row['who'] ?? null) && is_string($row['day'] ?? null)) {
                $demands[] = [
                    'who' => $row['who'],
                    'isRefused' => ($row['isRefused'] ?? false) === true,
                    'day' => $row['day'],
                ] + (is_string($row['what'] ?? null) ? ['what' => $row['what']] : []);
            }
        }

        return ['at' => is_array($value) && is_int($value['at'] ?? null) ? $value['at'] : 0, 'demands' => $demands];
    }
}
