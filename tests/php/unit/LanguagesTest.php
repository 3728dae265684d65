<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Notices\NoticeList;
use Islas\Platform\Multilingual;
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
    /** Text settings that are the same in every language: lists of sites, cookies and selectors, ids and colours. */
    private const NO_WORDS = [
        'embed_hosts',
        'drawer_toggles',
        'search_toggle',
        'search_panel',
        'social_toggle',
        'social_panel',
        'social_links',
        'cursor_menu',
        'cursor_team',
        'strictly_necessary',
        'strictly_necessary_family',
        'cookiepath',
        'consent_color',
        'consent_background',
        'consent_accept_color',
        'consent_accept_background',
        'consent_decline_color',
        'consent_decline_background',
        'analytics_measurement_id',
        'analytics_container_id',
        'analytics_api_secret',
    ];

    public function testWpmlConfigListsEveryTextSettingAndNoticeText(): void
    {
        $texts = array_keys(array_filter(Settings::SCHEMA, static fn (array $row) => $row['type'] === 'text'));

        self::assertEqualsCanonicalizing(
            array_values(array_diff($texts, self::NO_WORDS)),
            self::names('admin-texts/key[@name="' . Settings::OPTION . '"]/key')
        );
        self::assertEqualsCanonicalizing(Multilingual::TEXTS, array_values(array_diff($texts, self::NO_WORDS)));
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
