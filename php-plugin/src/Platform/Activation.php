<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Swatches\AttributeShapes;
use Islas\Variations\Availability;
use Islas\Variations\Background;
use Islas\Welcome\FirstSettings;

/**
 * Writes the plugin's options with their defaults: WordPress queries every missing option once per page. Those read on
 * every page are loaded with all others; the uninstaller deletes them.
 */
final class Activation
{
    /**
     * On the current site. The others of a network, and those that it gets later, are completed one by one, by their
     * own first request of the owner, of cron or of WP-CLI (`Updates`).
     */
    public static function run(): void
    {
        self::completeOptions();
        // What changed while Islas was off.
        Background::planAll();
    }

    /** After an update too (`Updates`): a new site of a network, and a shop without an option that came later. */
    public static function completeOptions(): void
    {
        $isNew = self::isMissing(Settings::OPTION);
        $options = [
            Settings::OPTION => [$isNew ? FirstSettings::chooseSettings() : [], true],
            KillSwitch::OPTION => [0, true],
            Trial::OPTION => [[], true],
            NoticeList::OPTION => [[], true],
            Lists::OPTION => [Lists::EMPTY, true],
            SeenCookies::OPTION => [[], false],
            AttributeShapes::OPTION => [[], false],
            Availability::GENERATION => ['', true],
        ];
        $hadLists = ! self::isMissing(Lists::OPTION);
        foreach ($options as $name => [$value, $isOnEveryPage]) {
            if (self::isMissing($name)) {
                add_option($name, $value, '', $isOnEveryPage);
            }
        }
        if (self::isMissing(FirstSettings::OPTION)) {
            FirstSettings::writeSettings($isNew);
        }
        if (! $hadLists) {
            (new LegalPages(new Lists()))->find();
        }
    }

    private static function isMissing(string $name): bool
    {
        // A default that was registered would look as if it were stored.
        return get_option($name, null) === null;
    }
}
