<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * Scripts and frames of a printed page, those that are held as well as those that run at once.
 *
 * @phpstan-type Element array{
 *     tag: 'SCRIPT'|'IFRAME', category: string|null, src: string, provider: string, code: string
 * }
 */
final class PageElements
{
    /** Types of scripts that browsers run. */
    private const RUNS = '~^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script.*)$~i';

    /** Ids of scripts of Islas, and of data for scripts: neither is a provider's code. */
    private const OWN = '~^islas|-js-extra$~';

    /**
     * @return list<Element> The category is null in an element that is not held; the provider is '' in an unknown one;
     *     the code is that of a script that stands in the page and runs, '' in any other.
     */
    public static function findIn(string $html): array
    {
        $elements = [];
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag !== 'SCRIPT' && $tag !== 'IFRAME') {
                continue;
            }
            $category = self::readText($tags, 'data-islas-consent') ?? self::readText($tags, 'data-category');
            $src = self::readText($tags, 'data-islas-src') ?? self::readText($tags, 'src') ?? '';
            $runs = $tag === 'SCRIPT' && $src === ''
                && preg_match(self::RUNS, trim(self::readText($tags, 'type') ?? '')) === 1
                && preg_match(self::OWN, self::readText($tags, 'id') ?? '') !== 1;
            $elements[] = [
                'tag' => $tag,
                'category' => $category,
                'src' => $src,
                'provider' => self::readText($tags, 'data-islas-provider') ?? '',
                'code' => $runs ? $tags->get_modifiable_text() : '',
            ];
        }

        return $elements;
    }

    private static function readText(WP_HTML_Tag_Processor $tags, string $name): ?string
    {
        $value = $tags->get_attribute($name);

        return is_string($value) ? $value : null;
    }
}
