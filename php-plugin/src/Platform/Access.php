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
}
