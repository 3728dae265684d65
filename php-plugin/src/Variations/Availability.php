<?php

declare(strict_types=1);

namespace Islas\Variations;

use Islas\Platform\PageOptions;
use Islas\Platform\StockHint;
use Islas\Platform\Values;
use WC_Product_Variable;
use wpdb;

/**
 * The snapshot of each product's variations, made from the tables once and kept until something about it changes.
 *
 * A change always wins: before a snapshot is made, a claim is stored in its place, and the snapshot is stored only if
 * the claim is still there; every change deletes it. Settings that concern every product are in `rules`, which are read
 * before the rows and compared with those of the stored snapshot.
 */
final class Availability
{
    /** Prefix of the options; the uninstaller deletes them. Not transients: those have no compare and set. */
    public const OPTION = 'islas_availability_';
    private const GENERATION = self::OPTION . 'generation';

    /** Seconds after which a snapshot expires, for changes without a hook. */
    private const KEPT_FOR = 86400;
    /** Seconds after which a claim expires. */
    private const CLAIMED_FOR = 15;

    private ?VariationTable $table;
    private StockHint $hint;

    /** @var array<string, Snapshot> */
    private array $made = [];

    /** @var array<string, array{claim: string, rules: string}> What was claimed and is about to be read. */
    private array $claims = [];

    /** @var list<string> Options that are read in the same query. */
    private array $others = [];

    public function __construct(StockHint $hint, ?VariationTable $table = null)
    {
        $this->table = $table;
        $this->hint = $hint;
    }

    private function table(): VariationTable
    {
        return $this->table ??= new VariationTable($this->hint, new VariationRows());
    }

    /** @param string $option One that pages with variations need, too: it is read in the same query. */
    public function loadWith(string $option): void
    {
        $this->others[] = $option;
    }

    /**
     * Reads what is kept of several products at once, and together the rows of those of which nothing is.
     *
     * @param list<int> $products
     */
    public function prime(array $products): void
    {
        $this->load($products);
        $missing = [];
        foreach ($products as $product) {
            if ($this->kept($product) === null) {
                $this->claim($product);
                $missing[] = $product;
            }
        }
        $this->table()->prime(...$missing);
    }

    /** What is kept of a product, if anything is. */
    public function known(int $product): ?Snapshot
    {
        return $this->made[self::key($product)] ?? $this->kept($product);
    }

    /** What every visitor may know. */
    public function forProduct(WC_Product_Variable $product): Snapshot
    {
        $id = $product->get_id();
        $key = self::key($id);
        if (isset($this->made[$key])) {
            return $this->made[$key];
        }
        if (! isset($this->claims[$key])) {
            $this->load([$id], is_product() && get_queried_object_id() === $id ? PageOptions::ofProduct($id) : []);
        }
        $snapshot = isset($this->claims[$key]) ? null : $this->kept($id);
        if ($snapshot === null) {
            $this->claim($id);
            $snapshot = $this->table()->read($product);
            $this->keep($id, $snapshot);
        }

        return $this->made[$key] = $snapshot;
    }

    /** The availability for this visitor, uncached; null where the page does not print it either. */
    public function matrixFor(WC_Product_Variable $product): ?Matrix
    {
        return $this->table()->matrixFor($product);
    }

    public function invalidate(int $product): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $name = self::OPTION . $product;
        unset($this->made[self::key($product)], $this->claims[self::key($product)]);
        if ($this->table !== null) {
            $this->table->invalidate();
        }
        // Not delete_option(), which believes its cache about what is there.
        $wpdb->delete($wpdb->options, ['option_name' => $name]);
        wp_cache_delete($name, 'options');
    }

    public function invalidateAll(): void
    {
        $this->made = $this->claims = [];
        if ($this->table !== null) {
            $this->table->invalidate();
        }
        self::changeGeneration();
    }

    /** Invalidates all snapshots: while Islas is off, changes are not noticed. */
    public static function changeGeneration(): void
    {
        update_option(self::GENERATION, wp_generate_uuid4(), false);
    }

    /**
     * @param list<int>    $products
     * @param list<string> $more     Options that the page reads next.
     */
    private function load(array $products, array $more = []): void
    {
        $names = array_map(static fn (int $product) => self::OPTION . $product, $products);
        wp_prime_option_caches(array_merge($names, [self::GENERATION], $this->others, $more));
    }

    private function kept(int $product): ?Snapshot
    {
        $kept = get_option(self::OPTION . $product);
        $isFresh = is_array($kept) && ($kept['rules'] ?? '') === $this->rules()
            && is_int($kept['made'] ?? null) && $kept['made'] > time() - self::KEPT_FOR;

        return $isFresh ? Snapshot::ofRecord($kept['snapshot'] ?? null) : null;
    }

    /** Without effect if another process has the claim. */
    private function claim(int $product): void
    {
        $key = self::key($product);
        if (isset($this->claims[$key])) {
            return;
        }
        $name = self::OPTION . $product;
        $kept = get_option($name);
        $claim = time() . ' ' . wp_generate_uuid4();
        $isClaimed = is_string($kept) && (int) $kept > time() - self::CLAIMED_FOR;
        $this->claims[$key] = [
            'claim' => ! $isClaimed && update_option($name, $claim, false) ? $claim : '',
            'rules' => $this->rules(),
        ];
    }

    private function keep(int $product, Snapshot $snapshot): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $key = self::key($product);
        ['claim' => $claim, 'rules' => $rules] = $this->claims[$key];
        unset($this->claims[$key]);
        if ($claim === '') {
            return;
        }
        $name = self::OPTION . $product;
        $wpdb->update(
            $wpdb->options,
            ['option_value' => maybe_serialize([
                'rules' => $rules,
                'made' => time(),
                'snapshot' => $snapshot->record(),
            ])],
            ['option_name' => $name, 'option_value' => $claim]
        );
        wp_cache_delete($name, 'options');
    }

    /** What a snapshot depends on beside its product: the owner's choices, other plugins, and changes of them all. */
    private function rules(): string
    {
        $options = array_map(
            static fn (string $name) => Values::text(get_option($name)),
            ['woocommerce_hide_out_of_stock_items', 'woocommerce_manage_stock', 'woocommerce_stock_format']
        );

        return implode('|', array_merge(['1', $this->hint->threshold(), Values::text(get_option(self::GENERATION))], [
            ...$options,
            has_filter('islas_variation_row') === false ? '' : 'filtered',
            VisitorRules::decidePrices() ? 'prices' : '',
        ]));
    }

    /** Blogs of a network number their products each for themselves. */
    private static function key(int $product): string
    {
        return get_current_blog_id() . ' ' . $product;
    }
}
