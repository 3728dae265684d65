<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A part of the settings screen that PHP prints: plain forms, which work without JavaScript. `Module::boxes()` lists
 * them by section.
 */
interface ScreenBox
{
    public function renderBox(): Html;
}
