<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;

/**
 * The controls for an option's appearance. All work as plain fields; `widgets/admin-*` adds a picker to those with
 * `data-islas`.
 *
 * @phpstan-type Names array<string, string>
 */
final class AppearanceFields
{
    /** @param array<string, bool|int|string|null> $more Attributes. */
    public static function renderColor(string $name, string $id, string $value, array $more = []): Html
    {
        return Html::el('span', ['class' => 'islas-color', 'data-islas' => 'color'], Html::el('input', [
            'type' => 'text',
            'id' => $id,
            'name' => $name,
            'value' => $value,
            'class' => 'islas-color__text',
            'placeholder' => '#c8443c',
            'pattern' => '#([0-9a-fA-F]{3}){1,2}',
            'maxlength' => 7,
            'autocomplete' => 'off',
            'spellcheck' => 'false',
        ] + $more));
    }

    /** @param array<string, bool|int|string|null> $more Attributes. */
    public static function renderImage(string $name, string $id, int $value, array $more = []): Html
    {
        $url = $value > 0 ? wp_get_attachment_image_url($value) : false;

        return Html::el(
            'span',
            ['class' => 'islas-image', 'data-islas' => 'image'],
            Html::el('img', [
                'class' => 'islas-image__preview',
                'src' => is_string($url) ? $url : null,
                'hidden' => ! is_string($url),
                'alt' => '',
                'width' => 48,
                'height' => 48,
            ]),
            Html::el('input', [
                'type' => 'number',
                'id' => $id,
                'name' => $name,
                'value' => $value > 0 ? $value : '',
                'min' => 1,
                'class' => 'small-text islas-image__id',
            ] + $more)
        );
    }

    /** @param array<string, bool|int|string|null> $more Attributes. */
    public static function renderTooltip(string $name, string $id, string $value, array $more = []): Html
    {
        return Html::el('input', [
            'type' => 'text',
            'id' => $id,
            'name' => $name,
            'value' => $value,
            'maxlength' => Overrides::LONGEST_TOOLTIP,
        ] + $more);
    }

    /** @param Names $choices */
    public static function renderChoice(string $name, string $id, array $choices, string $value): Html
    {
        $options = [];
        foreach ($choices as $key => $label) {
            $isChosen = (string) $key === $value;
            $options[] = Html::el('option', ['value' => (string) $key, 'selected' => $isChosen], Html::text($label));
        }

        return Html::el('select', ['id' => $id, 'name' => $name], ...$options);
    }

    /** @return Names */
    public static function listShapes(string $inherited): array
    {
        $names = [__('Squared', 'islas'), __('Rounded', 'islas')];

        return ['' => $inherited] + array_combine(ProductAppearance::SHAPES, $names);
    }

    /** @return Names */
    public static function listTypes(string $inherited): array
    {
        return ['' => $inherited] + AttributeTypes::listLabels() + ['select' => __('Drop-down list', 'islas')];
    }

    /** A colour, two of them, or an image, as small as a list needs. */
    public static function renderPreview(string $color, string $second, int $image): Html
    {
        $url = $image > 0 ? wp_get_attachment_image_url($image) : false;
        if (is_string($url)) {
            $size = ['width' => 32, 'height' => 32];
            return Html::el('img', ['class' => 'islas-preview', 'src' => $url, 'alt' => ''] + $size);
        }
        $fill = 'background:linear-gradient(-45deg,' . ($second ?: $color) . ' 50%,' . $color . ' 50%)';

        return $color === '' ? Html::text('') : Html::el('span', ['class' => 'islas-preview', 'style' => $fill]);
    }
}
