<?php

declare(strict_types=1);

namespace Islas\Tests;

use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Every class of the plugin loads without a notice or a deprecation, whatever the version of PHP.
 *
 * @group php-version
 */
final class ClassFilesTest extends PluginTestCase
{
    public function testEveryFileDeclaresTheClassOfItsName(): void
    {
        $folder = self::PLUGIN . '/src/';
        $missing = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder)) as $file) {
            if ($file->getExtension() === 'php') {
                $name = 'Islas\\' . strtr(substr($file->getPathname(), strlen($folder), -4), '/', '\\');
                if (! class_exists($name) && ! interface_exists($name)) {
                    $missing[] = $name;
                }
            }
        }

        self::assertSame([], $missing);
    }
}
