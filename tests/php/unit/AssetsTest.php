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
        (new Assets($this->manifest(self::BUILD), self::URL))->enqueue();

        self::assertSame(['islas' => [self::URL . 'main-1.js', [], null]], Site::$modules);
        self::assertSame(['islas-main-1' => [self::URL . 'main-1.css', [], null]], Site::$styles);
    }

    public function testTheCoreAndItsStaticImportsArePreloadedAndNothingElse(): void
    {
        self::assertSame(
            '<link rel="modulepreload" href="' . self::URL . 'main-1.js">'
            . '<link rel="modulepreload" href="' . self::URL . 'core-1.js">',
            Site::output([new Assets($this->manifest(self::BUILD), self::URL), 'printPreloads'])
        );
    }

    public function testAnIslandBringsItsStyleSheetsAndThoseOfItsImports(): void
    {
        (new Assets($this->manifest(self::BUILD), self::URL))->island('swatch-form');

        self::assertSame(['islas-view-2', 'islas-shared-3'], array_keys(Site::$styles));
    }

    public function testWithoutABuildThePageIsAsItWas(): void
    {
        $assets = new Assets($this->manifest('not json'), self::URL);
        $assets->enqueue();
        $assets->island('swatch-form');

        self::assertSame([[], []], [Site::$modules, Site::$styles]);
        self::assertSame('', Site::output([$assets, 'printPreloads']));
    }
}
