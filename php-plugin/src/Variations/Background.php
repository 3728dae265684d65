<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\Deactivation;
use Islas\Platform\Values;
use WC_Product_Variable;
use wpdb;

/**
 * Stores snapshots by scheduled actions: those of changed products after the request that changed them, and all that
 * are outdated, in pieces, after a change of settings and once a day, for what changed while Islas was off.
 */
final class Background
{
    private const PIECE = 50;

    private Availability $availability;

    public function __construct(Availability $availability)
    {
        $this->availability = $availability;
    }

    /** @param list<int> $products Those without variations are left out. */
    public static function planProducts(array $products): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $places = implode(', ', array_fill(0, count($products), '%d'));
        $select = "SELECT DISTINCT post_parent FROM %i
            WHERE post_type = 'product_variation' AND post_parent IN ($places)";
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $variable = $wpdb->get_col($wpdb->prepare($select, $wpdb->posts, ...$products) ?? '');
        foreach (array_chunk(array_map('intval', Values::texts($variable)), self::PIECE) as $piece) {
            self::enqueueAction(Module::STORE, [$piece]);
        }
    }

    public static function planAll(int $after = 0): void
    {
        self::enqueueAction(Module::ALL, [$after]);
    }

    /** Snapshots were options once. */
    public static function replaceOptions(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- It is; an analyser wants no null from it.
        $wpdb->query($wpdb->prepare(
            'DELETE FROM %i WHERE option_name LIKE %s AND option_name <> %s',
            $wpdb->options,
            $wpdb->esc_like('islas_availability_') . '%',
            Availability::GENERATION
        ) ?? '');
        update_option(Availability::GENERATION, wp_generate_uuid4(), true);
        self::planAll();
    }

    /** @param mixed $products */
    public function storeSnapshots($products): void
    {
        foreach (Values::texts($products) as $id) {
            $product = wc_get_product((int) $id);
            if ($product instanceof WC_Product_Variable && ! VisitorRules::filterVariations()) {
                $this->availability->storeSnapshot($product);
            }
        }
    }

    /** @param mixed $after The number of the last product that was looked at. */
    public function storeOutdated($after): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $products = array_map('intval', Values::texts($wpdb->get_col($wpdb->prepare(
            "SELECT DISTINCT post_parent FROM %i
            WHERE post_parent > %d AND post_type = 'product_variation' AND post_status = 'publish'
            ORDER BY post_parent ASC LIMIT %d",
            $wpdb->posts,
            is_numeric($after) ? (int) $after : 0,
            self::PIECE
        ))));
        _prime_post_caches($products);
        $this->storeSnapshots($this->availability->findOutdated($products));
        if (count($products) === self::PIECE) {
            self::planAll((int) end($products));
        }
    }

    /** @param list<mixed> $arguments */
    private static function enqueueAction(string $action, array $arguments): void
    {
        if (function_exists('as_enqueue_async_action') && did_action('action_scheduler_init') > 0) {
            as_enqueue_async_action($action, $arguments, Deactivation::GROUP, true);
        }
    }
}
