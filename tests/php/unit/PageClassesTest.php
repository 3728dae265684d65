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

    /**
     * Without WordPress, so that no class of the file depends on one of WordPress'.
     *
     * @group process
     */
    public function testAnInstalledPluginDeclaresAllOfThemAtOnce(): void
    {
        self::assertSame(self::names(), self::declaredIn('islas'));
    }

    /** @group process */
    public function testACheckoutReadsEachClassFromItsOwnFile(): void
    {
        self::assertSame([], self::declaredIn('php-plugin'));
    }

    /** @return list<string> */
    private static function names(): array
    {
        return json_decode((string) file_get_contents(__DIR__ . '/../../../.tools/build/page-classes.json'), true);
    }

    /** @return list<string> Classes that another PHP has when it has read the autoloader in a folder of this name. */
    private static function declaredIn(string $name): array
    {
        $parent = sys_get_temp_dir() . '/islas-classes-' . bin2hex(random_bytes(4));
        $folder = "$parent/$name";
        mkdir("$folder/build", 0777, true);
        copy(self::PLUGIN . '/autoload.php', "$folder/autoload.php");
        copy(self::FILE, "$folder/build/classes.php");
        $code = "define('ABSPATH', '/'); define('DAY_IN_SECONDS', 86400);"
            . 'require ' . var_export("$folder/autoload.php", true) . ';'
            . 'echo json_encode(array_values(array_filter(get_declared_classes(),'
            . ' fn ($class) => strpos($class, "Islas") === 0)));';
        $classes = json_decode((string) shell_exec(escapeshellarg(PHP_BINARY) . ' -r ' . escapeshellarg($code)), true);
        unlink("$folder/build/classes.php");
        unlink("$folder/autoload.php");
        array_map('rmdir', ["$folder/build", $folder, $parent]);
        self::assertIsArray($classes);
        $names = array_map(
            static fn (string $class): string => str_replace('\\', '/', substr($class, strlen('Islas\\'))),
            $classes
        );
        sort($names);

        return $names;
    }
}
