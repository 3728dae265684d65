<?php

/**
 * Doubles of the WordPress and WooCommerce functions that the plugin calls, as far as it uses them.
 */

declare(strict_types=1);

use Islas\Tests\WordPress\Site;

/** @param callable|string $callback A theme's function may be only a name here. */
function add_action(string $hook, $callback, int $priority = 10, int $arguments = 1): void
{
    Site::$hooks[] = ['action', $hook, $callback, $priority, $arguments];
}

function add_filter(string $hook, $callback, int $priority = 10, int $arguments = 1): void
{
    Site::$hooks[] = ['filter', $hook, $callback, $priority, $arguments];
}

/**
 * @param mixed $value
 * @param mixed ...$arguments
 * @return mixed
 */
function apply_filters(string $hook, $value, ...$arguments)
{
    return Site::filter($hook, $value, ...$arguments);
}

/**
 * @param mixed $default
 * @return mixed
 */
/** @return array<string, mixed> As they are stored, before any filter. */
function wp_load_alloptions(): array
{
    return array_map(
        static fn ($value) => is_array($value) ? serialize($value) : $value,
        Site::$options[Site::$blog] ?? []
    );
}

/** @return mixed */
function maybe_unserialize($value)
{
    return is_string($value) && preg_match('/^[aO]:\d+:/', $value) === 1 ? unserialize($value) : $value;
}

function get_option(string $name, $default = false)
{
    return apply_filters('option_' . $name, Site::$options[Site::$blog][$name] ?? $default);
}

/**
 * @param mixed $value
 * @param bool|null $autoload
 */
function update_option(string $name, $value, $autoload = null): bool
{
    Site::$autoload[$name] = $autoload;
    Site::$options[Site::$blog][$name] = $value;
    return true;
}

/**
 * @param mixed $value
 * @param bool|null $autoload
 */
function add_option(string $name, $value, string $deprecated = '', $autoload = null): bool
{
    return ! isset(Site::$options[Site::$blog][$name]) && update_option($name, $value, $autoload);
}

function register_deactivation_hook(string $file, callable $callback): void
{
}

function register_activation_hook(string $file, callable $callback): void
{
    Site::$hooks[] = ['action', 'activate_' . plugin_basename($file), $callback, 10, 1];
}

/** @return bool|int|null */
function has_filter(string $hook)
{
    return in_array($hook, array_column(Site::$hooks, 1), true);
}

function wp_unschedule_hook(string $hook): int
{
    return 0;
}

function wp_generate_uuid4(): string
{
    static $made = 0;

    return sprintf('00000000-0000-4000-8000-%012d', ++$made);
}

function wp_cache_delete(string $key, string $group): bool
{
    return true;
}

function delete_option(string $name): bool
{
    unset(Site::$options[Site::$blog][$name]);
    return true;
}

function is_multisite(): bool
{
    return count(Site::$blogs) > 1;
}

/** @return list<int> */
function get_sites(array $query): array
{
    return array_slice(Site::$blogs, $query['offset'], $query['number']);
}

function wp_cache_supports(string $feature): bool
{
    return true;
}

function wp_cache_flush_group(string $group): void
{
}

/** @param list<string> $keys */
function wp_cache_delete_multiple(array $keys, string $group): void
{
}

function get_current_blog_id(): int
{
    return Site::$blog;
}

function switch_to_blog(int $blog): void
{
    Site::$blog = $blog;
}

function restore_current_blog(): void
{
    Site::$blog = Site::$blogs[0];
}

function __(string $text, string $domain): string
{
    return $domain === 'islas' ? Site::$translations[$text] ?? $text : 'foreign domain ' . $domain;
}

/** Existing entities are not encoded again, as in WordPress. */
function esc_html(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}

/** @param list<string> $schemes */
function esc_url_raw(string $url, array $schemes = []): string
{
    return $url;
}

/** A `<` that opens no tag becomes an entity, as in WordPress. */
function sanitize_text_field(string $text): string
{
    Site::$sanitised++;
    $lone = static fn (array $found): string => strpos($found[0], '>') === false
        ? esc_html($found[0])
        : $found[0];
    $text = (string) preg_replace_callback('%<[^>]*?((?=<)|>|$)%', $lone, mb_scrub($text));

    return trim((string) preg_replace('/[\r\n\t ]+/', ' ', strip_tags($text)));
}

