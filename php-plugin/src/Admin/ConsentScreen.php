<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Configuration;
use Islas\Consent\CookieList;
use Islas\Consent\EuCookiesBar;
use Islas\Consent\Lint;
use Islas\Consent\Lists;
use Islas\Consent\Log;
use Islas\Consent\OtherConsent;
use Islas\Features;
use Islas\Markup\Html;
use Islas\Rest\SettingsController;
use Islas\Settings;

/**
 * WooCommerce → Cookies: texts, appearance, rules, lists and proof of consent, with what is wrong said first. In strict
 * mode nothing that breaks the rules is stored; what was typed stays in the form.
 */
final class ConsentScreen
{
    public const PAGE = 'islas-consent';
    public const SAVE = 'islas_consent_save';
    public const EXPORT = 'islas_consent_export';
    public const TAKE = 'islas_consent_take';
    public const DRAFT = 'islas_consent_draft_';

    private const SAID = 'islas-said';

    private Settings $settings;
    private Features $features;
    private Lists $lists;
    private CookieList $cookies;
    private Configuration $configuration;
    private Log $log;
    private ConsentListFields $fields;
    private ConsentSimulator $simulator;

    public function __construct(
        Settings $settings,
        Features $features,
        Lists $lists,
        CookieList $cookies,
        Configuration $configuration,
        Log $log,
        ConsentListFields $fields,
        ConsentSimulator $simulator
    ) {
        $this->settings = $settings;
        $this->features = $features;
        $this->lists = $lists;
        $this->cookies = $cookies;
        $this->configuration = $configuration;
        $this->log = $log;
        $this->fields = $fields;
        $this->simulator = $simulator;
    }

    /** WordPress hook `admin_menu`. */
    public function register(): void
    {
        $title = __('Cookies', 'islas');
        add_submenu_page('woocommerce', $title, $title, SettingsController::CAPABILITY, self::PAGE, [$this, 'show']);
    }

    public function show(): void
    {
        $draft = get_transient(self::DRAFT . get_current_user_id());
        $settings = is_array($draft) ? Settings::draft($draft) : $this->settings;
        echo '<div class="wrap islas-consent-screen">';
        Html::el('h1', [], Html::text(__('Cookies and consent', 'islas')))->show();
        $this->said(is_array($draft))->show();
        $this->state()->show();
        $this->lint($settings)->show();
        Html::join(
            Html::el('h2', [], Html::text(__('Preview', 'islas'))),
            Html::el('iframe', [
                'name' => 'islas-consent-preview', 'title' => __('Preview of the bar', 'islas'),
                'class' => 'islas-consent-preview', 'src' => ConsentPreview::url(),
            ])
        )->show();
        echo '<form method="post" id="islas-consent-form" action="' . esc_url(admin_url('admin-post.php')) . '">';
        wp_nonce_field(self::SAVE);
        $this->sections($settings)->show();
        $this->fields->markup()->show();
        Html::el(
            'p',
            ['class' => 'submit'],
            self::button(self::SAVE, __('Save changes', 'islas'), 'button button-primary', null),
            Html::text(' '),
            self::button(ConsentPreview::ACTION, __('Preview', 'islas'), 'button', 'islas-consent-preview')
        )->show();
        echo '</form>';
        $this->proof()->show();
        $this->simulator->markup()->show();
        echo '</div>';
        ConsentPreview::follow();
    }

