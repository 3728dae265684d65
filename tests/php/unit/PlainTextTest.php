<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Html;
use Islas\Platform\PlainText;
use PHPUnit\Framework\TestCase;

/**
 * A name reads as WordPress' own `esc_html` shows it, and nothing in it becomes markup.
 *
 * @group php-version
 */
final class PlainTextTest extends TestCase
{
    /** @return array<string, array{string, string}> Stored name and shown text. */
    public function names(): array
    {
        return [
            'an ampersand' => ['Blanco &amp; Negro', 'Blanco & Negro'],
            'a bare one' => ['Blanco & Negro', 'Blanco & Negro'],
            'quotes' => ['5&quot; y 6&#039;', '5" y 6\''],
            'umlauts' => ['M&uuml;nchen &#252; ü', 'München ü ü'],
            'an entity written as text' => ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
            'a sign' => ['&lt;script&gt;', '<script>'],
        ];
    }

    /** @dataProvider names */
    public function testDecodesStoredNamesAsWordPressShowsThem(string $stored, string $shown): void
    {
        self::assertSame($shown, PlainText::ofName($stored));
        $escaped = Html::text(PlainText::ofName($stored))->markup();
        self::assertStringNotContainsString('<', $escaped);
        self::assertSame($shown, html_entity_decode($escaped, ENT_QUOTES, 'UTF-8'));
    }

    public function testStripsTagsFromMarkupBeforeItDecodesEntities(): void
    {
        self::assertSame('Talla & <b>', PlainText::ofMarkup("<em>Talla</em> &amp; &lt;b&gt;<script>x('<b>')</script>"));
    }
}