/**
 * A capability with an id (`edit_product 21`) is granted only for that object.
 *
 * @param mixed ...$arguments
 */
function current_user_can(string $capability, ...$arguments): bool
{
    $id = is_numeric($arguments[0] ?? null) ? ' ' . $arguments[0] : '';

    return in_array($capability . $id, Site::$capabilities, true);
}

function is_user_logged_in(): bool
{
    return Site::$signedIn;
}

function wp_create_nonce(string $action): string
{
    return 'nonce-of-' . $action;
}

function wp_using_ext_object_cache(): bool
{
    return false;
}

function is_admin(): bool
{
    return Site::$admin;
}

function is_cart(): bool
{
    return Site::$cartPage;
}

/** Knows the letters of the languages that the plugin reads names in. */
function remove_accents(string $text): string
{
    return strtr($text, [
        'á' => 'a', 'à' => 'a', 'â' => 'a', 'ã' => 'a', 'é' => 'e', 'è' => 'e', 'ê' => 'e', 'í' => 'i', 'ï' => 'i',
        'ó' => 'o', 'ò' => 'o', 'ô' => 'o', 'õ' => 'o', 'ú' => 'u', 'ü' => 'u', 'û' => 'u', 'ç' => 'c', 'ñ' => 'n',
    ]);
}

function get_locale(): string
{
    return Site::$shopLocale;
}

function switch_to_locale(string $locale): bool
{
    if ($locale === Site::$locale) {
        return false;
    }
    Site::$formerLocales[] = Site::$locale;
    Site::$locale = $locale;

    return true;
}

function restore_previous_locale(): void
{
    Site::$locale = array_pop(Site::$formerLocales) ?? Site::$locale;
}

/** WordPress' own texts: in another language than English they say which it is. */
function translate(string $text): string
{
    return Site::$locale === 'en_US' ? $text : 'Y-m-d';
}

function determine_locale(): string
{
    return Site::$locale;
}

function get_bloginfo(string $show): string
{
    return ['version' => Site::$version, 'name' => 'Tienda'][$show] ?? '';
}

function load_textdomain(string $domain, string $file): bool
{
    Site::$loadedFiles[] = $file;
    return true;
}

function plugin_basename(string $file): string
{
    return basename(dirname($file)) . '/' . basename($file);
}

function plugins_url(string $path, string $file): string
{
    return 'https://tienda.example/wp-content/plugins/' . basename(dirname($file)) . '/' . $path;
}

function includes_url(string $path): string
{
    return 'https://tienda.example/wp-includes/' . $path;
}

function admin_url(string $path, string $scheme = 'admin'): string
{
    return ($scheme === 'relative' ? '' : 'https://tienda.example') . '/wp-admin/' . $path;
}

function get_site_url(int $blog, string $path = ''): string
{
    return 'https://tienda.example' . $path;
}

function is_child_theme(): bool
{
    return false;
}

function get_template(): string
{
    return 'storefront';
}

function get_rest_url(): string
{
    return 'https://tienda.example/wp-json/';
}

function wc_get_checkout_url(): string
{
    return 'https://tienda.example/finalizar-compra/';
}

function wc_get_cart_url(): string
{
    return 'https://tienda.example/carrito/';
}

/**
 * @param array<mixed> $dependencies
 * @param string|false|null $version
 * @param array<string, string> $arguments
 */
function wp_enqueue_script_module(string $id, string $url, array $dependencies, $version, array $arguments = []): void
{
    Site::$modules[$id] = [$url, $dependencies, $version];
    Site::$modulePriorities[$id] = $arguments['fetchpriority'] ?? 'auto';
}

function wp_dequeue_script_module(string $id): void
{
    unset(Site::$modules[$id]);
}

/**
 * @param array<mixed> $dependencies
 * @param string|false|null $version
 */
function wp_enqueue_style(string $handle, string $url, array $dependencies, $version): void
{
    Site::$styles[$handle] = [$url, $dependencies, $version];
}

function wp_style_add_data(string $handle, string $key, string $value): bool
{
    Site::$styleData[$handle][$key] = $value;

    return true;
}

/**
 * @param string|false $url
 * @param list<string> $needs
 * @param string|bool|null $version
 */
