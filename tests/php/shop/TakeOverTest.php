<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Decision;
use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Consent\Tools\EuCookiesBar;
use Islas\Platform\Settings;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\ProductAppearance;
use Islas\Swatches\TermMeta;
use Islas\TakeOver\Colours;
use Islas\TakeOver\Import;
use Islas\TakeOver\Journal;
use Islas\TakeOver\Module;
use Islas\TakeOver\Result;
use Islas\TakeOver\ResultLabels;
use Islas\TakeOver\Source;
use Islas\TakeOver\Sources;
use Islas\TakeOver\TakeOverBox;
use Islas\Plugin;
use RuntimeException;

require_once __DIR__ . '/OtherPlugins.php';

/**
 * Imports from other plugins write what those plugins stored, in their own shapes, leave what the owner has set, and
 * can be undone: then the tables are as before.
 */
final class TakeOverTest extends ShopTestCase
{
    use OtherPlugins;

    protected function setUp(): void
    {
        parent::setUp();
        foreach ([Settings::OPTION, Lists::OPTION, AttributeShapes::OPTION, Journal::OPTION, Import::LOCK] as $name) {
            $this->keepOption($name);
        }
        $this->later(static function (): void {
            global $wpdb;
            $wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'islas\\_takeover\\_%'");
            wp_cache_flush();
        });
    }

    public function testImportsTheSwatchesOfCartFlowsAndShowsThemInTheShop(): void
    {
        [$product, $terms] = $this->cartFlows();
        $before = $this->stored();
        $result = $this->import(Sources::findSource('variation-swatches-woo'));

        self::assertSame(
            ['setting' => 3, 'type' => 1, 'shape' => 1, 'color' => 1, 'image' => 1, 'product' => 1],
            $result->written
        );
        self::assertSame(['image' => [1, ['Perdida']], 'label' => [1, ['rojo']]], $result->skipped);
        self::assertSame('#c81e3a', TermMeta::readAppearance($terms['rojo'])['color']);
        self::assertGreaterThan(0, TermMeta::readAppearance($terms['rayas'])['image']);
        self::assertSame('hide', (new Settings())->text('attribute_behavior'));
        $page = $this->get(get_permalink($product->get_id()))['body'];
        self::assertStringContainsString('--islas-color:#00ff7f', $page, 'the colour of this product');
        self::assertStringContainsString('islas-swatches--image', $page);
        self::assertStringContainsString('islas-swatches--button', $page);
        self::assertStringContainsString('islas-swatches--hide', $page);

        $again = $this->import(Sources::findSource('variation-swatches-woo'));
        self::assertSame([], $again->written, 'A second import adds nothing.');
        $this->undo();
        self::assertEquals($before, $this->stored());
    }

    public function testImportsTheSwatchesOfWpcAndItsSettings(): void
    {
        $tax = $this->attribute('tono', ['verde' => 'Verde', 'pardo' => 'Pardo', 'mal' => 'Mal'], 'color');
        $terms = $this->ids($tax);
        $this->meta($terms['verde'], ['wpcvs_color' => '#11ff22', 'wpcvs_tooltip' => 'Como <b>la</b> hierba']);
        $this->meta($terms['pardo'], ['wpcvs_color' => '#553311', 'wpcvs_button' => 'Tierra', 'wpcvs_tooltip' => '']);
        $this->meta($terms['mal'], ['wpcvs_color' => 'url(javascript:1)', 'wpcvs_image' => '999999']);
        $this->option('wpcvs_settings', ['style' => 'rounded', 'second_click' => 'yes', 'button_default' => 'yes']);
        $before = $this->stored();
        $source = Sources::findSource('wpc-variation-swatches');
        self::assertStringContainsString('3', implode(' ', $source->describeFound()));
        $result = $this->import($source);

        self::assertSame(['setting' => 2, 'color' => 2, 'tooltip' => 1], $result->written);
        self::assertSame(['label', 'odd', 'image'], array_keys($result->skipped));
        self::assertSame('Como la hierba', TermMeta::readAppearance($terms['verde'])['tooltip']);
        self::assertSame('rounded', (new Settings())->text('shape_style'));
        self::assertTrue((new Settings())->flag('clear_on_reselect'));
        $this->undo();
        self::assertEquals($before, $this->stored());
    }

