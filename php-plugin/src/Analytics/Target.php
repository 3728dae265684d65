<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\GoogleIds;
use Islas\Platform\Settings;

/**
 * Where the owner has events go: Google's tag (`gtag`) with a measurement id, or Tag Manager's `dataLayer` with a
 * container; and whether orders may go from the server (GA4's Measurement Protocol).
 */
final class Target
{
    public const SECRET = '/^[\w-]{8,64}$/';

    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    public function readKind(): string
    {
        return $this->settings->text('analytics_target') === 'datalayer' ? 'datalayer' : 'gtag';
    }

    /** The id of the chosen target, '' where it is missing or none. */
    public function readId(): string
    {
        return $this->readKind() === 'gtag'
            ? $this->readMeasurementId()
            : $this->readValid('analytics_container_id', GoogleIds::CONTAINER);
    }

    public function readMeasurementId(): string
    {
        return $this->readValid('analytics_measurement_id', GoogleIds::MEASUREMENT);
    }

    public function readSecret(): string
    {
        return $this->readValid('analytics_api_secret', self::SECRET);
    }

    /** Whether Islas loads Google's script, or another plugin does. */
    public function bringsTag(): bool
    {
        return $this->settings->flag('analytics_load_tag');
    }

    /** Whether there is a destination: an id, or a tag that another plugin loads. */
    public function isReady(): bool
    {
        return $this->readId() !== '' || ! $this->bringsTag();
    }

    public function sendsFromServer(): bool
    {
        return $this->settings->flag('analytics_server')
            && $this->readMeasurementId() !== ''
            && $this->readSecret() !== '';
    }

    public function isDebugged(): bool
    {
        return $this->settings->flag('analytics_debug') && current_user_can('manage_woocommerce');
    }

    private function readValid(string $key, string $pattern): string
    {
        $value = $this->settings->text($key);

        return preg_match($pattern, $value) === 1 ? $value : '';
    }
}
