<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Platform\Access;

/**
 * Simulates Global Privacy Control for one page load of the owner.
 */
final class GpcVisit
{
    private const QUERY = 'islas-gpc';

    /** Before any other script: what such browsers say. */
    private const CODE = 'Object.defineProperty(Navigator.prototype,"globalPrivacyControl",'
        . '{get:()=>true,configurable:true})';

    public static function address(string $page): string
    {
        return add_query_arg(self::QUERY, wp_create_nonce(self::QUERY), $page);
    }

    public static function show(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- This is the nonce.
        $nonce = isset($_GET[self::QUERY]) && is_string($_GET[self::QUERY]) ? sanitize_key($_GET[self::QUERY]) : '';
        if ($nonce === '' || ! current_user_can(Access::CAPABILITY)) {
            return;
        }
        if (wp_verify_nonce($nonce, self::QUERY) !== false) {
            wp_print_inline_script_tag(self::CODE, ['id' => 'islas-consent-gpc']);
        }
    }
}
