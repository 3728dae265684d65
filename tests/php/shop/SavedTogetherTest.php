<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Platform\Settings;
use Islas\Plugin;

/**
 * What the owner saves takes nothing from a newer version that was rolled back, nor from another administrator.
 */
final class SavedTogetherTest extends ShopTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach ([Settings::OPTION, Lists::OPTION, NoticeList::OPTION] as $name) {
            $value = get_option($name);
            $this->later(static function () use ($name, $value): void {
                delete_option($name);
                add_option($name, $value, '', true);
            });
        }
        Plugin::instance()->registerOwner();
    }

    /** @dataProvider ways */
    public function testSettingsOfANewerVersionStayWhenThisOneSaves(callable $save): void
    {
        self::put(Settings::OPTION, [
            'of_tomorrow' => ['a' => 1], 'attribute_behavior' => 'of-tomorrow', 'unavailable_tooltip_text' => 'No hay',
        ]);
        $save(['unavailable_tooltip_text' => 'Agotado así']);
        wp_cache_flush();
        $stored = get_option(Settings::OPTION);

        self::assertSame([['a' => 1], 'of-tomorrow'], [$stored['of_tomorrow'], $stored['attribute_behavior']]);
        self::assertSame('Agotado así', (new Settings())->text('unavailable_tooltip_text'));
        self::assertArrayNotHasKey('of_tomorrow', (new Settings())->all());
        self::assertNotSame('of-tomorrow', (new Settings())->text('attribute_behavior'));
    }

    /** @return array<string, array{callable(array<string, string>): void}> */
    public function ways(): array
    {
        return [
            'command' => [static fn (array $changes) => (new Settings())->change($changes)],
            // options.php
            'screen' => [static fn (array $changes) => update_option(Settings::OPTION, $changes + (new Settings())->all())],
            'REST' => [static function (array $changes): void {
                $request = new \WP_REST_Request('POST', '/islas/v1/settings');
                $request->set_header('Content-Type', 'application/json');
                $request->set_body((string) wp_json_encode(['values' => $changes]));
                self::assertSame(200, rest_do_request($request)->get_status());
            }],
            'import' => [static function (array $changes): void {
                $file = ['islas' => 1, 'version' => '0.1.0', 'settings' => $changes];
                self::assertSame([], self::platform()->settingsImport->import((string) wp_json_encode($file)));
                delete_option('islas_import_undo');
            }],
        ];
    }

    public function testRowsAndColumnsOfANewerVersionStayInTheListsOfConsent(): void
    {
        $rule = ['kind' => 'url', 'pattern' => 'a.example', 'category' => 'marketing', 'provider' => ''];
        self::put(Lists::OPTION, [
            'rules' => [$rule + ['until' => '2030'], ['kind' => 'header', 'when' => 'x'], ['pattern' => 'b.example', 'until' => '1'] + $rule],
            'providers' => ['meta', 'provider-of-tomorrow'],
            'frames' => [['x']],
        ]);
        (new Lists())->changeLists(['rules' => [['category' => 'statistics'] + $rule], 'providers' => []]);
        wp_cache_flush();
        $stored = get_option(Lists::OPTION);

        self::assertSame('statistics', $stored['rules'][0]['category']);
        self::assertSame('2030', $stored['rules'][0]['until'], 'A column of a changed row.');
        self::assertSame(['kind' => 'header', 'when' => 'x'], $stored['rules'][1], 'A row that this version cannot read.');
        self::assertCount(2, $stored['rules'], 'The row that was deleted is.');
        self::assertSame(['provider-of-tomorrow'], $stored['providers']);
        self::assertSame([['x']], $stored['frames']);
        self::assertCount(1, (new Lists())->rules());
    }

    public function testRowsAndColumnsOfANewerVersionStayInTheNotices(): void
    {
        self::put(NoticeList::OPTION, [['text' => 'Uno', 'icon' => 'x'], ['html' => 'y'], ['text' => 'Dos', 'icon' => 'z']]);
        $notices = new NoticeList();
        update_option(NoticeList::OPTION, [['link' => 'https://a.example/'] + $notices->readNotices()[0]]);
        wp_cache_flush();
        $stored = get_option(NoticeList::OPTION);

        self::assertSame(['x', 'https://a.example/'], [$stored[0]['icon'], $stored[0]['link']]);
        self::assertSame([1 => ['html' => 'y']], array_slice($stored, 1, null, true));
    }

    public function testABackgroundWriterChangesTheListsAsTheyAreThen(): void
    {
        self::put(Lists::OPTION, Lists::EMPTY);
        $lists = new Lists();
        self::assertSame([], $lists->rules());
        $rule = ['kind' => 'url', 'pattern' => 'a.example', 'category' => 'marketing', 'provider' => ''];
        // Another administrator, in another process: the cache of this one still has the former lists.
        self::put(Lists::OPTION, ['rules' => [$rule]] + Lists::EMPTY, false);
        self::assertSame([], $lists->rules());
        (new LegalPages($lists))->find();
        wp_cache_flush();

        self::assertSame([$rule], (new Lists())->rules());
        self::assertNotSame([], (new Lists())->links());
    }

    public function testSavingTheNoticesAfterSomebodyElseKeepsBoth(): void
    {
        $notices = new NoticeList();
        update_option(NoticeList::OPTION, [['text' => 'Uno']]);
        $_POST[NoticeList::REVISION] = $notices->computeRevision();
        update_option(NoticeList::OPTION, [['text' => 'Uno'], ['text' => 'Mía']]);
        self::assertSame(['Uno', 'Mía'], array_column($notices->readNotices(), 'text'));
        // The other one had opened the same page.
        update_option(NoticeList::OPTION, [['text' => 'Uno'], ['text' => 'Suya']]);

        self::assertSame(['Uno', 'Suya', 'Mía'], array_column($notices->readNotices(), 'text'));
        self::assertSame(['islas_notices_conflict'], array_column(get_settings_errors(NoticeList::OPTION), 'code'));
        $GLOBALS['wp_settings_errors'] = [];
    }

    /** As another version or process has stored it. @param array<mixed> $value */
    private static function put(string $name, array $value, bool $isSeen = true): void
    {
        global $wpdb;
        $wpdb->update($wpdb->options, ['option_value' => serialize($value)], ['option_name' => $name]);
        if ($isSeen) {
            wp_cache_flush();
        }
    }

    private static function platform(): \Islas\Platform\Module
    {
        return Plugin::instance()->module(\Islas\Platform\Module::class);
    }
}
