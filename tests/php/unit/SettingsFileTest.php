<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Lists;
use Islas\Notices\NoticeList;
use Islas\Platform\SettingCheck;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Platform\SettingsImport;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;

/**
 * An export holds all that the owner configures, and importing it restores the same settings. A file with any error
 * changes nothing, and the import reports its problems.
 *
 * @group php-version
 */
final class SettingsFileTest extends PluginTestCase
{
    private const RULE = ['kind' => 'url', 'pattern' => 'cdn.example', 'category' => 'marketing', 'provider' => 'X'];

    public function testImportingAnExportRestoresTheSameSettings(): void
    {
        $this->configure();
        $before = Site::$options[1];
        $json = $this->settingsFile()->makeJson();
        $this->import()->import('{"islas":1,"settings":{"feature_cart":true},"notices":[]}');
        self::assertNotSame($before, array_intersect_key(Site::$options[1], $before));

        self::assertSame([], $this->import()->import($json));
        self::assertEquals($before, array_intersect_key(Site::$options[1], $before));
    }

    public function testAnExportLeavesOutSecretsAndDataOfTheSite(): void
    {
        $this->configure();
        $file = json_decode($this->settingsFile()->makeJson(), true);

        self::assertSame(['islas', 'version', 'settings', 'notices', 'consent'], array_keys($file));
        self::assertSame(1, $file['islas']);
        self::assertMatchesRegularExpression('/^\d+\.\d+\.\d+$/', $file['version']);
        self::assertSame(['rules', 'cookies', 'providers'], array_keys($file['consent']));
        self::assertSame(
            ['analytics_api_secret'],
            array_values(array_diff(array_keys(Settings::SCHEMA), array_keys($file['settings'])))
        );
    }

    public function testAnImportKeepsEverythingThatTheFileDoesNotContain(): void
    {
        $this->configure();
        self::assertSame([], $this->import()->import('{"islas":1,"settings":{"jquery":"keep"}}'));

        self::assertSame('keep', (new Settings())->text('jquery'));
        self::assertSame('secreto', (new Settings())->text('analytics_api_secret'));
        self::assertFalse((new Settings())->flag('feature_cart'));
        self::assertCount(1, (new NoticeList())->readNotices());
        self::assertCount(1, (new Lists())->links());
    }

    /** @dataProvider refused */
    public function testRefusesAFileWithAnyErrorAndReportsEveryProblem(string $json, string ...$sentences): void
    {
        $this->configure();
        $before = Site::$options;
        $problems = $this->import()->import($json);

        self::assertSame($before, Site::$options);
        self::assertCount(count($sentences), $problems);
        foreach ($sentences as $index => $sentence) {
            self::assertStringContainsString($sentence, $problems[$index]);
        }
    }

    /** @return iterable<string, list<string>> */
    public function refused(): iterable
    {
        $settings = static fn (string $json): string => '{"islas":1,"settings":' . $json . '}';
        yield 'nothing' => ['', 'not JSON'];
        yield 'no JSON' => ['<?php echo 1;', 'not JSON'];
        yield 'a number' => ['1', 'not JSON'];
        yield 'bytes that are no text' => ["{\"islas\":1,\"settings\":{\"a\":\"\xff\"}}", 'not JSON'];
        yield 'depth' => [$settings(str_repeat('[', 50) . str_repeat(']', 50)), 'not JSON'];
        yield 'size' => [$settings('{}') . str_repeat(' ', SettingsFile::LARGEST), 'larger than 256 KB'];
        yield 'another file' => ['{"name":"x"}', 'not an export'];
        yield 'no settings' => ['{"islas":1}', 'not an export'];
        yield 'settings that are none' => [$settings('"x"'), 'not an export'];
        yield 'a later format' => ['{"islas":2,"settings":{}}', 'does not know'];
        yield 'an unknown part' => ['{"islas":1,"settings":{},"zzz":1}', 'unknown part “zzz”'];
        $long = str_repeat('z', 60);
        yield 'a part with a long name' => ['{"islas":1,"settings":{},"' . $long . 'z":1}', "unknown part “{$long}”"];
        yield 'an unknown setting beside a good one' => [$settings('{"feature_cart":true,"nope":1}'), '“nope”'];
        yield 'a switch as a text' => [$settings('{"feature_cart":"yes"}'), '“feature_cart” must be true or false'];
        yield 'a choice that is none' => [$settings('{"jquery":"x"}'), 'one of these: auto, keep'];
        yield 'a number out of bounds' => [$settings('{"embed_max_height":-1}'), 'from 0 to 10000'];
        yield 'a number with decimals' => [$settings('{"embed_max_height":1.5}'), 'from 0 to 10000'];
        yield 'a text with markup' => [$settings('{"please_wait_text":"<b>x</b>"}'), 'without markup'];
        yield 'a text that is a list' => [$settings('{"please_wait_text":["x"]}'), 'without markup'];
        yield 'notices that are none' => ['{"islas":1,"settings":{},"notices":"x"}', '“notices”'];
        yield 'a notice with more' => ['{"islas":1,"settings":{},"notices":[{"text":"a","x":1}]}', '“notices”'];
        yield 'links of another site' => [
            '{"islas":1,"settings":{},"consent":{"rules":[],"cookies":[],"providers":[],"links":[]}}', '“consent”',
        ];
        yield 'several' => [$settings('{"a":1,"b":2}'), '“a”', '“b”'];
        yield 'a long name' => [$settings('{"' . str_repeat('x', 500) . '":1}'), '“' . str_repeat('x', 60) . '”'];
    }

