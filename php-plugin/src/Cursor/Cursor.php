<?php

declare(strict_types=1);

namespace Islas\Cursor;

use Islas\Platform\Assets;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;
use Islas\Platform\Settings;

/**
 * The custom cursor: the mark that follows the pointer, how it changes over menus and pictures of people, and the
 * switch that turns it off. Mark and switch are hidden until the script has run, and by the style sheet where the
 * pointer is coarse, or the visitor asked for less motion or for other colours.
 */
final class Cursor
{
    private const ENTRY = 'widgets/cursor/entry.ts';

    /** Places over which it changes, where the owner names none. */
    private const PLACES = [
        'cursor_menu' => 'nav, .main-navigation, [role=navigation]',
        'cursor_team' => '.team-member, .team-members, .wp-block-group.team',
    ];

    private const STYLES = [
        'cursor_menu' => '--islas-cursor-scale:.6;--islas-cursor-fill:25%',
        'cursor_team' => '--islas-cursor-scale:1.8;--islas-cursor-fill:15%',
    ];

    private Settings $settings;
    private Assets $assets;

    public function __construct(Settings $settings, Assets $assets)
    {
        $this->settings = $settings;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        $this->assets->enqueueModule(self::ENTRY);
    }

    /** WordPress hook `wp_head`. */
    public function printStyles(): void
    {
        ContentPolicy::renderStyle($this->makeStyles())->show();
    }

    /** A selector that a browser does not understand costs itself alone; what could end the rule is none. */
    private function makeStyles(): string
    {
        $rules = '';
        foreach (self::PLACES as $key => $usual) {
            $places = $this->settings->text($key);
            $isBad = $places === '' || preg_match('~[{}<;@]|/\*~', $places) === 1;
            $rules .= ':root:has(:is(' . ($isBad ? $usual : $places) . '):hover){' . self::STYLES[$key] . '}';
        }

        return $rules;
    }

    /** WordPress hook `wp_footer`. */
    public function printCursor(): void
    {
        Html::el('div', [
            'class' => 'islas-cursor',
            'aria-hidden' => 'true',
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
