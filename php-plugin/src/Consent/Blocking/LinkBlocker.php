<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\Pattern;

/**
 * Blocks links that preload a file or connect to a host, if the script or frame they prepare is blocked.
 *
 * @phpstan-import-type Match from Rules
 */
final class LinkBlocker
{
    private const CONNECTS = ['preconnect', 'dns-prefetch'];
    private const FETCHES = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'prerender', 'subresource'];
    /** One of a header, with its address and its parameters. */
    private const LINK = '~<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^,;"\s]+))?)*)~';

    private Rules $rules;
    private ModuleBlocker $modules;

    public function __construct(Rules $rules, ModuleBlocker $modules)
    {
        $this->rules = $rules;
        $this->modules = $modules;
    }

    /** Holds the link the walk has come to, if it has to wait. */
    public function visitTag(TagEditor $tags): void
    {
        $match = $tags->is_tag_closer() || Marks::isMarked($tags) ? null : $this->matchLink($tags);
        if ($match === null) {
            return;
        }
        $attributes = [Marks::KEY => Marks::makeKey(), 'data-islas-consent' => $match['category']];
        if ($match['provider'] !== '') {
            $attributes['data-islas-provider'] = $match['provider'];
        }
        $names = [];
        foreach (FrameAddresses::HELD['LINK'] as $name) {
            $value = BlockedTag::readAttribute($tags, $name);
            if ($value !== '') {
                $names[] = $name;
                $attributes['data-islas-' . $name] = $value;
            }
        }
        $attributes['data-islas-held'] = implode(' ', $names);
        $tags->exchangeAttributes($attributes, $names);
    }

    /**
     * What a plugin or the theme asks WordPress to print as hints.
     *
     * @param mixed $hint An address, or the attributes of a link.
     */
    public function isHint($hint, string $relation): bool
    {
        $address = is_array($hint) ? $hint['href'] ?? '' : $hint;

        return is_string($address) && $this->matchRelation([strtolower($relation)], $address) !== null;
    }

    /**
     * The same links as a header of the answer. They say nothing to a page that could put them back, and are left out.
     *
     * @param string $header Its value, or one of several.
     * @return string What of it need not wait, '' for nothing.
     */
    public function removeBlocked(string $header): string
    {
        /** @var array{list<string>, list<string>, list<string>}|null $links */
        $links = Pattern::findMatches(self::LINK, $header);
        if ($links === null || $links[0] === []) {
            return $links === null ? '' : $header;
        }
        $kept = [];
        foreach ($links[0] as $index => $link) {
            $isNamed = preg_match('~;\s*rel\s*=\s*(?:"([^"]*)"|([^,;"\s]+))~i', $links[2][$index], $rel) === 1;
            $relations = $isNamed ? explode(' ', strtolower($rel[1] . ($rel[2] ?? ''))) : [];
            if ($this->matchRelation($relations, trim($links[1][$index])) === null) {
                $kept[] = $link;
            }
        }

        return count($kept) === count($links[0]) ? $header : implode(', ', $kept);
    }

    /** Looks at the headers that are to be sent with this page. */
    public function cleanHeaders(): void
    {
        $links = [];
        foreach (headers_list() as $header) {
            if (stripos($header, 'link:') === 0) {
                $links[] = trim((string) substr($header, 5));
            }
        }
        $kept = array_values(array_diff(array_map([$this, 'removeBlocked'], $links), ['']));
        if ($kept === $links || headers_sent()) {
            return;
        }
        header_remove('Link');
        foreach ($kept as $link) {
            header('Link: ' . $link, false);
        }
    }

    /** @return Match|null */
    private function matchLink(TagEditor $tags): ?array
    {
        $relations = preg_split('~\s+~', strtolower(BlockedTag::readAttribute($tags, 'rel'))) ?: [];
        $match = $this->matchRelation($relations, BlockedTag::readAttribute($tags, 'href'));
        if ($match !== null || array_intersect($relations, ['preload', 'modulepreload']) === []) {
            return $match;
        }
        foreach (explode(' ', BlockedTag::readAttribute($tags, 'imagesrcset')) as $address) {
            $match ??= $this->rules->matchUrl(trim($address, ' ,'));
        }

        return $match ?? $this->modules->matchElement(BlockedTag::readAttribute($tags, 'id'));
    }

    /**
     * @param list<string> $relations
     * @return Match|null
     */
    private function matchRelation(array $relations, string $address): ?array
    {
        if (array_intersect($relations, self::CONNECTS) !== []) {
            return $this->rules->matchHost($address);
        }
        $isFetched = array_intersect($relations, self::FETCHES) !== [];
        // A page has many style sheets, nearly all its own.
        $isPassed = $relations === ['stylesheet'] && OwnScripts::isOfShop($address);

        return $isFetched && ! $isPassed ? $this->rules->matchUrl($address) : null;
    }
}
