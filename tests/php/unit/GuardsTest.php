<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Requirements;
use Islas\Platform\Translations;
use Islas\Tests\WordPress\Site;
use ReflectionClass;

/**
 * If a requirement is missing, one notice names it, and the plugin does nothing else.
 *
 * @group php-version
 */
final class GuardsTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        require_once self::PLUGIN . '/src/Platform/Requirements.php';
    }

    public function testAcceptsTheOldestSupportedVersionsAndTheirPreReleases(): void
    {
        foreach ([['7.4.0', '6.7', '8.9.0'], ['8.4.1', '7.1', '11.0.1'], ['7.4', '6.7-alpha-58000', '8.9.0-beta.1']] as $site) {
            self::assertTrue($this->requirements(...$site)->areMet());
            self::assertSame('', Site::output([$this->requirements(...$site), 'printNotice']));
        }
    }

    public function testOneNoticeNamesEveryRequirementThatIsNotMet(): void
    {
        Site::$capabilities = ['activate_plugins'];
        foreach (
            [
                'PHP 7.4 or newer; this site runs 7.3.33' => ['7.3.33', '6.7', '8.9.0'],
                'WordPress 6.7 or newer; this site runs 6.6.2' => ['8.2.0', '6.6.2', '8.9.0'],
                'WooCommerce 8.9 or newer; this site runs 8.8.3' => ['8.2.0', '6.7', '8.8.3'],
                'WooCommerce 8.9 or newer, and it is not active' => ['8.2.0', '6.7', ''],
            ] as $words => $site
        ) {
            $notice = Site::output([$this->requirements(...$site), 'printNotice']);

            self::assertFalse($this->requirements(...$site)->areMet());
            self::assertStringContainsString($words, $notice);
            self::assertSame(1, substr_count($notice, 'Islas needs'));
        }
        $notice = Site::output([$this->requirements('7.0', '6.0', ''), 'printNotice']);
        self::assertSame([1, 3], [substr_count($notice, '<div class="notice'), substr_count($notice, 'Islas needs')]);
    }

    public function testHidesTheRequirementsNoticeFromUsersWhoCannotActivatePlugins(): void
    {
        self::assertSame('', Site::output([$this->requirements('8.2', '6.7', ''), 'printNotice']));
    }

    public function testTranslatesTheRequirementsNoticeAndEscapesTheTranslation(): void
    {
        Site::$capabilities = ['activate_plugins'];
        Site::$translations = ['Until then the shop works as it does without Islas.' => 'Hasta <b>entonces</b>'];

        $notice = Site::output([$this->requirements('8.2', '6.7', ''), 'printNotice']);
        self::assertStringContainsString('Hasta &lt;b&gt;entonces&lt;/b&gt;', $notice);
    }

    /**
     * @runInSeparateProcess
     * @group process
     */
    public function testAddsOneNoticeAndNothingElseWithoutWooCommerce(): void
    {
        require self::PLUGIN . '/islas.php';
        Site::run('plugins_loaded');

        self::assertSame(['plugins_loaded', 'activate_php-plugin/islas.php', 'all_admin_notices'], array_column(Site::$hooks, 1));
        self::assertSame([], Site::$options);
    }

    /**
     * @runInSeparateProcess
     * @group process
     */
    public function testRegistersItsHooksWhenWooCommerceIsActive(): void
    {
        define('WC_VERSION', '11.0.1');
        class_alias(Site::class, 'WooCommerce');
        require self::PLUGIN . '/islas.php';
        Site::run('plugins_loaded');

        self::assertContains('wp_enqueue_scripts', array_column(Site::$hooks, 1));
        self::assertNotContains('all_admin_notices', array_column(Site::$hooks, 1));
    }

    /**
     * @group process
     */
    public function testEntryFilesDoNothingWhenTheyRunOutsideWordPress(): void
    {
        foreach (['islas.php', 'autoload.php', 'consent-api.php', 'uninstall.php'] as $file) {
            $code = 'require $argv[1]; echo "went on";';
            $php = escapeshellarg(PHP_BINARY) . ' -r ' . escapeshellarg($code) . ' ' . escapeshellarg(self::PLUGIN . '/' . $file);
            exec($php . ' 2>&1', $said, $status);

            // `uninstall.php` returns to the file that included it.
            self::assertSame([$file === 'uninstall.php' ? ['went on'] : [], 0], [$said, $status], $file);
            $said = [];
        }
    }

    /** Plugin Check requires that every other file declares only a class or an interface. */
    public function testEverySourceFileDeclaresOneClassAndRunsNoOtherCode(): void
    {
        /** @var \SplFileInfo $file */
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(self::PLUGIN . '/src')) as $file) {
            if ($file->getExtension() === 'php') {
                $code = php_strip_whitespace($file->getPathname());
                self::assertSame(1, preg_match(
                    '/^<\?php\s+(declare\(strict_types=1\);\s+)?namespace [\w\\\\]+;\s+(use [\w\\\\ ]+;\s+)*(((final|abstract) )?class|interface) \w+\s/',
                    $code
                ), $file->getPathname());
            }
        }
    }

    public function testTheGuardsUseNoSyntaxThatAnOldPhpCannotParse(): void
    {
        foreach ([Requirements::class, Translations::class] as $class) {
            foreach ((new ReflectionClass($class))->getMethods() as $method) {
                self::assertFalse($method->hasReturnType(), $method->name);
                foreach ($method->getParameters() as $parameter) {
                    self::assertFalse($parameter->hasType(), $method->name);
                }
            }
            foreach ((new ReflectionClass($class))->getProperties() as $property) {
                self::assertFalse($property->hasType(), $property->name);
            }
        }
        foreach (['islas.php', 'uninstall.php', 'src/Platform/Requirements.php', 'src/Platform/Translations.php'] as $file) {
            $code = php_strip_whitespace(self::PLUGIN . '/' . $file);
            self::assertSame(0, preg_match('/strict_types|\?\?|\?->|\bfn\b|<=>|\bmatch\b|(public|private) const/', $code), $file);
        }
    }

    public function testTheGuardsUseNoOtherClassOfThePlugin(): void
    {
        // They run before the plugin's autoloader, so another class would be a fatal error on every page.
        foreach ([Requirements::class, Translations::class] as $class) {
            $file = (string) (new ReflectionClass($class))->getFileName();
            preg_match_all('/\b([A-Z]\w+)::|\bnew ([A-Z]\w+)/', php_strip_whitespace($file), $found);
            $used = array_filter(array_merge($found[1], $found[2]));

            self::assertSame([], array_diff($used, ['Requirements', 'Translations']), $file);
        }
    }

    public function testThePluginHeaderRequiresTheSameVersionsAsTheGuards(): void
    {
        $header = (string) file_get_contents(self::PLUGIN . '/islas.php', false, null, 0, 8192);

        self::assertStringContainsString('Requires PHP: ' . Requirements::PHP . "\n", $header);
        self::assertStringContainsString('Requires at least: ' . Requirements::WORDPRESS . "\n", $header);
        self::assertStringContainsString('WC requires at least: ' . Requirements::WOOCOMMERCE . "\n", $header);
    }

    public function testPluginHeaderAndReadmeHaveTheVersionOfPackageJson(): void
    {
        $package = json_decode((string) file_get_contents(self::PLUGIN . '/../package.json'), true);
        self::assertIsArray($package);

        foreach (['islas.php' => 'Version: ', 'readme.txt' => 'Stable tag: '] as $file => $field) {
            $text = (string) file_get_contents(self::PLUGIN . '/' . $file);
            self::assertStringContainsString($field . $package['version'] . "\n", $text);
        }
    }

    private function requirements(string $php, string $wordpress, string $woocommerce): Requirements
    {
        return new Requirements($php, $wordpress, $woocommerce, '/nowhere');
    }
}