    public function testImportsTheSettingsOfVariationSwatchesOnly(): void
    {
        $this->option('woo_variation_swatches', [
            'shape_style' => 'rounded', 'attribute_behavior' => 'blur-no-cross', 'show_variation_label' => 'no',
            'show_on_archive' => 'yes', 'tick_color' => '#fff', 'variation_label_separator' => ' –',
        ]);
        $result = $this->import(Sources::findSource('woo-variation-swatches'));

        self::assertSame(['setting' => 4], $result->written);
        self::assertFalse((new Settings())->flag('card_swatches'), 'The free version shows none on cards.');
        self::assertFalse((new Settings())->flag('show_variation_label'));
    }

    public function testImportsEuCookiesBarAndItsDecisionsStayValid(): void
    {
        $this->option(EuCookiesBar::OPTION, $this->euCookiesBar());
        $before = $this->stored();
        $result = $this->import(Sources::findSource('eu-cookies-bar'));

        self::assertSame(1, $result->written['links']);
        self::assertSame(['unknown' => [1, ['custom_css']]], $result->skipped);
        $settings = new Settings();
        self::assertSame('Usamos galletas propias.', $settings->text('consent_text'));
        self::assertSame('bottom_left', $settings->text('consent_position'));
        self::assertSame('#0ec50e', $settings->text('consent_accept_background'));
        self::assertSame($settings->listDefaults()['strictly_necessary'], $settings->text('strictly_necessary'));
        self::assertSame('Más detalles', array_column((new Lists())->links(), 'text', 'url')['https://example.test/p']);
        $page = $this->get('/')['body'];
        self::assertStringContainsString('Usamos galletas propias.', $page);
        self::assertStringContainsString('--islas-consent-accept-background:#0ec50e', $page);
        (new LegalPages(new Lists()))->find();
        self::assertContains('Más detalles', array_column((new Lists())->links(), 'text'), 'It is not searched away.');
        $decision = Decision::fromCookies(
            [Decision::UNTIL => (string) (time() + 90 * DAY_IN_SECONDS)],
            ['another version'],
            $settings->count('expire_time'),
            time(),
            false
        );
        self::assertSame('accepted', $decision->state);
        $this->undo();
        self::assertEquals($before, $this->stored());
    }

    public function testImportsTheBannerAndTheCookieListOfComplianz(): void
    {
        $this->complianz();
        $before = $this->stored();
        $result = $this->import(Sources::findSource('complianz-gdpr'));

        self::assertSame(['setting' => 12, 'links' => 1, 'cookies' => 3], $result->written);
        self::assertSame(['purpose' => [1, ['sin']]], $result->skipped);
        $settings = new Settings();
        self::assertSame('Gestionar consentimiento', $settings->text('consent_title'));
        self::assertSame('Usamos cookies.', $settings->text('consent_text'));
        self::assertSame('', $settings->text('consent_decline_text'), 'A text that is switched off');
        self::assertSame('#112233', $settings->text('consent_background'));
        self::assertSame(90 * DAY_IN_SECONDS, $settings->count('expire_time'));
        $cookies = array_column((new Lists())->cookies(), null, 'name');
        self::assertSame(
            [
                'name' => '_fbp', 'category' => 'marketing', 'provider' => 'Meta', 'purpose' => 'Sirve para algo',
                'duration' => '3 meses',
            ],
            $cookies['_fbp']
        );
        self::assertSame(['statistics', 'marketing', 'necessary'], array_column($cookies, 'category'));
        self::assertArrayNotHasKey('ignorada', $cookies);
        $this->undo();
        self::assertEquals($before, $this->stored());
    }

