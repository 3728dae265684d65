<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Assets;
use Islas\Tests\WordPress\Site;

/**
 * The page gets the core once, without a version, and only the style sheets of what is printed.
 */
final class AssetsTest extends PluginTestCase
{
    private const URL = 'https://tienda.example/build/';
    private const BUILD = [
        'src/main.ts' => ['file' => 'main-1.js', 'imports' => ['_core.js'], 'css' => ['main-1.css']],
        '_core.js' => ['file' => 'core-1.js'],
        'widgets/swatch-form/view.tsx' => ['file' => 'view-2.js', 'imports' => ['_react.js'], 'css' => ['view-2.css']],
        '_react.js' => ['file' => 'react-1.js', 'css' => ['shared-3.css']],
    ];

    public function testTheCoreIsAModuleWithoutAVersion(): void
    {
        $this->assets()->enqueue();

        self::assertSame(['islas' => [self::URL . 'main-1.js', [], null]], Site::$modules);
        self::assertSame(['islas-main-1' => [self::URL . 'main-1.css', [], null]], Site::$styles);
    }

    public function testTheCoreAndItsStaticImportsArePreloadedAndNothingElse(): void
    {
        self::assertSame(
            '<link rel="modulepreload" href="' . self::URL . 'main-1.js">'
            . '<link rel="modulepreload" href="' . self::URL . 'core-1.js">',
            Site::output([$this->assets(), 'printHead'])
        );
    }

    public function testTheCartIsPreloadedWhereItsFeatureIsOn(): void
    {
        $build = self::BUILD + ['src/stores/cart-engine.ts' => ['file' => 'cart-1.js', 'imports' => ['src/main.ts']]];
        $print = function (array $settings) use ($build): string {
            $manifest = $this->manifest($build);
            $features = $this->features($settings, $manifest);

            return Site::output([new Assets($manifest, sys_get_temp_dir() . '/', self::URL, $features), 'printHead']);
        };

        self::assertSame(1, substr_count($print([]), 'cart-1.js'));
        self::assertSame(1, substr_count($print([]), 'main-1.js'));
        self::assertStringNotContainsString(
            'cart-1.js',
            $print(['feature_cart' => false, 'feature_fragments' => false])
        );
    }

    public function testTheScriptOfTheHeadIsPrintedInlineBeforeTheHints(): void
    {
        $file = tempnam(sys_get_temp_dir(), 'head');
        file_put_contents((string) $file, '{run()}');
        $build = self::BUILD + ['src/head.ts' => ['file' => basename((string) $file)]];
        $printed = Site::output([$this->assets($build), 'printHead']);
        unlink((string) $file);

        self::assertStringStartsWith('<script id="islas-head">{run()}</script><link rel="modulepreload"', $printed);
    }

    public function testAnIslandBringsItsStyleSheetsAndThoseOfItsImports(): void
    {
        $this->assets()->island('swatch-form');

        self::assertSame(['islas-view-2', 'islas-shared-3'], array_keys(Site::$styles));
    }

    public function testWordPressMayPrintStyleSheetsInThePage(): void
    {
        $this->assets()->enqueue();

        self::assertSame(['islas-main-1' => ['path' => sys_get_temp_dir() . '/main-1.css']], Site::$styleData);
    }

    public function testWithoutABuildThePageIsAsItWas(): void
    {
        $assets = new Assets($this->manifest('not json'), sys_get_temp_dir() . '/', self::URL);
        $assets->enqueue();
        $assets->island('swatch-form');

        self::assertSame([[], []], [Site::$modules, Site::$styles]);
        self::assertSame('', Site::output([$assets, 'printHead']));
    }

    /** @param array<string, mixed> $build */
    private function assets(array $build = self::BUILD): Assets
    {
        return new Assets($this->manifest($build), sys_get_temp_dir() . '/', self::URL);
    }
}
