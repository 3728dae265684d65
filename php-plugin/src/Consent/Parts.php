<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Bar\Appearance;
use Islas\Consent\Bar\Bar;
use Islas\Consent\Bar\BarPlace;
use Islas\Consent\Bar\BarText;
use Islas\Consent\Bar\ChoicesForm;
use Islas\Consent\Bar\ChoicesPage;
use Islas\Consent\Bar\Details;
use Islas\Consent\Bar\Shortcodes;
use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Blocking\PageTags;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Blocking\TagBlocker;
use Islas\Consent\Blocking\TagBlockingHooks;
use Islas\Consent\Cookies\CookieExpirer;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\Necessary;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogController;
use Islas\Consent\Log\Privacy;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Platform\SkipLink;

/**
 * Builds the objects of consent once, as `Plugin` does the others.
 */
final class Parts
{
    public Lists $lists;
    public CookieList $cookies;
    public Configuration $configuration;
    public Rules $rules;
    public TagBlocker $holder;
    public Signals $signals;
    public TagBlockingHooks $holding;
    public CookieExpirer $gate;
    public Log $log;
    public DecisionController $door;
    public Api $api;
    public Appearance $appearance;
    public BarText $barText;
    public Bar $bar;
    public BarPlace $place;
    public Head $head;
    public ChoicesForm $form;
    public ChoicesPage $page;
    public Shortcodes $shortcodes;
    public SeenCookies $seen;
    public AskedAddresses $asked;
    public LegalPages $legalPages;
    public Privacy $privacy;
    public LogController $rest;

    /** @param string $directory Absolute path of the plugin, without a slash at its end. */
    public function __construct(
        Settings $settings,
        Manifest $manifest,
        Assets $assets,
        SkipLink $link,
        string $directory
    ) {
        $this->lists = new Lists();
        $this->cookies = new CookieList($this->lists, $settings);
        $this->configuration = new Configuration($settings, $this->cookies, new Necessary($settings));
        $this->rules = new Rules($this->lists);
        $this->holder = new TagBlocker($this->rules);
        $this->signals = new Signals($settings, $this->cookies, $manifest, $directory . '/build/');
        $tags = new PageTags($settings, $this->rules, $manifest, $directory . '/build/');
        $this->holding = new TagBlockingHooks($settings, $this->rules, $this->holder, $this->signals, $tags);
        $this->gate = new CookieExpirer($settings, $this->configuration);
        $this->log = new Log();
        $this->door = new DecisionController($settings, $this->configuration, $this->log, $this->gate);
        $this->api = new Api($this->configuration, $directory);
        $this->appearance = new Appearance($settings);
        $this->barText = new BarText($this->appearance, $this->cookies);
        $this->bar = new Bar($settings, $this->appearance, $this->barText, $this->lists, $assets);
        $this->place = new BarPlace($this->bar, $link);
        $this->head = new Head(
            $manifest,
            $assets,
            $this->configuration,
            $this->signals,
            $tags,
            $directory . '/build/'
        );
        $this->form = new ChoicesForm($this->configuration, $this->cookies);
        $this->page = new ChoicesPage($this->configuration, $this->form);
        $this->shortcodes = new Shortcodes($this->page, $this->form, $this->appearance, $settings);
        $this->asked = new AskedAddresses($this->rules, $manifest, $directory . '/build/');
        $this->seen = new SeenCookies($settings, $this->configuration);
        $this->legalPages = new LegalPages($this->lists);
        $this->privacy = new Privacy($this->log, $settings);
        $this->rest = new LogController(new Details(
            $settings,
            $this->configuration,
            $this->cookies,
            $assets,
            $this->rules
        ), $this->log);
    }
}
