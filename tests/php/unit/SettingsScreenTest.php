<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\Labels;
use Islas\Admin\PauseBox;
use Islas\Admin\NoticesBox;
use Islas\Admin\ScreenData;
use Islas\Admin\ScreenLists;
use Islas\Admin\ScreenState;
use Islas\Admin\SettingCards;
use Islas\Admin\SettingsRevision;
use Islas\Admin\SettingsScreen;
use Islas\Admin\StrictForm;
use Islas\Admin\SiteHealth;
use Islas\Admin\TransferBox;
use Islas\Features;
use Islas\Notices\NoticeList;
use Islas\Platform\Field;
use Islas\Platform\KillSwitch;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Platform\Manifest;
use Islas\Platform\Modules;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Platform\SettingsImport;
use Islas\Tests\WordPress\Site;
use Islas\Welcome\ShopCheck;
use DOMDocument;
use DOMElement;
use DOMXPath;
use Islas\Platform\SettingLabels;

/**
 * Every setting is on the screen once, with its label, its present value, and a way to switch it off.
 */
final class SettingsScreenTest extends PluginTestCase
{
    public function testEverySettingHasLabelsAndEverySectionAHeading(): void
    {
        self::assertEqualsCanonicalizing(array_keys(Settings::SCHEMA), array_keys(SettingLabels::all()));
        $sections = array_unique(array_column(Settings::SCHEMA, 'section'));
        self::assertEqualsCanonicalizing(array_values($sections), array_keys(Labels::listSections()));
    }

    public function testEveryControlHasItsLabelHelpAndValue(): void
    {
        $settings = new Settings();
        $settings->change(['feature_cart' => false, 'please_wait_text' => '"Espera" <b>']);
        $page = $this->page();

        foreach (array_keys(Settings::SCHEMA) as $key) {
            $id = Field::makeId($key);
            self::assertSame(1, $this->hits($page, "//label[@for='$id']"), $key);
            self::assertSame(1, $this->hits($page, "//*[@id='$id' and @name='islas_settings[$key]']"), $key);
            $help = SettingLabels::all()[$key][1] === '' ? 0 : 1;
            self::assertSame($help, $this->hits($page, "//*[@id='$id-help']"), $key);
            self::assertSame($help, $this->hits($page, "//*[@aria-describedby='$id-help']"), $key);
        }
        self::assertSame(0, $this->hits($page, "//input[@id='islas-feature-cart' and @checked]"));
        self::assertSame(1, $this->hits($page, "//input[@id='islas-feature-page' and @checked]"));
        self::assertSame(1, $this->hits($page, "//input[@id='islas-please-wait-text' and @value='\"Espera\"']"));
    }

    public function testEveryCheckboxFollowsAHiddenFieldThatSendsZero(): void
    {
        $page = $this->page();
        foreach ($page->query("//input[@type='checkbox' and starts-with(@name, 'islas_settings')]") ?: [] as $box) {
            self::assertInstanceOf(DOMElement::class, $box);
            $before = $box->previousSibling;
            self::assertInstanceOf(DOMElement::class, $before);
            self::assertSame(
                ['hidden', '0', $box->getAttribute('name')],
                [$before->getAttribute('type'), $before->getAttribute('value'), $before->getAttribute('name')]
            );
        }
    }

    public function testPrintsNumberInputsForCountsAndSelectsForChoices(): void
    {
        $count = ['type' => 'count', 'default' => 5, 'section' => 'x', 'min' => 1, 'max' => 9];
        self::assertSame(
            '<input value="7" type="number" class="small-text" min="1" max="9" id="islas-n" name="islas_settings[n]">',
            Field::renderField('n', $count, 7, ['N', ''])->markup()
        );
        $choice = ['type' => 'choice', 'default' => 'a', 'section' => 'x', 'choices' => ['a', 'b']];
        self::assertSame(
            '<select id="islas-c" name="islas_settings[c]" aria-describedby="islas-c-help">'
            . '<option value="a">Uno</option><option value="b" selected="">b</option></select>',
            Field::renderField('c', $choice, 'b', ['C', 'help', ['a' => 'Uno']])->markup()
        );
    }

    public function testAddsTheScreenUnderWooCommerceForUsersWhoManageTheShop(): void
    {
        $screen = $this->screen($this->fullManifest());
        $screen->addPage();

        self::assertSame(['woocommerce', 'Islas', 'Islas', 'manage_woocommerce', 'islas'], array_slice(Site::$menu[0], 0, 5));
        self::assertSame('manage_woocommerce', $screen->allowManagers());
        self::assertSame(
            '<a href="https://tienda.example/wp-admin/admin.php?page=islas">Settings</a>',
            $screen->addLink(['deactivate' => 'x'])['settings']
        );
    }

    public function testTheSettingsScreenWarnsWhenTheBuildIsMissing(): void
    {
        $screen = $this->screen($this->manifest('{}'));

        self::assertStringContainsString('notice-error', Site::output([$screen, 'printScreen']));
        self::assertStringNotContainsString('notice-error', Site::output(
            [$this->screen($this->fullManifest()), 'printScreen']
        ));
    }

    public function testEverySettingIsOnOneCardOfTheScreenOnce(): void
    {
        $keys = [];
        foreach (SettingCards::CARDS as $card) {
            array_push($keys, ...array_filter([$card['switch']]), ...$card['basic'], ...$card['more'], ...$card['advanced']);
        }

        self::assertEqualsCanonicalizing(array_keys(Settings::SCHEMA), $keys);
    }

