<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\DataFiles;

/**
 * The style sheets and the emoji test that WordPress prints into every page, some 4 kB of each document (gzip), become
 * files at the same places: the cascade is the same, and from the second page on the browser has them. What is not
 * printed as WordPress prints it stays in the page.
 */
final class PageFiles
{
    private const EMOJI = 'wp-emoji-loader';

    private DataFiles $files;

    public function __construct(DataFiles $files)
    {
        $this->files = $files;
    }

    /**
     * WordPress filter `wp_template_enhancement_output_buffer`.
     *
     * @param mixed $html
     * @return mixed
     */
    public function page($html)
    {
        // The Customizer writes into these style sheets. Other sites show an embed in a frame without an origin, which
        // may load no file as a module.
        if (! is_string($html) || is_customize_preview() || is_embed()) {
            return $html;
        }
        foreach (PageStyle::HANDLES as $handle) {
            $style = PageStyle::find($html, $handle);
            $address = $style && self::isWanted($handle)
                ? $this->files->address($handle, $style->shared(), DataFiles::STYLE)
                : null;
            $html = $style && $address !== null ? $style->replaced($address) : $html;
        }

        return self::isWanted(self::EMOJI) ? EmojiLoader::replace($html) : $html;
    }

    private static function isWanted(string $name): bool
    {
        /**
         * Filters whether what WordPress prints into every page comes from a file.
         *
         * @param bool $isWanted
         * @param string $name `global-styles`, `wp-block-library` or `wp-emoji-loader`.
         */
        return (bool) apply_filters('islas_page_file', true, $name);
    }
}
