<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * How ids of Google's are written: analytics sends to them, and consent names who receives that.
 */
final class GoogleIds
{
    public const MEASUREMENT = '/^G-[A-Z0-9]{4,20}$/';
    public const CONTAINER = '/^GTM-[A-Z0-9]{4,20}$/';
}
