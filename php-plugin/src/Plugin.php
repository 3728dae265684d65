<?php

declare(strict_types=1);

namespace Islas;

use Islas\Account\AccountMenu;
use Islas\Admin\Owner;
use Islas\Analytics\Analytics;
use Islas\Attribution\Parts as AttributionParts;
use Islas\Cart\Parts as CartParts;
use Islas\Consent\Parts as ConsentParts;
use Islas\Consent\Tools\ToolWatch;
use Islas\Cursor\Cursor;
use Islas\Drawer\Parts as DrawerParts;
use Islas\Embeds\EmbedController as EmbedEndpoint;
use Islas\Embeds\Frames;
use Islas\Embeds\Hosts;
use Islas\Embeds\Shortcode;
use Islas\Fields\FieldHelp;
use Islas\Fields\PasswordDictionary;
use Islas\JQuery\JQueryOnDemand;
use Islas\JQuery\JQueryReportController;
use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockScripts;
use Islas\Listing\Ordering;
use Islas\Notices\NoticeBar;
use Islas\Notices\NoticeList;
use Islas\Notices\StoreNotice;
use Islas\Platform\Assets;
use Islas\Platform\ClientConfig;
use Islas\Platform\Compatibility;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Manifest;
use Islas\Platform\Optimisers;
use Islas\Platform\Settings;
use Islas\Platform\SkipLink;
use Islas\Platform\Texts;
use Islas\Platform\Translations;
use Islas\Search\ProductSearch;
use Islas\Search\SearchController;
use Islas\Search\SearchOverlay;
use Islas\Social\SocialOverlay;
use Islas\Swatches\CardForm;
use Islas\Swatches\Groups;
use Islas\Swatches\Images;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\States;
use Islas\Swatches\SwatchesController;
use Islas\Swatches\TermNames;
use Islas\Swatches\VariationForm;
use Islas\Variations\Availability;
use Islas\Variations\AvailabilityController;
use Islas\Variations\Invalidation;
use Islas\Variations\PostedChoice;
use Islas\Variations\StockHint;
use Islas\Variations\VariationRows;
use Islas\Variations\VariationTable;

/**
 * The composition root: builds every object once. Building has no side effect; the hooks have.
 */
final class Plugin
{
    private static ?self $instance = null;

