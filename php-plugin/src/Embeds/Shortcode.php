<?php

declare(strict_types=1);

namespace Islas\Embeds;

use Islas\Platform\Assets;
use Islas\Platform\Html;
use Islas\Platform\Pattern;

/**
 * `[islas_embed url="…"]` and `[islas_embed id="…"]`, with an optional link text between the tags: prints a link, which
 * the browser replaces by a frame when it comes into view. Without JavaScript the link stays.
 */
final class Shortcode
{
    private Module $embeds;
    private Assets $assets;

    public function __construct(Module $embeds, Assets $assets)
    {
        $this->embeds = $embeds;
        $this->assets = $assets;
    }

    /**
     * @param mixed $attributes
     * @param mixed $content
     */
    public function renderShortcode($attributes, $content = ''): string
    {
        $given = is_array($attributes) ? $attributes : [];
        // The editor writes the ampersands of an address as entities.
        $url = isset($given['url']) && is_string($given['url'])
            ? esc_url_raw(html_entity_decode(trim($given['url']), ENT_QUOTES))
            : '';
        $id = isset($given['id']) && is_numeric($given['id']) ? (int) $given['id'] : 0;
        $label = is_string($content) ? trim(Frames::flattenText($content)) : '';
        if ($url !== '') {
            $data = $this->embeds->frames->isAllowed($url)
                ? ['data-embed-security' => Signature::signFrame('url', $url), 'data-embed-url' => $url]
                : [];
            return $this->renderFigure($data, $url, $label)->markup();
        }
        $post = $this->embeds->frames->findPost($id);
        if ($post === null) {
            return '';
        }
        $data = ['data-embed-security' => Signature::signFrame('id', (string) $id), 'data-embed-id' => $id];

        return $this->renderFigure($data, $post['page'], $label === '' ? $post['title'] : $label)->markup();
    }

    /** @param array<string, string|int> $data */
    private function renderFigure(array $data, string $address, string $label): Html
    {
        $plain = Pattern::replace('/^https?:\/\/(www\.)?/', '', $address);
        $link = Html::el('a', ['href' => $address], Html::text($label === '' ? $plain : $label));

        if ($data !== []) {
            $this->assets->enqueueEmbeds();
        }

        return Html::el('figure', ['class' => 'islas-embed'] + $data, $link);
    }
}
