<?php

declare(strict_types=1);

namespace Islas\Tests;

/**
 * The classes that pages load, in one file of the build.
 */
final class PageClassesTest extends PluginTestCase
{
    private const FILE = self::PLUGIN . '/build/classes.php';

    public function testTheFileOfTheBuildHasTheClassesAsTheirOwnFilesHaveThem(): void
    {
        $file = (string) file_get_contents(self::FILE);
        $names = self::names();
        self::assertNotSame([], $names);
        foreach ($names as $name) {
            $source = (string) file_get_contents(self::PLUGIN . "/src/$name.php");
            $class = trim((string) preg_replace('/^.*?\nnamespace [^;]+;/s', '', $source));
            self::assertStringContainsString($class, $file, $name);
        }
    }

    /** Also before WordPress has any class of its own, as on a server that is looked at by another tool. */
    public function testTheFileDeclaresAllOfThemByItself(): void
    {
        self::assertSame(self::names(), self::loadedUnder('false'));
    }

    public function testReadsEachClassFromItsOwnFileWhileSomebodyDevelops(): void
    {
        self::assertSame([], self::loadedUnder('true'));
    }

    /** @return list<string> */
    private static function names(): array
    {
        return json_decode((string) file_get_contents(__DIR__ . '/../../../.tools/build/page-classes.json'), true);
    }

    /** @return list<string> Classes that another PHP has when it has read the autoloader. */
    private static function loadedUnder(string $debug): array
    {
        $code = "define('ABSPATH', '/'); define('WP_DEBUG', $debug); define('DAY_IN_SECONDS', 86400);"
            . 'require ' . var_export(self::PLUGIN . '/autoload.php', true) . ';'
            . 'echo json_encode(array_values(array_filter(get_declared_classes(),'
            . ' fn ($class) => strpos($class, "Islas") === 0)));';
        $classes = json_decode((string) shell_exec(escapeshellarg(PHP_BINARY) . ' -r ' . escapeshellarg($code)), true);
        self::assertIsArray($classes);
        $names = array_map(
            static fn (string $class): string => str_replace('\\', '/', substr($class, strlen('Islas\\'))),
            $classes
        );
        sort($names);

        return $names;
    }
}
