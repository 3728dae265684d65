<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\Manifest;

/**
 * The place of the preview on the settings screen: `widgets/admin/preview/` fills it with the unsaved values of the
 * form above it.
 */
final class PreviewBox
{
    private const ENTRY = 'widgets/admin/entry.ts';

    /** Scripts of WordPress that the preview uses. */
    private const SCRIPTS = ['wp-element', 'wp-components', 'wp-api-fetch'];

    private Manifest $manifest;
    private string $url;

    /** @param string $url Address of the build folder, with a slash at its end. */
    public function __construct(Manifest $manifest, string $url)
    {
        $this->manifest = $manifest;
        $this->url = $url;
    }

    /**
     * WordPress action `admin_enqueue_scripts`.
     *
     * @param mixed $screen
     */
    public function enqueue($screen): void
    {
        if ($screen !== 'woocommerce_page_' . Access::SETTINGS_PAGE || ! $this->manifest->has(self::ENTRY)) {
            return;
        }
        array_map('wp_enqueue_script', self::SCRIPTS);
        wp_enqueue_style('wp-components');
        wp_enqueue_script_module(OwnerScript::MODULE, $this->url . $this->manifest->file(self::ENTRY), [], null);
        foreach ($this->manifest->styles(self::ENTRY) as $file) {
            wp_enqueue_style('islas-' . basename($file, '.css'), $this->url . $file, [], null);
        }
    }

    public function markup(): Html
    {
        return Html::join(
            Html::el('h2', ['id' => 'islas-preview'], Html::text(__('Preview', 'islas'))),
            Html::el('p', [], Html::text(
                __('The shop with the values of the form above, before they are saved. Only you see it.', 'islas')
            )),
            Html::el('div', ['data-islas' => 'preview']),
            Html::el('noscript', [], Html::el('p', [], Html::text(__('The preview needs JavaScript.', 'islas'))))
        );
    }

    /** @return array<string, string> By the keys of `widgets/admin/preview/preview-texts.ts`. */
    public static function texts(): array
    {
        return [
            'preview_shop' => __('Shop', 'islas'),
            'preview_product' => __('Product', 'islas'),
            'preview_cart' => __('Cart', 'islas'),
            'preview_thanks' => __('Order received', 'islas'),
            'preview_phone' => __('Telephone', 'islas'),
            'preview_desktop' => __('Desktop', 'islas'),
            'preview_width' => __('Width of the preview', 'islas'),
            'preview_pages' => __('Page of the preview', 'islas'),
            /* translators: %s: name of a page of the shop */
            'preview_frame' => __('Preview: %s', 'islas'),
            'preview_loading' => __('The preview is being updated…', 'islas'),
            'preview_ready' => __('The preview shows the values of the form.', 'islas'),
            'preview_no_product' => __('The shop has no product to show.', 'islas'),
            'preview_no_cart' => __('The shop has no cart page.', 'islas'),
            'preview_no_thanks' => __('The shop has no order yet, so its page cannot be shown.', 'islas'),
            'preview_forbidden' => __(
                'A theme, a plugin or the server of the shop forbids that its pages are shown in a frame.',
                'islas'
            ),
            'preview_stale' => __('This page came without the draft. Its time is over, or a cache answered.', 'islas'),
            'preview_failed' => __('The preview could not be updated.', 'islas'),
            'preview_open' => __('Open in a new tab', 'islas'),
            'preview_again' => __('Update the preview', 'islas'),
        ];
    }
}
