<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The address of the shop, which pages need again and again. WordPress reads two options and asks plugins whenever it
 * makes one, and a page has some thirty; until it is printed, a plugin for languages may set another domain.
 */
final class ShopAddress
{
    /** @var array<int, array<string, string>> Site of a network → path → address, since its pages are printed. */
    private static array $homes = [];

    /** As `home_url()`. */
    public static function findHome(string $path = ''): string
    {
        if (did_action('template_redirect') === 0) {
            return home_url($path);
        }

        return self::$homes[get_current_blog_id()][$path] ??= home_url($path);
    }
}
