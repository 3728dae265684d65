<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Search\Collation;
use Islas\Search\Suggestion;
use WC_Product_Simple;
use WC_Product_Variation;

/**
 * The product search over HTTP: results, hidden products, caching, and the number of queries.
 */
final class SearchTest extends ShopTestCase
{
    private const PATH = '/?wc-ajax=islas_search';
    private const ROUTE = '/wp-json/islas/v1/search';

    /** @dataProvider searches */
    public function testFindsAProductBy(string $search, string $name): void
    {
        $this->simple(['name' => $name, 'sku' => 'ZQ-77-X', 'description' => 'Hecho de zurrapa cordobesa.']);

        self::assertContains($name, $this->names($search), $search);
    }

    /** @return array<string, array{string, string}> */
    public function searches(): array
    {
        return [
            'its name' => ['Zarcillón', 'Zarcillón dorado'],
            'its name without the accent' => ['zarcillon', 'Zarcillón dorado'],
            'its name with a wrong accent' => ['zárcillon', 'Zarcillón dorado'],
            'its name without the accent of the capital' => ['angaro', 'Ángaro azul'],
            'its name with n instead of ñ' => ['zunuga', 'Zúñuga'],
            'the plural of its name' => ['zarcillones', 'Zarcillón dorado'],
            'the singular of its name' => ['zarcillón', 'Zarcillones dorados'],
            'the plural in -ces of its name in -z' => ['zaraluces', 'Zaraluz'],
            'the singular in -z of its name in -ces' => ['zaraluz', 'Zaraluces'],
            'the other gender of a noun' => ['zurrapeñas', 'Zurrapeño'],
            'the other gender of an adjective' => ['zarcillones doradas', 'Zarcillón dorado'],
            'its SKU' => ['ZQ-77-X', 'Ángaro azul'],
            'a part of its SKU in lowercase' => ['zq-77', 'Ángaro azul'],
            'a word of its description' => ['zurrapas', 'Ángaro azul'],
            'its words in another order' => ['dorados zarcillones', 'Zarcillón dorado'],
            'its words with a preposition between' => ['zarcillones de color dorado', 'Zarcillón color dorado'],
            'its name in markup' => ['<b>zarcillon</b>', 'Zarcillón dorado'],
        ];
    }

    public function testAProductWhoseNameAndPriceAnotherPluginTakesAwayIsShownWithoutThem(): void
    {
        $product = wc_get_product($this->simple(['name' => 'Zarcillón dorado']));
        self::assertInstanceOf(WC_Product_Simple::class, $product);
        foreach (['woocommerce_product_get_name', 'woocommerce_get_price_html'] as $filter) {
            $this->filter($filter, '__return_null');
        }

        $row = Suggestion::forProduct($product);
        self::assertSame(['', '', ''], [$row['name'], $row['price'], $row['was']]);
    }

    public function testFindsNoProductThatLacksAWordOfTheSearch(): void
    {
        $this->simple(['name' => 'Zarcillón dorado']);

        self::assertSame([], $this->names('zarcillón plateadísimo'));
    }

    public function testMatchesTheOtherGenderInNamesButNotInDescriptionsOrForDifferentWords(): void
    {
        $this->simple(['name' => 'Zarcillón', 'description' => 'Con un zurrapeño.']);
        $this->simple(['name' => 'Zarcillón de plata zurrapada']);

        self::assertSame([], $this->names('zurrapeña'));
        self::assertSame([], $this->names('zarcillon platos'));
        self::assertSame(['Zarcillón de plata zurrapada'], $this->names('zurrapado'));
    }

    public function testFindsAProductByTheSkuOfAVisibleVariationOnly(): void
    {
        $product = $this->product([['Corte' => 'Recto'], ['Corte' => 'Ancho']], ['name' => 'Zaragüelles']);
        [$seen, $hidden] = array_map(static fn (int $id) => new WC_Product_Variation($id), $product->get_children());
        $seen->set_sku('ZV-SEEN');
        $seen->save();
        $hidden->set_sku('ZV-HIDDEN');
        $hidden->set_status('private');
        $hidden->save();

        self::assertSame(['Zaragüelles'], $this->names('zv-seen'));
        self::assertSame([], $this->names('zv-hidden'));
    }

