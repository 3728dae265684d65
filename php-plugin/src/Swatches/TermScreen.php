<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;
use WP_Term;

/**
 * The terms of an attribute: what its type asks for (colours, an image, a tooltip), when a term is added and when
 * it is changed, and a column that shows it.
 */
final class TermScreen
{
    public const NONCE = 'islas_term_nonce';
    public const FIELD = 'islas_term';
    public const COLUMN = 'islas';

    /** @param mixed $taxonomy */
    public function printAddFields($taxonomy): void
    {
        foreach (self::listRows(is_string($taxonomy) ? $taxonomy : '', 0) as [$id, $label, $control, $help]) {
            $parts = [self::renderLabel($id, $label), $control, self::renderHelp($help)];
            Html::el('div', ['class' => 'form-field'], ...$parts)->show();
        }
        wp_nonce_field(self::FIELD, self::NONCE);
    }

    /** @param mixed $term */
    public function printEditFields($term): void
    {
        if (! $term instanceof WP_Term) {
            return;
        }
        foreach (self::listRows($term->taxonomy, $term->term_id) as [$id, $label, $control, $help]) {
            Html::el(
                'tr',
                ['class' => 'form-field'],
                Html::el('th', ['scope' => 'row'], self::renderLabel($id, $label)),
                Html::el('td', [], $control, self::renderHelp($help))
            )->show();
        }
        wp_nonce_field(self::FIELD, self::NONCE);
    }

    /**
     * WordPress actions `created_term` and `edited_term`. Only the fields that the form had are written.
     *
     * @param mixed $term
     * @param mixed $place
     * @param mixed $taxonomy
     */
    public function saveTerm($term, $place, $taxonomy): void
    {
        $nonce = isset($_POST[self::NONCE]) && is_string($_POST[self::NONCE])
            ? sanitize_key(wp_unslash($_POST[self::NONCE])) : '';
        if (
            ! is_numeric($term) || ! is_string($taxonomy) || ! taxonomy_is_product_attribute($taxonomy)
            || ! wp_verify_nonce($nonce, self::FIELD) || ! current_user_can('manage_product_terms')
            || ! isset($_POST[self::FIELD]) || ! is_array($_POST[self::FIELD])
            || (isset($_POST['tag_ID']) && $_POST['tag_ID'] !== (string) $term)
        ) {
            return;
        }
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- TermMeta cleans each part.
        $appearance = (array) wp_unslash($_POST[self::FIELD]);
        if (array_key_exists('second', $appearance) && ! isset($appearance['dual'])) {
            $appearance['second'] = '';
        }
        TermMeta::writeAppearance((int) $term, $appearance);
    }

    /**
     * @param mixed $columns
     * @return array<mixed>
     */
    public function addColumn($columns): array
    {
        $columns = is_array($columns) ? $columns : [];
        $after = array_slice($columns, 0, 1, true);

        return $after + [self::COLUMN => __('Swatch', 'islas')] + $columns;
    }

    /**
     * @param mixed $content
     * @param mixed $column
     * @param mixed $term
     * @return mixed
     */
    public function fillColumn($content, $column, $term)
    {
        if ($column !== self::COLUMN || ! is_numeric($term)) {
            return $content;
        }
        ['color' => $color, 'second' => $second, 'image' => $image] = TermMeta::readAppearance((int) $term);

        return AppearanceFields::renderPreview($color, $second, $image)->markup();
    }

    /** @return list<array{string, string, Html, string}> Id, label, control and help of each field. */
    private static function listRows(string $taxonomy, int $term): array
    {
        $attribute = wc_get_attribute(wc_attribute_taxonomy_id_by_name($taxonomy));
        $type = is_object($attribute) && is_string($attribute->type ?? null) ? $attribute->type : '';
        $appearance = $term > 0
            ? TermMeta::readAppearance($term)
            : ['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''];
        $name = static fn (string $part) => self::FIELD . '[' . $part . ']';
        $id = static fn (string $part) => 'islas-' . $part;
        $rows = [];
        if ($type === 'color') {
            $color = AppearanceFields::renderColor($name('color'), $id('color'), $appearance['color']);
            $rows[] = [$id('color'), __('Colour', 'islas'), $color, ''];
        }
        if ($type === 'color' || $type === 'wc-visual') {
            $box = ['type' => 'checkbox', 'id' => $id('dual'), 'name' => $name('dual'), 'value' => '1'];
            $dual = Html::el('input', $box + ['checked' => $appearance['second'] !== '', 'class' => 'islas-dual']);
            $rows[] = [$id('dual'), __('Two colours', 'islas'), $dual, ''];
            $second = AppearanceFields::renderColor($name('second'), $id('second'), $appearance['second']);
            $rows[] = [$id('second'), __('Second colour', 'islas'), $second, ''];
        }
        if ($type === 'image') {
            $image = AppearanceFields::renderImage($name('image'), $id('image'), $appearance['image']);
            $help = __('Without one, the image of a variation with this option.', 'islas');
            $rows[] = [$id('image'), __('Image', 'islas'), $image, $help];
        }
        $tooltip = AppearanceFields::renderTooltip($name('tooltip'), $id('tooltip'), $appearance['tooltip']);
        $rows[] = [
            $id('tooltip'),
            __('Text about this option', 'islas'),
            $tooltip,
            __('Shown beside it, and read aloud.', 'islas'),
        ];

        return $rows;
    }

    private static function renderLabel(string $id, string $text): Html
    {
        return Html::el('label', ['for' => $id], Html::text($text));
    }

    private static function renderHelp(string $text): Html
    {
        return $text === '' ? Html::text('') : Html::el('p', ['class' => 'description'], Html::text($text));
    }
}
