<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\ScriptTag;
use Islas\Tests\WordPress\Site;

/**
 * The elements are those of WordPress: escaped, in the order of its parser, and filtered.
 */
final class ScriptTagTest extends PluginTestCase
{
    public function testWritesAttributesAsWordPressDoes(): void
    {
        self::assertSame(
            "<script data-code=\"a&lt;b&gt; &amp; &quot;c&apos;\" id=\"islas-x\">\nrun()\n</script>\n",
            ScriptTag::inline("\r\n run()\n ", ['id' => 'islas-x', 'data-code' => 'a<b> & "c\''])
        );
    }

    public function testKeepsWhatOthersAddAndNoBrokenName(): void
    {
        add_filter('wp_script_attributes', static fn (array $attributes): array => $attributes + [
            'async' => true, 'defer' => false, 'ID' => 'other', 'a b' => 'c', 'data-n' => 3, 'data-list' => [1],
        ]);

        self::assertSame(
            "<script async data-n=\"3\" id=\"islas-x\" src=\"https://tienda.example/x.js\"></script>\n",
            ScriptTag::file(['id' => 'islas-x', 'src' => 'https://tienda.example/x.js'])
        );
    }

    public function testPassesTheCodeToTheFilter(): void
    {
        $seen = '';
        add_filter('wp_inline_script_attributes', static function ($attributes, string $code) use (&$seen) {
            $seen = $code;

            return 'nothing of use';
        }, 10, 2);

        self::assertSame("<script>\nrun()\n</script>\n", ScriptTag::inline('run()', ['id' => 'islas-x']));
        self::assertSame("\nrun()\n", $seen);
        self::assertNotSame([], Site::$hooks);
    }
}