    /** WordPress hook `admin_post_islas_consent_save`. */
    public function save(): void
    {
        self::check(self::SAVE);
        // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput
        // The nonce was checked above; `Settings` and `Lists` sanitise whatever they are given.
        $given = isset($_POST[Settings::OPTION]) && is_array($_POST[Settings::OPTION])
            ? wp_unslash($_POST[Settings::OPTION])
            : [];
        $lists = isset($_POST[Lists::OPTION]) && is_array($_POST[Lists::OPTION])
            ? wp_unslash($_POST[Lists::OPTION])
            : [];
        // phpcs:enable
        $changes = array_intersect_key($given, array_filter(
            Settings::SCHEMA,
            static fn (array $row, string $key) => $row['section'] === 'consent' || $key === 'feature_consent',
            ARRAY_FILTER_USE_BOTH
        ));
        $draft = Settings::draft($changes);
        $errors = array_filter(
            $this->findings($draft),
            static fn (array $finding) => $finding['level'] === 'error'
        );
        if ($draft->flag('consent_strict') && $errors !== []) {
            set_transient(self::DRAFT . get_current_user_id(), $changes, 10 * MINUTE_IN_SECONDS);
            $this->back('refused');
        }
        delete_transient(self::DRAFT . get_current_user_id());
        $this->settings->change($changes);
        $this->lists->change(array_intersect_key($lists, ['rules' => 1, 'cookies' => 1, 'providers' => 1]));
        $this->back('saved');
    }

    /** WordPress hook `admin_post_islas_consent_take`: what EU Cookies Bar was set to, and that plugin deactivated. */
    public function take(): void
    {
        self::check(self::TAKE);
        $this->settings->change(['feature_consent' => true] + EuCookiesBar::settings());
        foreach (array_keys(OtherConsent::active()) as $file) {
            $isIts = strpos($file, OtherConsent::EU_COOKIES_BAR . '/') === 0;
            if ($isIts && current_user_can('deactivate_plugin', $file)) {
                deactivate_plugins([$file]);
            }
        }
        $this->back('taken');
    }

    /**
     * @return list<array{code: string, level: string, sentence: string}>
     */
    public function findings(Settings $settings): array
    {
        return Lint::findings(
            $settings,
            $this->lists->links(),
            $this->cookies->categories(),
            $this->configuration->listed()
        );
    }

    private function sections(Settings $settings): Html
    {
        $labels = ConsentLabels::settings();
        $parts = [self::rows(['feature_consent'], Labels::settings(), $settings)];
        foreach (ConsentLabels::groups() as [$heading, $keys]) {
            $parts[] = Html::el('h2', [], Html::text($heading));
            $parts[] = self::rows($keys, $labels, $settings);
        }

        return Html::join(...$parts);
    }

