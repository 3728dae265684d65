<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\OwnerForm;
use Islas\Platform\SameOrigin;

/**
 * Errors of Islas' files in the browsers of visitors who have accepted statistics, for Site Health, while the owner has
 * switched that on. Caches keep pages, so no nonce protects the reports: they come from a page of this site, are small,
 * name a file or an island, and few are stored.
 */
final class VisitorErrors
{
    public const OPTION = 'islas_visitor_errors';
    public const ACTION = 'islas_visitor_errors';

    private const CATEGORY = 'statistics';
    /** Bytes of a report. */
    private const LARGEST = 8192;

    public ErrorList $list;

    public function __construct()
    {
        $this->list = new ErrorList(self::OPTION);
    }

    /** WordPress hook `wp_head`, before the scripts of Islas. Those who manage the shop have `BrowserErrors`. */
    public function printReporter(): void
    {
        if (! current_user_can(Access::CAPABILITY)) {
            ErrorList::printScript(['action' => self::ACTION], self::CATEGORY);
        }
    }

    /** WordPress hooks `wp_ajax_islas_visitor_errors` and `wp_ajax_nopriv_islas_visitor_errors`. */
    public function recordPosted(): void
    {
        if (! $this->isAllowed()) {
            wp_die('', '', ['response' => 403]);
        }
        $isStored = $this->list->addError(OwnerForm::posted('message'), OwnerForm::posted('file'));
        wp_die('', '', ['response' => $isStored ? 201 : 204]);
    }

    public function isAllowed(): bool
    {
        $server = array_intersect_key($_SERVER, ['REQUEST_METHOD' => 1, 'CONTENT_LENGTH' => 1]);
        // A hosted consent tool answers in the browser only, where the script has asked it.
        $hasConsent = ! function_exists('wp_has_consent') || wp_has_consent(self::CATEGORY);

        return ($server['REQUEST_METHOD'] ?? '') === 'POST'
            && is_numeric($server['CONTENT_LENGTH'] ?? null) && (int) $server['CONTENT_LENGTH'] <= self::LARGEST
            && SameOrigin::isConfirmed()
            && $hasConsent;
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];

        /* translators: %s: name of a file or of an island */
        return $lines + $this->list->describeErrors(__('Error in a visitor’s browser, in %s', 'islas'));
    }

    /** WordPress hook `admin_init`: what WordPress offers the owner for the privacy policy. */
    public function suggestPrivacyText(): void
    {
        $sentences = [
            __('If you have accepted statistics, your browser reports errors of this shop’s scripts to us.', 'islas'),
            __('We store the message, the name of the script, how often it came and the day, for 30 days.', 'islas'),
            __('Nothing says whose they are.', 'islas'),
        ];
        wp_add_privacy_policy_content('Islas', '<p>' . esc_html(implode(' ', $sentences)) . '</p>');
    }
}
