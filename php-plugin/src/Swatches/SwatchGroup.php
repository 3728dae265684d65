<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;

/**
 * One attribute's swatches as native radios, grouped by names of their own (`Islas\Variations\PostedChoice`). In the
 * browser `widgets/swatches/form/paint.ts` keeps them right. Needs no WordPress.
 *
 * @phpstan-type Item array{
 *     value: string, name: string, state: string, reason: string, hint: string,
 *     color: string, second: string, image: string, tooltip: string
 * }
 * @phpstan-type Props array{
 *     id: string, attribute: string, label: string, type: string, shape: string, behavior: string,
 *     unavailable_text: string, out_of_stock_text: string, items: list<Item>
 * }
 */
final class SwatchGroup
{
    private const ITEM = [
        'value' => '', 'name' => '', 'state' => 'available', 'reason' => '', 'hint' => '',
        'color' => '', 'second' => '', 'image' => '', 'tooltip' => '',
    ];

    /** @param Props $props */
    public static function renderGroup(array $props): Html
    {
        $items = [];
        foreach ($props['items'] as $place => $item) {
            $items[] = self::renderItem($props, $item + self::ITEM, $place);
        }
        $classes = ['islas-swatches'];
        foreach (['type', 'shape', 'behavior'] as $kind) {
            $classes[] = 'islas-swatches--' . $props[$kind];
        }

        return Html::el(
            'div',
            ['class' => 'islas-swatches__live'],
            Html::el('div', [
                'class' => implode(' ', $classes),
                'role' => 'radiogroup',
                'aria-label' => $props['label'],
                'data-attribute_name' => $props['attribute'],
            ], ...$items)
        );
    }

    /**
     * @param Props $props
     * @param Item $item
     */
    private static function renderItem(array $props, array $item, int $place): Html
    {
        $message = self::makeMessage($props, $item);
        $about = $props['id'] . '-' . $place;
        $color = $props['type'] === 'color' ? $item['color'] : '';
        $image = $props['type'] === 'image' ? $item['image'] : '';
        $parts = [
            Html::el('input', [
                'type' => 'radio',
                'class' => 'islas-swatch__radio',
                'name' => 'islas_' . $props['attribute'] . substr($props['id'], strlen('islas-swatch')),
                'value' => $item['value'],
                'checked' => $item['state'] === 'selected',
                'aria-disabled' => $item['state'] === 'disabled' ? 'true' : null,
                'aria-describedby' => $message === '' ? null : $about,
                'data-islas-action' => 'swatch.choose',
            ]),
        ];
        if ($color !== '') {
            $second = $item['second'] === '' ? $color : $item['second'];
            $style = ContentPolicy::makeAttributes('--islas-color:' . $color . ';--islas-second:' . $second);
            $parts[] = Html::el('span', ['class' => 'islas-swatch__color'] + $style);
        }
        if ($image !== '') {
            $parts[] = Html::el('img', [
                'class' => 'islas-swatch__image',
                'src' => $image,
                'alt' => '',
                'width' => '48',
                'height' => '48',
                'loading' => 'lazy',
            ]);
        }
        $parts[] = Html::el('span', ['class' => 'islas-swatch__name'], Html::text($item['name']));
        if ($item['hint'] !== '') {
            $parts[] = Html::el('span', ['class' => 'islas-swatch__hint'], Html::text($item['hint']));
        }
        if ($message !== '') {
            $parts[] = Html::el(
                'span',
                ['class' => 'islas-swatch__message', 'id' => $about, 'aria-hidden' => 'true'],
                Html::text($message)
            );
        }

        return Html::el('label', [
            'class' => 'islas-swatch',
            'data-state' => $item['state'],
            'data-value' => $item['value'],
            'title' => $color . $image === '' ? null : $item['name'],
        ], ...$parts);
    }

    /**
     * @param Props $props
     * @param Item $item
     */
    private static function makeMessage(array $props, array $item): string
    {
        $reasons = ['unavailable' => $props['unavailable_text'], 'out-of-stock' => $props['out_of_stock_text']];

        return implode(' · ', array_filter([$item['tooltip'], $reasons[$item['reason']] ?? '']));
    }
}