    public function testFindsAProductByItsCategoryAndByAnOption(): void
    {
        $taxonomy = $this->attribute('dibujo', ['lunarcon' => 'Lunarcón']);
        $category = wp_insert_term('Zurrapería', 'product_cat')['term_id'];
        $this->later(static fn () => wp_delete_term($category, 'product_cat'));
        $this->product([[$taxonomy => 'lunarcon']], ['name' => 'Prenda', 'category_ids' => [$category]]);

        self::assertSame(['Prenda'], $this->names('zurraperia'));
        self::assertSame(['Prenda'], $this->names('lunarcones'));
    }

    /** @dataProvider nobodys */
    public function testDoesNotFindHiddenAndUnpublishedProducts(string $how): void
    {
        $id = $this->simple(['name' => 'Zarcillón secreto', 'sku' => 'ZS-1'] + ($how === 'catalog'
            ? ['catalog_visibility' => 'catalog']
            : ($how === 'hidden' ? ['catalog_visibility' => 'hidden'] : [])));
        if (! in_array($how, ['catalog', 'hidden'], true)) {
            wp_update_post(['ID' => $id] + ($how === 'password'
                ? ['post_password' => 'secreta']
                : ['post_status' => $how]));
        }

        foreach ([[], $this->signedIn()] as $cookies) {
            self::assertSame([], $this->names('zarcillón', $cookies), $how);
            self::assertSame([], $this->names('ZS-1', $cookies), $how);
        }
    }

    /** @return array<string, array{string}> */
    public function nobodys(): array
    {
        return [
            'only in the catalogue' => ['catalog'], 'hidden' => ['hidden'], 'draft' => ['draft'],
            'private' => ['private'], 'bin' => ['trash'], 'password' => ['password'],
        ];
    }

    public function testMarksOrHidesResultsOutOfStockAsTheOwnerWants(): void
    {
        $this->simple(['name' => 'Zarcillón agotado', 'stock_status' => 'outofstock']);
        self::assertSame('outofstock', $this->ask('zarcillon')['items'][0]['stock']);
        self::assertNotSame('', $this->ask('zarcillon')['items'][0]['stock_text']);

        $this->option('woocommerce_hide_out_of_stock_items', 'yes');
        self::assertSame([], $this->names('zarcillon'));
    }

    public function testSendsSuggestionsAsPlainText(): void
    {
        $this->simple(['name' => 'Zarcillón <b>&amp; Co</b>', 'regular_price' => '20', 'sale_price' => '15']);
        $item = $this->ask('zarcillon')['items'][0];

        self::assertSame(
            ['id', 'name', 'url', 'image', 'price', 'was', 'stock', 'stock_text'],
            array_keys($item)
        );
        self::assertSame('Zarcillón & Co', $item['name']);
        self::assertStringContainsString('15,00', $item['price']);
        self::assertStringNotContainsString('20,00', $item['price']);
        self::assertStringContainsString('20,00', $item['was']);
        self::assertStringStartsWith('http', $item['image']['src']);
    }

    public function testSortsMatchesInSkusAndNamesBeforeMatchesInDescriptions(): void
    {
        $this->simple(['name' => 'Otra cosa', 'description' => 'Va con un zarcillón.']);
        $this->simple(['name' => 'Minizarcillón']);
        $this->simple(['name' => 'Pañuelo zarcillonero']);
        $this->simple(['name' => 'Gran zarcillón']);
        $this->simple(['name' => 'Caja', 'sku' => 'zarcillon']);

        self::assertSame(
            ['Caja', 'Gran zarcillón', 'Pañuelo zarcillonero', 'Minizarcillón', 'Otra cosa'],
            $this->names('zarcillon')
        );
    }