function wp_register_script(string $handle, $url, array $needs, $version, bool $inFooter): bool
{
    Site::$scripts->registered[$handle] = new _WP_Dependency($handle, $url, $needs);

    return true;
}

function wp_add_inline_script(string $handle, string $code, string $position = 'after'): void
{
    Site::$scripts->registered[$handle]->extra[$position][] = $code;
}

function home_url(string $path = ''): string
{
    return apply_filters('home_url', 'https://tienda.example' . $path);
}

function status_header(int $status): void
{
    Site::$status = $status;
}

function wp_scripts(): WP_Scripts
{
    return Site::$scripts;
}

/** @param array<string, mixed> $arguments */
function register_setting(string $group, string $name, array $arguments): void
{
    Site::$registeredSettings[$group . '/' . $name] = $arguments;
}

/** @param array<mixed> $routes */
function register_rest_route(string $space, string $route, array $routes): void
{
    Site::$routes[$space . $route] = $routes;
}

/** @param mixed ...$arguments */
function add_submenu_page(...$arguments): void
{
    Site::$menu[] = $arguments;
}

function settings_fields(string $group): void
{
    echo '<input type="hidden" name="option_page" value="' . $group . '">';
}

function settings_errors(): void
{
}

function submit_button(): void
{
    echo '<input type="submit">';
}

/** @param array<string, string> $attributes */
function wp_print_script_tag(array $attributes): void
{
    wp_print_inline_script_tag('', $attributes);
}

/** @param array<string, string> $attributes */
function wp_print_inline_script_tag(string $code, array $attributes = []): void
{
    $printed = '';
    foreach ($attributes as $name => $value) {
        $printed .= ' ' . $name . '="' . esc_html($value) . '"';
    }
    echo '<script' . $printed . '>' . $code . '</script>';
}

function did_action(string $hook): int
{
    return Site::$did[$hook] ?? 0;
}

/** @return bool|int Priority of the function, or false; without a function whether there is any. */
function has_action(string $hook, string $function = '')
{
    foreach (Site::$hooks as $row) {
        if ($row[1] === $hook && in_array($function, ['', $row[2]], true)) {
            return $function === '' ? true : $row[3];
        }
    }

    return false;
}

/** @param string|array{object, string} $function */
function remove_action(string $hook, $function, int $priority = 10): void
{
    Site::$hooks = array_values(array_filter(
        Site::$hooks,
        static fn (array $row) => [$row[1], $row[2], $row[3]] !== [$hook, $function, $priority]
    ));
}

function wp_is_block_theme(): bool
{
    return Site::$blockTheme;
}

function locate_template(string $file): string
{
    return Site::$header;
}

function sanitize_html_class(string $class, string $fallback): string
{
    $plain = (string) preg_replace('/[^A-Za-z0-9_-]/', '', $class);

    return $plain === '' ? $fallback : $plain;
}

function untrailingslashit(string $address): string
{
    return rtrim($address, '/');
}

function wc_get_page_permalink(string $page): string
{
    return 'https://tienda.example/' . ($page === 'myaccount' ? 'mi-cuenta' : $page) . '/';
}

/** @return WC_Product_Variable|false */
function wc_get_product(int $id = 0)
{
    return Site::$products[$id] ?? false;
}

function sanitize_title(string $title): string
{
    return strtolower(trim((string) preg_replace('/[^A-Za-z0-9_]+/', '-', $title), '-'));
}

/**
 * @param mixed $value
 * @return mixed
 */
function wp_slash($value)
{
    return is_string($value) ? addslashes($value) : $value;
}

/**
 * @param mixed $value
 * @return mixed
 */
function wp_unslash($value)
{
    return is_string($value) ? stripslashes($value) : $value;
}

/** WooCommerce's store notice. */
function woocommerce_demo_store(): void
{
    echo '<p class="woocommerce-store-notice"></p>';
}

function delete_transient(string $name): bool
{
    delete_option('_transient_' . $name);
    return delete_option('_transient_timeout_' . $name);
}

/** @return array<string, mixed> A site without a folder for uploads. */
function wp_upload_dir(?string $time = null, bool $create = true): array
{
    return ['basedir' => '', 'baseurl' => '', 'error' => 'There is none.'];
}
