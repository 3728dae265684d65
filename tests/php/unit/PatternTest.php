<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\ProviderNotation;
use Islas\Platform\Json;
use Islas\Platform\Pattern;
use Islas\Platform\PlainText;

/**
 * Texts on which PHP's regular expressions fail, and values that PHP cannot encode as JSON, do not lose the result.
 *
 * @group php-version
 */
final class PatternTest extends PluginTestCase
{
    public function testReturnsATextUnchangedWhenItExceedsTheBacktrackLimit(): void
    {
        $limit = (string) ini_get('pcre.backtrack_limit');
        $jit = (string) ini_get('pcre.jit');
        ini_set('pcre.jit', '0');
        ini_set('pcre.backtrack_limit', '100');
        $text = '<a>' . str_repeat('x', 1000);
        try {
            self::assertNull(@preg_replace('~<a>.*?</a>~', '', $text), 'The expression exceeds the limit.');
            self::assertSame($text, Pattern::replace('~<a>.*?</a>~', '', $text));
            self::assertSame($text, Pattern::replaceBy('~<a>.*?</a>~', static fn () => '', $text));
            self::assertSame([$text], Pattern::splitText('~<a>.*?</a>~', $text));
            self::assertSame(str_repeat('x', 1000), PlainText::ofMarkup($text));
        } finally {
            ini_set('pcre.backtrack_limit', $limit);
            ini_set('pcre.jit', $jit);
        }
    }

    public function testWhatMustNotBeMissedCountsAsFoundWhereAnExpressionFails(): void
    {
        $limit = (string) ini_get('pcre.backtrack_limit');
        $jit = (string) ini_get('pcre.jit');
        ini_set('pcre.jit', '0');
        ini_set('pcre.backtrack_limit', '1');
        try {
            self::assertTrue(Pattern::mayMatch('~<a>.*?</a>~', '<a>xxxx</b>'));
            self::assertNull(Pattern::findMatches('~<a>.*?</a>~', '<a>xxxx</b>'));
            self::assertTrue(ProviderNotation::fetches('document.createElement ( "script" )'));
            self::assertTrue(ProviderNotation::calls('~' . ProviderNotation::expressCall('fbq(init,*') . '~', 'fbq ( "init", "1" )'));
            self::assertContains('https://x.example/m.js', ProviderNotation::findImports('import x from "https://x.example/m.js"'));
        } finally {
            ini_set('pcre.backtrack_limit', $limit);
            ini_set('pcre.jit', $jit);
        }
        self::assertFalse(Pattern::mayMatch('~a~', 'b'));
        self::assertSame([['a'], ['a']], Pattern::findMatches('~(a)~', 'ab'));
    }

    public function testRemovesInvalidUtf8AndProcessesTheRestOfTheText(): void
    {
        self::assertSame('9 €', Pattern::replace('/\s+/u', ' ', "9 \t\xc3 €"));
        self::assertSame(['taza', 'azul'], Pattern::splitText('/\W+/u', "taza\xff azul"));
        self::assertSame('<b>"&\'', Pattern::replace('/x/u', '', "<b>\xff\"&'x"));
    }

    public function testReplacesAndSplitsLikeTheFunctionsOfPHP(): void
    {
        self::assertSame('b-a', Pattern::replace('/(a)(b)/', '$2-$1', 'ab'));
        self::assertSame('bbaa', Pattern::replace('/a/', 'b', 'aaaa', 2));
        self::assertSame('cc', Pattern::replace(['/a/', '/b/'], 'c', 'ab'));
        self::assertSame('<A>', Pattern::replaceBy('/a/', static fn (array $found) => '<' . strtoupper($found[0]) . '>', 'a'));
        self::assertSame(['a', 'b'], Pattern::splitText('/,/', ',a,,b,'));
    }

    public function testEncodesInvalidUtf8AndInfinityAsValidJson(): void
    {
        self::assertSame('{"a":"x\ufffd"}', Json::encode(['a' => "x\xff"]));
        self::assertSame('0', Json::encode(INF));
        self::assertSame('{"a":"</"}', Json::encode(['a' => '</'], JSON_UNESCAPED_SLASHES));
    }

    public function testCallsAFunctionWithValuesThatEndNoScriptElement(): void
    {
        $code = Json::call('function a(b, c) {}', 'https://a.example/', ['d' => '</script><!--']);

        self::assertSame(
            '(function a(b, c) {})("https://a.example/", {"d":"\u003C/script\u003E\u003C!--"});',
            $code
        );
    }
}
