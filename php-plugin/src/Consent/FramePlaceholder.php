<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Markup\Html;
use WP_HTML_Tag_Processor;

/**
 * What a visitor meets in place of a held frame: who is behind it, a button that loads it and a link to it.
 */
final class FramePlaceholder
{
    /** Attributes a frame's placeholder takes its size from. */
    private const SIZES = ['width' => 'inline-size', 'height' => 'block-size'];

    public static function ofFrame(WP_HTML_Tag_Processor $frame): Html
    {
        $provider = HeldTag::attribute($frame, 'data-islas-provider');
        $name = CookieList::providerName($provider);
        $category = Words::category(HeldTag::attribute($frame, 'data-islas-consent'));
        $src = HeldTag::attribute($frame, 'data-islas-src');
        $style = '';
        foreach (self::SIZES as $attribute => $property) {
            $size = HeldTag::attribute($frame, $attribute);
            if (preg_match('/^\d+(px)?$/', $size) === 1) {
                $style .= $property . ':' . (int) $size . 'px;';
            }
        }
        $width = (int) HeldTag::attribute($frame, 'width');
        $height = (int) HeldTag::attribute($frame, 'height');
        $ratio = $width > 0 && $height > 0 ? 'aspect-ratio:' . $width . '/' . $height . ';' : '';
        if ($ratio !== '') {
            $style = 'inline-size:' . $width . 'px;max-inline-size:100%;' . $ratio;
        }

        return Html::el(
            'div',
            ['class' => 'islas-consent-placeholder', 'style' => $style === '' ? null : $style],
            Html::el('p', [], Html::text(sprintf(
                /* translators: 1: name of a provider, 2: name of a category, such as "Marketing" */
                __('%1$s shows this content and may leave cookies (%2$s).', 'islas'),
                $name,
                $category
            ))),
            Html::el('p', [], Html::el('button', [
                'type' => 'button', 'class' => 'button wp-element-button', 'data-islas-action' => 'consent.embed',
                'data-islas-provider' => $provider === '' ? null : $provider,
            ], Html::text(
                /* translators: %s: name of a provider */
                sprintf(__('Load content of %s', 'islas'), $name)
            ))),
            Html::el('p', [], Html::el(
                'a',
                ['href' => strpos($src, '//') === 0 ? 'https:' . $src : $src, 'rel' => 'noopener'],
                /* translators: %s: name of a provider */
                Html::text(sprintf(__('Open at %s', 'islas'), $name))
            ))
        );
    }
}
