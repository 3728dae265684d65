<?php

declare(strict_types=1);

namespace Islas\PageFiles;

use Islas\Platform\DataFiles;

/**
 * The style sheets that WordPress, WooCommerce and the theme print into every page, and the emoji test, become files at
 * the same places: the cascade is the same, and from the second page on the browser has them. What is not printed as
 * WordPress prints it stays in the page.
 */
final class PageFiles
{
    private const EMOJI = 'wp-emoji-loader';

    /** Files of one page that are written, so that no page has more requests than without Islas. */
    private const MOST = 4;
    /** With swatches on the cards of a listing, which bring files of their own. */
    private const MOST_WITH_CARDS = 3;
    private const CARD = ' data-island="swatch-card"';

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
        $links = $this->links($html);
        ksort($links);
        $pieces = [];
        $at = 0;
        foreach ($links as $start => [$end, $link]) {
            array_push($pieces, substr($html, $at, $start - $at), $link);
            $at = $end;
        }
        $html = implode('', $pieces) . substr($html, $at);

        return self::isWanted(self::EMOJI) ? EmojiLoader::replace($html) : $html;
    }

    /** @return array<int, array{int, string}> Where a link stands in the page: from its start to its end. */
    private function links(string $html): array
    {
        $links = [];
        $toWrite = [];
        $source = new StyleSource();
        foreach (PageStyle::inHead($html) as $style) {
            $file = $style->isLarge() ? $source->file($style->handle()) : null;
            $isFile = $file !== null && $style->shareOnly($file['rules']);
            if (! $isFile && ! $source->isOfSite($style->handle())) {
                continue;
            }
            if (! $style->canMove() || ! $style->isLast() || ! self::isWanted($style->handle())) {
                continue;
            }
            if ($isFile) {
                $link = self::link($style->handle() . '-css', $file['address']) . $style->restElement();
                $links[$style->start()] = [$style->end(), $link];
            } else {
                $toWrite[] = $style;
            }
        }
        $written = [];
        $most = strpos($html, self::CARD) === false ? self::MOST : self::MOST_WITH_CARDS;
        foreach (StyleRun::largestFirst(StyleRun::divide($html, $toWrite)) as $run) {
            if (count($written) >= $most) {
                break;
            }
            $link = $this->linkOf($run);
            $written += $link;
            // Together they differ from page to page.
            foreach ($link === [] ? $run->singles() : [] as $single) {
                $written += $this->linkOf($single);
            }
        }

        return $links + array_slice($written, 0, $most, true);
    }

    /** @return array<int, array{int, string}> Empty if there can be no such file. */
    private function linkOf(StyleRun $run): array
    {
        $name = $run->name();
        $address = $name === null ? null : $this->files->address($name, $run->rules(), DataFiles::STYLE);
        if ($address === null) {
            return [];
        }
        $last = $run->last();
        $id = $last->hasRest() ? 'islas-' . $last->handle() : $last->handle() . '-inline-css';

        return [$run->start() => [$last->end(), self::link($id, $address) . $last->restElement()]];
    }

    private static function link(string $id, string $address): string
    {
        // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Stands where WordPress has printed it.
        return sprintf('<link rel="stylesheet" id="%s" href="%s" />', esc_attr($id), esc_url($address));
    }

    private static function isWanted(string $name): bool
    {
        /**
         * Filters whether what is printed into every page comes from a file.
         *
         * @param bool $isWanted
         * @param string $name Handle of a style sheet, as `global-styles`, or `wp-emoji-loader`.
         */
        return (bool) apply_filters('islas_page_file', true, $name);
    }
}
