<?php

declare(strict_types=1);

namespace Islas;

use Islas\Admin\AttributeScreen;
use Islas\Admin\AttributeTypes;
use Islas\Admin\OwnerScript;
use Islas\Admin\ProductPanel;
use Islas\Admin\SettingsScreen;
use Islas\Admin\SiteHealth;
use Islas\Admin\TermScreen;
use Islas\Embed\Endpoint as EmbedEndpoint;
use Islas\Embed\Frames;
use Islas\Embed\Hosts;
use Islas\Embed\Shortcode;
use Islas\Cart\FormAdd;
use Islas\Notices\NoticeBar;
use Islas\Notices\NoticeList;
use Islas\Page\AccountMenu;
use Islas\Page\FieldHelp;
use Islas\Page\Ordering;
use Islas\Page\SkipLink;
use Islas\Page\StoreNotice;
use Islas\Rest\AvailabilityController;
use Islas\Rest\SettingsController;
use Islas\Rest\SwatchesController;
use Islas\Rest\SwatchFields;
use Islas\Swatches\Availability;
use Islas\Swatches\CardForm;
use Islas\Swatches\Groups;
use Islas\Swatches\Names;
use Islas\Swatches\Pictures;
use Islas\Swatches\PostedChoice;
use Islas\Swatches\ProductLooks;
use Islas\Swatches\States;
use Islas\Swatches\VariationForm;
use Islas\Swatches\VariationRows;
use Islas\Swatches\VariationTable;

/**
 * The composition root: builds every object once. Building has no side effect; the hooks have.
 */
final class Plugin
{
    public string $basename;
    public Translations $translations;
    public Compatibility $compatibility;
    public Settings $settings;
    public Features $features;
    public SettingsScreen $screen;
    public SettingsController $rest;
    public Assets $assets;
    public ClientConfig $config;
    public StockScripts $stock;
    public JQueryOnDemand $jquery;
    public JQueryDemands $jqueryDemands;
    public SiteHealth $health;
    public SkipLink $skipLink;
    public StoreNotice $storeNotice;
    public Ordering $ordering;
    public FieldHelp $fieldHelp;
    public AccountMenu $accountMenu;
    public NoticeList $notices;
    public NoticeBar $noticeBar;
    public Shortcode $embedShortcode;
    public EmbedEndpoint $embedEndpoint;
    public PostedChoice $postedChoice;
    public FormAdd $formAdd;
    public Availability $availability;
    public AvailabilityController $availabilityRest;
    public VariationForm $variationForm;
    public CardForm $cardForm;
    public SwatchesController $swatchesRest;
    public SwatchFields $swatchFields;
    public AttributeTypes $attributeTypes;
    public AttributeScreen $attributeScreen;
    public TermScreen $termScreen;
    public ProductPanel $productPanel;
    public OwnerScript $ownerScript;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(string $file)
    {
        $manifest = new Manifest(dirname($file) . '/build/manifest.json');

        $this->basename = plugin_basename($file);
        $this->translations = new Translations(dirname($file) . '/languages');
        $this->compatibility = new Compatibility($file);
        $this->settings = new Settings();
        $this->features = new Features($this->settings, $manifest);
        $this->notices = new NoticeList();
        $this->screen = new SettingsScreen($this->settings, $manifest, $this->notices);
        $this->rest = new SettingsController($this->settings);
        $this->assets = new Assets(
            $manifest,
            dirname($file) . '/build/',
            plugins_url('build/', $file),
            $this->features
        );
        $this->config = new ClientConfig(
            $this->settings,
            $this->features,
            new Texts($this->settings),
            new ViewTexts($this->translations),
            $this->assets
        );
        $jquery = new ShopJQuery($this->settings);
        $this->stock = new StockScripts($this->features, $jquery);
        $this->jquery = new JQueryOnDemand($this->stock, $jquery, $manifest, dirname($file) . '/build/');
        $this->jqueryDemands = new JQueryDemands();
        $this->health = new SiteHealth($this->settings, $this->jqueryDemands);
        $this->skipLink = new SkipLink($this->settings);
        $this->storeNotice = new StoreNotice($this->skipLink);
        $this->ordering = new Ordering();
        $this->fieldHelp = new FieldHelp();
        $this->accountMenu = new AccountMenu();
        $this->noticeBar = new NoticeBar($this->notices, $this->skipLink, $this->assets);
        $frames = new Frames(new Hosts($this->settings));
        $this->embedShortcode = new Shortcode($frames);
        $this->embedEndpoint = new EmbedEndpoint($frames);
        $this->postedChoice = new PostedChoice();
        $this->formAdd = new FormAdd();
        $rows = new VariationRows();
        $table = new VariationTable($this->settings, $rows);
        $this->availability = new Availability($table, $this->settings);
        $this->availabilityRest = new AvailabilityController($this->availability);
        $looks = new ProductLooks($this->settings);
        $pictures = new Pictures($rows);
        $states = new States($this->settings);
        $groups = new Groups($this->settings, $looks, $table, $states, $pictures, new Names());
        $this->variationForm = new VariationForm(
            $looks,
            $groups,
            $this->availabilityRest,
            $this->assets
        );
        $this->cardForm = new CardForm(
            $this->settings,
            $this->features,
            $looks,
            $groups,
            $pictures,
            $rows,
            $this->availability,
            $this->availabilityRest,
            $this->assets
        );
        $this->swatchesRest = new SwatchesController($groups);
        $this->swatchFields = new SwatchFields();
        $this->attributeTypes = new AttributeTypes();
        $this->attributeScreen = new AttributeScreen();
        $this->termScreen = new TermScreen();
        $this->productPanel = new ProductPanel();
        $this->ownerScript = new OwnerScript(
            new Manifest(dirname($file) . '/build/admin.json'),
            $this->config,
            new Texts($this->settings),
            plugins_url('build/', $file)
        );
    }

    /** @param string $file Absolute path of the plugin's main file. */
    public static function start(string $file): void
    {
        $plugin = new self($file);
        Hooks::register(Hooks::rows($plugin), $plugin->features);
    }
}
