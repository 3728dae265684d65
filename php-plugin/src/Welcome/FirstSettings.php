<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\ActivePlugins;
use Islas\Platform\Settings;
use Islas\Platform\Values;

/**
 * The settings of a new shop: what replaces stock scripts is on, and a visible addition is off where another tool does
 * that job. Written at activation and, for tools that come as a script, once more in the background right after it; as
 * soon as the owner has changed a setting, nothing here changes one again. Swatches and consent are not in it: while
 * another plugin prints them `Features` keeps them off.
 *
 * @phpstan-import-type Reading from HomePage
 */
final class FirstSettings
{
    /** What was found, what was written and whether the owner has seen it. Read on the owner's screens only. */
    public const OPTION = 'islas_welcome';

    /** Additions and the plugins that make the same one. */
    private const ADDITIONS = [
        'drawer' => KnownPlugins::CARTS,
        'search' => KnownPlugins::SEARCHES,
        'social' => KnownPlugins::SOCIAL,
    ];

    /** @return array<string, bool|int|string> For a shop that has none yet. */
    public static function chooseSettings(): array
    {
        return self::chooseBeside(self::findOtherTools(HomePage::UNREAD));
    }

    /** Called by an activation. @param bool $isNew Whether the shop had no settings. */
    public static function writeSettings(bool $isNew): void
    {
        add_option(self::OPTION, [
            'seen' => ! $isNew,
            'written' => $isNew ? self::computeFingerprint() : '',
            'home' => HomePage::UNREAD,
        ], '', false);
        if ($isNew && ! wp_next_scheduled(Module::FIRST_CHECK)) {
            wp_schedule_single_event(time(), Module::FIRST_CHECK, []);
        }
    }

    /** Scheduled action `islas_check`, and the owner's button: reads the home page and, in an untouched shop, adapts. */
    public static function adaptSettings(): void
    {
        $stored = self::readStored();
        $stored['home'] = HomePage::fetchPage();
        if ($stored['written'] !== '' && $stored['written'] === self::computeFingerprint()) {
            update_option(Settings::OPTION, self::chooseBeside(self::findOtherTools($stored['home'])));
            $stored['written'] = self::computeFingerprint();
        } else {
            $stored['written'] = '';
        }
        update_option(self::OPTION, $stored, false);
    }

    /** @return Reading */
    public static function readHomePage(): array
    {
        return self::readStored()['home'];
    }

    /**
     * Who does the job of an addition beside Islas.
     *
     * @param Reading $home
     * @return array<string, list<string>> Feature to names; only features that another tool does.
     */
    public static function findOtherTools(array $home): array
    {
        $others = [];
        foreach (self::ADDITIONS as $feature => $known) {
            $names = array_values(ActivePlugins::findAmong($known));
            if ($feature === 'search' && $home['search'] !== '') {
                $names[] = $home['search'];
            }
            if ($names !== []) {
                $others[$feature] = array_values(array_unique($names));
            }
        }

        return $others;
    }

    public static function isSeen(): bool
    {
        return self::readStored()['seen'];
    }

    public static function markSeen(): void
    {
        $stored = self::readStored();
        if (! $stored['seen']) {
            update_option(self::OPTION, ['seen' => true] + $stored, false);
        }
    }

    /**
     * @param array<string, list<string>> $others
     * @return array<string, bool|int|string>
     */
    private static function chooseBeside(array $others): array
    {
        $settings = (new Settings())->listDefaults();
        foreach (array_keys($others) as $feature) {
            $settings['feature_' . $feature] = false;
        }

        return $settings;
    }

    private static function computeFingerprint(): string
    {
        return md5(serialize((new Settings())->all()));
    }

    /** @return array{seen: bool, written: string, home: Reading} */
    private static function readStored(): array
    {
        $stored = get_option(self::OPTION);
        $stored = is_array($stored) ? $stored : [];

        return [
            // A shop without this option is no new one.
            'seen' => ($stored['seen'] ?? true) !== false,
            'written' => Values::text($stored['written'] ?? ''),
            'home' => HomePage::decodeReading($stored['home'] ?? null),
        ];
    }
}
