<?php

declare(strict_types=1);

namespace Islas\Attribution;

use WC_Order;

/**
 * Keeps with an order where it came from: Islas' own record, and WooCommerce's attribution where the order came without
 * the fields that forms and blocks send, as those of express payments do.
 *
 * @phpstan-import-type Touches from Cookies
 */
final class OrderSource
{
    /** WooCommerce's fields and where their values are (contract 5.1). */
    private const FIELDS = [
        'source_type' => 'current.typ',
        'referrer' => 'current_add.rf',
        'utm_campaign' => 'current.cmp',
        'utm_source' => 'current.src',
        'utm_medium' => 'current.mdm',
        'utm_content' => 'current.cnt',
        'utm_id' => 'current.id',
        'utm_term' => 'current.trm',
        'utm_source_platform' => 'current.plt',
        'utm_creative_format' => 'current.fmt',
        'utm_marketing_tactic' => 'current.tct',
        'session_entry' => 'current_add.ep',
        'session_start_time' => 'current_add.fd',
        'session_pages' => 'session.pgs',
        'session_count' => 'udata.vst',
        'user_agent' => 'udata.uag',
    ];

    private Visitor $visitor;

    public function __construct(Visitor $visitor)
    {
        $this->visitor = $visitor;
    }

    /**
     * WooCommerce hooks `woocommerce_checkout_order_created` and `woocommerce_store_api_checkout_order_processed`,
     * after WooCommerce has saved its own.
     *
     * @param mixed $order
     */
    public function saveSource($order): void
    {
        $touches = $order instanceof WC_Order ? $this->visitor->readTouches() : [];
        if ($touches === []) {
            return;
        }
        if (! $order->meta_exists(Record::META)) {
            $order->update_meta_data(Record::META, Record::makeRecord($touches));
            $order->save_meta_data();
        }
        if (! $order->meta_exists(self::findPrefix() . 'source_type')) {
            do_action('woocommerce_order_save_attribution_data', $order, self::makeFields($touches));
        }
    }

    /** Of WooCommerce's own meta. */
    private static function findPrefix(): string
    {
        $prefix = apply_filters('wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_');

        return '_' . trim(is_string($prefix) ? $prefix : '', '_') . '_';
    }

    /**
     * @param Touches $touches
     * @return array<string, string> In the shape of a form's fields.
     */
    private static function makeFields(array $touches): array
    {
        $fields = apply_filters('wc_order_attribution_tracking_fields', self::FIELDS);
        $values = [];
        foreach (is_array($fields) ? $fields : [] as $field => $path) {
            [$touch, $alias] = explode('.', is_string($path) ? $path : '', 2) + ['', ''];
            // Addresses too: as forms send them. WooCommerce sanitises what it keeps.
            $values[(string) $field] = wp_slash(rawurldecode($touches[$touch][$alias] ?? '(none)'));
        }

        return $values;
    }
}
