<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Notices\NoticeList;
use Islas\Platform\Declarations;
use Islas\Platform\Settings;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use ReflectionClass;
use SimpleXMLElement;

/**
 * `wpml-config.xml` names every text of the owner and all data that Islas stores, for WPML and Polylang.
 */
final class LanguagesTest extends PluginTestCase
{
    public function testWpmlConfigListsSettingsWithWordsAndNoticeTexts(): void
    {
        self::assertContains('consent_text', Declarations::TRANSLATED);
        self::assertNotContains('consent_color', Declarations::TRANSLATED);
        self::assertSame(
            Declarations::TRANSLATED,
            self::names('admin-texts/key[@name="' . Settings::OPTION . '"]/key')
        );
        self::assertSame([], array_diff(Declarations::TRANSLATED, array_keys(Settings::SCHEMA)));
        $notice = self::names('admin-texts/key[@name="' . NoticeList::OPTION . '"]/key[@name="*"]/key');
        self::assertSame(['text', 'link', 'link_text'], $notice);
        self::assertSame([], array_diff($notice, array_keys(NoticeList::EMPTY)));
    }

    public function testWpmlConfigListsTheMetaKeysOfProductsAndTerms(): void
    {
        self::assertSame([ProductAppearance::META], self::texts('custom-fields/custom-field'));
        self::assertEqualsCanonicalizing(
            array_values((new ReflectionClass(TermMeta::class))->getConstants()),
            self::texts('custom-term-fields/custom-term-field')
        );
    }

    /** @return list<string> */
    private static function names(string $path): array
    {
        return array_map(static fn (SimpleXMLElement $key) => (string) $key['name'], self::nodes($path));
    }

    /** @return list<string> */
    private static function texts(string $path): array
    {
        return array_map(static fn (SimpleXMLElement $node) => (string) $node, self::nodes($path));
    }

    /** @return list<SimpleXMLElement> */
    private static function nodes(string $path): array
    {
        $xml = simplexml_load_file(self::PLUGIN . '/wpml-config.xml');
        self::assertNotFalse($xml);

        return array_values($xml->xpath($path) ?: []);
    }
}