    public function testTheResultsPageFindsSingularAndPlural(): void
    {
        $this->simple(['name' => 'Zarcillón uno']);
        $this->simple(['name' => 'Zarcillones dos']);
        $page = $this->get('/?s=zarcillones&post_type=product');

        self::assertSame(200, $page['status']);
        self::assertStringContainsString('Zarcillón uno', $page['body']);
        self::assertStringContainsString('Zarcillones dos', $page['body']);
    }

    public function testLeavesSearchesForOtherPostTypesUnchanged(): void
    {
        $post = wp_insert_post(['post_title' => 'Zarcillón de noticias', 'post_status' => 'publish', 'post_type' => 'post']);
        $this->later(static fn () => wp_delete_post($post, true));
        $query = new \WP_Query(['s' => 'zarcillones', 'post_type' => 'post']);

        self::assertStringNotContainsString('wc_product_meta_lookup', $query->request);
        self::assertSame([], $query->posts);
    }

    public function testRefusesInvalidParametersAndLimitsTheNumberOfSuggestions(): void
    {
        for ($n = 0; $n < 12; $n++) {
            $this->simple(['name' => 'Zarcillón ' . $n]);
        }
        foreach ([self::PATH . '&', self::ROUTE . '?'] as $path) {
            self::assertSame(400, $this->get($path)['status']);
            self::assertSame(400, $this->get($path . 'search=')['status']);
            self::assertSame(400, $this->get($path . 'search=' . str_repeat('a', 101))['status']);
            self::assertSame(400, $this->get($path . 'search[]=zarcillon')['status']);
        }
        self::assertSame(400, $this->get(self::ROUTE . '?search=zarcillon&per_page=11')['status']);
        self::assertSame([6, true], [count($this->names('zarcillon')), $this->ask('zarcillon')['more']]);
        $ten = json_decode($this->get(self::ROUTE . '?search=zarcillon&per_page=10')['body'], true);
        self::assertSame([10, true], [count($ten['items']), $ten['more']]);
    }

    /** @dataProvider long */
    public function testASearchNeedsSixTextComparisonsAtMost(string $search, bool $isFound): void
    {
        $this->simple(['name' => 'Zarcillón rojo de luz', 'description' => 'Para verano.', 'sku' => 'ZQ-77-X']);
        $count = 0;
        $counter = static function (string $sql) use (&$count): string {
            // Queries for tax rates, which WooCommerce sends to format a price, are not counted.
            $count += strpos($sql, 'tax_rate') === false ? preg_match_all('/\b(LIKE|REGEXP)\b/', $sql) : 0;

            return $sql;
        };
        add_filter('query', $counter);
        $this->later(static fn () => remove_filter('query', $counter));
        $request = new \WP_REST_Request('GET', '/islas/v1/search');
        $request->set_param('search', $search);
        $answer = json_decode((string) wp_json_encode(rest_do_request($request)->get_data()), true);
        $suggestions = $count;
        $count = 0;
        new \WP_Query(['post_type' => 'product', 's' => $search, 'islas_search' => 'all']);

        self::assertLessThanOrEqual(6, $suggestions);
        self::assertGreaterThan(0, $suggestions);
        self::assertLessThanOrEqual(6, $count);
        self::assertSame($isFound, $answer['items'] !== []);
    }

    /** @return list<array{string, bool}> */
    public function long(): array
    {
        return [
            ['zarcillon', true], ['rojas', true], ['luces', true], ['zq-77', true], ['verano', true], ['rojas luz', true],
            ['zarcillon zq-77', true], ['rojos zarcillones verano', true], ['zzquu', false],
            ['zarcillon rojo luz verano manga corta para niñas con bolsillos grandes', false],
        ];
    }

