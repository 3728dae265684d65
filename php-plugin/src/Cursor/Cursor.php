<?php

declare(strict_types=1);

namespace Islas\Cursor;

use Islas\Assets;
use Islas\Markup\Html;
use Islas\Settings;

/**
 * The custom cursor: the mark that follows the pointer, and the switch by which a shopper does without it. Both are
 * hidden until the browser knows of a fine pointer and of no wish for less motion.
 */
final class Cursor
{
    /** Places over which it changes, where the owner names none. */
    private const MENU = 'nav, .main-navigation, [role=navigation]';
    private const TEAM = '.team-member, .team-members, .wp-block-group.team';

    private Settings $settings;
    private Assets $assets;

    public function __construct(Settings $settings, Assets $assets)
    {
        $this->settings = $settings;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        $this->assets->enqueueCursor();
    }

    /** WordPress hook `wp_footer`. */
    public function show(): void
    {
        Html::el('div', [
            'class' => 'islas-cursor',
            'aria-hidden' => 'true',
            'data-menu' => $this->settings->text('cursor_menu') ?: self::MENU,
            'data-team' => $this->settings->text('cursor_team') ?: self::TEAM,
            'hidden' => true,
        ])->show();
        Html::el('button', [
            'type' => 'button',
            'class' => 'islas-cursor-switch',
            'aria-pressed' => 'true',
            'hidden' => true,
        ], Html::text(__('Animated cursor', 'islas')))->show();
    }
}
