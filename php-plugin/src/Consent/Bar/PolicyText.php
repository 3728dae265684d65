<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Platform\Html;
use Islas\Platform\Pattern;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * The text of the privacy page as it is stored, for an answer that caches keep for everybody: no shortcode runs, no
 * block is rendered, and what a block shows to some visitors only is left out. Where nothing is left, as on a page with
 * a password, a link leads to the page.
 */
final class PolicyText
{
    /** Settings of a block that say who sees it. */
    private const CONDITIONS = '/"[^"]*(?:visib|condition|restrict|member)[^"]*":/i';

    /** What is no text: comments, and code in a block of HTML. */
    private const HIDDEN = '~<!--.*?-->|<(script|style)\b.*?</\1\s*>~is';

    public static function extractText(WP_Post $page): string
    {
        $text = $page->post_password === '' ? self::readBlocks(parse_blocks($page->post_content)) : '';
        $text = wp_kses_post(wpautop(strip_shortcodes(Pattern::replace(self::HIDDEN, '', $text))));

        return trim(wp_strip_all_tags($text)) !== '' ? $text : Html::el('p', [], Html::el(
            'a',
            ['href' => (string) get_permalink($page)],
            Html::text($page->post_title)
        ))->markup();
    }

    /** @param array<mixed> $blocks As WordPress parses them. */
    private static function readBlocks(array $blocks): string
    {
        $text = '';
        foreach ($blocks as $block) {
            $block = is_array($block) ? $block : [];
            $pieces = self::isForAll($block) && is_array($block['innerContent'] ?? null) ? $block['innerContent'] : [];
            $inner = is_array($block['innerBlocks'] ?? null) ? array_values($block['innerBlocks']) : [];
            foreach ($pieces as $piece) {
                $text .= is_string($piece) ? $piece : self::readBlocks([array_shift($inner)]);
            }
        }

        return $text;
    }

    /**
     * Blocks of WordPress keep what they show; those of others that are rendered may show it to some only.
     *
     * @param array<mixed> $block
     */
    private static function isForAll(array $block): bool
    {
        $name = is_string($block['blockName'] ?? null) ? $block['blockName'] : '';
        $type = $name === '' || strpos($name, 'core/') === 0
            ? null
            : WP_Block_Type_Registry::get_instance()->get_registered($name);
        $settings = (string) wp_json_encode(array_diff_key((array) ($block['attrs'] ?? []), ['content' => 1]));

        return ($type === null || ! $type->is_dynamic()) && preg_match(self::CONDITIONS, $settings) !== 1;
    }
}