    public function testFindsTheSameWithAnAccentSensitiveCollation(): void
    {
        global $wpdb;
        $this->simple(['name' => 'Ángaro de zúñiga']);
        $this->option(Collation::OPTION, 'unknown');
        self::assertSame(['Ángaro de zúñiga'], $this->names('angaro zuniga'), 'Before anything is known.');
        self::assertSame('unknown', get_option(Collation::OPTION), 'A search stores nothing.');
        Collation::storeCollation();
        self::assertSame(['Ángaro de zúñiga'], $this->names('angaro zuniga'));
        if (defined('DB_ENGINE') && DB_ENGINE === 'sqlite') {
            self::assertSame('pattern', get_option(Collation::OPTION));

            return;
        }
        self::assertSame('own', get_option(Collation::OPTION));
        $collation = $wpdb->get_row("SHOW FULL COLUMNS FROM {$wpdb->posts} WHERE Field = 'post_title'")->Collation;
        $change = static function (string $collation) use ($wpdb): void {
            $wpdb->query("ALTER TABLE {$wpdb->posts} MODIFY post_title text COLLATE $collation NOT NULL");
            Collation::storeCollation();
        };
        $this->later(static fn () => $change($collation));
        foreach (['utf8mb4_bin' => 'named', 'utf8mb4_spanish_ci' => 'named', 'utf8mb4_general_ci' => 'named', $collation => 'own'] as $name => $way) {
            $change($name);
            self::assertSame(['Ángaro de zúñiga'], $this->names('angaro zuniga'), $name);
            self::assertSame($way, get_option(Collation::OPTION), $name);
        }
        update_option(Collation::OPTION, 'pattern', false);
        self::assertSame(['Ángaro de zúñiga'], $this->names('ANGARO'));
    }

    public function testLearningHowTheDatabaseComparesReadsNoRowOfPosts(): void
    {
        global $wpdb;
        $queries = [];
        $this->filter('query', static function (string $query) use (&$queries): string {
            $queries[] = $query;

            return $query;
        });
        Collation::storeCollation();
        self::assertSame([], preg_grep("/^\\s*SELECT.*{$wpdb->posts}/i", $queries));
        $queries = [];
        $this->names('angaro');

        self::assertSame([], preg_grep('/^\\s*(INSERT|UPDATE|REPLACE|DELETE).*islas/i', $queries));
    }

    public function testKeepsConditionsThatOtherPluginsAddToASearch(): void
    {
        $this->simple(['name' => 'Zarcillón uno']);
        $first = $this->simple(['name' => 'Zarcillones dos']);
        $ids = static function (callable $theirs, int $priority): array {
            add_filter('posts_search', $theirs, $priority);
            $query = new \WP_Query(['post_type' => 'product', 's' => 'zarcillones', 'islas_search' => 'all', 'fields' => 'ids']);
            remove_filter('posts_search', $theirs, $priority);

            return $query->posts;
        };
        foreach ([1, 10, 99999] as $priority) {
            $added = $ids(static fn ($sql) => "$sql AND {$GLOBALS['wpdb']->posts}.ID = $first", $priority);
            self::assertSame([$first], $added, "added at $priority");
            self::assertSame([], $ids(static fn () => ' AND 1=0', $priority), "replaced at $priority");
        }
        self::assertCount(2, $ids(static fn ($sql) => $sql, 10));
    }

    public function testSearchesInTheLanguageOfThePage(): void
    {
        $seen = [];
        $hooks = [
            ['wpml_active_languages', static fn () => ['en' => ['default_locale' => 'en_US']]],
            ['wpml_switch_language', static function ($language) use (&$seen): void {
                $seen[] = $language;
            }],
            ['posts_search', static function ($sql, $query) use (&$seen) {
                $seen[] = $query->get('lang') . ' ' . get_locale();

                return $sql;
            }],
        ];
        foreach ($hooks as [$hook, $callback]) {
            add_filter($hook, $callback, 10, 2);
            $this->later(static fn () => remove_filter($hook, $callback, 10));
        }
        foreach (['en', 'xx'] as $language) {
            $request = new \WP_REST_Request('GET', '/islas/v1/search');
            $request->set_query_params(['search' => 'zarcillon dorado', 'lang' => $language]);
            rest_do_request($request);
        }

        self::assertSame(['en', 'en en_US', null, ' es_ES'], $seen);
    }

