<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * The plugins whose data can be imported.
 */
final class Sources
{
    /** @return array<string, Source> By slug. */
    public static function listSources(): array
    {
        $sources = [];
        foreach (
            [
                new VariationSwatches(),
                new CartFlowsSwatches(),
                new WpcSwatches(),
                new EuCookies(),
                new Complianz(),
                new CookieYes(),
            ] as $source
        ) {
            $sources[$source->getSlug()] = $source;
        }

        return $sources;
    }

    /** Also the proposed colours; null for an unknown slug. */
    public static function findSource(string $slug): ?Source
    {
        return $slug === Colours::SLUG ? new Colours() : self::listSources()[$slug] ?? null;
    }

    public static function nameSource(string $slug): string
    {
        $source = self::findSource($slug);

        return $source === null ? $slug : $source->getName();
    }
}
