<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log;
use Islas\Consent\Start\StartBox;
use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Consent\Tools\HostedTool;
use Islas\Features;
use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\Settings;

/**
 * The report on the consent screen: whether the bar is shown, which Spanish rules are broken, what the log holds.
 *
 * @phpstan-import-type Finding from Lint
 */
final class Report
{
    private Settings $settings;
    private Features $features;
    private Lists $lists;
    private CookieList $cookies;
    private Configuration $configuration;
    private Log $log;

    public function __construct(
        Settings $settings,
        Features $features,
        Lists $lists,
        CookieList $cookies,
        Configuration $configuration,
        Log $log
    ) {
        $this->settings = $settings;
        $this->features = $features;
        $this->lists = $lists;
        $this->cookies = $cookies;
        $this->configuration = $configuration;
        $this->log = $log;
    }

    /**
     * @return list<Finding>
     */
    public function findings(Settings $settings, ?Lists $draft = null): array
    {
        $cookies = $draft === null ? $this->cookies : new CookieList($draft);

        return Lint::findings(
            $settings,
            $this->lists->links(),
            $cookies->categories(),
            $draft === null ? $this->configuration->cookies->listed() : $cookies->all()
        );
    }

    /**
     * Whether visitors are asked, and by whom.
     *
     * @return array{kind: 'info'|'warning', sentences: list<string>, link: array{text: string, url: string}|null}
     */
    public function describeState(): array
    {
        $others = ConsentPluginDetector::active();
        if ($others !== []) {
            $mute = ConsentPluginDetector::mute();

            return [
                'kind' => 'warning',
                'sentences' => array_values(array_filter([
                    sprintf(
                        /* translators: %s: names of plugins */
                        __('%s is active and asks visitors for consent; Islas asks nothing.', 'islas'),
                        implode(', ', $others)
                    ),
                    $mute === [] ? '' : ConsentPluginDetector::explainWaiting($mute),
                ])),
                // The importer can undo what it did.
                'link' => ! ConsentPluginDetector::isImportable() ? null : [
                    'text' => __('Import its settings into Islas. You can undo the import.', 'islas'),
                    'url' => admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '#islas-take-over'),
                ],
            ];
        }
        $isOn = $this->features->isOn('consent');

