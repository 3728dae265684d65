<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\Pattern;
use Islas\Platform\ShopAddress;

/**
 * Scripts and settings of order attribution, the same bytes for every visitor: consent is read in the browser, because
 * a page cache would keep one visitor's answer for all (W-49).
 */
final class Tracking
{
    /** WooCommerce's handle: its data and its place stay, its file does not. */
    public const HANDLE = 'wc-order-attribution';

    /** The category of consent, as WooCommerce asks for it. */
    public const CATEGORY = 'marketing';

    /** Without its answer nothing is tracked, also where the tool's own script or the file of the head does not come. */
    private const ASKS = 'typeof wc_order_attribution=="object"&&(wc_order_attribution.params.consentCategory="'
        . self::CATEGORY . '");';

    /** Islas asks for consent on this page: the module comes with it, and the head's file completes the data. */
    private const IS_LATE = 'typeof wc_order_attribution=="object"&&Object.assign(wc_order_attribution,%s);';

    /** Calls the function of the head's file: `widgets/attribution/head/attribution-head.ts`. */
    private const CALLS_HEAD = 'window.islasLanding?.();';

    /** As `wp_localize_script()` writes it. */
    private const DATA = '/^var wc_order_attribution = (\{.*\});$/m';

    /**
     * What WooCommerce says without a filter, and the head's file knows: `widgets/attribution/usual-data.ts`. How long
     * cookies last is printed always, because they would last longer where that file does not come.
     */
    private const USUAL = [
        'session' => 30,
        'base64' => false,
        'prefix' => 'wc_order_attribution_',
        'allowTracking' => true,
    ];

    private Assets $assets;
    private Features $features;

    public function __construct(Assets $assets, Features $features)
    {
        $this->assets = $assets;
        $this->features = $features;
    }

    /** WordPress hook `wp_enqueue_scripts`, after WooCommerce's own. */
    public function prepare(): void
    {
        if (! wp_script_is(self::HANDLE)) {
            return;
        }
        $isLate = $this->features->isOn('consent');
        if ($isLate && $this->removeUsualData()) {
            return;
        }
        if (! $isLate) {
            $this->assets->enqueueModule(Manifest::ATTRIBUTION);
        }
        $isAsked = $isLate || function_exists('wp_has_consent') || ConsentPluginDetector::mute() !== [];
        $late = $isLate ? sprintf(self::IS_LATE, self::json($this->lateData())) : '';
        $code = InlineScripts::NOTE_TRACKING . ($isAsked ? self::ASKS : '') . $late;
        wp_add_inline_script(self::HANDLE, $code . self::CALLS_HEAD, 'after');
    }

    /**
     * Leaves out of WooCommerce's data what the file of the head puts there in the same place. False, without a change,
     * where the data is not as WooCommerce prints it.
     */
    private function removeUsualData(): bool
    {
        $script = wp_scripts()->registered[self::HANDLE];
        $data = $script->extra['data'] ?? '';
        $found = [];
        $isFound = is_string($data) && preg_match(self::DATA, $data, $found) === 1;
        $shop = json_decode($found[1] ?? '');
        if (! $isFound || ! is_object($shop) || ! is_object($shop->params ?? null)) {
            return false;
        }
        $origin = Pattern::replace('~^(https?://[^/]+).*$~', '$1', ShopAddress::home());
        $params = get_object_vars($shop->params);
        foreach (self::USUAL + ['ajaxurl' => $origin . '/wp-admin/admin-ajax.php'] as $name => $value) {
            if (($params[$name] ?? null) === $value) {
                unset($params[$name]);
            }
        }
        $params['consentCategory'] = self::CATEGORY;
        $printed = ['params' => $params] + $this->lateData() + get_object_vars($shop);
        $own = 'var wc_order_attribution = ' . self::json($printed) . ';';
        $script->extra['data'] = str_replace($found[0], $own . self::CALLS_HEAD, $data);

        return true;
    }

    /** @return array{isLate: true, file: string} That the module comes with consent, and from where. */
    private function lateData(): array
    {
        return ['isLate' => true, 'file' => $this->assets->address(Manifest::ATTRIBUTION)];
    }

    /** @param array<mixed> $value */
    private static function json(array $value): string
    {
        return Json::encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES);
    }

    /**
     * WooCommerce's filter `wc_order_attribution_allow_tracking`, directly after WooCommerce has put the answer of this
     * visitor there. Who comes later still has the last word.
     *
     * @param mixed $allow
     * @return mixed
     */
    public function allowWithConsentApi($allow)
    {
        return class_exists('WP_CONSENT_API') ? true : $allow;
    }
}
