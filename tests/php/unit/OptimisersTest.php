<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Optimisers;
use stdClass;

/**
 * Optimiser plugins do not move or delay the scripts of Islas and the data that they read.
 */
final class OptimisersTest extends PluginTestCase
{
    public function testMarksEveryScriptOfIslasWithThePublicAttributes(): void
    {
        foreach (['islas-head-consent', 'islas-head', 'islas-jquery', 'islas-js-module', 'islas-product-js-module'] as $id) {
            $marked = (array) $this->optimisers()->markScript(['type' => 'module', 'id' => $id, 'src' => '/main.js']);

            self::assertSame(Optimisers::ATTRIBUTES, array_intersect_key($marked, Optimisers::ATTRIBUTES), $id);
            self::assertSame('/main.js', $marked['src']);
        }
    }

    public function testMarksTheDataOfAStockScriptOnlyWhileIslasReplacesTheScript(): void
    {
        $data = ['id' => 'wc-add-to-cart-js-extra'];

        self::assertSame(
            Optimisers::ATTRIBUTES + $data,
            (new Optimisers($this->features(['feature_cart' => true])))->markScript($data)
        );
        self::assertSame($data, (new Optimisers($this->features(['feature_cart' => false])))->markScript($data));
    }

    public function testLeavesOtherScriptsAndDataUnchanged(): void
    {
        foreach ([['id' => 'theme-js'], ['src' => '/x.js'], [], null, 'x', ['id' => ['islas']]] as $attributes) {
            self::assertSame($attributes, $this->optimisers()->markScript($attributes));
        }
        $json = ['id' => 'islas-data', 'type' => 'application/json'];
        self::assertSame($json, $this->optimisers()->markScript($json));
    }

    public function testAddsExclusionsInTheFormatOfTheGivenList(): void
    {
        $optimisers = $this->optimisers();

        self::assertContains('islas-head', (array) $optimisers->keepScripts(['jquery.js']));
        self::assertContains('wc-add-to-cart-js-extra', (array) $optimisers->keepScripts([]));
        self::assertStringStartsWith('jquery.js,/islas/build/,', self::text($optimisers->keepScripts('jquery.js')));
        self::assertStringStartsWith("a\nb\n/islas/build/\n", self::text($optimisers->keepScripts("a\nb")));
        self::assertStringStartsWith('/islas/build/,', self::text($optimisers->keepScripts('')));
        // Autoptimize also accepts a map from script part to flag.
        self::assertSame('async', ((array) $optimisers->keepScripts(['x.js' => 'async']))['x.js']);
        self::assertArrayHasKey('/islas/build/', (array) $optimisers->keepScripts(['x.js' => 'async']));
        self::assertContains('islas-js-module', (array) $optimisers->keepHandles([]));
        self::assertSame(['(.*)islas(.*)'], $optimisers->keepStyles([]));
    }

    public function testReturnsAValueThatIsNotAListUnchanged(): void
    {
        $object = new stdClass();
        foreach ([null, false, 7, $object] as $value) {
            self::assertSame($value, $this->optimisers()->keepScripts($value));
            self::assertSame($value, $this->optimisers()->keepHandles($value));
            self::assertSame($value, $this->optimisers()->keepStyles($value));
        }
    }

    private function optimisers(): Optimisers
    {
        return new Optimisers($this->features());
    }

    /** @param mixed $value */
    private static function text($value): string
    {
        self::assertIsString($value);

        return $value;
    }
}