    private string $file;
    private ?Owner $owner = null;
    private ?Analytics $analytics = null;
    private bool $isOwnerRegistered = false;
    public string $basename;
    public Manifest $manifest;
    public Translations $translations;
    public Compatibility $compatibility;
    public Settings $settings;
    public Features $features;
    public Assets $assets;
    public ClientConfig $config;
    public Optimisers $optimisers;
    public StockScripts $stock;
    public JQueryOnDemand $jquery;
    public JQueryReportController $jqueryDemands;
    public SkipLink $skipLink;
    public StoreNotice $storeNotice;
    public PasswordDictionary $passwordDictionary;
    public Ordering $ordering;
    public FieldHelp $fieldHelp;
    public AccountMenu $accountMenu;
    public NoticeList $notices;
    public NoticeBar $noticeBar;
    public Shortcode $embedShortcode;
    public EmbedEndpoint $embedEndpoint;
    public DrawerParts $drawer;
    public PostedChoice $postedChoice;
    public CartParts $cart;
    public Availability $availability;
    public Invalidation $invalidation;
    public AvailabilityController $availabilityRest;
    public VariationForm $variationForm;
    public CardForm $cardForm;
    public SwatchesController $swatchesRest;
    public AttributionParts $attribution;
    public ProductSearch $productSearch;
    public SearchController $searchRest;
    public SearchOverlay $searchOverlay;
    public SocialOverlay $socialOverlay;
    public Cursor $cursor;
    public ConsentParts $consent;
    public ToolWatch $toolWatch;
    public ContentPolicy $contentPolicy;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(string $file)
    {
        $this->file = $file;
        $folder = dirname($file);
        $this->manifest = new Manifest($folder . '/build/manifest.json');
        $this->basename = plugin_basename($file);
        $this->translations = new Translations($folder . '/languages');
        $this->compatibility = new Compatibility($file);
        $this->settings = new Settings();
        $this->features = new Features($this->settings, $this->manifest);
        $this->notices = new NoticeList();
        $build = $folder . '/build/';
        $this->assets = new Assets($this->manifest, $build, plugins_url('build/', $file), $this->features);
        $this->config = new ClientConfig($this->settings, $this->features, new Texts($this->settings));
        $this->optimisers = new Optimisers($this->features);
        $jquery = new ShopJQuery($this->settings);
        $this->stock = new StockScripts($this->features, $jquery);
        $this->jquery = new JQueryOnDemand($this->stock, $jquery, $this->manifest, $build);
        $this->jqueryDemands = new JQueryReportController();
        $this->skipLink = new SkipLink($this->settings);
        $this->storeNotice = new StoreNotice($this->skipLink);
        $this->passwordDictionary = new PasswordDictionary();
        $this->ordering = new Ordering();
        $this->fieldHelp = new FieldHelp();
        $this->accountMenu = new AccountMenu();
        $this->noticeBar = new NoticeBar($this->notices, $this->skipLink, $this->assets);
        $frames = new Frames(new Hosts($this->settings));
        $this->embedShortcode = new Shortcode($frames, $this->assets);
        $this->embedEndpoint = new EmbedEndpoint($frames);
        $this->drawer = new DrawerParts($this->settings, $this->assets);
        $this->postedChoice = new PostedChoice();
        $this->cart = new CartParts($this->assets, $this->features);
        $hint = new StockHint($this->settings);
        $this->availability = new Availability(new VariationTable($hint, new VariationRows()), $hint);
        $this->invalidation = new Invalidation($this->availability);
        $this->availabilityRest = new AvailabilityController($this->availability);
        $appearance = new ProductAppearance($this->settings);
        [$images, $states] = [new Images(), new States($this->settings)];
        $groups = new Groups($this->settings, $appearance, $this->availability, $states, $images, new TermNames());
        $this->variationForm = new VariationForm($appearance, $groups, $this->availabilityRest, $this->assets);
        $this->cardForm = new CardForm(
            $this->settings,
            $this->features,
            $appearance,
            $groups,
            $images,
            $this->availability,
            $this->availabilityRest,
            $this->assets
        );
        $this->swatchesRest = new SwatchesController($groups);
        $this->attribution = new AttributionParts($this->assets, $this->features);
        $this->productSearch = new ProductSearch();
        $this->searchRest = new SearchController();
        $this->searchOverlay = new SearchOverlay($this->settings, $this->assets);
        $this->socialOverlay = new SocialOverlay($this->settings, $this->assets);
        $this->cursor = new Cursor($this->settings, $this->assets);
        $this->consent = new ConsentParts($this->settings, $this->manifest, $this->assets, $this->skipLink, $folder);
        $this->toolWatch = new ToolWatch($this->features, $this->manifest, $this->assets, $folder . '/build/');
        $this->contentPolicy = new ContentPolicy();
    }

    /** @param string $file Absolute path of the plugin's main file. */
    public static function start(string $file): void
    {
        self::$instance = new self($file);
        Hooks::register(Hooks::rows(self::$instance), self::$instance->features);
        if (self::$instance->features->on('analytics')) {
            Hooks::add(Hooks::ofAnalytics(self::$instance->analytics()));
        }
        if (is_admin() || (defined('WP_CLI') && WP_CLI)) {
            self::$instance->registerOwner();
        }
    }

    /**
     * The running plugin, for code that takes a hook away:
     * `remove_action('wp_body_open', [Islas\Plugin::instance()->skipLink, 'open'], 0)`.
     *
     * @return self|null Null before `plugins_loaded`, and where the site lacks what Islas needs.
     */
    public static function instance(): ?self
    {
        return self::$instance;
    }

    /** Built where it is on, and for its log on the owner's side: most shops do without. */
    public function analytics(): Analytics
    {
        return $this->analytics ??= new Analytics($this->settings, $this->assets);
    }

    public function owner(): Owner
    {
        return $this->owner ??= new Owner($this, $this->file);
    }

    /** WordPress hook `rest_api_init` too, before those who register routes. */
    public function registerOwner(): void
    {
        if (! $this->isOwnerRegistered) {
            $this->isOwnerRegistered = true;
            Hooks::register(Hooks::ofOwner($this->owner(), $this->basename), $this->features);
        }
    }
}
