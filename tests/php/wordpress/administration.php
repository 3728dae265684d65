<?php

/**
 * Doubles of WordPress' admin functions: plugins, requests to `admin-post.php`, file headers.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

defined('MINUTE_IN_SECONDS') || define('MINUTE_IN_SECONDS', 60);

/** @return mixed Options of the network are kept as those of blog 0. */
function get_site_option(string $name)
{
    return Site::$options[0][$name] ?? false;
}

/** @param list<string> $files */
function deactivate_plugins(array $files): void
{
    $active = get_option('active_plugins');
    update_option('active_plugins', array_values(array_diff(is_array($active) ? $active : [], $files)));
}

/**
 * @param array<string, string> $headers
 * @return array<string, string>
 */
function get_file_data(string $file, array $headers): array
{
    $text = (string) file_get_contents($file);

    return array_map(
        static fn (string $name) => preg_match('/^[ *]*' . $name . ': *(.*)$/m', $text, $found) === 1 ? $found[1] : '',
        $headers
    );
}

/** @throws RuntimeException Where WordPress would end the request. */
function check_admin_referer(string $action): void
{
    if (! wp_verify_nonce((string) ($_REQUEST['_wpnonce'] ?? ''), $action)) {
        throw new RuntimeException('expired');
    }
}

/**
 * @param array<string, int> $arguments
 * @throws RuntimeException
 */
function wp_die(string $message, string $title, array $arguments): void
{
    throw new RuntimeException($arguments['response'] . ' ' . $message);
}

/** @throws RuntimeException The plugin ends the request after it. */
function wp_safe_redirect(string $url): void
{
    throw new RuntimeException('to ' . $url);
}

function esc_html__(string $text, string $domain): string
{
    return esc_html(__($text, $domain));
}

function esc_url(string $url): string
{
    return str_replace('&', '&#038;', $url);
}

/** @param mixed ...$arguments */
function do_action(string $hook, ...$arguments): void
{
    Site::run($hook, ...$arguments);
    Site::$did[$hook] = (Site::$did[$hook] ?? 0) + 1;
}

/** @return int|false The user of the log-in cookie. */
function wp_validate_auth_cookie(string $cookie, string $scheme)
{
    return Site::$cookieUser > 0 ? Site::$cookieUser : false;
}

function user_can(int $user, string $capability): bool
{
    return $user === Site::$cookieUser && in_array($capability, Site::$capabilities, true);
}

function nocache_headers(): void
{
    Site::$uncached++;
}

final class WC_Cache_Helper
{
    public static function set_nocache_constants(): void
    {
        Site::$uncached++;
    }
}

function wp_date(string $format, int $time): string
{
    return gmdate($format, $time);
}

/**
 * @param mixed $value
 * @return mixed
 */
function sanitize_option(string $name, $value)
{
    return apply_filters('sanitize_option_' . $name, $value);
}

/** @param array<mixed> $arguments */
function wp_schedule_single_event(int $time, string $name, array $arguments): void
{
    Site::$scheduled[] = [$time - time(), $name, $arguments];
}

function get_current_user_id(): int
{
    return Site::$cookieUser;
}

final class WP_User
{
    public int $ID = 0;
    public string $display_name = '';
}

/** @return WP_User|false */
function get_userdata(int $id)
{
    if (! isset(Site::$users[$id])) {
        return false;
    }
    $user = new WP_User();
    $user->ID = $id;
    $user->display_name = Site::$users[$id];

    return $user;
}

/** @param list<string> $needs */
function wp_enqueue_script(string $handle, string $url, array $needs, ?string $version, bool $inFooter): void
{
    wp_register_script($handle, $url, $needs, $version, $inFooter);
    Site::$scripts->queue[] = $handle;
}

function wp_set_script_translations(string $handle, string $domain, string $folder): bool
{
    Site::$scriptTranslations[$handle] = [$domain, $folder];

    return true;
}