    /** @dataProvider hostile */
    public function testHostileSearchesFindNothing(string $search): void
    {
        self::assertSame([], $this->names($search));
    }

    /** @return list<array{string}> */
    public function hostile(): array
    {
        return [
            ["zzz' OR '1'='1"], ['%'], ['_'], ['zzz%'], ['zzz\\'], ["zzz\0"], ['¡!'], ['<script>zzz</script>'], ["\xC3\x28"],
        ];
    }

    public function testSuggestionsAreKeptByTheBrowserOfAGuestAndByNothingElse(): void
    {
        $this->simple(['name' => 'Zarcillón dorado']);
        $control = fn (string $path, array $cookies = []): string =>
            $this->get($path . 'search=zarcillon', $cookies)['headers']['cache-control'];
        foreach ([self::PATH . '&', self::ROUTE . '?'] as $path) {
            self::assertSame('private, max-age=60', $control($path));
            self::assertArrayNotHasKey('set-cookie', $this->get($path . 'search=zarcillon')['headers']);
        }
        self::assertSame('private, no-store', $control(self::PATH . '&', $this->signedIn()));
        $this->mustUse("add_filter('woocommerce_product_is_visible', fn (\$is) => \$is, 10, 1);");
        self::assertSame('private, no-store', $control(self::PATH . '&'));
        self::assertSame('private, no-store', $control(self::ROUTE . '?'));
    }

    /** @dataProvider hiding */
    public function testDoesNotSuggestWhatTheShopsOwnListHides(string $filter): void
    {
        // The list of blocks asks no such filter, and shows the product.
        $isAskedInList = ! wp_is_block_theme() || strpos($filter, 'woocommerce_product_is_visible') === false;
        $secret = $this->simple(['name' => 'Zarcillón para socios']);
        $this->simple(['name' => 'Zarcillón para todos']);
        $this->mustUse(str_replace('SECRET', (string) $secret, $filter));

        self::assertSame(['Zarcillón para todos'], $this->names('zarcillon'));
        $route = json_decode($this->get(self::ROUTE . '?search=zarcillon')['body'], true);
        self::assertSame(['Zarcillón para todos'], array_column($route['items'], 'name'));
        $list = $this->get('/?s=zarcillon&post_type=product')['body'];
        self::assertSame($isAskedInList, strpos($list, 'para socios') === false);
        $names = $this->names('zarcillon', $this->signedIn());
        sort($names);
        self::assertSame(['Zarcillón para socios', 'Zarcillón para todos'], $names, 'Who is signed in finds it.');
    }

