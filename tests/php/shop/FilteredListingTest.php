<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use WC_Product_Variable;
use WP_HTML_Tag_Processor;

/**
 * The card of a variable product in a listing that was filtered by an attribute, as WooCommerce and the theme print it.
 */
final class FilteredListingTest extends ShopTestCase
{
    private const PATH = '/categoria-producto/filtrada/';

    /** @var array<string, int> Value to image. */
    private array $images = [];

    protected function setUp(): void
    {
        parent::setUp();
        // The lookup table is filled in the background.
        $this->option('woocommerce_attribute_lookup_enabled', 'no');
        $tone = $this->attribute('tono', ['rojo' => 'Rojo', 'azul' => 'Azul', 'café' => 'Café']);
        $category = wp_insert_term('Filtrada', 'product_cat', ['slug' => 'filtrada'])['term_id'];
        $this->later(static fn () => wp_delete_term($category, 'product_cat'));
        $product = $this->product(
            [
                [$tone => 'rojo', 'Corte' => 'Recto'],
                [$tone => 'azul', 'Corte' => 'Recto'],
                [$tone => 'azul', 'Corte' => 'Ancho'],
                [$tone => sanitize_title('café'), 'Corte' => ''],
            ],
            ['name' => 'Prenda', 'category_ids' => [$category]]
        );
        $this->price($product, $tone);
        $this->storeAvailability($product->get_id());
    }

    public function testTheCardShowsThePictureThePriceAndTheLinkOfWhatWasFilteredFor(): void
    {
        $card = $this->card('?filter_tono=azul');

        self::assertSame('azul', $card['chosen']);
        self::assertSame(['20,00', '25,00'], $card['prices']);
        self::assertSame($this->images['azul'], $card['image']);
    }

    public function testASalePriceOfOneVariationIsWrittenAsWooCommerceWritesIt(): void
    {
        $card = $this->card('?filter_tono=rojo');

        self::assertSame('rojo', $card['chosen']);
        self::assertSame(['10,00', '9,00'], $card['prices']);
        self::assertStringContainsString('<del', $card['html']);
    }

    public function testAValueWithOtherLettersThanThoseOfAddressesReachesTheProductsPage(): void
    {
        $slug = sanitize_title('café');

        self::assertSame($slug, $this->card('?filter_tono=' . rawurlencode($slug))['chosen']);
    }

    public function testCardsOfTheOlderBlockFollowTheFilterToo(): void
    {
        $block = '<!-- wp:query {"query":{"inherit":true,"postType":"product"}} --><div class="wp-block-query">'
            . '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->';
        $this->mustUse("add_action('wp_footer', function () { echo '<div id=\"older\">', do_blocks('$block'); });");
        $html = $this->get(self::PATH . '?filter_tono=azul')['body'];

        self::assertMatchesRegularExpression('~id="older">.*?<a href="[^"]*[?&;]attribute_pa_tono=azul~s', $html);
    }

    public function testACardFollowsTheFilterWhereAPluginCallsTheListingUnfiltered(): void
    {
        $this->mustUse("add_filter('woocommerce_is_filtered', '__return_false');");

        self::assertSame('azul', $this->card('?filter_tono=azul')['chosen']);
    }

    /** @dataProvider others */
    public function testOtherwiseTheCardIsTheProducts(string $query, string $settings): void
    {
        $card = $this->card($query, $settings);

        self::assertSame('', $card['chosen']);
        self::assertSame(['9,00', '30,00'], $card['prices']);
        self::assertNotContains($card['image'], $this->images);
    }

    /** @return array<string, array{string, string}> */
    public function others(): array
    {
        return [
            'without a filter' => ['', ''],
            'where the owner does not want it' => ['?filter_tono=azul', 'filtered_cards:0'],
            'with swatches, which paint it' => ['?filter_tono=azul', 'card_swatches'],
        ];
    }

    /** @dataProvider queries */
    public function testACardFollowsTheQueryOfAnotherPluginsFilter(string $condition, string $chosen): void
    {
        $this->mustUse("add_action('woocommerce_product_query', static function (\$query): void {
            \$query->set('tax_query', array_merge((array) \$query->get('tax_query'), [$condition]));
        });");

        self::assertSame($chosen, $this->card('?talla=azul')['chosen']);
    }

    /** @return array<string, array{string, string}> */
    public function queries(): array
    {
        $id = "get_term_by('slug', 'azul', 'pa_tono')->term_id";

        return [
            'by slug' => ["['taxonomy' => 'pa_tono', 'field' => 'slug', 'terms' => 'azul']", 'azul'],
            'by id' => ["['taxonomy' => 'pa_tono', 'terms' => [$id]]", 'azul'],
            'in a group' => ["['relation' => 'AND', ['taxonomy' => 'pa_tono', 'terms' => [$id]]]", 'azul'],
            'for any value' => ["['taxonomy' => 'pa_tono', 'operator' => 'EXISTS']", ''],
            'or for something else' => [
                "['relation' => 'OR', ['taxonomy' => 'pa_tono', 'terms' => [$id]],"
                    . " ['taxonomy' => 'product_cat', 'field' => 'slug', 'terms' => 'filtrada']]",
                '',
            ],
        ];
    }

    public function testAPluginKeepsACardAsItIs(): void
    {
        $this->mustUse("add_filter('islas_filtered_card', static fn (): array => []);");

        self::assertSame('', $this->card('?filter_tono=azul')['chosen']);
    }

    /** Red is sold at a discount, blue for two prices. */
    private function price(WC_Product_Variable $product, string $tone): void
    {
        $images = get_posts([
            'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => 3, 'fields' => 'ids',
        ]);
        $product->set_image_id($images[2]);
        $product->save();
        $this->images = ['rojo' => $images[0], 'azul' => $images[1]];
        $prices = ['10', '20', '25', '30'];
        foreach ($product->get_children() as $place => $id) {
            $variation = wc_get_product($id);
            $variation->set_regular_price($prices[$place]);
            $variation->set_sale_price($place === 0 ? '9' : '');
            $variation->set_image_id($this->images[$variation->get_attributes()[$tone]] ?? 0);
            $variation->save();
        }
        WC_Product_Variable::sync($product->get_id());
    }

    /** @return array{html: string, chosen: string, prices: list<string>, image: int} */
    private function card(string $query, string $settings = ''): array
    {
        $html = $this->get(self::PATH . $query, $settings === '' ? [] : ['tienda_swatches' => $settings])['body'];
        self::assertSame(1, preg_match('~<li [^>]*\bclass="[^"]*\bproduct\b.*?</li>~s', $html, $card), $html);
        $tags = new WP_HTML_Tag_Processor($card[0]);
        $tags->next_tag('a');
        parse_str((string) wp_parse_url(html_entity_decode((string) $tags->get_attribute('href')), PHP_URL_QUERY), $asked);
        $tags = new WP_HTML_Tag_Processor($card[0]);
        $tags->next_tag('img');
        $file = preg_replace('~-\d+x\d+(?=\.\w+$)~', '', (string) $tags->get_attribute('src'));
        preg_match_all('~\d+,\d\d~', wp_strip_all_tags($card[0]), $prices);

        return [
            'html' => $card[0],
            'chosen' => (string) ($asked['attribute_pa_tono'] ?? ''),
            'prices' => array_slice(array_values(array_unique($prices[0])), 0, 2),
            'image' => attachment_url_to_postid((string) $file),
        ];
    }
}
