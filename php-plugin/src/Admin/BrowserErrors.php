<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use Islas\Platform\OwnerForm;
use Islas\Platform\Pattern;
use Islas\Platform\SameOrigin;

/**
 * Errors of Islas' files in the browsers of those who manage the shop, for Site Health: how often each message came,
 * and the file or the island. Nothing of visitors, and nothing in their pages.
 *
 * @phpstan-type BrowserError array{message: string, file: string, count: int, day: string}
 */
final class BrowserErrors
{
    public const OPTION = 'islas_browser_errors';
    public const ACTION = 'islas_errors';

    private const MOST = 50;
    private const LONGEST = 160;
    /** Reports that are stored in a minute. */
    private const RATE = 20;
    /** Days after its last report until a message leaves the list. */
    private const MEMORY = 30;

    /** WordPress hook `wp_head`, before the scripts of Islas. */
    public function watch(): void
    {
        if (! current_user_can(Access::CAPABILITY)) {
            return;
        }
        wp_print_inline_script_tag(strtr(InlineScripts::REPORT_ERRORS, [
            '__URL__' => Json::encode(admin_url('admin-ajax.php'), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
            '__NONCE__' => Json::encode(wp_create_nonce(self::ACTION), JSON_HEX_TAG),
        ]), ['id' => 'islas-report-errors']);
    }

    /** WordPress hook `wp_ajax_islas_errors`. */
    public function record(): void
    {
        check_ajax_referer(self::ACTION);
        if (! SameOrigin::isConfirmed() || ! current_user_can(Access::CAPABILITY)) {
            wp_die('', '', ['response' => 403]);
        }
        $isStored = $this->add(OwnerForm::posted('message'), OwnerForm::posted('file'));
        wp_die('', '', ['response' => $isStored ? 201 : 204]);
    }

    /** Whether it was stored. */
    public function add(string $message, string $file): bool
    {
        // Addresses, mail addresses and longer numbers may be a person's.
        $message = Pattern::replace(['~https?://\S+~', '/\S+@\S+/', '/\d{5,}/'], '…', sanitize_text_field($message));
        $message = trim(mb_substr($message, 0, self::LONGEST));
        $stored = get_option(self::OPTION);
        $minute = intdiv(time(), MINUTE_IN_SECONDS);
        $isSame = is_array($stored) && ($stored['minute'] ?? 0) === $minute;
        $given = is_array($stored) && $isSame && is_int($stored['given'] ?? null) ? $stored['given'] : 0;
        if ($message === '' || preg_match('/^[\w.-]{1,80}$/D', $file) !== 1 || $given >= self::RATE) {
            return false;
        }
        $count = 1;
        $errors = [];
        foreach ($this->all() as $error) {
            if ([$error['message'], $error['file']] === [$message, $file]) {
                $count = $error['count'] + 1;
            } else {
                $errors[] = $error;
            }
        }
        $errors[] = ['message' => $message, 'file' => $file, 'count' => $count, 'day' => gmdate('Y-m-d')];

        return update_option(self::OPTION, [
            'minute' => $minute, 'given' => $given + 1, 'errors' => array_slice($errors, -self::MOST),
        ], false);
    }

    /** @return list<BrowserError> The last one last. */
    public function all(): array
    {
        $stored = get_option(self::OPTION);
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
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        foreach (array_reverse($this->all()) as $i => $error) {
            $lines['browser_error_' . $i] = [
                /* translators: %s: name of a file or of an island */
                'label' => sprintf(__('Error in your browser, in %s', 'islas'), $error['file']),
                'value' => $error['message'] . ' (' . $error['count'] . '×, ' . $error['day'] . ')',
            ];
        }

        return $lines;
    }
}
