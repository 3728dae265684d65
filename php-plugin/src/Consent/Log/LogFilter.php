<?php

declare(strict_types=1);

namespace Islas\Consent\Log;

use DateTimeImmutable;
use DateTimeZone;
use Islas\Platform\Values;

/**
 * Which decisions of the log are meant: those of some days, of a visitor, or all.
 */
final class LogFilter
{
    public const FIRST = '1000-01-01';
    public const LAST = '9999-12-31';

    /** First and last second, in UTC. */
    public string $from;
    public string $to;

    /** Of a visitor, '' for all. */
    public string $id;

    /** @var array{from: string, to: string, id: string} As it was entered. */
    public array $entered = ['from' => '', 'to' => '', 'id' => ''];

    /** @var array<string, string> What is wrong with it, a sentence by the field. */
    public array $problems = [];

    public function __construct(string $from = self::FIRST, string $to = self::LAST, string $id = '')
    {
        $this->from = $from . ' 00:00:00';
        $this->to = $to . ' 23:59:59';
        $this->id = $id;
    }

    /**
     * As the owner enters it: days of the site's time zone, both included.
     *
     * @param array<mixed> $given
     */
    public static function read(array $given): self
    {
        $filter = new self();
        foreach (array_keys($filter->entered) as $key) {
            $filter->entered[$key] = mb_substr(trim(sanitize_text_field(Values::text($given[$key] ?? ''))), 0, 40);
        }
        ['from' => $from, 'to' => $to, 'id' => $id] = $filter->entered;
        $filter->id = strtolower($id);
        if ($from !== '' && ! self::isDay($from)) {
            $filter->problems['from'] = __('“From” must be a date such as 2026-11-01.', 'islas');
        }
        if ($to !== '' && ! self::isDay($to)) {
            $filter->problems['to'] = __('“To” must be a date such as 2026-11-01.', 'islas');
        }
        if ($id !== '' && ! self::isId($filter->id)) {
            $filter->problems['id'] = __('A consent ID has 20 characters: digits and letters from a to f.', 'islas');
        }
        if ($filter->problems !== []) {
            return $filter;
        }
        if ($from !== '' && $to !== '' && $from > $to) {
            $filter->problems['from'] = __('The first day is after the last one.', 'islas');
        }
        $filter->from = $from === '' ? $filter->from : self::convertToUtc($from . ' 00:00:00');
        $filter->to = $to === '' ? $filter->to : self::convertToUtc($to . ' 23:59:59');

        return $filter;
    }

    public static function isDay(string $day): bool
    {
        return preg_match('/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $day, $found) === 1
            && checkdate((int) $found[2], (int) $found[3], (int) $found[1]);
    }

    public static function isId(string $id): bool
    {
        return preg_match('/^[0-9a-f]{20}$/D', $id) === 1;
    }

    /** @return array<string, string> For an address that shows the same. */
    public function arguments(): array
    {
        return array_filter($this->entered, static fn (string $value): bool => $value !== '');
    }

    private static function convertToUtc(string $time): string
    {
        $moment = new DateTimeImmutable($time, wp_timezone());

        return $moment->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }
}
