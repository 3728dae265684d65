<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A part of the settings screen that PHP prints: plain forms, which work without JavaScript. `Module::boxes()` lists
 * them by section.
 */
interface ScreenBox
{
    /** The id of its heading, by which links find it. */
    public function getId(): string;

    public function getTitle(): string;

    /** What stands under the heading. */
    public function renderBox(): Html;
}
