<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Labels;
use Islas\Consent\Screen\ConsentScreen;
use Islas\Consent\Screen\LintList;
use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\ScreenBox;
use Islas\Platform\Settings;
use Islas\Platform\Values;

/**
 * The guided start on the consent screen: what is on this shop, the text of the bar, the pages, what is left. Each
 * step is a plain form. It goes when the owner has finished, and a link opens it again.
 */
final class StartBox implements ScreenBox
{
    public const ID = 'islas-consent-start';
    public const PAGES = 'islas-consent-pages';
    /** In the address: the guide is shown though it is finished. */
    private const OPEN = 'islas-start';

    private Settings $settings;
    private ShopFindings $findings;

    public function __construct(Settings $settings, ShopFindings $findings)
    {
        $this->settings = $settings;
        $this->findings = $findings;
    }

    /** The screen with the guide open. */
    public static function address(string $result = '', string $place = ''): string
    {
        $screen = admin_url('admin.php?page=' . ConsentScreen::PAGE);
        if ($result !== 'finished') {
            $screen .= '&' . self::OPEN . '=1';
        }

        return $screen . ($result === '' ? '' : '&' . ConsentScreen::RESULT . '=' . $result)
            . ($place === '' ? '' : '#' . $place);
    }

    /** @return array<string, array{string, string}> Kind of notice and sentence, by result. */
    public static function results(): array
    {
        return [
            'read' => ['success', __('The pages of the shop were read.', 'islas')],
            'unread' => ['error', __('No page of the shop could be read.', 'islas')],
            'text' => [
                'success',
                __('The bar has the proposed text. Visitors are asked again if it changed.', 'islas'),
            ],
            'picked' => ['success', __('The pages are saved.', 'islas')],
            'made' => [
                'success',
                __('The cookie policy is a draft now: read it, complete it and publish it.', 'islas'),
            ],
            'unmade' => ['error', __('The page was not made: your account may not write pages.', 'islas')],
            'finished' => ['success', __('The guided start is finished.', 'islas')],
        ];
    }

    public function renderBox(): Html
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only what is shown depends on it.
        if (StartState::isFinished() && ! isset($_GET[self::OPEN])) {
            return Html::el('p', [], Html::el('a', [
                'href' => self::address('', self::ID),
            ], Html::text(__('Open the guided start again', 'islas'))));
        }

        return Html::el(
            'section',
            ['id' => self::ID, 'class' => 'card islas-consent-start', 'aria-labelledby' => self::ID . '-heading'],
            Html::el('h2', ['id' => self::ID . '-heading'], Html::text(__('Guided start', 'islas'))),
            Html::el('p', [], Html::text(
                __('Four steps. Each is saved by its own button; you can stop and go on later.', 'islas')
            )),
            $this->found(),
            $this->text(),
            PagesStep::markup(),
            $this->rest()
        );
    }

    /** A step's form with one button. */
    public static function form(string $step, string $button, Html ...$fields): Html
    {
        $field = ['type' => 'hidden', 'name' => StartController::STEP, 'value' => $step];

        return OwnerForm::markup(StartController::ACTION, $button, [], Html::el('input', $field), ...$fields);
    }

    private static function heading(string $text): Html
    {
        return Html::el('h3', [], Html::text($text));
    }

    private function found(): Html
    {
        $day = StartState::all()['day'];

        return Html::join(
            self::heading(__('1. What is on this shop', 'islas')),
            FoundTable::markup($this->findings->all()),
            Html::el('p', ['class' => 'description'], Html::text($day === ''
                ? __('The pages were not read yet, so scripts and frames in them are missing here.', 'islas')
                /* translators: %s: a date */
                : sprintf(__('The home page, the shop and a product were read on %s.', 'islas'), self::date($day)))),
            self::form('read', $day === ''
                ? __('Read the pages of the shop', 'islas')
                : __('Read the pages again', 'islas'))
        );
    }

    /** A day such as 2026-11-01 in the format of the site. */
    private static function date(string $day): string
    {
        return (string) wp_date(Values::text(get_option('date_format')), (int) strtotime($day . ' 12:00:00'));
    }

    private function text(): Html
    {
        $own = $this->settings->text('consent_text');
        $quote = static fn (string $text): Html => Html::el('blockquote', [], Html::text($text));
        $proposed = $quote(Labels::message($this->findings->purposes()));
        $heading = self::heading(__('2. What the bar says', 'islas'));
        if ($own !== '') {
            return Html::join(
                $heading,
                Html::el('p', [], Html::text(__('The bar has a text of your own:', 'islas'))),
                $quote($own),
                Html::el('p', [], Html::text(__('For what is on this shop Islas proposes:', 'islas'))),
                $proposed,
                self::form('text', __('Replace my text by this one', 'islas'))
            );
        }
        if ($this->findings->unlisted() !== []) {
            return Html::join(
                $heading,
                Html::el('p', [], Html::text(__('For what is on this shop Islas proposes:', 'islas'))),
                $proposed,
                self::form('text', __('Use this text', 'islas'))
            );
        }

        return Html::join(
            $heading,
            Html::el('p', [], Html::text(__('The bar has the text for what is on this shop:', 'islas'))),
            $proposed
        );
    }

    private function rest(): Html
    {
        $feature = Html::el('a', ['href' => '#islas-feature-consent'], Html::text(
            __('Consent is switched off: switch it on', 'islas')
        ));

        return Html::join(
            self::heading(__('4. The rules', 'islas')),
            Html::el('p', [], Html::el('a', ['href' => '#' . LintList::ID], Html::text(
                __('See what the rules in Spain still ask for', 'islas')
            ))),
            $this->settings->flag('feature_consent') ? Html::join() : Html::el('p', [], $feature),
            self::form('finish', __('Finish the guided start', 'islas'))
        );
    }
}
