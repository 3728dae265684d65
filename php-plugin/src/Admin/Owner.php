<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Analytics\LogScreen;
use Islas\Analytics\SettingsCheck;
use Islas\Attribution\OrderBox;
use Islas\Consent\Log\Privacy;
use Islas\Consent\Screen\AskedReport;
use Islas\Consent\Screen\ConsentScreen;
use Islas\Consent\Screen\Export;
use Islas\Consent\Screen\ListFields;
use Islas\Consent\Screen\OwnerVisit;
use Islas\Consent\Screen\Preview;
use Islas\Consent\Screen\Report;
use Islas\Consent\Screen\Simulator;
use Islas\JQuery\JQueryHealth;
use Islas\Platform\Manifest;
use Islas\Platform\Texts;
use Islas\Plugin;
use Islas\Swatches\AttributeScreen;
use Islas\Swatches\AttributeTypes;
use Islas\Swatches\ProductPanel;
use Islas\Swatches\SwatchFields;
use Islas\Swatches\SwatchesSwitch;
use Islas\Swatches\TermScreen;

/**
 * The owner's side: built in the dashboard and for REST requests, never for a page of the shop.
 */
final class Owner
{
    public SettingsScreen $screen;
    public SettingsController $rest;
    public SiteHealth $siteHealth;
    public JQueryHealth $jqueryHealth;
    public SwatchesSwitch $swatchesSwitch;
    public SwatchFields $swatchFields;
    public AttributeTypes $attributeTypes;
    public AttributeScreen $attributeScreen;
    public TermScreen $termScreen;
    public ProductPanel $productPanel;
    public OwnerScript $script;
    public SettingsCheck $analyticsCheck;
    public LogScreen $analyticsLog;
    public OrderBox $orderBox;
    public ConsentScreen $consentScreen;
    public OwnerVisit $consentVisit;
    public Export $consentExport;
    public Preview $consentPreview;
    public Privacy $consentPrivacy;

    /** @param string $file Absolute path of the plugin's main file. */
    public function __construct(Plugin $plugin, string $file)
    {
        $this->screen = new SettingsScreen($plugin->settings, $plugin->manifest, $plugin->notices);
        $this->rest = new SettingsController($plugin->settings);
        $this->siteHealth = new SiteHealth($plugin->settings, $plugin->features, $plugin->manifest, $file);
        $this->jqueryHealth = new JQueryHealth($plugin->settings, $plugin->jqueryDemands);
        $this->swatchesSwitch = new SwatchesSwitch($plugin->settings);
        $this->swatchFields = new SwatchFields();
        $this->attributeTypes = new AttributeTypes();
        $this->attributeScreen = new AttributeScreen();
        $this->termScreen = new TermScreen();
        $this->productPanel = new ProductPanel();
        $this->orderBox = new OrderBox();
        $this->analyticsCheck = new SettingsCheck();
        $this->analyticsLog = new LogScreen($plugin->analytics()->log);
        $this->script = new OwnerScript(
            new Manifest(dirname($file) . '/build/admin.json'),
            $plugin->config,
            new Texts($plugin->settings),
            plugins_url('build/', $file)
        );
        $consent = $plugin->consent;
        $this->consentVisit = new OwnerVisit($consent->configuration);
        $this->consentScreen = new ConsentScreen(
            $plugin->settings,
            $consent->lists,
            new Report(
                $plugin->settings,
                $plugin->features,
                $consent->lists,
                $consent->cookies,
                $consent->configuration,
                $consent->log
            ),
            new ListFields($consent->lists, $consent->cookies, $consent->seen),
            new Simulator(
                $plugin->settings,
                $consent->configuration,
                $this->consentVisit,
                new AskedReport($consent->asked)
            )
        );
        $this->consentPrivacy = $consent->privacy;
        $this->consentExport = new Export($consent->log);
        $this->consentPreview = new Preview(
            $plugin->manifest,
            $plugin->assets,
            $consent->lists,
            $consent->cookies,
            dirname($file) . '/build/'
        );
    }
}
