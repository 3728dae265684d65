<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\ClientConfig;
use Islas\Platform\Manifest;
use Islas\Platform\Texts;

/**
 * Colour pickers and images on the screens of attributes, terms and products, and the preview. Its manifest is a
 * separate file: the storefront loads none of these scripts, and the dashboard none of the storefront's.
 */
final class OwnerScript
{
    public const MODULE = 'islas-admin';
    private const ENTRY = 'widgets/admin/entry.ts';

    private Manifest $manifest;
    private ClientConfig $config;
    private Texts $texts;
    private string $url;

    /** @param string $url Address of the build folder, with a slash at its end. */
    public function __construct(Manifest $manifest, ClientConfig $config, Texts $texts, string $url)
    {
        $this->manifest = $manifest;
        $this->config = $config;
        $this->texts = $texts;
        $this->url = $url;
    }

    /** WordPress action `admin_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        $screen = get_current_screen();
        $isTerms = $screen && in_array($screen->base, ['edit-tags', 'term'], true)
            && taxonomy_is_product_attribute((string) $screen->taxonomy);
        $isProduct = $screen && $screen->base === 'post' && $screen->post_type === 'product';
        if (! $isTerms && ! $isProduct || ! $this->manifest->has(self::ENTRY)) {
            return;
        }
        if (current_user_can('upload_files')) {
            wp_enqueue_media();
        }
        wp_enqueue_script_module(self::MODULE, $this->url . $this->manifest->findFile(self::ENTRY), [], null);
        foreach ($this->manifest->listStyles(self::ENTRY) as $file) {
            wp_enqueue_style('islas-' . basename($file, '.css'), $this->url . $file, [], null);
        }
    }

    /** @return array<string, mixed> The module's data, in the shape that `src/wordpress/settings.ts` decodes. */
    public function makeModuleData(): array
    {
        return [
            'rest' => $this->config->makeRest(),
            'admin' => ['can_upload' => current_user_can('upload_files')],
            'texts' => $this->texts->listTexts() + [
                'image_upload' => __('Upload an image', 'islas'),
                'image_choose' => __('Choose from the library', 'islas'),
                'image_remove' => __('Remove the image', 'islas'),
                'image_uploading' => __('The image is being uploaded…', 'islas'),
                'image_ready' => __('The image is ready: save to keep it.', 'islas'),
                'image_removed' => __('The image is removed: save to keep it so.', 'islas'),
                'color_pick' => __('Pick a colour', 'islas'),
            ],
        ];
    }
}
