<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\PageOptions;
use Islas\Platform\StockHint;
use Islas\Platform\Values;
use WC_Product_Variable;
use wpdb;

/**
 * The snapshot of each product's variations. It is stored with the product in the background, after a change, and is
 * believed while the tables are as it has them (`TableState`) and the settings that it depends on are the same.
 * Otherwise a page makes its own and stores nothing, but in a cache that expires.
 */
final class Availability
{
    /** Meta of products. */
    public const META = '_islas_availability';
    /** Other plugins decide about variations, and decide anew. */
    public const GENERATION = 'islas_availability_generation';

    private const CACHE = 'islas_availability';
    private const FORMAT = 2;

    private ?VariationTable $table;
    private StockHint $hint;
    private ?TableState $tables = null;

    /** @var array<string, Snapshot> */
    private array $made = [];

    /** @var list<string> Options that are still to be read. */
    private array $others = [];

    public function __construct(StockHint $hint, ?VariationTable $table = null)
    {
        $this->table = $table;
        $this->hint = $hint;
    }

    private function getTable(): VariationTable
    {
        return $this->table ??= new VariationTable($this->hint, new VariationRows());
    }

    private function getTableState(): TableState
    {
        return $this->tables ??= new TableState();
    }

    /** @param string $option One that pages with variations read next: it is read with others. */
    public function readAlongOption(string $option): void
    {
        $this->others[] = $option;
    }

    /**
     * Reads what is stored of several products at once, and together the rows of those of which nothing is.
     *
     * @param list<int> $products
     */
    public function primeSnapshots(array $products): void
    {
        $this->readOptions();
        $this->getTableState()->primeStates($products);
        $missing = array_filter($products, fn (int $product): bool => $this->findKnown($product) === null);
        $this->getTable()->primeRows(...array_values($missing));
    }

    /** What is known of a product without reading its variations, if anything is. */
    public function findKnown(int $product): ?Snapshot
    {
        $id = self::makeCacheId($product);
        if (! isset($this->made[$id])) {
            $snapshot = $this->readStored($product) ?? $this->readCached($product);
            if ($snapshot === null) {
                return null;
            }
            $this->made[$id] = $snapshot;
        }

        return $this->made[$id];
    }

    /** What every visitor may know. */
    public function findSnapshot(WC_Product_Variable $product): Snapshot
    {
        $id = $product->get_id();
        if (! isset($this->made[self::makeCacheId($id)])) {
            $this->readOptions(
                is_product() && get_queried_object_id() === $id ? PageOptions::listProductOptions($id) : []
            );
        }

        return $this->findKnown($id) ?? $this->made[self::makeCacheId($id)] = $this->makeSnapshot($product);
    }

    /** The availability for this visitor, uncached; null where the page does not print it either. */
    public function makeVisitorMatrix(WC_Product_Variable $product): ?Matrix
    {
        return $this->getTable()->makeMatrix($product);
    }

    /** Reads the product's variations and stores the snapshot. Never on a visitor's page. */
    public function storeSnapshot(WC_Product_Variable $product): void
    {
        $id = $product->get_id();
        $this->forgetSnapshot($id);
        // Before the rows are read: what changes while they are, makes the snapshot outdated.
        $key = $this->makeKey($id);
        $snapshot = $this->getTable()->makeSnapshot($product);
        if ($key !== '') {
            $record = ['key' => $key, 'made' => time(), 'snapshot' => $snapshot->toRecord()];
            update_post_meta($id, self::META, wp_slash($record));
        }
    }

    /**
     * @param list<int> $products
     * @return list<int> Those of which nothing is stored, or what is outdated.
     */
    public function findOutdated(array $products): array
    {
        $this->getTableState()->primeStates($products);

        return array_values(array_filter($products, fn (int $product): bool => $this->readStored($product) === null));
    }

    /** The product has changed in this request. */
    public function forgetSnapshot(int $product): void
    {
        unset($this->made[self::makeCacheId($product)]);
        $this->tables = null;
        if ($this->table !== null) {
            $this->table->forgetRows();
        }
    }

    /** Deletes what is stored of products, in one query: another plugin decides anew about their variations. */
    public function invalidate(int ...$products): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        array_map([$this, 'forgetSnapshot'], $products);
        if ($products !== []) {
            $places = implode(', ', array_fill(0, count($products), '%d'));
            $delete = "DELETE FROM %i WHERE meta_key = %s AND post_id IN ($places)";
            // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
            $wpdb->query($wpdb->prepare($delete, $wpdb->postmeta, self::META, ...$products) ?? '');
            foreach ($products as $product) {
                wp_cache_delete($product, 'post_meta');
                wp_cache_delete((string) $product, self::CACHE);
            }
        }
    }

    public function invalidateAll(): void
    {
        $this->made = [];
        $this->tables = null;
        if ($this->table !== null) {
            $this->table->forgetRows();
        }
        update_option(self::GENERATION, wp_generate_uuid4(), true);
    }

    /** @param list<string> $more Options that the page reads next. */
    private function readOptions(array $more = []): void
    {
        wp_prime_option_caches(array_merge($this->others, $more));
        $this->others = [];
    }

    private function makeSnapshot(WC_Product_Variable $product): Snapshot
    {
        $key = $this->makeKey($product->get_id());
        $snapshot = $this->getTable()->makeSnapshot($product);
        if ($key !== '') {
            $record = ['key' => $key, 'made' => time(), 'snapshot' => $snapshot->toRecord()];
            wp_cache_set((string) $product->get_id(), $record, self::CACHE, DAY_IN_SECONDS);
        }

        return $snapshot;
    }

    private function readStored(int $product): ?Snapshot
    {
        return $this->decodeRecord($product, get_post_meta($product, self::META, true));
    }

    private function readCached(int $product): ?Snapshot
    {
        return $this->decodeRecord($product, wp_cache_get((string) $product, self::CACHE));
    }

    /** @param mixed $record */
    private function decodeRecord(int $product, $record): ?Snapshot
    {
        if (! is_array($record) || ! is_int($record['made'] ?? null)) {
            return null;
        }
        // Nobody says when what another plugin decides changes.
        $isOld = has_filter('islas_variation_row') !== false && $record['made'] <= time() - DAY_IN_SECONDS;
        $key = $isOld ? '' : $this->makeKey($product);
        $isCurrent = $key !== '' && ($record['key'] ?? '') === $key;

        return $isCurrent ? Snapshot::fromRecord($record['snapshot'] ?? null) : null;
    }

    /** What a snapshot depends on: the tables, the owner's choices, other plugins. '' where that cannot be told. */
    private function makeKey(int $product): string
    {
        $checksum = $this->getTableState()->computeChecksum($product);
        $options = array_map(static fn (string $name) => Values::text(get_option($name)), Module::OPTIONS);

        return $checksum === '' ? '' : md5(implode('|', [
            self::FORMAT,
            $checksum,
            $this->hint->readThreshold(),
            Values::text(get_option(self::GENERATION)),
            ...$options,
            has_filter('islas_variation_row') === false ? '' : 'filtered',
            VisitorRules::filterPrices() ? 'prices' : '',
        ]));
    }

    /** Blogs of a network number their products each for themselves. */
    private static function makeCacheId(int $product): string
    {
        return get_current_blog_id() . ' ' . $product;
    }
}