    /** @return array<string, array{string}> By role, as plugins for members and wholesale customers do. */
    public function hiding(): array
    {
        $not = "\$q->set('post__not_in', array_merge((array) \$q->get('post__not_in'), [SECRET]));";

        return [
            'one by one' => ["add_filter('woocommerce_product_is_visible', fn (\$is, \$id) => \$is
                && (is_user_logged_in() || \$id !== SECRET), 10, 2);"],
            'in the query of WooCommerce' => ["add_action('woocommerce_product_query', function (\$q) {
                if (! is_user_logged_in()) { $not } });"],
            'in its query of meta data' => ["add_filter('woocommerce_product_query_meta_query', fn (\$meta) => is_user_logged_in()
                ? \$meta : array_merge(\$meta, [['key' => '_sku', 'compare' => 'NOT EXISTS'], ['key' => 'none', 'compare' => 'NOT EXISTS']]));
                add_filter('posts_where', fn (\$where) => is_user_logged_in() ? \$where
                : \$where . ' AND ' . \$GLOBALS['wpdb']->posts . '.ID <> SECRET');"],
            'in the main query' => ["add_action('pre_get_posts', function (\$q) {
                if (\$q->is_main_query() && \$q->is_search() && ! is_user_logged_in()) { $not } });"],
            'on pages of results' => ["add_action('pre_get_posts', function (\$q) {
                if (is_search() && is_post_type_archive('product') && ! is_user_logged_in()) { $not } });"],
        ];
    }

    public function testFillsTheListWhereProductsAreHiddenOneByOne(): void
    {
        for ($n = 0; $n < 14; $n++) {
            $this->simple(['name' => 'Zarcillón ' . $n, 'sku' => 'Z-' . ($n % 2)  . '-' . $n]);
        }
        $this->mustUse("add_filter('woocommerce_product_is_visible', fn (\$is, \$id) =>
            \$is && strpos(get_post_meta(\$id, '_sku', true), 'Z-1') !== 0, 10, 2);");
        $found = $this->ask('zarcillon');

        self::assertSame([6, true], [count($found['items']), $found['more']]);
    }

    public function testSuggestionsWorkWhereTheRestApiIsClosedAndWithoutAProductThatFails(): void
    {
        $failing = $this->simple(['name' => 'Zarcillón roto']);
        $this->simple(['name' => 'Zarcillón dorado']);
        $this->mustUse("add_filter('rest_authentication_errors', fn () => new WP_Error('closed', 'Closed.'));
            add_filter('woocommerce_get_price_html', fn (\$html, \$product) =>
                \$product->get_id() === $failing ? undefined_function() : \$html, 10, 2);");

        self::assertSame(['Zarcillón dorado'], $this->names('zarcillon'));
    }

    public function testTenSuggestionsNeedFewMoreQueriesThanOne(): void
    {
        $cost = function (): int {
            global $wpdb;
            wp_cache_flush();
            get_option('siteurl');
            $before = $wpdb->num_queries;
            $request = new \WP_REST_Request('GET', '/islas/v1/search');
            $request->set_param('search', 'zarcillon');
            $request->set_param('per_page', 10);
            rest_do_request($request);

            return $wpdb->num_queries - $before;
        };
        $image = (int) get_posts(['post_type' => 'attachment', 'post_status' => 'any', 'fields' => 'ids'])[0];
        $this->simple(['name' => 'Zarcillón primero', 'image_id' => $image]);
        $one = $cost();
        for ($n = 0; $n < 9; $n++) {
            $this->simple(['name' => 'Zarcillón ' . $n, 'image_id' => $image]);
        }

        self::assertLessThanOrEqual($one + 2, $cost(), "queries of ten products beside $one of one");
        self::assertLessThanOrEqual(40, $one, 'One product needs few queries without caches.');
    }

    /** @param array<string, mixed> $props */
    private function simple(array $props): int
    {
        $product = new WC_Product_Simple();
        $product->set_props($props + ['status' => 'publish', 'regular_price' => '10']);
        $id = $product->save();
        $this->later(static fn () => wp_delete_post($id, true));

        return $id;
    }

    /**
     * @param array<string, string> $cookies
     * @return array{items: list<array<string, mixed>>, more: bool}
     */
    private function ask(string $search, array $cookies = []): array
    {
        $answer = $this->get(self::PATH . '&search=' . rawurlencode($search), $cookies);
        self::assertSame(200, $answer['status'], $answer['body']);

        return json_decode($answer['body'], true);
    }

    /**
     * @param array<string, string> $cookies
     * @return list<string>
     */
    private function names(string $search, array $cookies = []): array
    {
        return array_column($this->ask($search, $cookies)['items'], 'name');
    }

    /** @return array<string, string> Cookies of the administrator. */
    private function signedIn(): array
    {
        return [LOGGED_IN_COOKIE => wp_generate_auth_cookie(1, time() + 3600, 'logged_in')];
    }
}
