<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Where the owner's screens and the REST routes are, and who may use those of the owner.
 */
final class Access
{
    public const CAPABILITY = 'manage_woocommerce';

    /** Slug of the settings screen, below WooCommerce. */
    public const SETTINGS_PAGE = 'islas';

    public const REST_NAMESPACE = 'islas/v1';

    /** Whether the current visitor may manage the shop, for pages of the shop. */
    public static function isOwner(): bool
    {
        // Most visitors are not signed in, and plugins look at each question for a capability.
        return is_user_logged_in() && current_user_can(self::CAPABILITY);
    }

    /**
     * Whether the current user may put code on the pages of the shop, which WordPress allows those who may publish any
     * HTML. WP-CLI without a user is whoever owns the server.
     */
    public static function mayAddCode(): bool
    {
        return current_user_can('unfiltered_html') || (Terminal::isThere() && get_current_user_id() === 0);
    }

    /**
     * Id of the signed-in user who may manage the shop, 0 for other visitors. Validates the sign-in cookie itself, for
     * callers that run before WordPress has set the current user.
     */
    public static function findSignedInOwner(): int
    {
        $user = wp_validate_auth_cookie('', 'logged_in');

        return is_int($user) && $user > 0 && user_can($user, self::CAPABILITY) ? $user : 0;
    }
}
