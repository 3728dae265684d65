<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;

/**
 * Products → Attributes: the shape of an attribute's swatches. WooCommerce saves the rest of the form.
 */
final class AttributeScreen
{
    public const NONCE = 'islas_attribute_nonce';
    private const FIELD = 'islas_shape';

    /** Under the form that adds an attribute. */
    public function printAddField(): void
    {
        Html::el(
            'div',
            ['class' => 'form-field'],
            Html::el('label', ['for' => self::FIELD], Html::text(__('Shape of swatches', 'islas'))),
            self::renderControl('')
        )->show();
        wp_nonce_field(self::FIELD, self::NONCE);
    }

    /** In the table of the form that changes an attribute. */
    public function printEditField(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads which attribute WooCommerce shows.
        $id = isset($_GET['edit']) && is_string($_GET['edit']) ? absint($_GET['edit']) : 0;
        $label = Html::el('label', ['for' => self::FIELD], Html::text(__('Shape of swatches', 'islas')));
        Html::el(
            'tr',
            ['class' => 'form-field'],
            Html::el('th', ['scope' => 'row'], $label),
            Html::el('td', [], self::renderControl(AttributeShapes::forAttribute($id)))
        )->show();
        wp_nonce_field(self::FIELD, self::NONCE);
    }

    /** @param mixed $id WooCommerce actions `woocommerce_attribute_added` and `woocommerce_attribute_updated`. */
    public function saveShape($id): void
    {
        $nonce = isset($_POST[self::NONCE]) && is_string($_POST[self::NONCE])
            ? sanitize_key(wp_unslash($_POST[self::NONCE])) : '';
        $shape = isset($_POST[self::FIELD]) && is_string($_POST[self::FIELD])
            ? sanitize_key(wp_unslash($_POST[self::FIELD])) : null;
        if (
            $shape !== null && is_numeric($id)
            && wp_verify_nonce($nonce, self::FIELD) && current_user_can('manage_product_terms')
        ) {
            AttributeShapes::changeShape((int) $id, $shape);
        }
    }

    /** @param mixed $id WooCommerce action `woocommerce_attribute_deleted`: an id may be given out again. */
    public function removeShape($id): void
    {
        AttributeShapes::changeShape(is_numeric($id) ? (int) $id : 0, '');
    }

    private static function renderControl(string $value): Html
    {
        $shapes = AppearanceFields::listShapes(__('As in the shop', 'islas'));

        return AppearanceFields::renderChoice(self::FIELD, self::FIELD, $shapes, $value);
    }
}
