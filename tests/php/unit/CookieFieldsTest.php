<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Lists;
use Islas\Consent\Screen\CookieFields;

/**
 * The table of cookies on the owner's consent screen, which the server searches and the form sends.
 *
 * @group php-version
 */
final class CookieFieldsTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $_GET = [];
        (new Lists())->changeLists(['providers' => ['meta'], 'cookies' => [
            ['name' => 'mi_chat', 'category' => 'preferences', 'provider' => 'Charla', 'purpose' => 'Conversación', 'duration' => '1 año'],
            ['name' => 'rara', 'category' => 'marketing', 'provider' => '', 'purpose' => '', 'duration' => ''],
        ]]);
    }

    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function testListsTheCookiesOfTheOwnerAsFieldsAndTheOthersAsText(): void
    {
        $html = self::markup();

        self::assertStringContainsString('name="islas_consent[cookies][0][purpose]" value="Conversación"', $html);
        self::assertStringContainsString('<code>_fbp</code>', $html);
        self::assertSame(1, substr_count($html, 'mi_chat'));
        self::assertSame([], self::hidden($html));
    }

    /** @return list<array{string, list<string>}> What is searched for, and the owner's cookies that match. */
    public static function searches(): array
    {
        return [
            ['MI_CH', ['mi_chat']], ['ano', ['mi_chat']], ['charla', ['mi_chat']], ['conversación', ['mi_chat']],
            ['rar', ['rara']], ['%', []], ['.*', []], ['nada de esto', []],
        ];
    }

    /**
     * @dataProvider searches
     * @param list<string> $names
     */
    public function testASearchHidesTheRowsThatDoNotMatchAndTheFormStillSendsThem(string $search, array $names): void
    {
        $all = self::names(self::markup());
        $_GET[CookieFields::SEARCH] = $search;
        $html = self::markup();

        self::assertSame($all, self::names($html));
        self::assertSame(array_values(array_diff(['mi_chat', 'rara'], $names)), self::hidden($html));
        self::assertStringContainsString('>Cookies that match: ' . count($names) . '</span>', $html);
    }

    public function testTheSearchFindsListedCookiesByNameAndProvider(): void
    {
        foreach (['_fbp', 'meta'] as $search) {
            $_GET[CookieFields::SEARCH] = $search;

            self::assertSame(1, preg_match('~<tr><th scope="row"><code>_fbp</code>~', self::markup()), $search);
        }
    }

    public function testALinkBeginsARowForACookieOnceAndLeadsToItsPurpose(): void
    {
        self::assertStringEndsWith('#islas-consent-cookies-1-purpose', CookieFields::address('rara'));
        self::assertStringEndsWith('#islas-consent-cookies-new-purpose', CookieFields::address('nueva'));
        $_GET[CookieFields::BEGIN] = 'nueva';
        $html = self::markup();

        self::assertStringContainsString('name="islas_consent[cookies][2][name]" value="nueva"', $html);
        self::assertSame(1, substr_count($html, 'id="islas-consent-cookies-new-purpose"'));
        $_GET[CookieFields::BEGIN] = 'rara';
        self::assertSame(1, substr_count(self::markup(), 'value="rara"'));
    }

    public function testTakesNoMarkupAndNoListFromTheAddress(): void
    {
        $_GET = [CookieFields::SEARCH => '"><b>', CookieFields::BEGIN => ['x']];

        self::assertStringNotContainsString('<b>', self::markup());
    }

    private static function markup(): string
    {
        $lists = new Lists();

        return (new CookieFields($lists, (new CookieList($lists))->all()))->markup()->markup();
    }

    /** @return list<string> Every name of a field of the form. */
    private static function names(string $html): array
    {
        preg_match_all('~ name="(islas_consent[^"]+)"~', $html, $found);

        return $found[1];
    }

    /** @return list<string> The owner's cookies in hidden rows. */
    private static function hidden(string $html): array
    {
        preg_match_all('~<tr hidden=""><td><input type="text" name="[^"]*\[name\]" value="([^"]*)"~', $html, $found);

        return $found[1];
    }
}
