<?php

declare(strict_types=1);

namespace Islas\Tests;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Hooks of WordPress, WooCommerce and other plugins that Islas fires: each with as many arguments as its owner gives,
 * so that a callback that declares them all is not called with too few. `tests/php/shop/CoreHooksTest.php` compares the
 * kinds of the arguments with those of the real templates.
 */
final class CoreHooksTest extends TestCase
{
    /** Hook to the number of values that its owner gives. */
    private const ARGUMENTS = [
        'https_local_ssl_verify' => 2,
        'internal_woocommerce_cart_item_updated_from_user_request' => 4,
        'script_loader_src' => 2,
        'template_redirect' => 0,
        'wc_get_template' => 5,
        'wc_order_attribution_tracking_field_prefix' => 1,
        'wc_order_attribution_tracking_fields' => 1,
        'woocommerce_add_to_cart_fragments' => 1,
        'woocommerce_add_to_cart_product_id' => 1,
        'woocommerce_add_to_cart_redirect' => 2,
        'woocommerce_add_to_cart_validation' => 5,
        'woocommerce_admin_terms_metabox_datalimit' => 1,
        'woocommerce_ajax_added_to_cart' => 1,
        'woocommerce_ajax_variation_threshold' => 2,
        'woocommerce_cart_fragment_name' => 1,
        'woocommerce_cart_hash_key' => 1,
        'woocommerce_cart_item_name' => 3,
        'woocommerce_cart_item_permalink' => 3,
        'woocommerce_cart_item_price' => 3,
        'woocommerce_cart_item_product' => 3,
        'woocommerce_cart_item_product_id' => 3,
        'woocommerce_cart_item_quantity' => 3,
        'woocommerce_cart_item_remove_link' => 2,
        'woocommerce_cart_item_subtotal' => 3,
        'woocommerce_cart_item_thumbnail' => 3,
        'woocommerce_cart_item_visible' => 3,
        'woocommerce_cross_sells_total' => 1,
        'woocommerce_get_product_terms' => 4,
        'woocommerce_order_save_attribution_data' => 2,
        'woocommerce_product_attribute_term_name' => 2,
        'woocommerce_single_product_carousel_options' => 1,
        'woocommerce_stock_amount_cart_item' => 2,
        'woocommerce_update_cart_action_cart_updated' => 1,
        'woocommerce_update_cart_validation' => 4,
        'woocommerce_variation_option_name' => 4,
        'woocommerce_widget_cart_item_quantity' => 3,
        'woocommerce_widget_cart_item_visible' => 3,
        'woocs_convert_price' => 2,
        'wp_inline_script_attributes' => 2,
        'wp_print_footer_scripts' => 0,
        'wp_speculation_rules_href_exclude_paths' => 2,
        'wpml_active_languages' => 2,
        'wpml_current_language' => 1,
        'wpml_switch_language' => 1,
    ];

    private const FUNCTIONS = ['apply_filters', 'do_action'];

    public function testEachForeignHookGetsTheArgumentsOfItsOwner(): void
    {
        $wrong = [];
        $seen = [];
        foreach ($this->calls() as [$place, $hook, $count]) {
            $seen[$hook] = true;
            if ($count !== (self::ARGUMENTS[$hook] ?? -1)) {
                $wrong[] = "$place: $hook with $count";
            }
        }

        self::assertSame([], $wrong, 'Compare the call with its owner’s, and add the hook to the list.');
        self::assertSame([], array_diff(array_keys(self::ARGUMENTS), array_keys($seen)), 'No longer fired.');
    }

    /** @return list<array{string, string, int}> Place, hook and number of values of each call. */
    private function calls(): array
    {
        $root = dirname(__DIR__, 3) . '/php-plugin/src';
        $calls = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root)) as $file) {
            if ($file->getExtension() === 'php') {
                foreach (self::callsIn((string) file_get_contents($file->getPathname())) as [$line, $hook, $count]) {
                    $calls[] = [substr($file->getPathname(), strlen($root) + 1) . ":$line", $hook, $count];
                }
            }
        }

        return $calls;
    }

    /** @return list<array{int, string, int}> */
    private static function callsIn(string $code): array
    {
        $tokens = array_values(array_filter(
            token_get_all($code),
            static fn ($token) => ! in_array($token[0], [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT], true)
        ));
        $calls = [];
        foreach ($tokens as $at => $token) {
            if ($token[0] !== T_STRING || ! in_array($token[1], self::FUNCTIONS, true) || $tokens[$at + 1] !== '(') {
                continue;
            }
            $hook = is_array($tokens[$at + 2]) ? trim($tokens[$at + 2][1], '\'"') : '';
            if (preg_match('/^(?!islas_)[a-z_]+$/D', $hook) === 1) {
                $calls[] = [$token[2], $hook, self::argumentsAt($tokens, $at + 1) - 1];
            }
        }

        return $calls;
    }

    /**
     * Arguments of the call whose bracket opens at `$at`.
     *
     * @param list<mixed> $tokens
     */
    private static function argumentsAt(array $tokens, int $at): int
    {
        $depth = 0;
        $count = 1;
        for (; isset($tokens[$at]); $at++) {
            $token = $tokens[$at];
            $depth += (int) in_array($token, ['(', '[', '{'], true) - (int) in_array($token, [')', ']', '}'], true);
            if ($depth === 0) {
                return $tokens[$at - 1] === ',' ? $count - 1 : $count;
            }
            $count += (int) ($depth === 1 && $token === ',');
        }

        return $count;
    }
}
