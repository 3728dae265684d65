<?php

declare(strict_types=1);

namespace Islas\Analytics;

/**
 * The last events and their outcomes, for the owner: name, outcome, reason and the order's number. It holds no personal
 * data; texts are redacted all the same.
 *
 * @phpstan-type Line array{at: int, event: string, outcome: string, reason: string, from: string, about: string}
 */
final class Log
{
    public const OPTION = 'islas_analytics_log';
    public const OUTCOMES = ['sent', 'held', 'refused', 'failed'];
    private const MOST = 200;
    private const LONGEST = 100;

    /** @return list<Line> The newest first. */
    public function readLines(): array
    {
        $stored = get_option(self::OPTION);
        $lines = [];
        foreach (is_array($stored) ? $stored : [] as $line) {
            if (is_array($line) && is_int($line['at'] ?? null)) {
                $lines[] = ['at' => $line['at']] + self::cleanLine($line);
            }
        }

        return $lines;
    }

    public function addLine(string $event, string $outcome, string $reason, string $from, string $about = ''): void
    {
        $line = ['at' => time()] + self::cleanLine(compact('event', 'outcome', 'reason', 'from', 'about'));
        update_option(self::OPTION, array_slice(array_merge([$line], $this->readLines()), 0, self::MOST), false);
    }

    public function clearLines(): void
    {
        delete_option(self::OPTION);
    }

    /**
     * @param array<array-key, mixed> $given
     * @return array{event: string, outcome: string, reason: string, from: string, about: string}
     */
    private static function cleanLine(array $given): array
    {
        $text = static fn (string $key): string => is_string($given[$key] ?? null)
            ? mb_substr(Redaction::redactText(sanitize_text_field($given[$key])), 0, self::LONGEST)
            : '';
        $outcome = $text('outcome');

        return [
            'event' => sanitize_key($text('event')),
            'outcome' => in_array($outcome, self::OUTCOMES, true) ? $outcome : 'failed',
            'reason' => sanitize_key($text('reason')),
            'from' => sanitize_key($text('from')),
            'about' => $text('about'),
        ];
    }
}