    /**
     * @param list<string> $keys
     * @param array<string, array{0: string, 1: string, 2?: array<string, string>}> $labels
     */
    private static function rows(array $keys, array $labels, Settings $settings): Html
    {
        $rows = [];
        foreach ($keys as $key) {
            $words = $labels[$key];
            $help = Html::el('p', ['class' => 'description', 'id' => Field::id($key) . '-help'], Html::text($words[1]));
            $rows[] = Html::el(
                'tr',
                [],
                Html::el('th', ['scope' => 'row'], Html::el(
                    'label',
                    ['for' => Field::id($key)],
                    Html::text($words[0])
                )),
                Html::el(
                    'td',
                    [],
                    Field::of($key, Settings::SCHEMA[$key], $settings->all()[$key], $words),
                    ...($words[1] === '' ? [] : [$help])
                )
            );
        }

        return Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows));
    }

    private function state(): Html
    {
        $others = OtherConsent::active();
        if ($others !== []) {
            return self::notice('warning', Html::text(sprintf(
                /* translators: %s: names of plugins */
                __('%s is active and asks visitors for consent; Islas asks nothing.', 'islas'),
                implode(', ', $others)
            )), self::taker());
        }
        if (! $this->features->on('consent')) {
            return self::notice('warning', Html::text(
                $this->settings->flag('feature_consent')
                    ? __('The files of consent are missing, so Islas asks nothing.', 'islas')
                    : __('Consent is switched off, so Islas asks nothing and holds nothing.', 'islas')
            ));
        }

        return self::notice('info', Html::text(sprintf(
            /* translators: 1: version of the texts and lists, 2: number of decisions */
            __('Visitors are asked. Version of texts and lists: %1$s. Decisions in the log: %2$s.', 'islas'),
            $this->configuration->version(),
            number_format_i18n($this->log->count())
        )), EuCookiesBar::isThere() ? self::taker() : Html::join());
    }

    private static function taker(): Html
    {
        return ! EuCookiesBar::isThere() ? Html::join() : Html::el(
            'form',
            ['method' => 'post', 'action' => admin_url('admin-post.php')],
            Html::el('input', ['type' => 'hidden', 'name' => '_wpnonce', 'value' => wp_create_nonce(self::TAKE)]),
            Html::el('p', [], self::button(
                self::TAKE,
                __('Take over the settings of EU Cookies Bar and deactivate it', 'islas'),
                'button',
                null
            ))
        );
    }

    private function lint(Settings $settings): Html
    {
        $items = [];
        foreach ($this->findings($settings) as $finding) {
            $items[] = Html::el('li', [], Html::el('strong', [], Html::text(
                $finding['level'] === 'error' ? __('To be corrected:', 'islas') : __('To be weighed:', 'islas')
            )), Html::text(' ' . $finding['sentence']));
        }

        return Html::join(
            Html::el('h2', [], Html::text(__('The rules in Spain (AEPD)', 'islas'))),
            $items === []
                ? Html::el('p', [], Html::text(__('Nothing that settings can tell breaks them.', 'islas')))
                : Html::el('ul', ['class' => 'ul-disc islas-consent-lint'], ...$items)
        );
    }

    private function proof(): Html
    {
        $broken = $this->log->firstBroken();
        $rows = [];
        foreach ($this->log->read(10) as $record) {
            $rows[] = Html::el('tr', [], ...array_map(
                static fn (string $cell) => Html::el('td', [], Html::text($cell)),
                [$record['time'], $record['id'], $record['version'], $record['choices']]
            ));
        }

        return Html::join(
            Html::el('h2', [], Html::text(__('Log of decisions', 'islas'))),
            Html::el('p', [], Html::text($broken === 0
                ? __('The chain of the log is whole: no row was changed.', 'islas')
                /* translators: %d: number of a row */
                : sprintf(__('Row %d of the log was changed after it was written.', 'islas'), $broken))),
            $rows === [] ? Html::el('p', [], Html::text(__('Nobody has decided yet.', 'islas')))
                : ConsentListFields::table([
                    __('When', 'islas'), __('Consent ID', 'islas'), __('Version of the text', 'islas'),
                    __('Choices', 'islas'),
                ], $rows),
            Html::el('p', [], Html::el('a', [
                'class' => 'button',
                'href' => add_query_arg(
                    ['action' => self::EXPORT, '_wpnonce' => wp_create_nonce(self::EXPORT)],
                    admin_url('admin-post.php')
                ),
            ], Html::text(__('Export as CSV', 'islas'))))
        );
    }

    private function said(bool $isDraft): Html
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says what has been done.
        $said = isset($_GET[self::SAID]) && is_string($_GET[self::SAID]) ? sanitize_key($_GET[self::SAID]) : '';
        $sentences = [
            'saved' => ['success', __('Saved. If texts or lists changed, visitors are asked again.', 'islas')],
            'taken' => ['success', __('The settings of EU Cookies Bar are those of Islas now.', 'islas')],
            'refused' => ['error', __('Not saved: strict mode refuses what has to be corrected below.', 'islas')],
        ];
        if (! isset($sentences[$said]) || ($said === 'refused' && ! $isDraft)) {
            return Html::join();
        }

        return self::notice($sentences[$said][0], Html::text($sentences[$said][1]));
    }

    private static function notice(string $kind, Html $message, Html ...$more): Html
    {
        return Html::el('div', ['class' => 'notice inline notice-' . $kind], Html::el('p', [], $message), ...$more);
    }

    private static function button(string $action, string $text, string $class, ?string $target): Html
    {
        return Html::el('button', [
            'type' => 'submit', 'class' => $class, 'name' => 'action', 'value' => $action, 'formtarget' => $target,
        ], Html::text($text));
    }

    /** Who may not, or does not come from the screen, gets no further. */
    public static function check(string $action): void
    {
        check_admin_referer($action);
        if (! current_user_can(SettingsController::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to change this.', 'islas'), '', ['response' => 403]);
        }
    }

    /** @return never */
    private function back(string $said): void
    {
        wp_safe_redirect(admin_url('admin.php?page=' . self::PAGE . '&' . self::SAID . '=' . $said));
        exit;
    }
}
