<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Blocking\OwnScripts;
use Islas\Consent\Blocking\PageElements;
use Islas\Consent\Blocking\Rules;
use Islas\Platform\OwnPage;
use Islas\Platform\Pattern;

/**
 * Reads a few pages of the shop as a new visitor gets them, and lists their scripts and frames of other sites, and
 * code in the pages that is a known provider's: what waits for consent as well as what runs at once. So it finds the
 * same while consent is off.
 *
 * @phpstan-import-type Tag from StartState
 */
final class PageReader
{
    private Rules $rules;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    /** @return list<string> The home page, the listing, the product published last. */
    private static function addresses(): array
    {
        $products = get_posts(['post_type' => 'product', 'post_status' => 'publish', 'numberposts' => 1]);

        return array_values(array_unique(array_filter([
            home_url('/'),
            (string) get_permalink(wc_get_page_id('shop')),
            $products === [] ? '' : (string) get_permalink($products[0]),
        ])));
    }

    /** @return list<Tag>|null Null where no page could be read. */
    public function read(): ?array
    {
        $tags = [];
        $isRead = false;
        foreach (self::addresses() as $address) {
            ['html' => $html, 'problem' => $problem] = OwnPage::fetchPage($address, ['timeout' => 10]);
            if ($problem === '') {
                $isRead = true;
                $tags = array_merge($tags, $this->tags($html));
            }
        }

        return $isRead ? array_values(array_column($tags, null, 'address')) : null;
    }

    /** @return list<Tag> One for each address, and for each provider whose code stands in the page itself. */
    public function tags(string $html): array
    {
        $found = [];
        foreach (PageElements::findIn($html) as $element) {
            ['category' => $held, 'src' => $src, 'provider' => $named, 'code' => $code] = $element;
            $held ??= '';
            $match = $code === '' ? $this->rules->matchUrl($src) : $this->rules->matchInline($code);
            $provider = $named !== '' ? $named : $match['provider'] ?? '';
            $isOfOthers = wp_parse_url($src, PHP_URL_HOST) !== null && ! OwnScripts::isOfShop($src);
            if ($isOfOthers || ($provider !== '' && ($held !== '' || $code !== ''))) {
                $address = $isOfOthers ? self::withoutQuery($src) : $provider;
                $category = $held !== '' ? $held : $match['category'] ?? '';
                $found[$address] = ['address' => $address, 'provider' => $provider, 'category' => $category];
            }
        }

        return array_values($found);
    }

    private static function withoutQuery(string $address): string
    {
        return substr(Pattern::replace('~^(?:https?:)?//|[?#].*$~is', '', $address), 0, StartState::LONGEST);
    }
}
