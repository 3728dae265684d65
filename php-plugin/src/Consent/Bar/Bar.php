<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Blocking\Marks;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Consent\Module;
use Islas\Platform\Assets;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use WC_AJAX;

/**
 * Prints the bar, the control that opens the choices again, and the place of the dialog: the same bytes for every
 * visitor. The script in the head shows it before first paint where it is needed; without scripts it is a form.
 */
final class Bar
{
    private const DIALOG = 'consent-settings';

    private Settings $settings;
    private Appearance $appearance;
    private BarText $text;
    private Lists $lists;
    private Assets $assets;

    public function __construct(
        Settings $settings,
        Appearance $appearance,
        BarText $text,
        Lists $lists,
        Assets $assets
    ) {
        $this->settings = $settings;
        $this->appearance = $appearance;
        $this->text = $text;
        $this->lists = $lists;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function prepareBar(): void
    {
        $this->assets->enqueueStyles(Manifest::CONSENT);
    }

    /** WordPress hook `wp_footer`: the control that opens it again, last by keyboard, and the dialog's place. */
    public function printReopener(): void
    {
        $this->renderReopenButton()->show();
        if ($this->settings->flag('user_cookies_settings_enable')) {
            Html::el('div', ['data-island' => self::DIALOG])->show();
        }
    }

    public function markup(): Html
    {
        $style = $this->appearance->makeStyle();
        $position = $this->settings->text('consent_position');

        return Html::el('div', [
            'id' => 'islas-consent',
            'class' => 'islas-consent',
            'data-position' => $position,
            'role' => 'region',
            'aria-label' => __('Cookie consent', 'islas'),
            Marks::REGION => Marks::makeKey(),
        ] + ContentPolicy::makeAttributes($style), $this->renderForm());
    }

    private function renderForm(): Html
    {
        $title = $this->appearance->readTitle();

        return Html::el(
            'form',
            [
                'class' => 'islas-consent__form',
                'method' => 'post',
                'action' => WC_AJAX::get_endpoint(Module::DECISION_ENDPOINT),
            ],
            $title === '' ? Html::join() : Html::el('p', ['class' => 'islas-consent__title'], Html::text($title)),
            Html::el(
                'p',
                ['class' => 'islas-consent__text'],
                Html::text($this->text->makeDefaultText()),
                $this->renderLinks()
            ),
            Html::el(
                'p',
                ['class' => 'islas-consent__buttons'],
                $this->renderButton('accept', $this->appearance->readAcceptText()),
                $this->settings->flag('consent_show_decline')
                    ? $this->renderButton('decline', $this->appearance->readDeclineText())
                    : Html::join(),
                $this->settings->flag('user_cookies_settings_enable')
                    ? $this->renderOpener('islas-consent__settings', $this->appearance->readSettingsText())
                    : Html::join(),
                $this->settings->flag('consent_show_close') ? self::renderClose() : Html::join()
            )
        );
    }

    /** In a row of their own: behind the text they would move when the theme's font arrives. */
    private function renderLinks(): Html
    {
        $links = [];
        foreach ($this->lists->links() as $link) {
            $links[] = Html::text(' ');
            $links[] = Html::el('a', ['href' => $link['url']], Html::text(Labels::link($link['text'])));
        }

        return $links === [] ? Html::join() : Html::el('span', ['class' => 'islas-consent__links'], ...$links);
    }

    private function renderButton(string $decision, string $text): Html
    {
        return Html::el('button', [
            'type' => 'submit',
            'class' => 'button islas-consent__' . $decision,
            'name' => 'islas_consent',
            'value' => $decision,
            'data-islas-action' => 'consent.' . $decision,
        ], Html::text($text));
    }

    private static function renderClose(): Html
    {
        return Html::el('button', [
            'type' => 'button',
            'class' => 'islas-consent__close',
            'data-islas-action' => 'consent.close',
            'aria-label' => __('Close', 'islas'),
        ], Html::text('×'));
    }

    private function renderOpener(string $class, string $text): Html
    {
        return Html::el('a', [
            'class' => $class,
            'href' => ChoicesPage::makeUrl(),
            'data-islas-action' => 'consent.settings',
            'rel' => 'nofollow',
        ], Html::text($text));
    }

    private function renderReopenButton(): Html
    {
        $style = $this->appearance->makeStyle();
        $where = $this->settings->text('consent_reopen');

        return Html::el(
            'div',
            [
                'class' => 'islas-consent-again',
                'data-position' => $where,
                'role' => 'region',
                'aria-label' => __('Cookies', 'islas'),
            ] + ContentPolicy::makeAttributes($style),
            $this->settings->flag('consent_gpc') ? Html::el(
                'p',
                ['class' => 'islas-consent-note'],
                Html::text(__('Your browser asks not to be tracked. We respect it.', 'islas'))
            ) : Html::join(),
            $where === 'hide' ? Html::join() : $this->renderReopener()
        );
    }

    /** Opens the choices again; where the owner offers none, the bar, because a decision can be taken back. */
    private function renderReopener(): Html
    {
        $text = __('Cookies', 'islas');

        return $this->settings->flag('user_cookies_settings_enable')
            ? $this->renderOpener('islas-consent-again__open', $text)
            : Html::el('button', [
                'type' => 'button',
                'class' => 'islas-consent-again__open',
                'data-islas-action' => 'consent.open',
            ], Html::text($text));
    }
}
