<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\OwnerForm;
use Islas\Platform\SameOrigin;

/**
 * Errors of Islas' files in the browsers of those who manage the shop, for Site Health. Nothing of visitors, and
 * nothing in their pages.
 */
final class BrowserErrors
{
    public const OPTION = 'islas_browser_errors';
    public const ACTION = 'islas_errors';

    public ErrorList $list;

    public function __construct()
    {
        $this->list = new ErrorList(self::OPTION);
    }

    /** Prints the script that reports, on a page of one who manages the shop. */
    public function printReporter(): void
    {
        ErrorList::printScript(['action' => self::ACTION, '_ajax_nonce' => (string) wp_create_nonce(self::ACTION)]);
    }

    /** WordPress hook `wp_ajax_islas_errors`. */
    public function recordPosted(): void
    {
        check_ajax_referer(self::ACTION);
        if (! SameOrigin::isConfirmed() || ! current_user_can(Access::CAPABILITY)) {
            wp_die('', '', ['response' => 403]);
        }
        $isStored = $this->list->addError(OwnerForm::posted('message'), OwnerForm::posted('file'));
        wp_die('', '', ['response' => $isStored ? 201 : 204]);
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        /* translators: %s: name of a file or of an island */
        $label = __('Error in your browser, in %s', 'islas');

        return (is_array($lines) ? $lines : []) + $this->list->describeErrors($label);
    }
}