    public function testListsTheFirstTwentyProblemsOfAFileAndCountsTheRest(): void
    {
        $given = array_fill_keys(array_map(static fn (int $number) => 'x' . $number, range(1, 500)), 1);
        $problems = $this->import()->import((string) json_encode(['islas' => 1, 'settings' => $given]));

        self::assertCount(21, $problems);
        self::assertStringContainsString('480', $problems[20]);
    }

    public function testReportsAValueThatAFeatureRefusesToStore(): void
    {
        add_filter('sanitize_option_' . Settings::OPTION, static function (array $settings): array {
            return ['analytics_measurement_id' => ''] + $settings;
        });
        $problems = $this->import()->import('{"islas":1,"settings":{"analytics_measurement_id":"foo"}}');

        self::assertCount(1, $problems);
        self::assertStringContainsString('“analytics_measurement_id”', $problems[0]);
    }

    public function testRefusesAFileThatBreaksTheConsentRulesInStrictMode(): void
    {
        $json = '{"islas":1,"settings":{"consent_show_decline":false%s}}';
        self::assertSame([], $this->import()->import(sprintf($json, '')));
        $problems = $this->import()->import(sprintf($json, ',"consent_strict":true'));

        self::assertNotSame([], $problems);
        self::assertSame([], $this->import()->import('{"islas":1,"settings":{"jquery":"keep"}}'));
    }

    public function testRestoresTheFormerSettingsOnceAfterAnImport(): void
    {
        $this->configure();
        $before = Site::$options[1];
        $import = $this->import();
        self::assertSame([0, false], [$import->readImportTime(), $import->undo()]);
        $import->import('{"islas":1,"settings":{"feature_cart":true},"notices":[]}');
        self::assertEqualsWithDelta(time(), $import->readImportTime(), 2);

        self::assertTrue($import->undo());
        self::assertEquals($before, Site::$options[1]);
        self::assertFalse($import->undo());
    }

    /** @dataProvider kept */
    public function testDoesNotUndoAnImportFromAMalformedBackup($kept): void
    {
        Site::$options[1] = ['woocommerce_x' => 'theirs', SettingsImport::OPTION => $kept];
        $before = Site::$options;

        self::assertFalse($this->import()->undo());
        self::assertSame($before, Site::$options);
    }

    /** @return iterable<string, list<mixed>> */
    public function kept(): iterable
    {
        yield 'a text' => ['x'];
        yield 'no options' => [['time' => 5]];
        yield 'other options' => [['time' => 5, 'options' => ['woocommerce_x' => []]]];
        yield 'no time' => [['options' => [Settings::OPTION => []]]];
    }

    public function testParsesATextIntoAValueOfTheSettingsType(): void
    {
        $boolean = ['type' => 'boolean', 'default' => true, 'section' => 'x'];
        $count = ['type' => 'count', 'default' => 1, 'section' => 'x'];
        $parsed = array_map(static fn (string $text) => SettingCheck::parseText($boolean, $text), ['1', 'no', 'x', '']);

        self::assertSame([true, false, 'x', ''], $parsed);
        self::assertSame([12, '-1', '1e3'], [
            SettingCheck::parseText($count, '12'), SettingCheck::parseText($count, '-1'), SettingCheck::parseText($count, '1e3'),
        ]);
    }

    /** So an export of an unchanged shop can be imported. */
    public function testEveryDefaultPassesTheSettingCheck(): void
    {
        foreach (Settings::SCHEMA as $key => $row) {
            self::assertSame('', SettingCheck::findProblem($key, $row, $row['default']));
        }
    }

    private function configure(): void
    {
        Site::$options[1] = [
            Settings::OPTION => ['feature_cart' => false, 'analytics_api_secret' => 'secreto'] + (new Settings())->all(),
            NoticeList::OPTION => [['text' => 'Rebajas'] + NoticeList::EMPTY],
            Lists::OPTION => ['rules' => [self::RULE], 'links' => [['text' => 'Aviso', 'url' => 'https://a.example/']]]
                + Lists::EMPTY,
        ];
    }

    private function settingsFile(): SettingsFile
    {
        return (new Plugin(self::PLUGIN . '/islas.php'))->module(\Islas\Platform\Module::class)->settingsFile;
    }

    private function import(): SettingsImport
    {
        return new SettingsImport($this->settingsFile());
    }
}
