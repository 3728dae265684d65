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
use Islas\Consent\Cookies\RequestCookies;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Log\Privacy;
use Islas\Consent\Tools\ToolWatch;
use Islas\Platform\Access;
use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\PageCaches;
use Islas\Platform\PreviewPage;
use Islas\Platform\ReadOnlySession;
use Islas\Speculation\FetchedPages;

/**
 * Consent to cookies: the bar and the choices, what waits for an answer, and the log of decisions. What its owner sees
 * and changes is `Screen\Module`.
 *
 * @property-read Lists $lists
 * @property-read CookieList $cookies
 * @property-read Configuration $configuration
 * @property-read Rules $rules
 * @property-read PageTags $tags
 * @property-read TagBlocker $tagBlocker
 * @property-read Signals $signals
 * @property-read TagBlockingHooks $blockingHooks
 * @property-read CookieExpirer $cookieExpirer
 * @property-read Log $log
 * @property-read LogCheck $logCheck
 * @property-read DecisionController $decisionController
 * @property-read Api $api
 * @property-read Appearance $appearance
 * @property-read BarText $barText
 * @property-read Bar $bar
 * @property-read BarPlace $place
 * @property-read Head $head
 * @property-read ChoicesForm $form
 * @property-read ChoicesPage $page
 * @property-read Shortcodes $shortcodes
 * @property-read SeenCookies $seenCookies
 * @property-read AskedAddresses $askedAddresses
 * @property-read LegalPages $legalPages
 * @property-read Privacy $privacy
 * @property-read Details $details
 * @property-read ToolWatch $toolWatch
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'consent';

    /** Of `wc-ajax`: takes a decision. */
    public const DECISION_ENDPOINT = 'islas_consent';

    /** The visitor's choices, on any page. */
    public const CHOICES_SHORTCODE = 'islas_consent_choices';

    /** Of the address of the page with the choices. */
    public const CHOICES_QUERY = 'islas-consent';

    /** Of the address of an owner's visit with Global Privacy Control. */
    public const GPC_QUERY = 'islas-gpc';

    /** REST route with what the dialog shows. */
    public const DETAILS_ROUTE = '/consent';

    public function permanentHooks(): array
    {
        return [
            ['filter', 'wpmu_drop_tables', LogTable::class, 'listDroppedTables', 10, 2],
            ['action', 'save_post_page', 'legalPages', 'find', 10, 0],
            ['action', 'after_delete_post', 'legalPages', 'find', 10, 0],
            ['action', 'update_option_wp_page_for_privacy_policy', 'legalPages', 'find', 10, 0],
            ['filter', 'pre_update_option_' . Lists::OPTION, Lists::class, 'keepUnknown', 10, 2],
            // What was logged is exported, erased and deleted in time, also while consent is off.
            ['filter', 'wp_privacy_personal_data_exporters', 'privacy', 'addExporter', 10, 1],
            ['filter', 'wp_privacy_personal_data_erasers', 'privacy', 'addEraser', 10, 1],
            ['action', 'woocommerce_cleanup_personal_data', 'privacy', 'pruneLog', 10, 0],
            ['action', 'woocommerce_cleanup_personal_data', 'logCheck', 'continue', 11, 0],
            // What texts and lists are made of may have changed.
            ['action', 'added_option', self::class, 'recordVersion', 10, 1],
            ['action', 'updated_option', self::class, 'recordVersion', 10, 1],
            ['action', 'update_site_option_active_sitewide_plugins', self::class, 'recordVersion', 10, 0],
            ['action', 'islas_updated', self::class, 'recordVersion', 10, 0],
            ['action', 'woocommerce_cleanup_personal_data', self::class, 'recordVersion', 12, 0],
        ];
    }

    public function migrations(): array
    {
        return ['0.1.0' => [static function (): void {
            wp_set_option_autoload(SeenCookies::OPTION, false);
        }]];
    }

    public function storefrontHooks(): array
    {
        return $this->platform()->features->isOn(self::FEATURE)
            ? []
            : [['action', 'wp_head', 'toolWatch', 'printWatcher', -10000, 0]];
    }

    public function hooks(): array
    {
        return [
            ['action', 'init', 'api', 'loadFunctions', 1, 0],
            ['action', 'init', 'cookieExpirer', 'expireUnwanted', 1, 0],
            ['action', 'template_redirect', 'cookieExpirer', 'expireOnPage', PHP_INT_MAX, 0],
            ['shortcode', 'islas_consent_settings', 'shortcodes', 'renderOpener', 0, 2],
            ['shortcode', self::CHOICES_SHORTCODE, 'shortcodes', 'renderChoices', 0, 0],
            ['shortcode', 'islas_cookies', 'shortcodes', 'renderCookies', 0, 0],
            ['action', 'init', self::class, 'registerReplacedShortcode', 20, 0],
            ['filter', 'wp_get_consent_type', 'api', 'filterConsentType', 10, 1],
            ['filter', 'wp_has_consent', 'api', 'hasConsent', 10, 2],
            ['filter', 'islas_consent_is_decided', 'api', 'isDecided', 10, 1],
            ['filter', 'wp_consent_api_cookie_expiration', 'api', 'filterCookieDays', 10, 0],
            [
                'filter',
                'wp_consent_api_registered_' . $this->platform()->basename(),
                'api',
                'isRegistered',
                10,
                0,
            ],
            // Before every script that might wait.
            ...(self::isInAddress(self::GPC_QUERY)
                ? [['action', 'wp_head', GpcVisit::class, 'printSignal', -10000, 0]]
                : []),
            ['action', 'wp_head', 'head', 'printHead', -10000, 0],
            ['action', 'wp_head', self::class, 'watchAddresses', -9999, 0],
            ['action', 'wp_enqueue_scripts', 'bar', 'prepareBar', 20, 0],
            ['action', 'wp_enqueue_scripts', 'api', 'sendDecision', PHP_INT_MAX, 0],
            ['action', 'wp_body_open', 'place', 'printBarFirst', 6, 0],
            ['filter', 'render_block_core/template-part', 'place', 'prependBar', 11, 1],
            ['action', 'wp_footer', 'place', 'printBar', 6, 0],
            ['action', 'wp_footer', 'bar', 'printReopener', 7, 0],
            ['filter', 'script_loader_tag', 'blockingHooks', 'blockTag', HookTable::LATE, 2],
            ['filter', 'wp_inline_script_attributes', 'blockingHooks', 'blockInline', HookTable::LATE, 2],
            ['filter', 'wp_script_attributes', 'blockingHooks', 'blockByAddress', HookTable::LATE, 1],
            ['filter', 'wp_resource_hints', 'blockingHooks', 'removeHints', HookTable::LATE, 2],
            ['filter', 'the_content', 'blockingHooks', 'blockContent', HookTable::LATE, 1],
            ['filter', 'widget_text_content', 'blockingHooks', 'blockContent', HookTable::LATE, 1],
            ['filter', 'embed_oembed_html', 'blockingHooks', 'blockContent', HookTable::LATE, 1],
            ['filter', 'render_block_core/html', 'blockingHooks', 'blockContent', HookTable::LATE, 1],
            ['filter', 'render_block_core/embed', 'blockingHooks', 'blockContent', HookTable::LATE, 1],
            ['filter', 'wp_template_enhancement_output_buffer', 'blockingHooks', 'blockPage', HookTable::LATE, 1],
            ['filter', 'wp_template_enhancement_output_buffer', 'barText', 'rewritePage', HookTable::LATE + 1, 1],
            // Where WordPress, below 6.9, has no buffer of the page.
            ...(function_exists('wp_start_template_enhancement_output_buffer') ? [] : [
                ['action', 'template_redirect', 'barText', 'openBuffer', -10001, 0],
                ['action', 'template_redirect', 'blockingHooks', 'openBuffer', -10000, 0],
            ]),
            ...(self::isInAddress(self::CHOICES_QUERY) ? [
                ['filter', 'posts_pre_query', 'page', 'showPage', 10, 2],
                ['action', 'wp', 'page', 'shapeQuery', 0, 0],
                ['filter', 'wp_robots', 'page', 'addNoIndex', 10, 1],
                ['filter', 'redirect_canonical', 'page', 'preventRedirect', 10, 1],
            ] : []),
            ['action', 'shutdown', self::class, 'recordCookies', 10, 0],
        ];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wc_ajax_' . self::DECISION_ENDPOINT, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wc_ajax_' . self::DECISION_ENDPOINT, FetchedPages::class, 'dropPages', 1, 0],
            ['action', 'wc_ajax_' . self::DECISION_ENDPOINT, 'decisionController', 'handleRequest', 10, 0],
            // A decision made in a preview is not recorded.
            ...($this->platform()->preview->isOn() ? [
                ['action', 'wc_ajax_' . self::DECISION_ENDPOINT, PreviewPage::class, 'refuseRecord', 0, 0],
            ] : []),
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'wp_ajax_' . AskedAddresses::ACTION, ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wp_ajax_' . AskedAddresses::ACTION, 'askedAddresses', 'recordPosted', 10, 0],
            ...PageCaches::listHooks(Lists::OPTION),
            ['action', 'admin_init', 'privacy', 'suggestPrivacyText', 10, 0],
        ];
    }

    private static function isInAddress(string $query): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only asked whether it is there.
        return isset($_GET[$query]);
    }

    /** WordPress hook `init`: the shortcode of the plugin EU Cookies Bar, where that does not run. */
    public function registerReplacedShortcode(): void
    {
        if (! shortcode_exists('eucookiesbar_settings')) {
            HookTable::registerRows(
                $this,
                [['shortcode', 'eucookiesbar_settings', 'shortcodes', 'renderOpener', 0, 2]]
            );
        }
    }

    /**
     * WordPress hooks of a changed option; without one after an update and once a day.
     *
     * @param mixed $option Its name.
     */
    public function recordVersion($option = null): void
    {
        if ($option === null || in_array($option, TextVersion::OPTIONS, true)) {
            $this->configuration->recordVersion();
        }
    }

    /** WordPress hook `wp_head`, behind the script that holds back what it can: the visit of an owner is recorded. */
    public function watchAddresses(): void
    {
        if (Access::isOwner()) {
            $this->askedAddresses->printWatcher();
        }
    }

    /** WordPress hook `shutdown`: after an owner's page. The dashboard has cookies that visitors do not get. */
    public function recordCookies(): void
    {
        if (! is_admin() && Access::isOwner() && $this->platform()->settings->flag('consent_seen')) {
            $this->seenCookies->addNames(array_map('strval', array_keys(RequestCookies::readCookies())));
        }
    }

    public function ownerLists(): array
    {
        return [
            // Each site finds the addresses of its own legal pages.
            'consent' => ['option' => Lists::OPTION, 'sanitise' => [Lists::class, 'sanitise'], 'local' => ['links']],
        ];
    }

    /** Whether this request shows a draft. */
    public function isPreview(): bool
    {
        return $this->platform()->preview->isOn();
    }

    protected function lists(): Lists
    {
        return new Lists();
    }

    protected function cookies(): CookieList
    {
        return new CookieList($this->lists, $this->platform()->settings);
    }

    protected function configuration(): Configuration
    {
        $settings = $this->platform()->settings;

        return new Configuration($settings, $this->cookies, new Necessary($settings));
    }

    protected function rules(): Rules
    {
        return new Rules($this->lists);
    }

    protected function tags(): PageTags
    {
        $platform = $this->platform();

        return new PageTags($platform->settings, $this->rules, $platform->assets);
    }

    protected function tagBlocker(): TagBlocker
    {
        return new TagBlocker($this->rules);
    }

    protected function signals(): Signals
    {
        $platform = $this->platform();

        return new Signals($platform->settings, $this->cookies, $platform->manifest, $platform->build());
    }

    protected function blockingHooks(): TagBlockingHooks
    {
        return new TagBlockingHooks(
            $this->platform()->settings,
            $this->rules,
            $this->tagBlocker,
            $this->signals
        );
    }

    protected function cookieExpirer(): CookieExpirer
    {
        return new CookieExpirer($this->platform()->settings, $this->configuration);
    }

    protected function log(): Log
    {
        return new Log();
    }

    protected function logCheck(): LogCheck
    {
        return new LogCheck();
    }

    protected function decisionController(): DecisionController
    {
        return new DecisionController(
            $this->platform()->settings,
            $this->configuration,
            new DecisionLog($this->configuration, $this->cookies, $this->log),
            $this->cookieExpirer
        );
    }

    protected function api(): Api
    {
        return new Api($this->configuration, $this->platform()->directory());
    }

    protected function appearance(): Appearance
    {
        return new Appearance($this->platform()->settings);
    }

    protected function barText(): BarText
    {
        return new BarText($this->appearance, $this->cookies);
    }

    protected function bar(): Bar
    {
        $platform = $this->platform();

        return new Bar($platform->settings, $this->appearance, $this->barText, $this->lists, $platform->assets);
    }

    protected function place(): BarPlace
    {
        return new BarPlace($this->bar, $this->platform()->skipLink);
    }

    protected function head(): Head
    {
        $platform = $this->platform();

        return new Head(
            $platform->manifest,
            $platform->assets,
            $this->configuration,
            $this->signals,
            $this->tags,
            $platform->preview->getValue()
        );
    }

    protected function form(): ChoicesForm
    {
        return new ChoicesForm($this->configuration, $this->cookies);
    }

    protected function page(): ChoicesPage
    {
        return new ChoicesPage($this->configuration, $this);
    }

    protected function shortcodes(): Shortcodes
    {
        return new Shortcodes($this->page, $this, $this->appearance, $this->platform()->settings);
    }

    protected function seenCookies(): SeenCookies
    {
        return new SeenCookies($this->configuration);
    }

    protected function askedAddresses(): AskedAddresses
    {
        return new AskedAddresses($this->rules, $this->platform()->manifest, $this->platform()->build());
    }

    protected function legalPages(): LegalPages
    {
        return new LegalPages($this->lists);
    }

    protected function privacy(): Privacy
    {
        return new Privacy($this->log, $this->platform()->settings);
    }

    protected function details(): Details
    {
        $platform = $this->platform();

        return new Details(
            $platform->settings,
            $this->configuration,
            $this->cookies,
            $platform->assets,
            $this->rules
        );
    }

    protected function toolWatch(): ToolWatch
    {
        $platform = $this->platform();

        return new ToolWatch($platform->features, $platform->manifest, $platform->assets, $platform->build());
    }
}
