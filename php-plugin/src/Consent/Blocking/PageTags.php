<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Head;
use Islas\Consent\Known\ProviderTable;
use Islas\Consent\Known\Tools;
use Islas\Consent\Providers;
use Islas\Platform\Assets;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;

/**
 * Prints the data of what may be blocked, and behind it the script that queues calls to blocked tags and blocks what
 * scripts insert, on pages with tags or with scripts that are not the shop's own.
 */
final class PageTags
{
    private const ID = 'islas-consent-tags';
    private const FILE_ID = 'islas-head-tags';

    /** Attributes of what waits; the last is of a frame that the shortcode's own script inserts. */
    private const HELD = '~data-(?:islas-consent|(?<= data-)(?:category|embed-url))=~i';

    /** Scripts of these themes load nothing from other sites. */
    private const PLAIN_THEMES = '~/themes/(?:storefront|twenty\w+)/~';

    private Settings $settings;
    private Rules $rules;
    private Assets $assets;

    public function __construct(Settings $settings, Rules $rules, Assets $assets)
    {
        $this->settings = $settings;
        $this->rules = $rules;
        $this->assets = $assets;
    }

    /**
     * Before a page is printed, only two things are known: whether it will be rewritten afterwards, and who visits it.
     */
    public function areNeeded(): bool
    {
        return $this->settings->text('consent_hold') === 'hooks'
            || ($this->settings->text('consent_hold') === 'page' && AskedAddresses::isWatched());
    }

    /** The page with the script, where it may have tags and its head was printed without. */
    public function addScript(string $html): string
    {
        return $this->mayHaveTags($html) && strpos($html, 'id="' . self::ID . '"') === false
            ? Head::insertAfterScript($html, $this->markup())
            : $html;
    }

    public function markup(): string
    {
        $address = $this->assets->address(Manifest::HEAD_TAGS);
        if ($address === '') {
            return '';
        }
        $providers = [];
        foreach (Providers::all() as $key => $row) {
            $apis = ProviderTable::APIS[$key] ?? '';
            if ($row['urls'] !== []) {
                $tool = Tools::GLOBALS[$key] ?? null;
                $providers[] = array_merge(
                    [$key, $row['category'], implode('|', $row['urls']), $apis],
                    $tool === null ? [] : [$tool]
                );
            }
        }
        $data = Json::encode(
            ['rules' => $this->rules->byAddress(), 'providers' => $providers],
            JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        );

        return wp_get_inline_script_tag('if(window.islas)islas.tags=' . $data, ['id' => self::ID])
            . wp_get_script_tag(['id' => self::FILE_ID, 'src' => $address]);
    }

    private function mayHaveTags(string $html): bool
    {
        if (preg_match(self::HELD, $html) !== 0) {
            return true;
        }
        if (preg_match_all('~<script[^>]*?\ssrc=["\']?([^"\'\s>]+)~i', $html, $found) === false) {
            return true;
        }
        foreach ($found[1] as $src) {
            if (
                ! OwnScripts::isAddress($src)
                || (strpos($src, '/themes/') !== false && preg_match(self::PLAIN_THEMES, $src) !== 1)
            ) {
                return true;
            }
        }

        return $this->rules->concern($html);
    }
}
