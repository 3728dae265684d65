<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Features;
use Islas\Platform\Assets;
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

    /** What is asked for before `widgets/attribution/entry.ts` runs is done when it runs. */
    private const EARLY = 'typeof wc_order_attribution=="object"&&(wc_order_attribution.setOrderTracking='
        . 'function(allow){wc_order_attribution.asked=allow});';

    /** Without its answer nothing is tracked, also where the tool's own script comes late or never. */
    private const ASKS = 'typeof wc_order_attribution=="object"&&(wc_order_attribution.params.consentCategory="'
        . self::CATEGORY . '");';

    /**
     * Where Islas itself asks for consent, `widgets/attribution/load.ts` loads the file once there is use for it. Who
     * has agreed before gets it beside the page's own file, not behind it.
     */
    private const LATE = 'typeof wc_order_attribution=="object"&&(wc_order_attribution.isLate=!0,'
        . 'wp_has_consent("' . self::CATEGORY . '")&&document.head.append(Object.assign(document.createElement("link"),'
        . '{rel:"modulepreload",href:%s})));';

    /**
     * A landing from another site is noted with the tab's history, under the name that
     * `widgets/attribution/cookie-storage.ts` reads: when tracking is allowed on a later page, its referrer is nowhere
     * else. The run-time of blocks replaces the history's entry, and its state with it: then it is noted again.
     *
     * Browsers without the Navigation API (Firefox before 147, Safari before 26) lose that referrer when tracking is
     * allowed on a later page; a campaign in the landing's address is still known from the next page's referrer. Their
     * `history.state` is read from its own entry alone, and `window.name` is one text for all code of the tab, also of
     * other sites. What would be left is to store it before the visitor has agreed, and that is not done.
     */
    private const LANDING = '(function(tab,from){function note(){var state=tab.currentEntry.getState();'
        . 'state&&state.islasReferrer||'
        . 'tab.updateCurrentEntry({state:Object.assign({},state,{islasReferrer:from})})}'
        . 'if(tab&&tab.currentEntry&&from&&from.indexOf(location.origin+"/")){note();'
        . 'tab.addEventListener("currententrychange",function(event){event.navigationType=="replace"&&note()})}})'
        . '(window.navigation,document.referrer);';

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
        $code = self::EARLY . self::LANDING . ($isAsked ? self::ASKS : '');
        if ($this->features->on('consent')) {
            $address = $this->assets->address(Manifest::ATTRIBUTION);
            $code .= sprintf(self::LATE, Json::encode($address, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES));
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
    public function leaveToTheBrowser($allow)
    {
        return class_exists('WP_CONSENT_API') ? true : $allow;
    }
}
