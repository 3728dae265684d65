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

    /** Without its answer nothing is tracked, also where the tool's own script comes late or never. */
    private const ASKS = 'typeof wc_order_attribution=="object"&&(wc_order_attribution.params.consentCategory="'
        . self::CATEGORY . '");';

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
        $isAsked = function_exists('wp_has_consent') || ConsentPluginDetector::mute() !== [];
        $code = InlineScripts::NOTE_TRACKING . 'window.islasLanding?.();' . ($isAsked ? self::ASKS : '');
        if ($this->features->on('consent')) {
            $address = $this->assets->address(Manifest::ATTRIBUTION);
            $code .= strtr(InlineScripts::LOAD_LATE, [
                '__CATEGORY__' => Json::encode(self::CATEGORY),
                '__ADDRESS__' => Json::encode($address, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES),
            ]);
        } else {
            $this->assets->enqueueModule(Manifest::ATTRIBUTION);
        }
        wp_add_inline_script(self::HANDLE, $code, 'after');
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
