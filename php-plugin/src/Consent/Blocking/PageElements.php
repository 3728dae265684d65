<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * Scripts and frames of a printed page, those that are held as well as those that run at once.
 *
 * @phpstan-type Element array{tag: 'SCRIPT'|'IFRAME', category: string|null, src: string, provider: string}
 */
final class PageElements
{
    /** @return list<Element> The category is null in an element that is not held; the provider is '' in an unknown one. */
    public static function in(string $html): array
    {
        $elements = [];
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag !== 'SCRIPT' && $tag !== 'IFRAME') {
                continue;
            }
            $category = self::text($tags, 'data-islas-consent') ?? self::text($tags, 'data-category');
            $elements[] = [
                'tag' => $tag,
                'category' => $category,
                'src' => self::text($tags, 'data-islas-src') ?? self::text($tags, 'src') ?? '',
                'provider' => self::text($tags, 'data-islas-provider') ?? '',
            ];
        }

        return $elements;
    }

    private static function text(WP_HTML_Tag_Processor $tags, string $name): ?string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? $value : null;
    }
}
