<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Html;
use Islas\Platform\Island;
use DOMDocument;
use DOMElement;
use InvalidArgumentException;

/**
 * A parser reads every text or attribute of the markup as exactly the value that was given.
 *
 * @group php-version
 */
final class HtmlTest extends PluginTestCase
{
    private const HOSTILE = [
        '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x", '&lt;b&gt;', '&amp;amp;', 'a & b',
        '</p><p>', "l\u{ed}nea\u{2028}nueva", '<!--', ']]>', '100 %', "Camiseta \u{201c}L\u{201d}",
    ];

    public function testAParserReadsTextAndAttributesExactlyAsGiven(): void
    {
        foreach (self::HOSTILE as $text) {
            $node = $this->parse(Html::el('p', ['title' => $text], Html::text($text)));

            self::assertSame('p', $node->tagName);
            self::assertSame($text, $node->getAttribute('title'));
            self::assertSame($text, $node->textContent);
            self::assertSame(1, $node->attributes->length);
            self::assertNull($node->firstElementChild ?? null);
        }
    }

    public function testReplacesInvalidUtf8InTextByTheReplacementCharacter(): void
    {
        self::assertSame("<p>a\u{fffd}b</p>", Html::el('p', [], Html::text("a\xffb"))->markup());
    }

    public function testPrintsNoWhitespaceBetweenTagsAndNoEndTagForVoidElements(): void
    {
        $row = Html::el('div', [], Html::el('input', ['type' => 'radio', 'checked' => true]), Html::el('b'));

        self::assertSame('<div><input type="radio" checked=""><b></b></div>', $row->markup());
    }

    public function testOmitsAttributesThatAreFalseOrNullAndPrintsZeroAndEmptyOnes(): void
    {
        self::assertSame(
            '<b c="0" d="" e="1.5"></b>',
            Html::el('b', ['a' => false, 'b' => null, 'c' => 0, 'd' => '', 'e' => 1.5])->markup()
        );
    }

    public function testOmitsUrlAttributesThatWouldRunAScript(): void
    {
        $bad = ['javascript:alert(1)', "java\nscript:alert(1)", " \x01JavaScript:x", 'data:text/html,x', 'vbscript:x'];
        foreach ($bad as $address) {
            foreach (['href', 'src', 'action', 'formaction', 'HREF'] as $name) {
                self::assertSame('<a></a>', Html::el('a', [$name => $address])->markup(), $address);
            }
        }
        $good = ['/carrito/', '?add-to-cart=3', '#top', 'https://a.example/x:y', '//cdn.example/a', 'mailto:a@b.example', ''];
        foreach ($good as $address) {
            self::assertSame($address, $this->parse(Html::el('a', ['href' => $address]))->getAttribute('href'));
        }
    }

    public function testThrowsForEventHandlerAttributesAndInvalidNames(): void
    {
        foreach (['onclick', 'ONLOAD', 'a b', 'x"', '', '=', 'a>'] as $name) {
            try {
                Html::el('b', [$name => 'x']);
                self::fail('accepted: ' . $name);
            } catch (InvalidArgumentException $refusal) {
                self::assertStringContainsString('attribute', $refusal->getMessage());
            }
        }
        $this->expectException(InvalidArgumentException::class);
        Html::el('script src=x');
    }

    public function testPropsCannotCloseTheirScriptElement(): void
    {
        foreach (array_merge(self::HOSTILE, ['</script><script>alert(1)</script>']) as $text) {
            $html = Island::renderHost('div', 'swatch-form', ['class' => 'c'], ['text' => $text], Html::el('b'))->markup();

            self::assertSame(1, substr_count($html, '</script>'));
            self::assertSame(1, preg_match('#^<div data-island="swatch-form" class="c"><script type="application/json">(.*)</script><b></b></div>$#s', $html, $found));
            self::assertSame(['text' => $text], json_decode($found[1], true));
        }
        self::assertStringContainsString('>{}<', Island::renderHost('div', 'x', [], [], Html::join())->markup());
    }

    private function parse(Html $html): DOMElement
    {
        $document = new DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8"?><body>' . $html->markup() . '</body>', LIBXML_NOERROR);
        $body = $document->getElementsByTagName('body')->item(0);
        self::assertInstanceOf(DOMElement::class, $body);
        self::assertSame(1, $body->childNodes->length);
        $node = $body->firstChild;
        self::assertInstanceOf(DOMElement::class, $node);

        return $node;
    }
}
