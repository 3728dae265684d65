<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\BaseModule;
use Islas\Platform\Module;
use Islas\Platform\Modules;
use ReflectionProperty;

/**
 * Modules whose platform uses these services instead of its own.
 *
 * @param array<string, object> $services
 */
function modulesWith(array $services): Modules
{
    $modules = new Modules('/nowhere/islas.php');
    $property = new ReflectionProperty(BaseModule::class, 'services');
    $property->setAccessible(true);
    $property->setValue($modules->get(Module::class), $services);

    return $modules;
}
