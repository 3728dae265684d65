<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Markup\TagEditor;

/**
 * Links by which a browser fetches a file or connects to a host before a script or a frame asks for it: what they name
 * waits as that does.
 *
 * @phpstan-import-type Match from Rules
 */
final class HeldLinks
{
    private const CONNECTS = ['preconnect', 'dns-prefetch'];
    private const FETCHES = ['stylesheet', 'preload', 'modulepreload', 'prefetch', 'prerender', 'subresource'];
    private const ADDRESSES = ['href', 'imagesrcset'];

    private Rules $rules;
    private HeldModules $modules;

    public function __construct(Rules $rules, HeldModules $modules)
    {
        $this->rules = $rules;
        $this->modules = $modules;
    }

    /** Holds the link the walk has come to, if it has to wait. */
    public function visit(TagEditor $tags): void
    {
        $match = $tags->is_tag_closer() || HeldTag::isHeld($tags) ? null : $this->matchOf($tags);
        if ($match === null) {
            return;
        }
        $attributes = ['data-islas-consent' => $match['category']];
        if ($match['provider'] !== '') {
            $attributes['data-islas-provider'] = $match['provider'];
        }
        $names = [];
        foreach (self::ADDRESSES as $name) {
            $value = HeldTag::attribute($tags, $name);
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

        return is_string($address) && $this->byRelation([strtolower($relation)], $address) !== null;
    }

    /** @return Match|null */
    private function matchOf(TagEditor $tags): ?array
    {
        $relations = preg_split('~\s+~', strtolower(HeldTag::attribute($tags, 'rel'))) ?: [];
        $match = $this->byRelation($relations, HeldTag::attribute($tags, 'href'));
        if ($match !== null || array_intersect($relations, ['preload', 'modulepreload']) === []) {
            return $match;
        }
        foreach (explode(' ', HeldTag::attribute($tags, 'imagesrcset')) as $address) {
            $match ??= $this->rules->ofUrl(trim($address, ' ,'));
        }

        return $match ?? $this->modules->ofElement(HeldTag::attribute($tags, 'id'));
    }

    /**
     * @param list<string> $relations
     * @return Match|null
     */
    private function byRelation(array $relations, string $address): ?array
    {
        if (array_intersect($relations, self::CONNECTS) !== []) {
            return $this->rules->ofHost($address);
        }
        $isFetched = array_intersect($relations, self::FETCHES) !== [];
        // A page has many style sheets, nearly all its own.
        $isPassed = $relations === ['stylesheet'] && OwnScripts::isHere($address);

        return $isFetched && ! $isPassed ? $this->rules->ofUrl($address) : null;
    }
}
