<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;

/**
 * The placeholder over a blocked frame: its provider, a button that loads it and a link to it. It is phrasing content
 * and takes no room.
 *
 * @phpstan-import-type Match from Rules
 * @phpstan-type Content array{
 *     id: string, region: string, name: string, provider: string, href: string,
 *     texts: array{about: string, load: string, open: string}
 * }
 */
final class FramePlaceholder
{
    /** Name by which style sheets find the box of the frame with this identity. */
    public static function makeAnchor(string $id): string
    {
        return '--islas-' . $id;
    }

    /**
     * @param Match $match
     * @param bool $mayLink Not where it would stand in another link.
     */
    public static function renderPlaceholder(string $id, array $match, string $address, bool $mayLink): string
    {
        $name = CookieList::providerName($match['provider']);
        $texts = self::listTexts();
        $href = strpos($address, '//') === 0 ? 'https:' . $address : $address;

        $placeholder = self::renderContent([
            'id' => $id,
            'region' => Marks::makeKey(),
            'name' => $name,
            'provider' => $match['provider'],
            'href' => $mayLink ? $href : '',
            'texts' => [
                'about' => sprintf($texts['frame_about'], $name, Labels::category($match['category'])),
                'load' => sprintf($texts['frame_load'], $name),
                'open' => sprintf($texts['frame_open'], $name),
            ],
        ]);

        // At once: what the page has printed by then may be all of it.
        return Html::join($placeholder, ContentPolicy::renderSheet())->markup();
    }

    /**
     * The tree of `widgets/consent/held/markup.tsx`; an empty text is a part that is not there. Needs no WordPress.
     *
     * @param Content $content
     */
    public static function renderContent(array $content): Html
    {
        ['id' => $id, 'provider' => $provider, 'href' => $href, 'texts' => $texts] = $content;

        return Html::el(
            'span',
            [
                'class' => 'islas-consent-placeholder', 'data-islas-frame' => $id,
                Marks::REGION => $content['region'] === '' ? null : $content['region'], 'role' => 'group',
                'aria-label' => $content['name'],
            ] + ContentPolicy::makeAttributes('position-anchor:' . self::makeAnchor($id)),
            Html::el('span', [], Html::text($texts['about'])),
            Html::el('button', [
                'type' => 'button', 'class' => 'button wp-element-button', 'data-islas-action' => 'consent.embed',
                'data-islas-provider' => $provider === '' ? null : $provider,
            ], Html::text($texts['load'])),
            $href === ''
                ? Html::join()
                : Html::el('a', ['href' => $href, 'rel' => 'noopener'], Html::text($texts['open']))
        );
    }

    /** @return array<string, string> What it says, by the keys of `CONSENT_TEXTS`; scripts put the names in, too. */
    public static function listTexts(): array
    {
        return [
            /* translators: 1: name of a provider, 2: name of a category, such as "Marketing" */
            'frame_about' => __('%1$s shows this content and may leave cookies (%2$s).', 'islas'),
            /* translators: %s: name of a provider */
            'frame_load' => __('Load content of %s', 'islas'),
            /* translators: %s: name of a provider */
            'frame_open' => __('Open at %s', 'islas'),
        ];
    }
}
