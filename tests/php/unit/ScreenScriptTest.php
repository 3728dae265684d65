<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\ScreenScript;
use Islas\Tests\WordPress\Site;

/**
 * The script of the settings screen is loaded on that screen only, with what it takes from WordPress and its texts.
 */
final class ScreenScriptTest extends PluginTestCase
{
    private const BUILD = [
        ScreenScript::ENTRY => ['file' => 'screen-h4sh.js'],
        'style.css' => ['file' => 'islas-h4sh.css'],
    ];

    /** @dataProvider screens */
    public function testLoadsTheScriptOnItsScreenOnly(?string $hook, bool $isThere): void
    {
        $this->script(self::BUILD)->enqueueScript($hook);

        self::assertSame($isThere ? ['islas-screen'] : [], array_keys(Site::$styles));
        self::assertSame($isThere, isset(Site::$scripts->registered['islas-screen']));
        self::assertSame($isThere ? ['islas-screen' => ['islas', '/languages']] : [], Site::$scriptTranslations);
    }

    /** @return array<string, array{string|null, bool}> */
    public function screens(): array
    {
        return [
            'the settings' => ['woocommerce_page_islas', true],
            'the settings below a renamed menu' => ['tienda_page_islas', true],
            'the cookies' => ['woocommerce_page_islas-consent', false],
            'a product' => ['post.php', false],
            'no screen' => [null, false],
        ];
    }

    public function testLoadsNothingWithoutTheBuild(): void
    {
        $this->script([])->enqueueScript('woocommerce_page_islas');

        self::assertSame([], Site::$styles);
        self::assertFalse(isset(Site::$scripts->registered['islas-screen']));
    }

    public function testNeedsTheScriptsOfAllGlobalsThatTheBuildTakes(): void
    {
        $source = (string) file_get_contents(__DIR__ . '/../../../.tools/build/platform-globals.mjs');
        preg_match_all("/'@wordpress\/([\w-]+)':/", $source, $packages);

        self::assertNotSame([], $packages[1]);
        foreach ($packages[1] as $package) {
            self::assertContains('wp-' . $package, ScreenScript::NEEDS);
        }
    }

    /** @param array<string, mixed> $build */
    private function script(array $build): ScreenScript
    {
        return new ScreenScript($this->manifest($build), 'https://tienda.example/build/', '/languages');
    }
}
