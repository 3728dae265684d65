<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\Assets;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;

/**
 * Prints the owner's rules, and behind them the script that queues calls to blocked tags and blocks what scripts
 * insert, on every page where tags are held. The script has the table of known providers.
 */
final class PageTags
{
    private const ID = 'islas-consent-tags';
    private const FILE_ID = 'islas-head-tags';

    private Settings $settings;
    private Rules $rules;
    private Assets $assets;

    public function __construct(Settings $settings, Rules $rules, Assets $assets)
    {
        $this->settings = $settings;
        $this->rules = $rules;
        $this->assets = $assets;
    }

    /** Also on a page without tags: a script may insert one at any time. */
    public function areNeeded(): bool
    {
        return $this->settings->text('consent_hold') !== 'off';
    }

    public function renderRules(): string
    {
        $address = $this->assets->findAddress(Manifest::HEAD_TAGS);
        if ($address === '') {
            return '';
        }
        $data = Json::encode(
            ['rules' => $this->rules->listByAddress()],
            JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        );

        return wp_get_inline_script_tag('if(window.islas)islas.tags=' . $data, ['id' => self::ID])
            . wp_get_script_tag(['id' => self::FILE_ID, 'src' => $address]);
    }
}
