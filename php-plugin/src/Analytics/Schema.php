<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Settings;

/**
 * The settings of analytics, a part of the schema of `Settings`.
 *
 * @phpstan-import-type Row from Settings
 */
final class Schema
{
    /** @var array<string, Row> */
    public const ROWS = [
        'analytics_target' => [
            'type' => 'choice',
            'default' => 'gtag',
            'section' => 'analytics',
            'choices' => ['gtag', 'datalayer'],
        ],
        'analytics_measurement_id' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_container_id' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_load_tag' => ['type' => 'boolean', 'default' => true, 'section' => 'analytics'],
        'analytics_server' => ['type' => 'boolean', 'default' => false, 'section' => 'analytics'],
        'analytics_api_secret' => ['type' => 'text', 'default' => '', 'section' => 'analytics'],
        'analytics_debug' => ['type' => 'boolean', 'default' => false, 'section' => 'analytics'],
    ];
}
