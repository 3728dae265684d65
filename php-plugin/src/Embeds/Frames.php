<?php

declare(strict_types=1);

namespace Islas\Embeds;

use Islas\Platform\Pattern;
use WP_Error;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Resolves a frame's address: by oEmbed from another site, or a page of this shop.
 *
 * @phpstan-type Frame array{src: string, title: string, width: int, height: int}
 */
final class Frames
{
    /** Prefix of the transients; the uninstaller deletes them. */
    public const TRANSIENT = 'islas_embed_';

    /** Seconds before a site that did not answer is asked again. */
    private const AGAIN_AFTER = 300;
    /** What WordPress' script in the embedded page looks for. */
    private const SECRET_LENGTH = 10;
    private const WIDTH = 16;
    private const HEIGHT = 9;

    private Hosts $hosts;

    public function __construct(Hosts $hosts)
    {
        $this->hosts = $hosts;
    }

    public function isAllowed(string $url): bool
    {
        return $this->hosts->isAllowed($url);
    }

    /**
     * Asks WordPress's oEmbed once a day; an address of no known provider is itself what the frame shows.
     *
     * @return Frame|WP_Error With the codes `host` and `missing`.
     */
    public function fetchUrl(string $url)
    {
        if (! $this->isAllowed($url)) {
            return new WP_Error('host', __('Pages of this site may not be embedded.', 'islas'));
        }
        $key = self::TRANSIENT . md5($url);
        $kept = self::makeFrame(get_transient($key));
        if ($kept === null) {
            $kept = $this->fetch($url);
            set_transient($key, $kept, $kept['src'] === '' ? self::AGAIN_AFTER : DAY_IN_SECONDS);
        }
        // Checked after the cache: the owner may have changed the list since.
        return $kept['src'] !== '' && $this->isAllowed($kept['src']) ? $kept : self::makeNotFoundError();
    }

    /** @return Frame|WP_Error A published page of this shop. */
    public function fetchPost(int $id)
    {
        $post = $this->findPost($id);

        return $post === null || $post['embed'] === ''
            ? self::makeNotFoundError()
            : [
                // One for each frame, made when it is asked for: with it this page may say its height, and no other.
                'src' => $post['embed'] . '#?secret=' . wp_generate_password(self::SECRET_LENGTH, false),
                'title' => $post['title'],
                'width' => self::WIDTH,
                'height' => self::HEIGHT,
            ];
    }

    /** @return array{title: string, page: string, embed: string}|null The title as text, without entities. */
    public function findPost(int $id): ?array
    {
        $post = $id > 0 ? get_post($id) : null;
        if (! $post instanceof WP_Post || ! is_post_publicly_viewable($post) || $post->post_password !== '') {
            return null;
        }

        return [
            'title' => self::flattenText((string) get_the_title($post)),
            'page' => (string) get_permalink($post),
            'embed' => self::removeSecret((string) get_post_embed_url($post)),
        ];
    }

    /** @return Frame An empty `src` when the site gave none. */
    private function fetch(string $url): array
    {
        $oembed = _wp_oembed_get_object();
        if (! $oembed->get_provider($url, ['discover' => false])) {
            return ['src' => $url, 'title' => '', 'width' => self::WIDTH, 'height' => self::HEIGHT];
        }
        $answer = $oembed->get_data($url, ['discover' => false]);
        $data = is_object($answer) ? get_object_vars($answer) : [];
        $html = is_string($data['html'] ?? null) ? $data['html'] : '';
        return self::makeFrame([
            // Remove the other site's secret: this frame gets another.
            'src' => self::removeSecret(esc_url_raw(self::findFrameSource($html))),
            'title' => is_string($data['title'] ?? null) ? self::flattenText($data['title']) : '',
        ] + $data)
            ?? ['src' => '', 'title' => '', 'width' => self::WIDTH, 'height' => self::HEIGHT];
    }

    /** The address of the first frame in another site's markup; '' without one. */
    private static function findFrameSource(string $html): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            $src = $tags->get_tag() === 'IFRAME' ? $tags->get_attribute('src') : null;
            if (is_string($src)) {
                return $src;
            }
        }

        return '';
    }

    /** One line of text from what WordPress or another site gives as HTML: decoded once, here. */
    public static function flattenText(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html, true), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    private static function removeSecret(string $url): string
    {
        return Pattern::replace('/#\?secret=.*$/s', '', $url);
    }

    /**
     * @param mixed $value
     * @return Frame|null
     */
    private static function makeFrame($value): ?array
    {
        if (! is_array($value) || ! is_string($value['src'] ?? null)) {
            return null;
        }
        $size = static fn (string $name, int $else): int => is_numeric($value[$name] ?? null) && $value[$name] >= 1
            ? (int) $value[$name]
            : $else;
        $isSized = $size('width', 0) > 0 && $size('height', 0) > 0;

        return [
            'src' => $value['src'],
            'title' => is_string($value['title'] ?? null) ? $value['title'] : '',
            'width' => $isSized ? $size('width', self::WIDTH) : self::WIDTH,
            'height' => $isSized ? $size('height', self::HEIGHT) : self::HEIGHT,
        ];
    }

    private static function makeNotFoundError(): WP_Error
    {
        return new WP_Error('missing', __('This content could not be found.', 'islas'));
    }
}
