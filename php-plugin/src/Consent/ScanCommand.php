<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Screen\Report;
use Islas\Platform\Settings;
use Islas\Platform\Terminal;

/**
 * `wp islas scan`.
 */
final class ScanCommand
{
    private Settings $settings;
    private SeenCookies $cookies;
    private AskedAddresses $addresses;
    private Report $report;
    private Terminal $terminal;

    public function __construct(
        Settings $settings,
        SeenCookies $cookies,
        AskedAddresses $addresses,
        Report $report,
        Terminal $terminal
    ) {
        $this->settings = $settings;
        $this->cookies = $cookies;
        $this->addresses = $addresses;
        $this->report = $report;
        $this->terminal = $terminal;
    }

    /**
     * Shows what consent has found: cookies that no list names, requests without consent, broken rules.
     *
     * Cookies and requests are those of browsers of users who run the shop; the command opens no page itself.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : Format of the output.
     * ---
     * default: table
     * options:
     *   - table
     *   - json
     *   - csv
     *   - yaml
     *   - count
     * ---
     *
     * @param list<string> $arguments
     * @param array<string, mixed> $options
     */
    public function __invoke(array $arguments, array $options): void
    {
        $rows = [];
        foreach ($this->cookies->all() as $cookie) {
            $rows[] = self::makeRow('cookie', $cookie['name'], $cookie['provider'], $cookie['day']);
        }
        foreach ($this->addresses->all() as $address) {
            $rows[] = self::makeRow('request', $address['address'], $address['provider'], $address['day']);
        }
        foreach ($this->report->findings($this->settings) as $finding) {
            $rows[] = self::makeRow('rule-' . $finding['level'], $finding['sentence'], '', '');
        }
        $this->terminal->table($rows, ['kind', 'found', 'provider', 'day'], $options);
    }

    /** @return array{kind: string, found: string, provider: string, day: string} */
    private static function makeRow(string $kind, string $found, string $provider, string $day): array
    {
        return ['kind' => $kind, 'found' => $found, 'provider' => $provider, 'day' => $day];
    }
}