    public function testImportsTheBannerCookiesAndBlockedScriptsOfCookieYes(): void
    {
        $this->cookieYes();
        $before = $this->stored();
        $result = $this->import(Sources::findSource('cookie-law-info'));

        self::assertSame(1, $result->written['cookies']);
        self::assertSame(1, $result->written['rules']);
        self::assertSame(1, $result->written['links']);
        self::assertSame(['purpose' => [1, ['rara']]], $result->skipped);
        $settings = new Settings();
        self::assertSame('Valoramos tu privacidad', $settings->text('consent_title'));
        self::assertSame('#ffffff', $settings->text('consent_decline_background'), 'transparent: that of the bar');
        self::assertSame('right', $settings->text('consent_reopen'));
        self::assertSame(
            ['kind' => 'url', 'pattern' => 'static.hotjar.com', 'category' => 'statistics', 'provider' => 'hotjar.com'],
            array_column((new Lists())->rules(), null, 'pattern')['static.hotjar.com']
        );
        $this->undo();
        self::assertEquals($before, $this->stored());
    }

    public function testLeavesWhatTheOwnerHasSetAndHalfOfNoPairOfColours(): void
    {
        $this->complianz();
        (new Settings())->change(['consent_title' => 'Mi título', 'consent_background' => '#eeeeee']);
        (new Lists())->changeLists(['cookies' => [
            ['name' => '_fbp', 'category' => 'statistics', 'provider' => '', 'purpose' => 'Mío', 'duration' => ''],
        ]]);
        $result = $this->import(Sources::findSource('complianz-gdpr'));

        self::assertSame(4, $result->kept);
        self::assertSame('Mi título', (new Settings())->text('consent_title'));
        self::assertSame('', (new Settings())->text('consent_color'), 'Not on a background of another plugin');
        self::assertSame('Mío', array_column((new Lists())->cookies(), 'purpose', 'name')['_fbp']);
        $said = implode(' ', ResultLabels::describeResult($result));
        self::assertStringContainsString('4', $said);
    }

    public function testAnUndoLeavesWhatWasChangedSinceAndSaysSo(): void
    {
        $tax = $this->attribute('tono', ['verde' => 'Verde', 'pardo' => 'Pardo'], 'color');
        $terms = $this->ids($tax);
        $this->meta($terms['verde'], ['wpcvs_color' => '#11ff22']);
        $this->meta($terms['pardo'], ['wpcvs_color' => '#553311']);
        $this->import(Sources::findSource('wpc-variation-swatches'));
        TermMeta::writeAppearance($terms['pardo'], ['color' => '#000000']);
        $result = $this->undo();

        self::assertSame(1, $result->kept);
        self::assertSame('', TermMeta::readAppearance($terms['verde'])['color']);
        self::assertSame('#000000', TermMeta::readAppearance($terms['pardo'])['color']);
        self::assertNull($this->takeOver()->import->undoImport(0));
    }

    /** @dataProvider odd */
    public function testImportsNothingFromOddDataAndBreaksNothing(string $option, $value): void
    {
        $this->option($option, $value);
        foreach (Sources::listSources() as $source) {
            $source->describeFound();
            $this->takeOver()->import->simulateImport($source, 0);
            $this->import($source);
        }
        $stored = get_option(Settings::OPTION);
        self::assertSame((new Settings())->sanitise($stored), (new Settings())->all());
        self::assertStringNotContainsString('<script', (string) wp_json_encode([$stored, get_option(Lists::OPTION)]));
    }

