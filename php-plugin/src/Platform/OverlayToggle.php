<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A control that opens an overlay, and the overlay's frame. Both work without JavaScript: the control is a link to the
 * overlay, which style sheets show as the target of the address, and its cross leads away from it.
 */
final class OverlayToggle
{
    /** Of every control that opens an overlay, also one that the owner has written. */
    public const SELECTOR = '[data-islas-action="overlay.open"]';

    private const ICONS = [
        'search' => '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
        'social' => '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="6" r="2.6"/>'
            . '<circle cx="17.5" cy="18" r="2.6"/><path d="m8.4 10.8 6.7-3.5M8.4 13.2l6.7 3.5"/>',
    ];

    /** An id that no page has: what leads there shows nothing. */
    private const NOWHERE = '#islas-closed';

    /** @param string $name Of the overlay; its element is `islas-{name}`. */
    public static function renderLink(string $name, string $label): Html
    {
        return Html::el('a', [
            'href' => '#islas-' . $name,
            'class' => 'islas-toggle islas-toggle--' . $name,
            'data-islas-action' => 'overlay.open',
            'data-islas-overlay' => $name,
        ], self::renderIcon($name), Html::el('span', ['class' => 'islas-toggle__text'], Html::text($label)));
    }

    public static function renderDialog(string $name, string $label, string $close, Html ...$content): Html
    {
        $cross = Html::el('a', [
            'href' => self::NOWHERE,
            'class' => 'islas-overlay__close',
            'role' => 'button',
            'aria-label' => $close,
            'data-islas-action' => 'overlay.close',
            'data-islas-overlay' => $name,
        ], Html::text('×'));

        return Html::el('dialog', [
            'id' => 'islas-' . $name,
            'class' => 'islas-overlay islas-overlay--' . $name,
            'aria-label' => $label,
        ], Html::el('div', ['class' => 'islas-overlay__content'], ...array_merge($content, [$cross])));
    }

    private static function renderIcon(string $name): Html
    {
        return Html::el('svg', [
            'class' => 'islas-icon',
            'viewBox' => '0 0 24 24',
            'width' => 22,
            'height' => 22,
            'fill' => 'none',
            'stroke' => 'currentColor',
            'stroke-width' => 2,
            'stroke-linecap' => 'round',
            'aria-hidden' => 'true',
            'focusable' => 'false',
        ], Html::trusted(self::ICONS[$name]));
    }
}
