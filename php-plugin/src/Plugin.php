<?php

declare(strict_types=1);

namespace Islas;

use Error;
use Islas\Account\Module as Account;
use Islas\Admin\Module as Admin;
use Islas\Analytics\Module as Analytics;
use Islas\Attribution\Module as Attribution;
use Islas\Cart\Module as Cart;
use Islas\Consent\Module as Consent;
use Islas\Cursor\Module as Cursor;
use Islas\Drawer\Module as Drawer;
use Islas\Embeds\Module as Embeds;
use Islas\Fields\Module as Fields;
use Islas\Gallery\Module as Gallery;
use Islas\JQuery\Module as JQuery;
use Islas\Listing\Module as Listing;
use Islas\Notices\Module as Notices;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\Module as Platform;
use Islas\Platform\Modules;
use Islas\Platform\PageOptions;
use Islas\Platform\Terminal;
use Islas\ProductAdd\Module as ProductAdd;
use Islas\Search\Module as Search;
use Islas\Social\Module as Social;
use Islas\Swatches\Module as Swatches;
use Islas\Variations\Module as Variations;

/**
 * Starts the modules that are on. Its properties, modules and services, are for code that removes hooks:
 * `remove_action('wp_body_open', [Islas\Plugin::instance()->skipLink, 'open'], 0)`.
 *
 * @property-read Admin $admin
 * @property-read Analytics $analytics
 * @property-read Attribution $attribution
 * @property-read Cart $cart
 * @property-read Consent $consent
 * @property-read Drawer $drawer
 * @property-read ProductAdd $productAdd
 * @property-read Swatches $swatches
 * @property-read \Islas\Account\AccountMenu $accountMenu
 * @property-read \Islas\Consent\Tools\ToolWatch $toolWatch
 * @property-read \Islas\Cursor\Cursor $cursor
 * @property-read \Islas\Embeds\Shortcode $embedShortcode
 * @property-read \Islas\Embeds\EmbedController $embedEndpoint
 * @property-read \Islas\Fields\PasswordDictionary $passwordDictionary
 * @property-read \Islas\Fields\FieldHelp $fieldHelp
 * @property-read \Islas\Gallery\GalleryScripts $galleryScripts
 * @property-read \Islas\Gallery\GalleryMarkup $galleryMarkup
 * @property-read \Islas\JQuery\StockScripts $stock
 * @property-read \Islas\JQuery\JQueryOnDemand $jquery
 * @property-read \Islas\JQuery\JQueryReportController $jqueryDemands
 * @property-read \Islas\Listing\Ordering $ordering
 * @property-read \Islas\Notices\NoticeList $notices
 * @property-read \Islas\Notices\StoreNotice $storeNotice
 * @property-read \Islas\Notices\NoticeBar $noticeBar
 * @property-read \Islas\Platform\Manifest $manifest
 * @property-read \Islas\Platform\Translations $translations
 * @property-read \Islas\Platform\Compatibility $compatibility
 * @property-read \Islas\Platform\Settings $settings
 * @property-read \Islas\Platform\KillSwitch $killSwitch
 * @property-read Features $features
 * @property-read \Islas\Platform\Assets $assets
 * @property-read \Islas\Platform\ClientConfig $config
 * @property-read \Islas\Platform\Optimisers $optimisers
 * @property-read \Islas\Platform\SkipLink $skipLink
 * @property-read \Islas\Platform\ContentPolicy $contentPolicy
 * @property-read \Islas\Search\ProductSearch $productSearch
 * @property-read \Islas\Search\SearchController $searchRest
 * @property-read \Islas\Search\SearchOverlay $searchOverlay
 * @property-read \Islas\Social\SocialOverlay $socialOverlay
 * @property-read \Islas\Swatches\VariationForm $variationForm
 * @property-read \Islas\Swatches\CardForm $cardForm
 * @property-read \Islas\Swatches\SwatchesController $swatchesRest
 * @property-read \Islas\Variations\PostedChoice $postedChoice
 * @property-read \Islas\Variations\Availability $availability
 * @property-read \Islas\Variations\Invalidation $invalidation
 * @property-read \Islas\Variations\AvailabilityController $availabilityRest
 */
final class Plugin
{
    /** @var list<class-string<BaseModule>> Generated from `src/features.json`. */
    public const MODULES = ModuleList::CLASSES;

    /** @var array<string, class-string<BaseModule>> Modules that are properties. */
    private const NAMED = [
        'admin' => Admin::class,
        'analytics' => Analytics::class,
        'attribution' => Attribution::class,
        'cart' => Cart::class,
        'consent' => Consent::class,
        'drawer' => Drawer::class,
        'productAdd' => ProductAdd::class,
        'swatches' => Swatches::class,
    ];

