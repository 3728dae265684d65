<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\Platform\HookTable;
use Islas\Platform\Html;
use WP_HTML_Tag_Processor;

/**
 * Completes what WooCommerce's template prints, with the elements that its scripts would add in the browser: the
 * viewport around the slides, the thumbnails, and the link to the full screen. So the page has its height from the
 * start, and the link works without scripts.
 */
final class GalleryMarkup
{
    /** Classes that the stock scripts or a theme know, each with Islas' beside it (`js/withdraw-names.js`). */
    private const KNOWN = [
        'flex-control-nav flex-control-thumbs islas-gallery__thumbs',
        'woocommerce-product-gallery__trigger islas-gallery__trigger',
        'flex-viewport islas-gallery__viewport',
    ];

    private const SLIDER = 'islas-gallery--slider';

    private const WRAPPER = '/<div\b[^>]*\bclass="[^"]*\bwoocommerce-product-gallery__wrapper\b[^>]*>/';

    private GalleryScripts $scripts;

    public function __construct(GalleryScripts $scripts)
    {
        $this->scripts = $scripts;
    }

    public static function nameSlide(): string
    {
        /* translators: 1: number of an image, 2: number of all images */
        return __('Image %1$s of %2$s', 'islas');
    }

    /**
     * WooCommerce filter `woocommerce_single_product_image_gallery_classes`.
     *
     * @param mixed $classes
     * @return mixed
     */
    public function addClass($classes)
    {
        return is_array($classes) && GallerySupport::hasSlider() && $this->scripts->isOurs()
            ? array_merge($classes, [self::SLIDER])
            : $classes;
    }

    /** Before the template of the gallery. */
    public function startBuffer(): void
    {
        if ($this->scripts->isOurs()) {
            HookTable::addRows([['action', 'woocommerce_after_template_part', [$this, 'endBuffer'], 10, 1]]);
            ob_start();
        }
    }

    /**
     * WooCommerce hook `woocommerce_after_template_part`, from the template of the gallery to its end.
     *
     * @param mixed $template
     */
    public function endBuffer($template): void
    {
        if ($template === Module::TEMPLATE) {
            remove_action('woocommerce_after_template_part', [$this, 'endBuffer']);
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The template's markup, and Html's.
            echo $this->completeMarkup((string) ob_get_clean());
        }
    }

    /** The template's markup with what the scripts would add; as it is, where its wrapper cannot be found. */
    private function completeMarkup(string $html): string
    {
        if (preg_match(self::WRAPPER, $html, $match, PREG_OFFSET_CAPTURE) !== 1) {
            return $html;
        }
        $start = $match[0][1];
        [$end, $slides] = self::readGallery($html, $start);
        if ($end === 0) {
            return $html;
        }
        $wrapper = substr($html, $start, $end - $start);
        $hasSlider = GallerySupport::hasSlider() && count($slides) > 1;
        $before = substr($html, 0, $start);

        // One image is no slider: losing the class when the script starts would count as a shift of the layout.
        return ($hasSlider ? $before : str_replace(' ' . self::SLIDER, '', $before)) . $this->renderTrigger($slides)
            . ($hasSlider ? '<div class="' . self::KNOWN[2] . '">' . $wrapper . '</div>' : $wrapper)
            . ($hasSlider && GallerySupport::hasThumbnails() ? $this->renderThumbnails($slides) : '')
            . substr($html, $end);
    }

    /**
     * The end of the `div` that starts there, 0 if it has none, and its child `div`s.
     *
     * @return array{int, list<string>}
     */
    private static function readGallery(string $html, int $start): array
    {
        preg_match_all('/<(\/?)div\b[^>]*>/i', $html, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE, $start);
        $children = [];
        $depth = 0;
        $open = 0;
        foreach ($tags as [[$tag, $at], [$slash]]) {
            if ($slash === '' && ++$depth === 2) {
                $open = $at;
            }
            if ($slash !== '' && --$depth === 1) {
                $children[] = (string) substr($html, $open, $at - $open);
            }
            if ($depth === 0) {
                return [$at + strlen($tag), $children];
            }
        }

        return [0, []];
    }

    /** @param list<string> $slides */
    private function renderTrigger(array $slides): string
    {
        if (! GallerySupport::hasZoom() || ! GallerySupport::hasLightbox() || $slides === []) {
            return '';
        }
        $tags = new WP_HTML_Tag_Processor($slides[0]);
        $address = $tags->next_tag(['tag_name' => 'a']) ? $tags->get_attribute('href') : '';

        return is_string($address) && $address !== '' ? Html::el(
            'a',
            [
                'href' => $address,
                'class' => self::KNOWN[1],
                'aria-label' => __('View the images in full screen', 'islas'),
            ],
            Html::el('span', ['aria-hidden' => 'true'], Html::text('🔍'))
        )->markup() : '';
    }

    /** @param list<string> $slides */
    private function renderThumbnails(array $slides): string
    {
        $items = [];
        foreach ($slides as $i => $slide) {
            $items[] = self::renderThumbnail($slide, $i, count($slides));
        }

        return Html::el('ol', ['class' => self::KNOWN[0]], ...$items)->markup();
    }

    private static function renderThumbnail(string $slide, int $index, int $count): Html
    {
        $tags = new WP_HTML_Tag_Processor($slide);
        $tags->next_tag();
        $read = static function (string $name) use ($tags): string {
            $value = $tags->get_attribute('data-thumb' . $name);

            return is_string($value) ? $value : '';
        };
        $isFirst = $index === 0;
        // With its size, which WordPress writes into the name of the file, the image keeps its place until it is there.
        preg_match('/-(\d+)x(\d+)\.\w+$/', $read(''), $size);
        $image = $read('') === '' ? Html::text('▸') : Html::el('img', array_filter([
            'class' => $isFirst ? 'flex-active' : '',
            'width' => $size[1] ?? '',
            'height' => $size[2] ?? '',
            'src' => $read(''),
            'srcset' => $read('-srcset'),
            'sizes' => $read('-sizes'),
        ]) + ['alt' => $read('-alt'), 'draggable' => 'false']);
        $name = sprintf(self::nameSlide(), (string) ($index + 1), (string) $count);

        return Html::el('li', [], Html::el('button', array_filter([
            'type' => 'button',
            'aria-label' => $read('-alt') === '' ? $name : '',
            'aria-current' => $isFirst ? 'true' : '',
        ]), $image));
    }
}
