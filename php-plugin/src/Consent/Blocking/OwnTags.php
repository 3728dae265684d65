<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\GoogleIds;

/**
 * The providers that Islas' own analytics sends to, so that the bar, the lists and the choices name them.
 */
final class OwnTags
{
    /** What its answer follows from. */
    public const SETTINGS = [
        'feature_analytics', 'analytics_target', 'analytics_container_id', 'analytics_measurement_id',
        'analytics_load_tag',
    ];

    /**
     * @param array<string, bool|int|string> $settings
     * @return list<string> Keys of `Providers::all()`; none while analytics has nothing to send to.
     */
    public static function listAnalyticsProviders(array $settings): array
    {
        if (! $settings['feature_analytics']) {
            return [];
        }
        $id = static fn (string $key, string $pattern): bool => preg_match($pattern, (string) $settings[$key]) === 1;
        $isManager = $settings['analytics_target'] === 'datalayer';
        $isReady = $isManager
            ? $id('analytics_container_id', GoogleIds::CONTAINER)
            : $id('analytics_measurement_id', GoogleIds::MEASUREMENT);
        if (! $isReady && $settings['analytics_load_tag']) {
            return [];
        }

        // Its events are those of Google Analytics, also by way of Tag Manager.
        return $isManager ? ['google-tag-manager', 'google-analytics'] : ['google-analytics'];
    }
}