    public function testPrintsTheDataOfTheScreenAndTheBoxesOfItsSections(): void
    {
        (new Settings())->change(['feature_cart' => false, 'empty_cart_text' => 'Nada </script>']);
        $page = $this->page();
        $json = $page->evaluate("string(//div[@id='islas-screen']/script)");
        self::assertIsString($json);
        /** @var array<string, array<array<string, mixed>>> $data */
        $data = json_decode($json, true);

        self::assertFalse($data['values']['feature_cart']);
        self::assertSame((new Settings())->all(), $data['values']);
        self::assertSame('on', $data['shop']['state']);
        self::assertSame(array_keys(SettingCards::CARDS), array_column($data['cards'], 'feature'));
        foreach (array_intersect_key($data['settings'], Settings::SCHEMA) as $key => $setting) {
            self::assertSame(SettingLabels::all()[$key][0], $setting['title']);
            self::assertSame(Settings::SCHEMA[$key]['choices'] ?? [], array_column((array) $setting['choices'], 'value'));
        }
        self::assertSame('color', $data['settings']['consent_color']['format']);
        self::assertSame(['consent' => ['rules' => [], 'cookies' => [], 'providers' => []]], $data['lists']);
        foreach (['rules', 'cookies', 'providers'] as $list) {
            self::assertSame('list', $data['settings']["consent.$list"]['type']);
        }
        self::assertSame('Texts', $data['groups'][(string) $data['settings']['consent_title']['group']]);
        self::assertSame(2, $this->hits($page, "//div[@id='islas-boxes']/details[@data-islas-section='overview']"));
        self::assertSame(1, $this->hits($page, "//details[@data-islas-section='cart']//input[@value='islas_notices']"));
        self::assertSame(0, $this->hits($page, "//form[@id='islas-plain']//*[contains(@name, 'islas_notices')]"));
    }

    public function testThePlainFormHasTheSettingsAndListsOfConsentAndKeepsStrictMode(): void
    {
        $page = $this->page();
        self::assertSame(1, $this->hits($page, "//form[@id='islas-plain']//*[@name='islas_settings[consent_text]']"));
        self::assertSame(3, $this->hits($page, "//form[@id='islas-plain']//details"));

        $settings = new Settings();
        $settings->change(['consent_strict' => true]);
        $broken = ['consent_text' => 'Usamos cookies.'] + $settings->all();
        $form = new StrictForm($settings, (new Modules('/plugins/islas/islas.php'))->get(ConsentScreen::class));
        self::assertSame($broken, $form->keepStoredSettings($broken), 'Another writer has its own check.');
        $_POST['option_page'] = Settings::GROUP;
        self::assertSame('', $form->keepStoredSettings($broken)['consent_text']);
        unset($_POST['option_page']);
    }

    public function testTheScreenSaysWhetherTheShopSellsWithIslasAndWhatKeepsAPartOff(): void
    {
        self::assertSame('missing', $this->state($this->manifest('{}'))->describeShop()['state']);
        (new KillSwitch())->pause();
        $shop = $this->state($this->fullManifest())->describeShop();
        self::assertSame('off', $shop['state']);
        self::assertStringContainsString('paused since', $shop['sentences'][0]);
        self::assertSame([], $shop['problems']);
        self::assertSame([], $this->state($this->fullManifest())->explainObstacles());
        (new KillSwitch())->resume();
        (new Settings())->change(['feature_variations' => false]);

        $state = $this->state($this->fullManifest());
        self::assertSame(['swatches'], array_keys($state->explainObstacles()));
        self::assertStringContainsString('works only while', $state->explainObstacles()['swatches']);
        self::assertSame(array_values($state->explainObstacles()), $state->describeShop()['problems']);
    }

    private function state(Manifest $manifest): ScreenState
    {
        $settings = new Settings();
        $killSwitch = new KillSwitch();
        $features = new Features($settings, $manifest, $killSwitch);
        $pause = new PauseBox($settings, $killSwitch);
        $health = new SiteHealth($settings, $features, $manifest, '/plugins/islas/islas.php', $pause);

        return new ScreenState($features, $manifest, $killSwitch, $pause, $health);
    }

    private function screen(Manifest $manifest): SettingsScreen
    {
        $settings = new Settings();
        $file = new SettingsFile($settings, [], '1.2.3');
        $pause = new PauseBox($settings, new KillSwitch());
        $transfer = new TransferBox($file, new SettingsImport($file));
        $boxes = ['overview' => [$transfer, $pause], 'cart' => [new NoticesBox(new NoticeList())]];
        $modules = new Modules('/plugins/islas/islas.php');
        $lists = new ScreenLists($modules->get(Consent::class), $modules->get(ConsentScreen::class));
        $data = new ScreenData($settings, new SettingsRevision($settings, $lists), $lists, $this->state($manifest));

        return new SettingsScreen($settings, $manifest, $data, $lists, $pause, $boxes);
    }

    private function page(): DOMXPath
    {
        $html = Site::output([$this->screen($this->fullManifest()), 'printScreen']);
        $document = new DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR);

        return new DOMXPath($document);
    }

    private function hits(DOMXPath $page, string $query): int
    {
        $nodes = $page->query($query);

        return $nodes === false ? 0 : $nodes->length;
    }
}