        return [
            'kind' => $isOn && ! (HostedTool::name() !== '' && HostedTool::isAddedByScript()) ? 'info' : 'warning',
            'sentences' => $isOn ? [$this->explainWhoAsks()] : $this->explainWhyOff(),
            'link' => null,
        ];
    }

    /** @return list<string> */
    private function explainWhyOff(): array
    {
        $tool = HostedTool::name();
        $sentence = $this->settings->flag('feature_consent')
            ? __('The files of consent are missing, so Islas asks nothing.', 'islas')
            : __('Consent is switched off, so Islas asks nothing and holds nothing.', 'islas');
        if ($this->features->findReason('consent') === Features::OFF_BY_KILL_SWITCH) {
            $sentence = __(
                'Islas is paused or ISLAS_DISABLE is set, so Islas asks nothing and holds nothing.',
                'islas'
            );
        }

        return $tool === '' ? [$sentence] : [$sentence, sprintf(
            /* translators: %s: name of a service that asks for consent */
            __('%s asks visitors for consent: analytics and order attribution wait for its answers.', 'islas'),
            $tool
        )];
    }

    private function explainWhoAsks(): string
    {
        $tool = HostedTool::name();
        if ($tool !== '' && HostedTool::isAddedByScript()) {
            return sprintf(
                /* translators: %s: name of a service that asks for consent */
                __('%s comes to pages by another script, such as Tag Manager.', 'islas'),
                $tool
            ) . ' ' . __('The bar of Islas goes when it comes, and its answers are followed.', 'islas') . ' '
                . __('Put its own script into the pages: then there is one bar from the start.', 'islas');
        }
        if ($tool !== '') {
            return sprintf(
                /* translators: %s: name of a service that asks for consent */
                __('%s is in the pages and asks visitors; Islas shows no bar and follows their answers.', 'islas'),
                $tool
            );
        }

        return sprintf(
            /* translators: 1: version of the texts and lists, 2: number of decisions */
            __('Visitors are asked. Version of texts and lists: %1$s. Decisions in the log: %2$s.', 'islas'),
            $this->configuration->version(),
            number_format_i18n($this->log->count())
        );
    }

    public function state(): Html
    {
        $others = ConsentPluginDetector::active();
        if ($others !== []) {
            return self::notice('warning', Html::text(sprintf(
                /* translators: %s: names of plugins */
                __('%s is active and asks visitors for consent; Islas asks nothing.', 'islas'),
                implode(', ', $others)
            )), self::waiting(), self::importLink());
        }
        if (! $this->features->isOn('consent')) {
            $isStopped = $this->features->findReason('consent') === Features::OFF_BY_KILL_SWITCH;

            return self::notice('warning', Html::text(
                $isStopped
                    ? __('Islas is paused or ISLAS_DISABLE is set, so Islas asks nothing and holds nothing.', 'islas')
                    : ($this->settings->flag('feature_consent')
                        ? __('The files of consent are missing, so Islas asks nothing.', 'islas')
                        : __('Consent is switched off, so Islas asks nothing and holds nothing.', 'islas'))
            ), self::hostedTool());
        }

        $tool = HostedTool::name();
        if ($tool !== '' && HostedTool::isAddedByScript()) {
            return self::notice('warning', Html::text(sprintf(
                /* translators: %s: name of a service that asks for consent */
                __('%s comes to pages by another script, such as Tag Manager.', 'islas'),
                $tool
            ) . ' ' . __('The bar of Islas goes when it comes, and its answers are followed.', 'islas') . ' '
                . __('Put its own script into the pages: then there is one bar from the start.', 'islas')));
        }
        if ($tool !== '') {
            return self::notice('info', Html::text(sprintf(
                /* translators: %s: name of a service that asks for consent */
                __('%s is in the pages and asks visitors; Islas shows no bar and follows their answers.', 'islas'),
                $tool
            )));
        }

        return self::notice('info', Html::text(sprintf(
            /* translators: 1: version of the texts and lists, 2: number of decisions */
            __('Visitors are asked. Version of texts and lists: %1$s. Decisions in the log: %2$s.', 'islas'),
            $this->configuration->version(),
            number_format_i18n($this->log->count())
        )));
    }

    /** Beside the tool that asks while Islas does not. */
    private static function hostedTool(): Html
    {
        $tool = HostedTool::name();

        return $tool === '' ? Html::join() : Html::el('p', [], Html::text(sprintf(
            /* translators: %s: name of a service that asks for consent */
            __('%s asks visitors for consent: analytics and order attribution wait for its answers.', 'islas'),
            $tool
        )));
    }

    private static function waiting(): Html
    {
        $mute = ConsentPluginDetector::mute();

        return $mute === []
            ? Html::join()
            : Html::el('p', [], Html::text(ConsentPluginDetector::explainWaiting($mute)));
    }

    /** To the importer of the settings screen, which can undo what it did. */
    private static function importLink(): Html
    {
        return ! ConsentPluginDetector::isImportable() ? Html::join() : Html::el('p', [], Html::el('a', [
            'href' => admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '#islas-take-over'),
        ], Html::text(__('Import its settings into Islas. You can undo the import.', 'islas'))));
    }

    public function lint(Settings $settings, ?Lists $draft): Html
    {
        $cookies = $draft === null ? $this->cookies : new CookieList($draft);

        return (new LintList($settings, $cookies->categories()))->markup($this->findings($settings, $draft));
    }

    public function resultNotice(bool $isDraft): Html
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only says what has been done.
        $result = isset($_GET[ConsentScreen::RESULT]) && is_string($_GET[ConsentScreen::RESULT])
            ? sanitize_key($_GET[ConsentScreen::RESULT])
            : '';
        // phpcs:enable
        $sentences = [
            'saved' => ['success', __('Saved. If texts or lists changed, visitors are asked again.', 'islas')],
            'mended' => ['success', __('Put right and saved, with the rest of the form.', 'islas')],
            'refused' => ['error', __('Not saved: strict mode refuses what has to be corrected below.', 'islas')],
            'conflict' => ['error', __(
                'Not saved: somebody else saved this page meanwhile. Check your changes below and save again.',
                'islas'
            )],
        ] + StartBox::results();
        if (! isset($sentences[$result]) || (in_array($result, ['refused', 'conflict'], true) && ! $isDraft)) {
            return Html::join();
        }

        return self::notice($sentences[$result][0], Html::text($sentences[$result][1]));
    }

    private static function notice(string $kind, Html $message, Html ...$more): Html
    {
        return Html::el('div', ['class' => 'notice inline notice-' . $kind], Html::el('p', [], $message), ...$more);
    }
}
