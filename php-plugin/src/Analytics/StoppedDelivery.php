<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Features;
use Islas\Platform\Deactivation;

/**
 * Keeps deliveries that were planned while the kill switch turns analytics off: without a callback the scheduler would
 * drop them as failed.
 */
final class StoppedDelivery
{
    /** Seconds until the next look. */
    private const DELAY = 3600;

    private Features $features;

    public function __construct(Features $features)
    {
        $this->features = $features;
    }

    /**
     * Own action, by the scheduler.
     *
     * @param mixed $order Its number.
     * @param mixed $try
     */
    public function postponeDelivery($order = 0, $try = 0): void
    {
        if ($this->features->findReason('analytics') !== Features::OFF_BY_KILL_SWITCH) {
            return;
        }
        if (function_exists('as_schedule_single_action')) {
            as_schedule_single_action(
                time() + self::DELAY,
                Module::DELIVERY,
                [$order, $try],
                Deactivation::GROUP
            );
        } else {
            wp_schedule_single_event(time() + self::DELAY, Module::DELIVERY, [$order, $try]);
        }
    }
}
