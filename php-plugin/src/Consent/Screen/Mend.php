<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Platform\Settings;

/**
 * What puts a point of the check right: settings that one press stores, or the field that the owner has to fill in.
 *
 * @phpstan-import-type Finding from Lint
 */
final class Mend
{
    /** Settings that are put right by their default, by code. */
    private const DEFAULTS = [
        'reject' => 'consent_show_decline', 'expiry' => 'expire_time', 'hold' => 'consent_hold',
        'withdraw' => 'consent_reopen', 'proof' => 'consent_log', 'text' => 'consent_text',
    ];

    /** Each text colour of the bar with the colour behind it. */
    public const BEHIND = [
        'consent_color' => 'consent_background',
        'consent_accept_color' => 'consent_accept_background',
        'consent_decline_color' => 'consent_decline_background',
    ];

    /** @param Finding $finding */
    public static function id(array $finding): string
    {
        return sanitize_key($finding['code'] . '-' . $finding['about']);
    }

    /**
     * The point is gone with these, and no other comes.
     *
     * @param Finding $finding
     * @return array<string, bool|int|string> Empty where no setting puts it right.
     */
    public static function changes(array $finding, Settings $settings): array
    {
        $about = $finding['about'];
        switch ($finding['code']) {
            case 'implied':
            case 'colour':
                return [$about => Settings::SCHEMA[$about]['default']];
            case 'contrast':
                return [$about => self::readableColour(Contrast::barColours($settings)[self::BEHIND[$about]])];
            case 'prominence':
                $background = Contrast::barColours($settings)['consent_accept_background'];

                return [
                    'consent_decline_background' => $background,
                    'consent_decline_color' => self::readableColour($background),
                ];
        }
        $key = self::DEFAULTS[$finding['code']] ?? '';

        return $key === '' ? [] : [$key => Settings::SCHEMA[$key]['default']];
    }

    /** Black or white: one of them is readable on any colour. */
    private static function readableColour(string $background): string
    {
        $isDark = Contrast::between('#ffffff', $background) >= Contrast::between('#000000', $background);

        return $isDark ? '#ffffff' : '#000000';
    }

    /**
     * The part of the screen that puts the point right; '' where a press does.
     *
     * @param Finding $finding
     */
    public static function place(array $finding): string
    {
        return ['links' => 'pages', 'purpose' => 'cookies'][$finding['code']] ?? '';
    }
}
