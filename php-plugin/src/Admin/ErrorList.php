<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use Islas\Platform\Pattern;
use Islas\Platform\ProfileDates;

/**
 * Errors of Islas' files in browsers, in one option: how often each message came, and the file or the island. Few and
 * short, without personal data.
 *
 * @phpstan-type BrowserError array{message: string, file: string, count: int, day: string}
 */
final class ErrorList
{
    private const MOST = 50;
    private const LONGEST = 160;
    /** Reports that are stored in a minute. */
    private const RATE = 20;
    /** Days after its last report until a message leaves the list. */
    private const MEMORY = 30;

    private string $option;

    /** @param string $option Name of the option. */
    public function __construct(string $option)
    {
        $this->option = $option;
    }

    /**
     * Prints the script that sends errors.
     *
     * @param array<string, string> $fields   That go with every report.
     * @param string                $category Of consent that a report needs; '' if none.
     */
    public static function printScript(array $fields, string $category = ''): void
    {
        $code = Json::call(InlineScripts::REPORT_ERRORS, admin_url('admin-ajax.php'), $fields, $category);
        wp_print_inline_script_tag($code, ['id' => 'islas-report-errors']);
    }

    /** Whether it was stored. */
    public function addError(string $message, string $file): bool
    {
        // Addresses, mail addresses and longer numbers may be a person's.
        $message = Pattern::replace(['~https?://\S+~', '/\S+@\S+/', '/\d{5,}/'], '…', sanitize_text_field($message));
        $message = trim(mb_substr($message, 0, self::LONGEST));
        $stored = get_option($this->option);
        $minute = intdiv(time(), MINUTE_IN_SECONDS);
        $isSame = is_array($stored) && ($stored['minute'] ?? 0) === $minute;
        $given = is_array($stored) && $isSame && is_int($stored['given'] ?? null) ? $stored['given'] : 0;
        if ($message === '' || preg_match('/^[\w.-]{1,80}$/D', $file) !== 1 || $given >= self::RATE) {
            return false;
        }
        $count = 1;
        $errors = [];
        foreach ($this->readErrors() as $error) {
            if ([$error['message'], $error['file']] === [$message, $file]) {
                $count = $error['count'] + 1;
            } else {
                $errors[] = $error;
            }
        }
        $errors[] = ['message' => $message, 'file' => $file, 'count' => $count, 'day' => gmdate('Y-m-d')];

        return update_option($this->option, [
            'minute' => $minute, 'given' => $given + 1, 'errors' => array_slice($errors, -self::MOST),
        ], false);
    }

    /** @return list<BrowserError> The last one last. */
    public function readErrors(): array
    {
        $stored = get_option($this->option);
        $rows = is_array($stored) && is_array($stored['errors'] ?? null) ? $stored['errors'] : [];
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $errors = [];
        foreach (array_slice($rows, -self::MOST) as $row) {
            if (
                is_array($row) && is_string($row['message'] ?? null) && is_string($row['file'] ?? null)
                && is_int($row['count'] ?? null) && is_string($row['day'] ?? null) && $row['day'] >= $oldest
            ) {
                $errors[] = [
                    'message' => $row['message'], 'file' => $row['file'], 'count' => $row['count'],
                    'day' => $row['day'],
                ];
            }
        }

        return $errors;
    }

    /**
     * Lines of Site Health, the last error first.
     *
     * @param string $label Sentence with %s for the name of a file or of an island.
     * @return array<string, array{label: string, value: string}> By keys that begin with the name of the option.
     */
    public function describeErrors(string $label): array
    {
        $lines = [];
        foreach (array_reverse($this->readErrors()) as $i => $error) {
            $day = ProfileDates::formatDay($error['day']);
            $lines[$this->option . '_' . $i] = [
                'label' => sprintf($label, $error['file']),
                'value' => $error['message'] . ' (' . $error['count'] . '×, ' . $day . ')',
            ];
        }

        return $lines;
    }
}
