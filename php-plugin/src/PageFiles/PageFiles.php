<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\Assets;
use Islas\Platform\DataFiles;
use Islas\Platform\FileRows;
use Islas\Platform\SignedVisit;
use WP_Styles;
use _WP_Dependency;

/**
 * The rules that WordPress, WooCommerce and the theme add to every page alike come from files at the same places: the
 * cascade is the same, and from the second page on the browser has them. WordPress prints both, from its list of style
 * sheets.
 */
final class PageFiles
{
    /** Beginning of the handle of a file whose rules belong to another style sheet. */
    private const HANDLE = 'islas-';

    private DataFiles $files;
    private Assets $assets;

    public function __construct(DataFiles $files, Assets $assets)
    {
        $this->files = $files;
        $this->assets = $assets;
    }

    /** WordPress hook `wp_head`, before the script of the head, which replaces a file that is lost. */
    public function addHeadData(): void
    {
        if (isset(FileRows::readKnown()[DataFiles::STYLE])) {
            $this->assets->addHeadData('styles', DataFiles::buildFileAddress());
        }
    }

    /**
     * WordPress hooks `wp_enqueue_scripts` and `wp_footer`, before small files are put into the page: the larger ones
     * of the site stay files.
     */
    public function keepFiles(): void
    {
        $source = null;
        $styles = wp_styles();
        foreach (self::isPage() ? $styles->queue : [] as $handle) {
            $style = $styles->registered[$handle] ?? null;
            $path = $style === null ? null : $style->extra['path'] ?? null;
            if ($style === null || ! is_string($path) || $path === '') {
                continue;
            }
            $source ??= new StyleSource();
            if (
                $source->isOnManyPages($style) && wp_filesize($path) >= RuleSet::LEAST
                && $source->isOnShopHost($style) && self::isWanted($handle)
            ) {
                wp_style_add_data($handle, 'path', '');
            }
        }
    }

    /**
     * WordPress filter `print_styles_array`.
     *
     * @param mixed $handles
     * @return mixed
     */
    public function moveRulesToFiles($handles)
    {
        if (! is_array($handles) || ! self::isPage()) {
            return $handles;
        }
        $styles = wp_styles();
        $printed = [];
        foreach ($handles as $handle) {
            $printed[] = $handle;
            $style = is_string($handle) ? $styles->registered[$handle] ?? null : null;
            $behind = $style === null || in_array($handle, $styles->done, true)
                ? ''
                : $this->moveRules($styles, $style);
            if ($behind !== '') {
                $printed[] = $behind;
            }
        }

        return $printed;
    }

    /** @return string Handle of the file that is printed behind the style sheet, '' for none. */
    private function moveRules(WP_Styles $styles, _WP_Dependency $style): string
    {
        $rules = RuleSet::fromStyle($style);
        if ($rules === null || ! self::isWanted($style->handle)) {
            return '';
        }
        if (SignedVisit::isAsked(SignedVisit::LOOK) && ! ($rules->canMove() && (new StyleSource())->isOfSite($style))) {
            return '';
        }
        $address = $this->files->findAddress($style->handle, $rules->getShared(), DataFiles::STYLE);
        if ($address === null) {
            return '';
        }
        if (! $style->src) {
            $style->src = $address;
            $style->ver = null;
            $styles->add_data($style->handle, 'after', $rules->getRest());
            return '';
        }
        $handle = self::HANDLE . $style->handle;
        $styles->add($handle, $address, [], null);
        $styles->add_data($handle, 'after', $rules->getRest());
        $styles->add_data($style->handle, 'after', []);

        return $handle;
    }

    /** The Customizer writes into these style sheets. Other sites show an embed in a frame without an origin. */
    public static function isPage(): bool
    {
        return did_action('template_redirect') > 0 && ! is_admin() && ! is_customize_preview() && ! is_embed();
    }

    public static function isWanted(string $name): bool
    {
        /**
         * Filters whether what is printed into every page comes from a file.
         *
         * @param bool $isWanted
         * @param string $name Handle of a style sheet, as `global-styles`.
         */
        return (bool) apply_filters('islas_page_file', true, $name);
    }
}
