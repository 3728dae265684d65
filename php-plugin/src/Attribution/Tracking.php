<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\InlineScripts;
use Islas\Platform\Json;
use Islas\Platform\Manifest;

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

    private Assets $assets;
    private Features $features;

    public function __construct(Assets $assets, Features $features)
    {
        $this->assets = $assets;
        $this->features = $features;
    }

    /** WordPress hook `wp_enqueue_scripts`, after WooCommerce's own. */
    public function prepareScripts(): void
    {
        if (! wp_script_is(self::HANDLE)) {
            return;
        }
        // Where Islas asks for consent, the module comes with it.
        $isLate = $this->features->isOn('consent');
        if (! $isLate) {
            $this->assets->enqueueModule(Manifest::ATTRIBUTION);
        }
        // Without its answer nothing is tracked, also where the tool's own script does not come.
        $isAsked = $isLate || function_exists('wp_has_consent') || ConsentPluginDetector::mute() !== [];
        $late = $isLate ? ['isLate' => true, 'file' => $this->assets->findAddress(Manifest::ATTRIBUTION)] : [];
        $code = Json::call(InlineScripts::PREPARE_TRACKING, $isAsked ? self::CATEGORY : '', (object) $late);
        // In the same element, which optimisers leave as it is (`Optimisers`).
        $data = wp_scripts()->get_data(self::HANDLE, 'data');
        wp_scripts()->add_data(self::HANDLE, 'data', (is_string($data) ? $data . "\n" : '') . $code);
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
