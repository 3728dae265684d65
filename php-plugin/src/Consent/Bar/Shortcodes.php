<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Module;
use Islas\Platform\Html;
use Islas\Platform\Settings;

/**
 * Shortcodes: a control that opens the choices, the choices themselves, the list of cookies.
 */
final class Shortcodes
{
    private ChoicesPage $page;
    private Module $consent;
    private Appearance $appearance;
    private Settings $settings;

    public function __construct(ChoicesPage $page, Module $consent, Appearance $appearance, Settings $settings)
    {
        $this->settings = $settings;
        $this->page = $page;
        $this->consent = $consent;
        $this->appearance = $appearance;
    }

    public function renderChoices(): string
    {
        return $this->page->renderContent()->markup();
    }

    /** The list of cookies. */
    public function renderCookies(): string
    {
        return $this->consent->form->renderTable()->markup();
    }

    /**
     * A control that opens the choices.
     *
     * @param mixed $attributes
     * @param mixed $text What stands between the two tags.
     */
    public function renderOpener($attributes, $text = ''): string
    {
        $text = is_string($text) ? trim(wp_strip_all_tags($text)) : '';
        if (! $this->settings->flag('user_cookies_settings_enable')) {
            return Html::text($text)->markup();
        }

        return Html::el('a', [
            'href' => ChoicesPage::makeUrl(),
            'class' => 'islas-consent-open',
            'data-islas-action' => 'consent.settings',
            'rel' => 'nofollow',
        ], Html::text($text === '' ? $this->appearance->readSettingsText() : $text))->markup();
    }
}
