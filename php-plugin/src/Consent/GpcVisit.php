<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Platform\Access;

/**
 * Simulates Global Privacy Control for one page load of the owner.
 */
final class GpcVisit
{
    /** Before any other script: what such browsers say. */
    private const CODE = 'Object.defineProperty(Navigator.prototype,"globalPrivacyControl",'
        . '{get:()=>true,configurable:true})';

    public static function address(string $page): string
    {
        return add_query_arg(Module::GPC_QUERY, wp_create_nonce(Module::GPC_QUERY), $page);
    }

    /** WordPress hook `wp_head`, before the script in the head. */
    public static function printSignal(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- This is the nonce.
        $isText = isset($_GET[Module::GPC_QUERY]) && is_string($_GET[Module::GPC_QUERY]);
        $nonce = $isText ? sanitize_key($_GET[Module::GPC_QUERY]) : '';
        // phpcs:enable WordPress.Security.NonceVerification.Recommended
        if ($nonce === '' || ! current_user_can(Access::CAPABILITY)) {
            return;
        }
        if (wp_verify_nonce($nonce, Module::GPC_QUERY) !== false) {
            wp_print_inline_script_tag(self::CODE, ['id' => 'islas-consent-gpc']);
        }
    }
}
