<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log;
use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Consent\Tools\HostedTool;
use Islas\Features;
use Islas\Platform\Access;
use Islas\Platform\Settings;

/**
 * Whether visitors are asked, and which Spanish rules the settings break.
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
     * Says whether Islas or another plugin asks visitors for consent.
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
}
