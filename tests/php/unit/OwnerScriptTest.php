<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\Module as Admin;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;
use ReflectionProperty;
use Islas\Admin\OwnerScript;

/**
 * The owner's script is loaded only on screens with fields for it, with the data it needs.
 */
final class OwnerScriptTest extends PluginTestCase
{
    private const TEXTS = __DIR__ . '/../../../widgets/admin/admin-texts.ts';

    /** @return array<string, array{object|null, bool}> */
    public function screens(): array
    {
        $screen = static fn (string $base, string $type, string $taxonomy) => (object) [
            'base' => $base, 'post_type' => $type, 'taxonomy' => $taxonomy,
        ];

        return [
            'terms of an attribute' => [$screen('edit-tags', 'product', 'pa_color'), true],
            'a term of an attribute' => [$screen('term', 'product', 'pa_color'), true],
            'a product' => [$screen('post', 'product', ''), true],
            'categories' => [$screen('edit-tags', 'product', 'product_cat'), false],
            'a page' => [$screen('post', 'page', ''), false],
            'the list of products' => [$screen('edit', 'product', ''), false],
            'no screen' => [null, false],
        ];
    }

    /** @dataProvider screens */
    public function testEnqueuesTheOwnersScriptOnlyOnScreensWithFieldsForIt(?object $screen, bool $isThere): void
    {
        Site::$attributes = ['pa_color' => [3, 'color']];
        Site::$screen = $screen;
        Site::$capabilities = ['upload_files'];
        $script = $this->script(['widgets/admin/entry.ts' => ['file' => 'admin-h4sh.js', 'css' => ['admin-h4sh.css']]]);
        $script->enqueueScript();

        self::assertSame($isThere, isset(Site::$modules['islas-admin']));
        self::assertSame($isThere ? ['media-views', 'islas-admin-h4sh'] : [], array_keys(Site::$styles));
    }

    public function testLoadsNoMediaLibraryWithoutUploadRightsAndNothingWithoutTheBuild(): void
    {
        Site::$screen = (object) ['base' => 'post', 'post_type' => 'product', 'taxonomy' => ''];
        $this->script([])->enqueueScript();
        self::assertSame([], Site::$modules);

        $script = $this->script(['widgets/admin/entry.ts' => ['file' => 'admin-h4sh.js']]);
        $script->enqueueScript();
        self::assertSame(
            'https://tienda.example/wp-content/plugins/islas/build/admin-h4sh.js',
            Site::$modules['islas-admin'][0]
        );
        self::assertSame([], Site::$styles);
        self::assertSame(['can_upload' => false], $script->makeModuleData()['admin']);
    }

    public function testTheOwnersScriptGetsTheRestNonceAndAllItsTexts(): void
    {
        Site::$signedIn = true;
        $data = $this->script([])->makeModuleData();
        preg_match_all('/^  (\w+): \'(.*)\',$/m', (string) file_get_contents(self::TEXTS), $found);

        self::assertNotSame([], $found[1]);
        self::assertSame(array_combine($found[1], $found[2]), array_intersect_key((array) $data['texts'], array_flip($found[1])));
        self::assertArrayHasKey('post_process', (array) $data['texts']);
        self::assertSame('nonce-of-wp_rest', ((array) $data['rest'])['nonce']);
    }

    /** @param array<string, mixed> $build */
    private function script(array $build): OwnerScript
    {
        $script = (new Plugin('/plugins/islas/islas.php'))->module(Admin::class)->script;
        $manifest = new ReflectionProperty($script, 'manifest');
        $manifest->setAccessible(true);
        $manifest->setValue($script, $this->manifest($build));

        return $script;
    }
}
