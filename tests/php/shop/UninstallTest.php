<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Activation;
use Islas\Consent\Lists;
use Islas\Consent\Log;
use Islas\Embed\Frames;
use Islas\Settings;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\Availability;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use Islas\Uninstall;

/**
 * Deleting the plugin leaves the tables as they were before it came: what the visits of a shop and the work of its
 * owner wrote goes, and nothing else does.
 */
final class UninstallTest extends ShopTestCase
{
    public function testExactlyWhatWasWrittenGoes(): void
    {
        $options = [Settings::OPTION, 'islas_notices', Lists::OPTION];
        foreach ($options as $name) {
            $this->option($name, get_option($name));
        }
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo', 'azul' => 'Azul'], 'color');
        $product = $this->product([[$taxonomy => 'rojo'], [$taxonomy => 'azul']]);
        $seeded = get_posts([
            'post_type' => 'product', 'meta_key' => ProductAppearance::META, 'numberposts' => -1, 'fields' => 'ids',
        ]);
        foreach ($seeded as $id) {
            $meta = get_post_meta($id, ProductAppearance::META, true);
            $this->later(static fn () => update_post_meta($id, ProductAppearance::META, $meta));
        }
        $this->later([Activation::class, 'complete']);
        Uninstall::run();
        update_option('islasmo_settings', 'another plugin’s');
        $this->later(static fn () => delete_option('islasmo_settings'));
        $before = self::written();

        Activation::run(false);
        (new Settings())->change(['card_swatches' => true]);
        AttributeShapes::change(wc_attribute_taxonomy_id_by_name($taxonomy), 'rounded');
        update_post_meta($product->get_id(), ProductAppearance::META, ['attribute_pa_tinte' => ['type' => 'color']]);
        $this->get('/wp-json/islas/v1/swatches/availability/' . $product->get_id());
        do_action('islas_invalidate_availability', 0);
        set_transient(Frames::TRANSIENT . 'x', ['src' => ''], 60);
        (new Log())->add('0123456789abcdef0123', 'v', []);
        update_user_meta(1, Log::USER_META, ['0123456789abcdef0123']);
        wp_cache_flush();
        $after = self::written();
        self::assertContains(Availability::OPTION . $product->get_id(), $after['options']);
        self::assertGreaterThan(count($before['options']) + 5, count($after['options']));
        self::assertNotSame($before['meta'], $after['meta']);

        Uninstall::run();
        self::assertSame($before, self::written());
    }

    public function testColoursOfTermsAreTheShopsAndStay(): void
    {
        $this->later([Activation::class, 'complete']);
        foreach ([Settings::OPTION, 'islas_notices'] as $name) {
            $this->option($name, get_option($name));
        }
        $taxonomy = $this->attribute('tinte', ['rojo' => 'Rojo'], 'color');
        $term = get_term_by('slug', 'rojo', $taxonomy)->term_id;
        TermMeta::write($term, ['color' => '#c00', 'tooltip' => 'Vivo']);
        $metas = $this->seeded();
        Uninstall::run();
        foreach ($metas as $id => $meta) {
            update_post_meta($id, ProductAppearance::META, $meta);
        }

        self::assertSame(['#c00', 'Vivo'], [TermMeta::read($term)['color'], TermMeta::read($term)['tooltip']]);
    }

    /** @return array<int, mixed> */
    private function seeded(): array
    {
        $metas = [];
        foreach (
            get_posts([
                'post_type' => 'product', 'meta_key' => ProductAppearance::META, 'numberposts' => -1, 'fields' => 'ids',
            ]) as $id
        ) {
            $metas[$id] = get_post_meta($id, ProductAppearance::META, true);
        }

        return $metas;
    }

    /** @return array<string, list<string>> All that is stored, but for what WordPress and WooCommerce cache. */
    private static function written(): array
    {
        global $wpdb;
        $options = $wpdb->get_col("SELECT option_name FROM {$wpdb->options} ORDER BY option_name");

        return [
            'options' => array_values(array_filter(
                $options,
                static fn (string $name) => preg_match('/^_(site_)?transient_(timeout_)?(?!islas)/', $name) !== 1
            )),
            'tables' => array_values(preg_grep('/islas/', $wpdb->get_col('SHOW TABLES'))),
            'meta' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->postmeta} ORDER BY meta_key"),
            'terms' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->termmeta} ORDER BY meta_key"),
            'users' => $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->usermeta} ORDER BY meta_key"),
        ];
    }
}
