<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Platform\Access;
use Islas\Platform\Values;

/**
 * The address of the screen of consent in earlier versions, WooCommerce → Cookies: it leads to the tab of the settings
 * screen, and to the part that the address meant.
 */
final class OldScreen
{
    public const PAGE = 'islas-consent';

    /** Variable of an address whose fragment only the browser has: `widgets/admin/screen/address/old-address.ts` reads both. */
    private const SECTION = 'islas-section';

    /** WordPress hook `admin_menu`, before WordPress refuses the address of a screen that is not there. */
    public function redirectToTab(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only chooses where a link leads.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only compared, and encoded in an address.
        $query = wp_unslash($_GET);
        // phpcs:enable
        if (is_admin() && ($query['page'] ?? '') === self::PAGE && current_user_can(Access::CAPABILITY)) {
            wp_safe_redirect(self::makeAddress(self::findPlace($query)));
            exit;
        }
    }

    /** @param string $place Part of the tab, such as `cookies/_ga`; '' keeps the fragment that the browser has. */
    public static function makeAddress(string $place): string
    {
        $end = $place === '' ? '&' . self::SECTION . '=consent' : '#consent/' . $place;

        return admin_url('admin.php?page=' . Access::SETTINGS_PAGE . $end);
    }

    /**
     * @param array<mixed> $query Variables of the old address.
     * @return string Part of the tab; '' for the whole.
     */
    public static function findPlace(array $query): string
    {
        $cookie = Values::text($query['islas-cookie'] ?? '');
        $filter = $query['islas-log'] ?? null;
        $id = is_array($filter) ? Values::text($filter['id'] ?? '') : '';
        $places = [
            'islas-cookie' => 'cookies/' . rawurlencode($cookie),
            'islas-cookie-search' => 'cookies',
            'islas-log' => 'log' . ($id === '' ? '' : '/' . rawurlencode($id)),
            'islas-log-before' => 'log',
            'islas-simulate' => 'simulator',
            'islas-start' => 'start',
        ];

        return (string) current(array_intersect_key($places, $query));
    }
}
