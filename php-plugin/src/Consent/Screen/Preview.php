<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Bar\Appearance;
use Islas\Consent\Bar\Bar;
use Islas\Consent\Bar\BarText;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Platform\Assets;
use Islas\Platform\Html;
use Islas\Platform\InlineScripts;
use Islas\Platform\Manifest;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;

/**
 * The bar as the values of the form would make it, in a frame beside the form: with the theme's style sheet and the
 * bar's own. Without JavaScript a button updates it; with JavaScript every input does.
 */
final class Preview
{
    public const ACTION = 'islas_consent_preview';

    private Manifest $manifest;
    private Assets $assets;

    public function __construct(Manifest $manifest, Assets $assets)
    {
        $this->manifest = $manifest;
        $this->assets = $assets;
    }

    public static function url(): string
    {
        return add_query_arg(
            ['action' => self::ACTION, '_wpnonce' => wp_create_nonce(ConsentScreen::SAVE)],
            admin_url('admin-post.php')
        );
    }

    /** WordPress hook `admin_post_islas_consent_preview`. */
    public function show(): void
    {
        OwnerForm::check(ConsentScreen::SAVE);
        $settings = Settings::draft(PostedForm::settings());
        $lists = Lists::draft(PostedForm::lists());
        $appearance = new Appearance($settings);
        $text = new BarText($appearance, new CookieList($lists, $settings));
        $bar = new Bar($settings, $appearance, $text, $lists, $this->assets);
        $css = '';
        foreach ($this->manifest->listStyles(Manifest::CONSENT) as $file) {
            $path = $this->manifest->findPath($file);
            $css .= is_file($path) ? file_get_contents($path) : '';
        }
        header('Content-Type: text/html; charset=utf-8');
        header('X-Frame-Options: SAMEORIGIN');
        echo '<!doctype html>';
        Html::el(
            'html',
            [
                'lang' => (string) get_bloginfo('language'), 'data-consent' => 'undecided',
                'data-consent-bar' => 'open',
            ],
            Html::el(
                'head',
                [],
                Html::el('meta', ['charset' => 'utf-8']),
                Html::el('meta', ['name' => 'viewport', 'content' => 'width=device-width']),
                Html::el('title', [], Html::text(__('Preview of the bar', 'islas'))),
                Html::el('link', ['rel' => 'stylesheet', 'href' => get_stylesheet_uri()]),
                // Nothing in it can end the element: it is a built file.
                Html::trusted('<style>' . wp_strip_all_tags(wp_get_global_stylesheet() . $css)
                    . 'html{background:#f0f0f1}</style>')
            ),
            // Its buttons decide nothing here.
            Html::el('body', ['inert' => true], $bar->markup())
        )->show();
        exit;
    }

    /** The form is sent to the frame when it changes, once the owner rests. */
    public static function printUpdater(): void
    {
        Html::trusted('<style>.islas-consent-preview{inline-size:100%;block-size:260px;border:1px solid #c3c4c7;'
            . 'background:#fff}.islas-consent-table{overflow-x:auto}.islas-consent-table input{inline-size:100%;'
            . 'min-inline-size:8em}.islas-consent-cookies .islas-consent-table{max-block-size:36em;overflow-y:auto}'
            . '.islas-consent-providers{display:grid;gap:4px;'
            . 'grid-template-columns:repeat(auto-fill,minmax(16em,1fr))}.islas-consent-refused{margin:0;color:#b32d2e}'
            . '.islas-consent-screen .small-text{inline-size:9em}.islas-consent-screen .regular-text{'
            . 'inline-size:100%;max-inline-size:48em}.islas-consent-table td{overflow-wrap:anywhere}'
            . '.islas-consent-start.card{max-inline-size:none}.islas-consent-start select{max-inline-size:100%}'
            . '.islas-consent-start .islas-consent-table{max-block-size:30em;overflow-y:auto}'
            . '.islas-consent-start table{min-inline-size:36em}.islas-consent-start td{overflow-wrap:break-word}'
            . '.islas-consent-start blockquote{margin-inline:0;padding-inline-start:1em;'
            . 'border-inline-start:4px solid #c3c4c7}</style>')
            ->show();
        wp_print_inline_script_tag(InlineScripts::UPDATE_PREVIEW);
        wp_print_inline_script_tag(InlineScripts::SEARCH_COOKIES);
        wp_print_inline_script_tag(InlineScripts::KEEP_EDITS);
    }
}
