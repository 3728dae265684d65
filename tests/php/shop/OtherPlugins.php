<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use WC_Cache_Helper;
use WC_Product_Variable;

/**
 * Data of other plugins in the shapes in which they store it, for tests of imports. Everything is removed after the
 * test.
 */
trait OtherPlugins
{
    protected function keepOption(string $name): void
    {
        $before = get_option($name, null);
        $this->later(static fn () => $before === null ? delete_option($name) : update_option($name, $before));
    }

    /** @param array<string, string> $values */
    protected function meta(int $term, array $values): void
    {
        foreach ($values as $key => $value) {
            update_term_meta($term, $key, $value);
        }
    }

    /** @return array<string, int> Slug of a term to its id. */
    protected function ids(string $taxonomy): array
    {
        return array_column(get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]), 'term_id', 'slug');
    }

    /** A type that only an active plugin lets WooCommerce store. */
    protected function type(string $taxonomy, string $type): void
    {
        global $wpdb;
        $wpdb->update(
            $wpdb->prefix . 'woocommerce_attribute_taxonomies',
            ['attribute_type' => $type],
            ['attribute_name' => substr($taxonomy, 3)]
        );
        delete_transient('wc_attribute_taxonomies');
        WC_Cache_Helper::invalidate_cache_group('woocommerce-attributes');
    }

    /** @return array{WC_Product_Variable, array<string, int>} */
    protected function cartFlows(): array
    {
        $color = $this->attribute('tinte', ['rojo' => 'Rojo', 'azul' => 'Azul'], 'color');
        $image = $this->attribute('dibujo', ['rayas' => 'Rayas', 'perdida' => 'Perdida'], 'image');
        $label = $this->attribute('etiqueta', ['sello' => 'Sello']);
        $this->type($label, 'label');
        $terms = $this->ids($color) + $this->ids($image) + $this->ids($label);
        $this->meta($terms['rojo'], ['cfvsw_color' => '#c81e3a']);
        $attachment = get_posts(['post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 1])[0];
        $this->meta($terms['rayas'], [
            'cfvsw_image' => (string) preg_replace('/(\.\w+)$/', '-150x150$1', wp_get_attachment_url($attachment->ID)),
        ]);
        $this->meta($terms['perdida'], ['cfvsw_image' => home_url('/wp-content/uploads/nope.jpg')]);
        $this->option('cfvsw_global', [
            'enable_swatches' => true, 'enable_swatches_shop' => true, 'auto_convert' => true, 'min_width' => 24,
            'min_height' => 24, 'border_radius' => 20, 'border_width' => 1, 'disable_attr_type' => 'hide',
            'tooltip' => true, 'html_design' => 'none', 'font_size' => 12, 'disable_out_of_stock' => true,
        ]);
        $this->option('cfvsw_product_attribute_shape-' . wc_attribute_taxonomy_id_by_name($color), 'square');
        $product = $this->product([
            [$color => 'rojo', $image => 'rayas', $label => 'sello'],
            [$color => 'azul', $image => 'perdida', $label => 'sello'],
        ]);
        update_post_meta($product->get_id(), 'cfvsw_product_attr_pa_tinte', [
            'type' => 'color', $terms['azul'] => ['color' => '#00ff7f'], $terms['rojo'] => ['label' => 'Fuego'],
        ]);
        update_post_meta($product->get_id(), 'cfvsw_product_attr_catalog_attr', 'pa_tinte');

        return [$product, $terms];
    }

    /** @return array<string, mixed> */
    protected function euCookiesBar(): array
    {
        return [
            'enable' => '1', 'expire' => '180', 'privacy_policy' => '<h4>Texto</h4>',
            'strictly_necessary' => 'wordpress_test_cookie,woocommerce_cart_hash',
            'strictly_necessary_family' =>
                'PHPSESSID,wordpress_sec_,wp-settings-,wordpress_logged_in_,wp_woocommerce_session_',
            'cookies_bar_message' => 'Usamos <a href="/x">galletas</a> propias.',
            'cookies_bar_position' => 'bottom_left',
            'cookies_bar_button_accept_title' => 'Vale', 'cookies_bar_button_accept_color' => '#ffffff',
            'cookies_bar_button_accept_bg_color' => '#0ec50e', 'cookies_bar_button_decline_title' => 'No',
            'cookies_bar_button_decline_color' => '#ffffff', 'cookies_bar_button_decline_bg_color' => '#ff6666',
            'cookies_bar_show_button_close' => '', 'cookies_bar_on_close' => 'none', 'cookies_bar_on_scroll' => 'none',
            'cookies_bar_on_page_redirect' => 'none', 'cookies_bar_color' => '#ffffff',
            'cookies_bar_bg_color' => '#000000', 'cookies_bar_opacity' => '0.7', 'custom_css' => '.x{}',
            'privacy_policy_url' => 'https://example.test/p', 'privacy_policy_label' => 'Más detalles',
            'display_delay' => 0, 'dismiss_timeout' => '', 'conditional_tag' => '', 'block_until_accept' => '',
            'user_cookies_settings_enable' => '1', 'user_cookies_settings_bar_position' => 'right',
            'user_cookies_settings_heading_title' => 'Privacidad y cookies',
        ];
    }

    protected function complianz(): void
    {
        $page = wp_insert_post([
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Nuestras galletas',
        ]);
        $this->later(static fn () => wp_delete_post($page, true));
        $this->option('cmplz_cbdb_version', '7.5.0');
        $this->option('cmplz_options', ['cookie-statement' => 'custom', 'cookie_expiry' => '90']);
        $this->option('cmplz_cookie-statement_custom_page', (string) $page);
        $text = static fn (string $words, int $shown): string => serialize(['text' => $words, 'show' => $shown]);
        $this->table('cmplz_cookiebanners', 'ID', [
            [
                'default' => '0', 'position' => 'center', 'close_button' => '', 'header' => '', 'accept' => 'Otro',
                'dismiss' => '', 'message_optin' => 'Otro', 'view_preferences' => '', 'colorpalette_background' => '',
                'colorpalette_text' => '', 'colorpalette_button_accept' => '', 'colorpalette_button_deny' => '',
            ],
            [
                'default' => '1', 'position' => 'bottom-left', 'close_button' => '1',
                'header' => $text('Gestionar consentimiento', 1), 'accept' => 'Aceptar todo',
                'dismiss' => $text('Denegar', 0), 'message_optin' => '<p>Usamos <strong>cookies</strong>.</p>',
                'view_preferences' => 'Ver preferencias',
                'colorpalette_background' => serialize(['color' => '#112233', 'border' => '#000000']),
                'colorpalette_text' => serialize(['color' => '#FFFFFF', 'hyperlink' => '#ffffff']),
                'colorpalette_button_accept' => serialize(
                    ['background' => '#3B29FF', 'border' => '#3B29FF', 'text' => '#ffffff']
                ),
                'colorpalette_button_deny' => serialize(
                    ['background' => '#f9f9f9', 'border' => '#f2f2f2', 'text' => '#222222']
                ),
            ],
        ]);
        $cookie = static fn (string $name, string $purpose, string $service, string $ignored = '0'): array => [
            'name' => $name, 'ignored' => $ignored, 'retention' => '3 meses', 'serviceID' => $service,
            'cookieFunction' => 'Sirve para <i>algo</i>', 'purpose' => $purpose, 'language' => 'es', 'deleted' => '0',
        ];
        $this->table('cmplz_cookies', 'ID', [
            ['language' => 'en', 'purpose' => 'Statistics'] + $cookie('_ga_*', '', '0'),
            $cookie('_ga_*', 'Estadísticas', '0'), $cookie('_fbp', 'Marketing/Tracking', '1'),
            $cookie('cosa', 'Funcional', '0'), $cookie('sin', '', '0'), $cookie('ignorada', 'Marketing', '0', '1'),
        ]);
        $this->table('cmplz_services', 'ID', [['name' => 'Meta', 'language' => 'es']]);
    }

    protected function cookieYes(): void
    {
        $this->option('cky_banners_table_version', '3.5.3');
        $button = static fn (string $text, string $back): array => [
            'status' => true, 'styles' => ['color' => $text, 'background-color' => $back, 'border-color' => $text],
        ];
        $settings = [
            'settings' => [
                'id' => 'banner-1', 'type' => 'box', 'position' => 'bottom-right',
                'languages' => ['default' => 'es', 'selected' => ['es']],
                'consentExpiry' => ['status' => true, 'value' => '365'],
            ],
            'behaviours' => ['respectGPC' => ['status' => false]],
            'config' => [
                'notice' => [
                    'styles' => ['background-color' => '#FFFFFF', 'border-color' => '#F4F4F4'],
                    'elements' => [
                        'description' => ['status' => true, 'styles' => ['color' => '#212121']],
                        'buttons' => ['status' => true, 'elements' => [
                            'accept' => $button('#FFFFFF', '#1863DC'), 'reject' => $button('#1863DC', 'transparent'),
                            'readMore' => ['status' => true, 'meta' => ['noFollow' => true]],
                        ]],
                        'closeButton' => ['status' => false],
                    ],
                ],
                'revisitConsent' => ['status' => true, 'position' => 'bottom-right'],
            ],
        ];
        $contents = ['es' => ['notice' => ['elements' => [
            'title' => 'Valoramos tu privacidad', 'description' => '<p>Usamos cookies.</p>',
            'privacyLink' => 'https://example.test/cookies',
            'buttons' => ['elements' => [
                'accept' => 'Aceptar todo', 'reject' => 'Rechazar todo', 'settings' => 'Personalizar',
                'readMore' => 'Política de cookies',
            ]],
        ]]]];
        $this->table('cky_banners', 'banner_id', [[
            'name' => 'GDPR', 'banner_default' => '1', 'settings' => (string) wp_json_encode($settings),
            'contents' => (string) wp_json_encode($contents),
        ]]);
        $this->table('cky_cookie_categories', 'category_id', [
            ['slug' => 'necessary'], ['slug' => 'functional'], ['slug' => 'analytics'], ['slug' => 'cosas'],
        ]);
        $cookie = static fn (string $name, string $category, string $pattern): array => [
            'name' => $name, 'description' => '{"es":"<p>Hotjar<\/p>"}', 'duration' => '{"es":"1 a\u00f1o"}',
            'domain' => 'hotjar.com', 'category' => $category, 'url_pattern' => $pattern,
        ];
        $this->table('cky_cookies', 'cookie_id', [
            $cookie('_hjid', '3', 'static.hotjar.com'), $cookie('rara', '4', ''),
        ]);
    }

    /** Options of an attribute with a colour of WPC's plugin, in the tables alone. */
    protected function manyOptions(string $taxonomy, int $count): void
    {
        global $wpdb;
        $first = 1 + (int) $wpdb->get_var("SELECT MAX(term_id) FROM {$wpdb->terms}");
        $this->later(static function () use ($wpdb, $first): void {
            foreach ([$wpdb->terms, $wpdb->term_taxonomy, $wpdb->termmeta] as $table) {
                $wpdb->query($wpdb->prepare('DELETE FROM %i WHERE term_id >= %d', $table, $first));
            }
        });
        // phpcs:disable WordPress.DB.PreparedSQL -- Numbers and names of the test.
        foreach (array_chunk(range($first, $first + $count - 1), 500) as $ids) {
            $rows = static fn (string $row): string => implode(', ', array_map(
                static fn (int $id): string => str_replace('ID', (string) $id, $row),
                $ids
            ));
            $wpdb->query("INSERT INTO {$wpdb->terms} (term_id, name, slug) VALUES " . $rows("(ID, 'TID', 'tID')"));
            $wpdb->query(
                "INSERT INTO {$wpdb->term_taxonomy} (term_taxonomy_id, term_id, taxonomy, description) VALUES "
                . $rows("(ID, ID, '$taxonomy', '')")
            );
            $wpdb->query(
                "INSERT INTO {$wpdb->termmeta} (term_id, meta_key, meta_value) VALUES "
                . $rows("(ID, 'wpcvs_color', '#0a0b0c')")
            );
        }
        // phpcs:enable
    }

    /** @param non-empty-list<array<string, string>> $rows All with the same columns. */
    private function table(string $name, string $key, array $rows): void
    {
        global $wpdb;
        $table = $wpdb->prefix . $name;
        $columns = '`' . implode('` text, `', array_keys($rows[0])) . '` text';
        // phpcs:ignore WordPress.DB.PreparedSQL -- Names of the test.
        $wpdb->query("CREATE TABLE $table (`$key` int NOT NULL AUTO_INCREMENT, $columns, PRIMARY KEY (`$key`))");
        // phpcs:ignore WordPress.DB.PreparedSQL -- Names of the test.
        $this->later(static fn () => $wpdb->query("DROP TABLE $table"));
        foreach ($rows as $row) {
            self::assertSame(1, $wpdb->insert($table, $row), $wpdb->last_error);
        }
    }
}