    /** @var array<string, class-string<BaseModule>> Services that are properties → their module. */
    private const SERVICES = [
        'accountMenu' => Account::class,
        'toolWatch' => Consent::class,
        'cursor' => Cursor::class,
        'embedShortcode' => Embeds::class,
        'embedEndpoint' => Embeds::class,
        'passwordDictionary' => Fields::class,
        'fieldHelp' => Fields::class,
        'galleryScripts' => Gallery::class,
        'galleryMarkup' => Gallery::class,
        'stock' => JQuery::class,
        'jquery' => JQuery::class,
        'jqueryDemands' => JQuery::class,
        'ordering' => Listing::class,
        'notices' => Notices::class,
        'storeNotice' => Notices::class,
        'noticeBar' => Notices::class,
        'manifest' => Platform::class,
        'translations' => Platform::class,
        'compatibility' => Platform::class,
        'settings' => Platform::class,
        'killSwitch' => Platform::class,
        'features' => Platform::class,
        'assets' => Platform::class,
        'config' => Platform::class,
        'optimisers' => Platform::class,
        'skipLink' => Platform::class,
        'contentPolicy' => Platform::class,
        'productSearch' => Search::class,
        'searchRest' => Search::class,
        'searchOverlay' => Search::class,
        'socialOverlay' => Social::class,
        'variationForm' => Swatches::class,
        'cardForm' => Swatches::class,
        'swatchesRest' => Swatches::class,
        'postedChoice' => Variations::class,
        'availability' => Variations::class,
        'invalidation' => Variations::class,
        'availabilityRest' => Variations::class,
    ];

    private static ?self $instance = null;

    public string $basename;
    private Modules $modules;
    private bool $isOwnerRegistered = false;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(string $file)
    {
        $this->basename = plugin_basename($file);
        $this->modules = new Modules($file);
    }

    /** @param string $file Absolute path of the plugin's main file. */
    public static function start(string $file): void
    {
        self::$instance = new self($file);
        self::$instance->register();
        if (is_admin() || (defined('WP_CLI') && WP_CLI)) {
            self::$instance->registerOwner();
        }
        if (Terminal::isThere()) {
            self::$instance->registerCommands();
        }
    }

    /** @return self|null Null before `plugins_loaded`, and where the site lacks what Islas needs. */
    public static function instance(): ?self
    {
        return self::$instance;
    }

    /**
     * @template T of BaseModule
     * @param class-string<T> $class
     * @return T
     */
    public function module(string $class): BaseModule
    {
        return $this->modules->get($class);
    }

    public function __get(string $name): object
    {
        if (isset(self::NAMED[$name])) {
            return $this->modules->get(self::NAMED[$name]);
        }
        if (isset(self::SERVICES[$name])) {
            return $this->modules->get(self::SERVICES[$name])->__get($name);
        }
        throw new Error(esc_html('Islas has no ' . $name));
    }

    public function __isset(string $name): bool
    {
        return isset(self::NAMED[$name]) || isset(self::SERVICES[$name]);
    }

    /** Adds the hooks of the modules that are on, and the permanent ones of all; only those while all of Islas is off. */
    private function register(): void
    {
        HookTable::add([['action', 'rest_api_init', [$this, 'registerOwner'], 1, 0]]);
        $this->module(Platform::class)->preview->start();
        $isStopped = $this->killSwitch->stopsAll();
        if (! $isStopped) {
            PageOptions::read();
        }
        // No other code runs in between, which could filter them.
        $this->settings->memoize();
        foreach (self::MODULES as $class) {
            $module = $this->modules->get($class);
            HookTable::add($module->permanentHooks());
            if ($isStopped) {
                continue;
            }
            HookTable::add($module->storefrontHooks());
            if ($module::FEATURE === '' || $this->features->on($module::FEATURE)) {
                HookTable::add($module->hooks());
            }
        }
        $this->settings->reset();
    }

    private function registerCommands(): void
    {
        foreach (self::MODULES as $class) {
            foreach ($this->modules->get($class)->commands() as $name => $command) {
                Terminal::register($name, $command);
            }
        }
    }

    /** WordPress hook `rest_api_init` too, before other callbacks register routes. */
    public function registerOwner(): void
    {
        if (! $this->isOwnerRegistered) {
            $this->isOwnerRegistered = true;
            foreach (self::MODULES as $class) {
                HookTable::add(HookTable::enabled($this->modules->get($class)->ownerHooks(), $this->features));
            }
        }
    }
}
