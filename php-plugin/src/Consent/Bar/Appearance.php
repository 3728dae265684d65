<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Labels;
use Islas\Platform\Settings;

/**
 * The owner's texts and colours of the bar; without them Islas' own words and the style sheet's colours.
 */
final class Appearance
{
    /** Setting to the property of the style sheet, with the sheet's own colour. */
    public const COLOURS = [
        'consent_color' => ['--islas-consent-color', '#1d2327'],
        'consent_background' => ['--islas-consent-background', '#ffffff'],
        'consent_accept_color' => ['--islas-consent-accept-color', '#ffffff'],
        'consent_accept_background' => ['--islas-consent-accept-background', '#1d2327'],
        'consent_decline_color' => ['--islas-consent-decline-color', '#ffffff'],
        'consent_decline_background' => ['--islas-consent-decline-background', '#1d2327'],
    ];

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** @param list<string> $categories Optional ones that this shop uses. */
    public function chooseMessage(array $categories): string
    {
        $text = $this->settings->text('consent_text');

        return $text === '' ? Labels::message($categories) : $text;
    }

    public function readTitle(): string
    {
        return $this->settings->text('consent_title');
    }

    public function readAcceptText(): string
    {
        return $this->readText('consent_accept_text');
    }

    public function readDeclineText(): string
    {
        return $this->readText('consent_decline_text');
    }

    public function readSettingsText(): string
    {
        return $this->readText('consent_settings_text');
    }

    /** Custom properties for the elements of the bar, '' where the owner chose no colour. */
    public function makeStyle(): string
    {
        $style = '';
        foreach (self::COLOURS as $setting => [$property]) {
            $colour = self::colour($this->settings->text($setting));
            $style .= $colour === '' ? '' : $property . ':' . $colour . ';';
        }

        return $style;
    }

    /** A colour as `#rrggbb`, '' for anything else. */
    public static function colour(string $colour): string
    {
        $colour = strtolower(trim($colour));
        if (preg_match('/^#([0-9a-f])([0-9a-f])([0-9a-f])$/D', $colour, $found) === 1) {
            return '#' . $found[1] . $found[1] . $found[2] . $found[2] . $found[3] . $found[3];
        }

        return preg_match('/^#[0-9a-f]{6}$/D', $colour) === 1 ? $colour : '';
    }

    /** @return array<string, string> What the buttons say where the owner has typed nothing, by setting. */
    public static function listDefaultTexts(): array
    {
        return [
            'consent_accept_text' => __('Accept', 'islas'),
            'consent_decline_text' => __('Reject', 'islas'),
            'consent_settings_text' => __('Settings', 'islas'),
        ];
    }

    private function readText(string $key): string
    {
        $text = $this->settings->text($key);

        return $text === '' ? self::listDefaultTexts()[$key] : $text;
    }
}
