<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;

/**
 * What there is to choose on a listing's card, and the button that adds it. In the browser
 * `widgets/swatches/card/paint.ts` keeps them right. Needs no WordPress.
 *
 * @phpstan-import-type Props from SwatchGroup
 * @phpstan-type Card array{product: string, name: string, add: string, button: string, groups: list<Props>}
 */
final class SwatchCard
{
    /** @param Card $card */
    public static function renderCard(array $card): Html
    {
        return Html::el(
            'div',
            ['class' => 'islas-card__live', 'role' => 'group', 'aria-label' => $card['name']],
            ...array_map([SwatchGroup::class, 'renderGroup'], $card['groups']),
            ...[
                Html::el('button', [
                    'type' => 'submit',
                    'name' => 'add-to-cart',
                    'value' => $card['product'],
                    'class' => $card['button'] . ' islas-card__add',
                    'aria-label' => $card['add'] . ': ' . $card['name'],
                    'data-islas-action' => 'card.add',
                ], Html::text($card['add'])),
            ]
        );
    }
}
