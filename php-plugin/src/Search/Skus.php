<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Values;
use wpdb;

/**
 * Products whose SKU, or that of one of their published variations, contains a text; one query, usually without a
 * result.
 */
final class Skus
{
    /** What more products share is no search for a SKU. */
    private const MOST = 500;

    /** @var array<int, string> SKUs by product. */
    private array $found = [];

    public function __construct(string $code)
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        if ($code === '' || ! wc_product_sku_enabled()) {
            return;
        }
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT CASE WHEN owners.post_parent > 0 THEN owners.post_parent ELSE owners.ID END, skus.sku
            FROM %i skus JOIN %i owners ON owners.ID = skus.product_id
            WHERE skus.sku LIKE %s AND owners.post_status = 'publish' ORDER BY skus.sku = %s DESC LIMIT %d",
            $wpdb->prefix . 'wc_product_meta_lookup',
            $wpdb->posts,
            '%' . $wpdb->esc_like($code) . '%',
            $code,
            self::MOST
        ), ARRAY_N);
        foreach (is_array($rows) ? $rows : [] as $row) {
            [$id, $sku] = Values::texts($row) + ['', ''];
            $isExact = SearchTokenizer::foldAccents($sku) === SearchTokenizer::foldAccents($code);
            $this->found[(int) $id] = $isExact ? '' : ($this->found[(int) $id] ?? $sku);
        }
    }

    /** SQL; empty where there is none. */
    public function makeCondition(): string
    {
        return self::makeIdCondition(array_keys($this->found));
    }

    /** SQL for those whose SKU is the text itself; empty where there is none. */
    public function makeExactCondition(): string
    {
        return self::makeIdCondition(array_keys($this->found, '', true));
    }

    /** @param list<int> $ids */
    private static function makeIdCondition(array $ids): string
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return $ids === [] ? '' : "$wpdb->posts.ID IN (" . implode(',', $ids) . ')';
    }
}