    /** @return iterable<string, array{string, mixed}> */
    public function odd(): iterable
    {
        $options = [
            'woo_variation_swatches', 'cfvsw_global', 'wpcvs_settings', EuCookiesBar::OPTION, 'cmplz_options',
            Journal::OPTION,
        ];
        $script = '<script>alert(1)</script>';
        foreach ($options as $option) {
            yield $option . ' as a text' => [$option, $script];
            yield $option . ' as a number' => [$option, 7];
            yield $option . ' as an object' => [$option, (object) ['shape_style' => 'rounded']];
            yield $option . ' with lists as values' => [$option, [
                'shape_style' => ['rounded'], 'style' => [], 'border_radius' => [], 'disable_attr_type' => [[]],
                'cookies_bar_message' => [$script], 'cookie-statement' => ['custom'], 'runs' => [['id' => 'x']],
                'version' => 1,
            ]];
            yield $option . ' with markup' => [$option, [
                'shape_style' => $script, 'style' => $script, 'variation_label_separator' => $script,
                'cookies_bar_message' => $script . 'Texto', 'cookies_bar_color' => 'red;}' . $script,
                'privacy_policy_url' => 'javascript:alert(1)', 'privacy_policy_label' => $script,
                'runs' => [['id' => 1, 'time' => 1, 'source' => $script, 'chunks' => [1]]], 'version' => 1,
            ]];
        }
    }

    public function testImportsTenThousandOptionsInBatchesThatContinue(): void
    {
        global $wpdb;
        $tax = $this->attribute('tono', ['uno' => 'Uno'], 'color');
        $this->manyOptions($tax, 10000);
        $source = Sources::findSource('wpc-variation-swatches');
        $queries = $wpdb->num_queries;
        $looked = $this->takeOver()->import->simulateImport($source, 0);
        self::assertSame(10000, $looked->written['color']);
        self::assertCount(100, $looked->items);
        self::assertLessThan(100, $wpdb->num_queries - $queries, 'Three queries for every 500 options');

        $part = $this->takeOver()->import->runImport($source, 0.001);
        self::assertFalse($part->isDone);
        self::assertSame(200, array_sum($part->written));
        $rest = $this->takeOver()->import->runImport($source, 0);
        self::assertTrue($rest->isDone);
        self::assertSame(9801, $rest->written['color']);

        $undone = $this->takeOver()->import->undoImport(0.001);
        self::assertFalse($undone->isDone);
        self::assertSame(10000 - $undone->written['color'], $this->undo()->written['color']);
        self::assertSame([], $this->stored()['journal']);
    }

    public function testAFullJournalStopsTheImportAndSaysSo(): void
    {
        $tax = $this->attribute('tono', ['verde' => 'Verde'], 'color');
        $this->meta($this->ids($tax)['verde'], ['wpcvs_color' => '#11ff22']);
        $targets = new \ReflectionProperty(Import::class, 'targets');
        $targets->setAccessible(true);
        $import = new Import($targets->getValue($this->takeOver()->import), new Journal(10));
        $result = $import->runImport(Sources::findSource('wpc-variation-swatches'), 0);

        self::assertTrue($result->isFull);
        self::assertSame([], $result->written);
        self::assertSame('', TermMeta::readAppearance($this->ids($tax)['verde'])['color']);
    }

    public function testASecondImportAtTheSameTimeIsRefused(): void
    {
        update_option(Import::LOCK, time() - 1, false);
        self::assertTrue($this->takeOver()->import->runImport(Sources::findSource('eu-cookies-bar'), 0)->isBusy);
        update_option(Import::LOCK, time() - 3600, false);
        self::assertFalse($this->takeOver()->import->runImport(Sources::findSource('eu-cookies-bar'), 0)->isBusy);
    }

