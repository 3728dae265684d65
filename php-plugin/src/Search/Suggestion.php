<?php

declare(strict_types=1);

namespace Islas\Search;

use Islas\Platform\Pattern;
use Islas\Platform\PlainText;
use WC_Product;

/**
 * A search result: what a product's card in a listing shows, as plain text.
 *
 * @phpstan-type Image array{src: string, width: int, height: int}
 * @phpstan-type Row array{
 *     id: int, name: string, url: string, image: Image, price: string, was: string, stock: string, stock_text: string
 * }
 */
final class Suggestion
{
    /** @return Row */
    public static function forProduct(WC_Product $product): array
    {
        [$price, $was] = self::readPrices((string) $product->get_price_html());

        return [
            'id' => $product->get_id(),
            'name' => PlainText::ofMarkup((string) $product->get_name()),
            'url' => (string) $product->get_permalink(),
            'image' => self::makeImage((int) $product->get_image_id()),
            'price' => $price,
            'was' => $was,
            'stock' => (string) $product->get_stock_status(),
            'stock_text' => self::describeStock($product),
        ];
    }

    /** @return array{string, string} The price, and the one before a sale. */
    private static function readPrices(string $html): array
    {
        $seen = Pattern::replace('~<span class="screen-reader-text">.*?</span>~s', '', $html);
        $was = preg_match('~<del\b.*?</del>~s', $seen, $found) === 1 ? $found[0] : '';

        return [self::flattenLine(str_replace($was, '', $seen)), self::flattenLine($was)];
    }

    /** In one line; the space inside of an amount stays one that does not break. */
    private static function flattenLine(string $html): string
    {
        return trim(Pattern::replace('/[ \t\r\n]+/', ' ', PlainText::ofMarkup($html)));
    }

    private static function describeStock(WC_Product $product): string
    {
        $stock = PlainText::ofMarkup((string) ($product->get_availability()['availability'] ?? ''));
        $usual = wc_get_product_stock_status_options()[$product->get_stock_status()] ?? '';

        return $stock === '' && is_string($usual) ? $usual : $stock;
    }

    /** @return Image */
    private static function makeImage(int $id): array
    {
        $size = 'woocommerce_gallery_thumbnail';
        $found = $id > 0 ? wp_get_attachment_image_src($id, $size) : false;
        if (is_array($found)) {
            return ['src' => (string) $found[0], 'width' => (int) $found[1], 'height' => (int) $found[2]];
        }

        return ['src' => wc_placeholder_img_src($size), 'width' => 100, 'height' => 100];
    }
}
