<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Platform\Assets;
use Islas\Platform\BuyingPages;
use Islas\Platform\Manifest;
use WC_Product;

/**
 * The analytics data of the page, in the shape that `widgets/analytics/page-data.ts` decodes: printed as the module
 * data of `islas-analytics`, made of what the page has loaded anyway.
 */
final class PageData
{
    /** Id of the script module; its data is filtered by `script_module_data_islas-analytics`. */
    public const MODULE = Assets::IDS[Manifest::ANALYTICS];

    private Assets $assets;
    private Target $target;
    private PageLists $lists;
    private PageEvents $events;
    private Purchases $purchases;
    private Visitor $visitor;

    public function __construct(
        Assets $assets,
        Target $target,
        PageLists $lists,
        PageEvents $events,
        Purchases $purchases,
        Visitor $visitor
    ) {
        $this->assets = $assets;
        $this->target = $target;
        $this->lists = $lists;
        $this->events = $events;
        $this->purchases = $purchases;
        $this->visitor = $visitor;
    }

    /** WordPress hook `wp_enqueue_scripts`, after the page's own module. */
    public function enqueueScript(): void
    {
        if ($this->target->isReady()) {
            $this->assets->enqueueModule(Manifest::ANALYTICS);
        }
    }

    /** WordPress hook `template_redirect`: forbids caching of pages with events of one visitor. */
    public function keepFromCaches(): void
    {
        if ($this->visitor->hasPending()) {
            \WC_Cache_Helper::set_nocache_constants();
            nocache_headers();
        }
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        $product = is_product() ? wc_get_product(get_queried_object_id()) : null;
        if ($product instanceof WC_Product) {
            $this->lists->noteItem($product);
        }

        $debug = $this->target->isDebugged() ? esc_url_raw(rest_url(LogScreen::ROUTE)) : '';

        return [
            'target' => [
                'kind' => $this->target->readKind(),
                'id' => $this->target->readId(),
                'load' => $this->target->bringsTag(),
                'consent' => function_exists('wp_has_consent') || ConsentPluginDetector::mute() !== [],
            ],
            'currency' => get_woocommerce_currency(),
            'items' => (object) $this->lists->getItems(),
            'lists' => $this->lists->getLists(),
            'events' => $this->events->collectEvents(),
            'orders' => $this->purchases->collectTokens(),
            'more' => BuyingPages::isCart() || BuyingPages::isCheckout() || $debug !== '',
            'debug' => $debug,
            'words' => (object) ($debug === '' ? [] : LogLabels::listLabels()),
        ];
    }
}
