<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The host of a React view: its name, its props as JSON, and the markup its template printed from the same props.
 */
final class Island
{
    /**
     * @param array<string, bool|int|float|string|null> $attributes
     * @param array<string, mixed> $props
     */
    public static function renderHost(string $tag, string $name, array $attributes, array $props, Html $template): Html
    {
        return Html::el($tag, ['data-island' => $name] + $attributes, Html::json((object) $props), $template);
    }
}
