<?php

declare(strict_types=1);

namespace Islas\Attribution;

use Islas\Features;
use Islas\Platform\Assets;

/**
 * Builds the objects of order attribution once, as `Plugin` does the others.
 */
final class Parts
{
    public Tracking $tracking;
    public Visitor $visitor;
    public OrderSource $source;
    public OrderPrivacy $privacy;

    public function __construct(Assets $assets, Features $features)
    {
        $this->tracking = new Tracking($assets, $features);
        $this->visitor = new Visitor();
        $this->source = new OrderSource($this->visitor);
        $this->privacy = new OrderPrivacy();
    }
}
