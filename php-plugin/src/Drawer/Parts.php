<?php

declare(strict_types=1);

namespace Islas\Drawer;

use Islas\Platform\Assets;
use Islas\Platform\Settings;

/**
 * Builds the objects of the cart drawer once, as `Plugin` does the others.
 */
final class Parts
{
    public Drawer $shell;
    public DrawerController $endpoint;

    public function __construct(Settings $settings, Assets $assets)
    {
        $this->shell = new Drawer($settings, $assets, new CartContents(new FreeShipping(), new LineAttributes()));
        $this->endpoint = new DrawerController(new VariationChange());
    }
}
