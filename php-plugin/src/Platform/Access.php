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

    /**
     * Id of the signed-in user who may manage the shop, 0 for other visitors. Validates the sign-in cookie itself, for
     * callers that run before WordPress has set the current user.
     */
    public static function signedInOwner(): int
    {
        $user = wp_validate_auth_cookie('', 'logged_in');

        return is_int($user) && $user > 0 && user_can($user, self::CAPABILITY) ? $user : 0;
    }
}