    public function testAcceptsTickedColoursOfOptionsWithoutOne(): void
    {
        $names = ['a' => 'Azul marino', 'b' => 'Rojo / Azul', 'c' => 'Verde', 'd' => 'Zzz'];
        $tax = $this->attribute('couleur', $names, 'select', 'Color');
        $terms = $this->ids($tax);
        TermMeta::writeAppearance($terms['c'], ['color' => '#123456']);
        $id = wc_attribute_taxonomy_id_by_name($tax);
        $_GET['islas-take-over'] = 'colours';
        $shown = $this->takeOver()->box->renderBox()->markup();
        self::assertStringContainsString('Azul marino', $shown);
        self::assertStringNotContainsString('Zzz', $shown);
        self::assertStringNotContainsString("islas_colours[{$terms['c']}]", $shown);
        $before = $this->stored();
        $_POST = ['islas_colour_types' => [(string) $id, 'x'], 'islas_colours' => [
            $terms['a'] => ['on' => '1', 'color' => '#1b2a4a'],
            $terms['b'] => ['on' => '1', 'color' => '#d62828', 'second' => '#1f5fbf'],
            $terms['c'] => ['on' => '1', 'color' => '#ffffff'],
            $terms['d'] => ['color' => '#ffffff'],
            1 => ['on' => '1', 'color' => '#ffffff'],
            999999 => ['on' => '1', 'color' => '#ffffff'],
            'x' => 'y',
        ]];
        $this->press('acceptColours', TakeOverBox::COLOURS);

        self::assertSame('#1b2a4a', TermMeta::readAppearance($terms['a'])['color']);
        self::assertSame('#1f5fbf', TermMeta::readAppearance($terms['b'])['second']);
        self::assertSame('#123456', TermMeta::readAppearance($terms['c'])['color']);
        self::assertSame('', TermMeta::readAppearance($terms['d'])['color']);
        self::assertSame('', (string) get_term_meta(1, TermMeta::COLOR, true), 'A category is no option.');
        self::assertSame('color', wc_get_attribute($id)->type);
        $this->press('undoImport', TakeOverBox::UNDO);
        self::assertEquals($before, $this->stored());
    }

    public function testTheScreenSaysWhatWasFoundAndEscapesIt(): void
    {
        $this->option(
            EuCookiesBar::OPTION,
            ['cookies_bar_message' => 'Hola <script>alert(1)</script>'] + $this->euCookiesBar()
        );
        $_GET['islas-take-over'] = 'eu-cookies-bar';
        $shown = $this->takeOver()->box->renderBox()->markup();

        self::assertStringContainsString('EU Cookies Bar', $shown);
        self::assertStringContainsString('value="' . TakeOverBox::RUN . '"', $shown);
        self::assertStringNotContainsString('<script', $shown);
        $_POST = ['islas_source' => 'eu-cookies-bar'];
        $this->press('runImport', TakeOverBox::RUN);
        $said = TakeOverBox::renderResult('takeover')->markup();
        self::assertStringContainsString('EU Cookies Bar', $said);
        self::assertStringNotContainsString('<script', $said);
    }

    private function takeOver(): Module
    {
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);

        return $plugin->module(Module::class);
    }

    private function import(?Source $source): Result
    {
        self::assertNotNull($source);

        return $this->takeOver()->import->runImport($source, 0);
    }

    private function undo(): Result
    {
        $result = $this->takeOver()->import->undoImport(0);
        self::assertNotNull($result);
        self::assertTrue($result->isDone);

        return $result;
    }

    /** Posts a form of the box, up to its redirect. */
    private function press(string $method, string $action): void
    {
        $_REQUEST['_wpnonce'] = wp_create_nonce($action);
        $this->filter('wp_redirect', static function (string $address): void {
            throw new RuntimeException($address);
        });
        try {
            $this->takeOver()->box->$method();
            self::fail('There was no redirect.');
        } catch (RuntimeException $end) {
            self::assertStringEndsWith('islas-result=takeover', $end->getMessage());
        }
    }

    /** @return array<string, mixed> All that an import may change. */
    private function stored(): array
    {
        global $wpdb;

        return [
            'settings' => (new Settings())->all(),
            'lists' => (new Lists())->all(),
            'shapes' => get_option(AttributeShapes::OPTION, []) ?: [],
            'terms' => $wpdb->get_results(
                "SELECT term_id, meta_key, meta_value FROM {$wpdb->termmeta} ORDER BY term_id, meta_key, meta_value"
            ),
            'types' => $wpdb->get_results(
                "SELECT attribute_id, attribute_type FROM {$wpdb->prefix}woocommerce_attribute_taxonomies"
            ),
            'products' => $wpdb->get_results($wpdb->prepare(
                "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY post_id",
                ProductAppearance::META
            )),
            'journal' => $wpdb->get_col(
                "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'islas\\_takeover\\_%'"
            ),
        ];
    }
}
