<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Json;
use Islas\Platform\PlainText;
use WC_Product;
use WP_HTML_Tag_Processor;
use WP_Term;

/**
 * Records which products a page lists, in which list and order, while loops print them. It loads nothing itself.
 *
 * @phpstan-import-type Item from Items
 * @phpstan-type PageList array{id: string, name: string, products: list<int>}
 */
final class PageLists
{
    /** Of an element whose contents the browser exchanges: its list and the items of that. */
    private const ATTRIBUTE = 'data-islas-list';

    /** Of an element whose contents the browser exchanges; the second is that of WooCommerce before 9.9. */
    private const EXCHANGED = ['data-wp-router-region', 'data-wc-navigation-id'];

    /** GA4 takes no more items in one event. */
    private const MOST = 200;

    private Items $items;

    /** @var array<string, PageList> */
    private array $lists = [];

    /** @var array<int, Item> */
    private array $known = [];

    /** @var list<string> Kinds of the collections that are being printed, the innermost last. */
    private array $collections = [];

    /** @var list<PageList|null> What each of them has listed. */
    private array $listed = [];

    public function __construct(Items $items)
    {
        $this->items = $items;
    }

    /**
     * WordPress hook `the_post`, after WooCommerce has set its product.
     *
     * @param mixed $post
     */
    public function collectProduct($post): void
    {
        $product = $GLOBALS['product'] ?? null;
        if (
            ! is_object($post) || ! isset($post->ID) || ! $product instanceof WC_Product
            || $product->get_id() !== $post->ID || is_feed() || is_admin()
            || (is_singular() && $post->ID === get_queried_object_id())
        ) {
            return;
        }
        [$id, $name] = $this->findCurrentList();
        $this->addProduct($id, $name, $product);
    }

    /**
     * WooCommerce filter `woocommerce_blocks_product_grid_item_html`, of blocks without a loop.
     *
     * @param mixed $html
     * @param mixed $data
     * @param mixed $product
     * @return mixed
     */
    public function collectFromGrid($html, $data = null, $product = null)
    {
        if ($product instanceof WC_Product) {
            $this->addProduct('products', __('Products', 'islas'), $product);
        }

        return $html;
    }

    /**
     * WordPress filter `render_block_data`: a collection begins.
     *
     * @param mixed $block
     * @return mixed
     */
    public function openList($block)
    {
        $name = is_array($block) ? $block['blockName'] ?? '' : '';
        if (is_array($block) && ($name === 'woocommerce/product-collection' || $name === 'core/query')) {
            $attributes = is_array($block['attrs'] ?? null) ? $block['attrs'] : [];
            $kind = $attributes['collection'] ?? '';
            $query = is_array($attributes['query'] ?? null) ? $attributes['query'] : [];
            $this->collections[] = ! empty($query['inherit']) ? '' : basename(is_string($kind) ? $kind : '');
            $this->listed[] = null;
        }

        return $block;
    }

    /**
     * WordPress filters `render_block_woocommerce/product-collection` and `render_block_core/query`: it has ended.
     * Where the browser exchanges its contents for those of another page, it carries its list, because the page's own
     * data stays that of the first one.
     *
     * @param mixed $html
     * @return mixed
     */
    public function closeList($html)
    {
        array_pop($this->collections);
        $list = array_pop($this->listed);
        if ($list === null || ! is_string($html)) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        if (! $tags->next_tag() || array_filter(array_map([$tags, 'get_attribute'], self::EXCHANGED)) === []) {
            return $html;
        }
        $items = (object) array_intersect_key($this->known, array_fill_keys($list['products'], true));
        $tags->set_attribute(self::ATTRIBUTE, Json::encode($list + ['items' => $items]));

        return $tags->get_updated_html();
    }

    /** @return list<PageList> */
    public function getLists(): array
    {
        return array_values($this->lists);
    }

    /** @return array<int, Item> Product id to item. */
    public function getItems(): array
    {
        return $this->known;
    }

    public function noteItem(WC_Product $product): void
    {
        $this->known[$product->get_id()] ??= $this->items->fromProduct($product);
    }

    private function addProduct(string $id, string $name, WC_Product $product): void
    {
        $this->lists[$id] ??= ['id' => $id, 'name' => $name, 'products' => []];
        $number = $product->get_id();
        if ($this->listed !== []) {
            $own = array_pop($this->listed) ?? ['id' => $id, 'name' => $name, 'products' => []];
            // WordPress sets up the first post again at a loop's end.
            $own['products'] = array_values(array_unique([...$own['products'], $number]));
            $this->listed[] = $own;
            $this->noteItem($product);
        }
        $listed = $this->lists[$id]['products'];
        if (in_array($number, $listed, true) || count($listed) >= self::MOST) {
            return;
        }
        $this->noteItem($product);
        $this->lists[$id]['products'][] = $number;
    }

    /** @return array{string, string} */
    private function findCurrentList(): array
    {
        $loop = wc_get_loop_prop('name', '');
        $kind = $this->collections !== [] ? (string) end($this->collections) : (is_string($loop) ? $loop : '');
        $names = [
            'related' => __('Related products', 'islas'),
            'up-sells' => __('Up-sells', 'islas'),
            'upsells' => __('Up-sells', 'islas'),
            'cross-sells' => __('Cross-sells', 'islas'),
        ];
        if (isset($names[$kind])) {
            return [$kind === 'upsells' ? 'up-sells' : $kind, $names[$kind]];
        }
        if (is_search()) {
            return ['search', __('Search results', 'islas')];
        }
        if (is_product_taxonomy()) {
            $term = get_queried_object();

            return ['category', $term instanceof WP_Term ? PlainText::ofName($term->name) : ''];
        }

        return is_shop() ? ['shop', __('Shop', 'islas')] : [$kind !== '' ? $kind : 'products', __('Products', 'islas')];
    }
}
