<?php

declare(strict_types=1);

namespace Islas\Tests\WordPress;

use WC_Product_Variable;
use WP_Scripts;
use wpdb;

/**
 * State of the site that the function doubles read and write, in public fields that tests set and check.
 */
final class Site
{
    /** @var list<array{string, string, callable, int, int}> */
    public static array $hooks = [];
    /** @var array<string, int> How often an action was run. */
    public static array $did = [];
    /** @var array<int, array<string, mixed>> Options by blog. */
    public static array $options = [];
    /** @var list<int> Blogs of the network; one blog is no network. */
    public static array $blogs = [1];
    public static int $blog = 1;
    /** @var list<string> */
    public static array $capabilities = [];
    public static bool $signedIn = false;
    /** The user whose log-in cookie the request has, 0 for none. */
    public static int $cookieUser = 0;
    /** @var array<int, string> Names of users. */
    public static array $users = [];
    /** @var array<string, array{string, string}> Text domain and folder of the translations of a script. */
    public static array $scriptTranslations = [];
    /** Number of times that the answer was kept from caches. */
    public static int $uncached = 0;
    /** @var array<string, array<string, mixed>> Block types that are registered: name to what they support. */
    public static array $blocks = [];

    /** @var list<array{int, string, array<mixed>}> Actions that were scheduled: delay in seconds, name, arguments. */
    public static array $scheduled = [];
    public static bool $admin = false;
    /** @var array{int, string}|string Status and body of the answer to the site's own request, or why it failed. */
    public static $loopback = [200, ''];
    /** @var list<string> Addresses that the site has requested. */
    public static array $requested = [];
    public static bool $cartPage = false;
    /** The status answered. */
    public static int $status = 0;
    /** @var array<string, bool|null> The autoload flag with which each option was last written. */
    public static array $autoload = [];
    /** Of the request: that of a profile on the dashboard. */
    public static string $locale = 'en_US';
    public static string $shopLocale = 'en_US';

    /** @var list<string> */
    public static array $formerLocales = [];
    public static string $version = '6.8.1';
    /** @var array<string, string> Translations by English source. */
    public static array $translations = [];
    /** @var list<string> */
    public static array $loadedFiles = [];
    /** @var array<string, array{string, array<mixed>, mixed}> */
    public static array $modules = [];
    /** @var array<string, string> Fetch priorities of modules by their ids. */
    public static array $modulePriorities = [];
    /** @var array<string, array{string, array<mixed>, mixed}> */
    public static array $styles = [];
    /** @var array<string, array<string, string>> */
    public static array $styleData = [];
    /** @var array<string, array<mixed>> */
    public static array $routes = [];
    /** @var array<string, array<string, mixed>> */
    public static array $registeredSettings = [];
    /** @var list<list<mixed>> */
    public static array $menu = [];
    /** @var list<array{string, string, bool}> */
    public static array $compatibility = [];
    /** The kind of page that is shown; `$cartPage` is separate. */
    public static string $page = '';
    public static bool $blockTheme = false;
    /** The theme's header file. */
    public static string $header = '/nowhere/header.php';
    /** @var array<int, WC_Product_Variable> */
    public static array $products = [];
    /** @var array<string, list<\WP_Term>> In the owner's order. */
    public static array $terms = [];
    /** @var array<string, array<string, mixed>> The object cache by group. */
    public static array $cache = [];
    /** @var list<string> Database queries. */
    public static array $queries = [];
    /** @var array<int, \WP_Post> */
    public static array $posts = [];
    /** @var list<int> Products whose password this visitor gave. */
    public static array $openPosts = [];
    /** @var array<string, object|false> oEmbed responses by address. */
    public static array $oembed = [];
    /** Number of sanitised texts. */
    public static int $sanitised = 0;
    /** Number of oEmbed requests. */
    public static int $asked = 0;
    /** Number of generated passwords. */
    public static int $passwords = 0;
    /** @var list<array{bool, array<string, mixed>, int}> Answers to admin-ajax: success, data and status. */
    public static array $sent = [];
    /** @var array<string, callable> */
    public static array $shortcodes = [];
    /** @var array<int, array<string, mixed>> */
    public static array $termMeta = [];
    /** @var array<int, array<string, mixed>> */
    public static array $postMeta = [];
    /** @var array<string, array{int, string}> Shop-wide attributes: id and type by taxonomy. */
    public static array $attributes = [];
    /** @var array<string, string> Settings errors by code. */
    public static array $settingsErrors = [];
    public static ?object $screen = null;
    public static WP_Scripts $scripts;
    /** @var array<string, mixed>|null */
    private static ?array $fresh = null;

    public static function reset(): void
    {
        // PHP 7.4 returns current values instead of the defaults, so they are read at the first call, before any test.
        self::$fresh ??= array_diff_key((new \ReflectionClass(self::class))->getStaticProperties(), ['fresh' => 1]);
        foreach (self::$fresh as $name => $value) {
            self::$$name = $value;
        }
        self::$scripts = new WP_Scripts();
        $GLOBALS['wpdb'] = new wpdb();
    }

    /** @param mixed ...$arguments */
    public static function run(string $hook, ...$arguments): void
    {
        $rows = array_filter(self::$hooks, static fn (array $row) => $row[1] === $hook);
        usort($rows, static fn (array $one, array $other) => $one[3] <=> $other[3]);
        foreach ($rows as $row) {
            ($row[2])(...array_slice($arguments, 0, $row[4]));
        }
    }

    /**
     * @param mixed $value
     * @param mixed ...$arguments
     * @return mixed
     */
    public static function filter(string $hook, $value, ...$arguments)
    {
        foreach (self::$hooks as $row) {
            if ($row[0] === 'filter' && $row[1] === $hook) {
                $value = ($row[2])(...array_slice(array_merge([$value], $arguments), 0, $row[4]));
            }
        }

        return $value;
    }

    public static function output(callable $printer): string
    {
        ob_start();
        $printer();

        return (string) ob_get_clean();
    }
}
