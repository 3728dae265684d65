<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Features;
use Islas\Platform\BaseModule;
use Islas\Platform\KillSwitch;
use Islas\Platform\SignedVisit;
use Islas\Platform\Terminal;

/**
 * The first look at a shop: what is in it, and the settings that fit.
 *
 * @property-read ShopCheck $check
 * @property-read PageFigures $figures
 * @property-read MeasuredVisit $visit
 */
final class Module extends BaseModule
{
    /** Action that an activation schedules once. */
    public const FIRST_CHECK = 'islas_check';

    public function hooks(): array
    {
        return [];
    }

    public function permanentHooks(): array
    {
        return [
            ['action', self::FIRST_CHECK, FirstSettings::class, 'adaptSettings', 10, 0],
            ...(SignedVisit::isAsked(SignedVisit::MEASURE) ? [
                ['filter', 'query', 'visit', 'startCounting', PHP_INT_MAX, 1],
                ['filter', 'wp_script_attributes', 'visit', 'noteScript', PHP_INT_MAX, 1],
                ['filter', 'wp_inline_script_attributes', 'visit', 'noteScript', PHP_INT_MAX, 2],
                ...SignedVisit::listHooks(),
                ['action', 'shutdown', 'visit', 'printReport', 10, 0],
            ] : []),
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['filter', 'islas_site_health', 'check', 'addHealthLines', 15, 1],
            ['filter', 'islas_site_health', 'figures', 'addHealthLines', 20, 1],
            ['filter', 'islas_site_health_problems', 'figures', 'addHealthProblems', 20, 1],
        ];
    }

    public function commands(): array
    {
        return ['check' => new CheckCommand($this->check, $this->figures, new Terminal())];
    }

    protected function figures(): PageFigures
    {
        return new PageFigures($this->platform()->build(), $this->platform()->buildUrl());
    }

    protected function visit(): MeasuredVisit
    {
        return new MeasuredVisit();
    }

    protected function check(): ShopCheck
    {
        $platform = $this->platform();

        return new ShopCheck($platform->settings, new Features(
            $platform->settings,
            $platform->manifest,
            new KillSwitch(null, null, true)
        ));
    }
}
