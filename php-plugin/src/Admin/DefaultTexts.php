<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Bar\Appearance;
use Islas\Consent\Labels as ConsentLabels;
use Islas\Platform\BrowserTexts;
use Islas\Platform\ShopLanguage;
use Islas\Swatches\Groups;

/** What the shop says where the owner has typed no text, for the empty fields of the settings screen. */
final class DefaultTexts
{
    /**
     * @param list<string> $categories Optional ones that the shop uses.
     * @return array<string, string> By setting, in the language of the site.
     */
    public static function listTexts(array $categories): array
    {
        return ShopLanguage::run(static function () use ($categories): array {
            $browser = BrowserTexts::listTexts();

            return [
                'please_wait_text' => $browser['please_wait'],
                'empty_cart_text' => $browser['empty_cart'],
                'consent_text' => ConsentLabels::message($categories),
            ] + Appearance::listDefaultTexts() + Groups::listDefaultTexts();
        });
    }
}
