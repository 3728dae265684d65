<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Draft;
use Islas\Notices\NoticeList;
use Islas\Platform\Settings;
use Islas\Consent\Screen\ConsentScreen;
use Islas\Plugin;
use RuntimeException;

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
        $this->later([Draft::class, 'forget']);
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

    public function testSavingTheConsentScreenAfterSomebodyElseStoresNothingAndSaysSo(): void
    {
        $cookie = static fn (string $name): array => [
            'name' => $name, 'category' => 'marketing', 'provider' => '', 'purpose' => '', 'duration' => '',
        ];
        self::put(Lists::OPTION, ['cookies' => [$cookie('first')]] + Lists::EMPTY);
        $revision = $this->opened();
        (new Lists())->changeLists(['cookies' => [$cookie('first'), $cookie('theirs')]]);
        $lists = ['cookies' => [$cookie('first'), $cookie('mine')]];

        self::assertStringContainsString('=conflict', $this->save($lists, $revision));
        self::assertSame(['first', 'theirs'], array_column((new Lists())->cookies(), 'name'));
        self::assertSame(['first', 'mine', 'theirs'], array_column(Draft::read()->lists->cookies(), 'name'));

        self::assertStringContainsString('=saved', $this->save($lists, $this->opened()));
        self::assertSame(['first', 'mine'], array_column((new Lists())->cookies(), 'name'));
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

    private function opened(): string
    {
        ob_start();
        set_current_screen('woocommerce_page_' . ConsentScreen::PAGE);
        $this->later(static function (): void {
            unset($GLOBALS['current_screen']);
        });
        Plugin::instance()->module(Consent::class)->screen->show();
        self::assertSame(1, preg_match('/name="islas_revision" value="(\w+)"/', (string) ob_get_clean(), $found));

        return $found[1];
    }

    /** @param array<string, mixed> $lists @return string Where the screen leads. */
    private function save(array $lists, string $revision): string
    {
        $_POST = $_REQUEST = [
            '_wpnonce' => wp_create_nonce('islas_consent_save'), 'islas_revision' => $revision,
            Lists::OPTION => $lists, Settings::OPTION => ['consent_strict' => '0'],
        ];
        $stop = static function (string $address): string {
            throw new RuntimeException($address);
        };
        add_filter('wp_redirect', $stop);
        try {
            Plugin::instance()->module(Consent::class)->screen->save();
        } catch (RuntimeException $led) {
            return $led->getMessage();
        } finally {
            remove_filter('wp_redirect', $stop);
            $_POST = $_REQUEST = [];
        }

        return '';
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
