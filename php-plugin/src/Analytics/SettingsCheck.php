<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Access;
use Islas\Platform\GoogleIds;
use Islas\Platform\Settings;
use Islas\Platform\Values;

/**
 * Validates the ids that the owner enters: reports invalid ones in a notice and keeps the stored value. A container of
 * Tag Manager runs any code on the pages of all visitors, so only who may add code may enter one: on the screen, by
 * REST, import and command.
 */
final class SettingsCheck
{
    public const CODE = 'analytics_container_id';

    /**
     * WordPress filter `sanitize_option_islas_settings`, after the settings' own.
     *
     * @param mixed $value
     * @return mixed
     */
    public function checkSettings($value)
    {
        if (! is_array($value)) {
            return $value;
        }
        $stored = get_option(Settings::OPTION);
        $stored = is_array($stored) ? $stored : [];
        foreach (self::listRules() as $key => [$pattern, $message]) {
            $given = is_string($value[$key] ?? null) ? trim($value[$key]) : '';
            $given = $key === 'analytics_api_secret' ? $given : strtoupper($given);
            if ($given !== '' && preg_match($pattern, $given) !== 1) {
                self::addError($key, $message);
                $given = is_string($stored[$key] ?? null) ? $stored[$key] : '';
            }
            $value[$key] = $given;
        }
        $container = is_string($stored[self::CODE] ?? null) ? $stored[self::CODE] : '';
        if (self::isForbidden(Values::text($value[self::CODE]), $container)) {
            self::addError(self::CODE, self::explainRefusal());
            $value[self::CODE] = $container;
        }
        self::checkCombination($value);

        return $value;
    }

    /** Whether a container that the current user may not enter would come in place of the stored one. */
    public static function isForbidden(string $given, string $stored): bool
    {
        return $given !== '' && $given !== $stored && ! Access::mayAddCode();
    }

    public static function explainRefusal(): string
    {
        return __(
            'Only an administrator who may publish any HTML may enter a container: it runs code on all pages.',
            'islas'
        );
    }

    /** @param array<array-key, mixed> $value */
    private static function checkCombination(array $value): void
    {
        $isOn = ! empty($value['feature_analytics']);
        $isGtag = ($value['analytics_target'] ?? 'gtag') === 'gtag';
        if ($isOn && ! empty($value['analytics_load_tag']) && $isGtag && $value['analytics_measurement_id'] === '') {
            self::addError('analytics_none', __('Analytics needs a measurement ID before anything is sent.', 'islas'));
        }
        if ($isOn && ! empty($value['analytics_load_tag']) && ! $isGtag && $value['analytics_container_id'] === '') {
            self::addError('analytics_none', __('Analytics needs a container ID before anything is sent.', 'islas'));
        }
        $isServerReady = $value['analytics_measurement_id'] !== '' && $value['analytics_api_secret'] !== '';
        if (! empty($value['analytics_server']) && ! $isServerReady) {
            self::addError(
                'analytics_server',
                __('Orders can be sent from the server once there are a measurement ID and an API secret.', 'islas')
            );
        }
    }

    /** @return array<string, array{string, string}> */
    private static function listRules(): array
    {
        return [
            'analytics_measurement_id' => [
                GoogleIds::MEASUREMENT,
                __('A measurement ID looks like G-ABC123XYZ. The one that was stored is kept.', 'islas'),
            ],
            'analytics_container_id' => [
                GoogleIds::CONTAINER,
                __('A container ID looks like GTM-ABC123. The one that was stored is kept.', 'islas'),
            ],
            'analytics_api_secret' => [
                Target::SECRET,
                __('An API secret has letters, digits, - and _ only. The one that was stored is kept.', 'islas'),
            ],
        ];
    }

    private static function addError(string $code, string $message): void
    {
        if (function_exists('add_settings_error')) {
            add_settings_error(Settings::OPTION, $code, $message);
        }
    }
}
