<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * The plugins whose data can be imported.
 */
final class Sources
{
    /** @return array<string, Source> By slug. */
    public static function all(): array
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
            $sources[$source->slug()] = $source;
        }

        return $sources;
    }

    /** Also the proposed colours; null for an unknown slug. */
    public static function get(string $slug): ?Source
    {
        return $slug === Colours::SLUG ? new Colours() : self::all()[$slug] ?? null;
    }

    public static function name(string $slug): string
    {
        $source = self::get($slug);

        return $source === null ? $slug : $source->name();
    }
}
