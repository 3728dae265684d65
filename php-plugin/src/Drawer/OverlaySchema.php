<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Settings;

/**
 * The settings of cart drawer, search, social links and cursor, a part of the schema of `Settings`.
 *
 * @phpstan-import-type Row from Settings
 */
final class OverlaySchema
{
    /** @var array<string, Row> */
    public const ROWS = [
        'drawer_after_add' => [
            'type' => 'choice',
            'default' => 'badge',
            'section' => 'overlays',
            'choices' => ['open', 'badge', 'message', 'nothing'],
        ],
        'drawer_after_add_touch' => [
            'type' => 'choice',
            'default' => 'badge',
            'section' => 'overlays',
            'choices' => ['open', 'badge', 'message', 'nothing'],
        ],
        'drawer_toggles' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'search_toggle' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'search_panel' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_links' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_toggle' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'social_panel' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'cursor_menu' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
        'cursor_team' => ['type' => 'text', 'default' => '', 'section' => 'overlays'],
    ];
}
