<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\PauseBox;
use Islas\Admin\WelcomeBox;
use Islas\Features;
use Islas\Platform\KillSwitch;
use Islas\Platform\Settings;
use Islas\Platform\Trial;
use Islas\Tests\WordPress\Site;
use Islas\Welcome\PageFigures;
use Islas\Welcome\ShopCheck;

/**
 * While there is a trial only the owners in it see Islas; publishing ends it for everybody.
 */
final class TrialTest extends OwnerFormTestCase
{
    protected function tearDown(): void
    {
        unset($_REQUEST['_wpnonce']);
        parent::tearDown();
    }

    public function testOnlyOwnersInTheTrialSeeIslas(): void
    {
        (new Trial())->start(7);

        self::assertSame(
            [KillSwitch::BY_TRIAL, KillSwitch::BY_TRIAL, '', KillSwitch::BY_TRIAL],
            [$this->reasonFor(0), $this->reasonFor(8), $this->reasonFor(7), $this->reasonFor(7, ['read'])]
        );
        (new Trial())->start(8);
        self::assertSame(['', ''], [$this->reasonFor(7), $this->reasonFor(8)]);
        (new Trial())->end();
        self::assertSame(['', false], [$this->reasonFor(0), (new Trial())->isOn()]);
    }

    public function testAnotherOwnerWhoJoinsKeepsTheTimeOfTheTrial(): void
    {
        Site::$options[1][Trial::OPTION] = ['since' => 1000, 'users' => [7]];
        (new Trial())->start(8);
        (new Trial())->start(7);

        self::assertSame([1000, [7, 8]], [(new Trial())->readStart(), (new Trial())->readUsers()]);
    }

    /** @dataProvider broken */
    public function testAStoredValueOfAnotherShapeIsNoTrial($value): void
    {
        Site::$options[1][Trial::OPTION] = $value;

        self::assertSame([[], 0, ''], [(new Trial())->readUsers(), (new Trial())->readStart(), $this->reasonFor(0)]);
    }

    /** @return iterable<string, list<mixed>> */
    public function broken(): iterable
    {
        yield 'text' => ['7'];
        yield 'true' => [true];
        yield 'no users' => [['since' => 5]];
        yield 'users that are none' => [['since' => 5, 'users' => ['7', 0, -1, [7], null]]];
        yield 'users of another type' => [['since' => [], 'users' => 7]];
    }

    public function testPauseAndConstantWinOverTheTrial(): void
    {
        (new Trial())->start(7);
        Site::$cookieUser = 7;
        Site::$capabilities = ['manage_woocommerce'];
        (new KillSwitch())->pause();

        self::assertSame(KillSwitch::BY_PAUSE, (new KillSwitch())->findReason());
        self::assertSame(KillSwitch::BY_CONSTANT, (new KillSwitch(true))->findReason());
        self::assertFalse((new KillSwitch())->isTrying());
    }

    public function testPagesOfTheTrialAreKeptFromCachesForItsOwnersOnly(): void
    {
        (new Trial())->start(7);
        $this->killSwitch(0)->keepFromCaches();
        self::assertSame(0, Site::$uncached);
        $this->killSwitch(7)->keepFromCaches();

        self::assertSame(2, Site::$uncached);
    }

    public function testTheOwnerStartsAndPublishesWithTheButtonsOfTheScreen(): void
    {
        Site::$users = [7 => 'Ana 7'];
        Site::$cookieUser = 7;
        $box = $this->box();
        self::assertStringContainsString('value="islas_try"', $box->renderBox()->markup());
        self::assertStringNotContainsString('value="islas_publish"', $box->renderBox()->markup());
        self::assertStringEndsWith('islas-result=trying', $this->outcomeWith(WelcomeBox::TRY, [$box, 'startTrial']));

        self::assertSame([7], (new Trial())->readUsers());
        $markup = $box->renderBox()->markup();
        self::assertStringContainsString('value="islas_publish"', $markup);
        self::assertStringNotContainsString('value="islas_try"', $markup);
        self::assertStringContainsString('Islas is shown only to Ana 7, since', $markup);
        Site::$cookieUser = 8;
        self::assertStringContainsString('value="islas_try"', $box->renderBox()->markup());
        self::assertStringEndsWith('islas-result=published', $this->outcomeWith(WelcomeBox::PUBLISH, [$box, 'publishIslas']));
        self::assertFalse((new Trial())->isOn());
    }

    /** @dataProvider actions */
    public function testRefusesAnActionWithoutItsNonceOrTheCapability(string $action, string $method): void
    {
        (new Trial())->start(7);
        $before = Site::$options;
        Site::$capabilities = ['manage_woocommerce'];
        $_REQUEST['_wpnonce'] = wp_create_nonce('another');
        self::assertSame('expired', self::outcome([$this->box(), $method]));
        $_REQUEST['_wpnonce'] = wp_create_nonce($action);
        Site::$capabilities = ['edit_posts'];
        self::assertStringStartsWith('403', self::outcome([$this->box(), $method]));

        self::assertSame([$before, []], [Site::$options, Site::$requested]);
    }

    /** @return iterable<string, list<string>> */
    public function actions(): iterable
    {
        yield 'only for me' => [WelcomeBox::TRY, 'startTrial'];
        yield 'publish' => [WelcomeBox::PUBLISH, 'publishIslas'];
        yield 'check again' => [WelcomeBox::CHECK, 'checkShopAgain'];
        yield 'dismiss' => [WelcomeBox::DISMISS, 'dismissInvitation'];
    }

    public function testTheStatusAndSiteHealthSayWhoSeesIslas(): void
    {
        Site::$users = [7 => 'Ana 7'];
        Site::$options[1][Trial::OPTION] = ['since' => 1000, 'users' => [7, 700]];
        $sentences = (new PauseBox(new Settings(), new KillSwitch()))->describeState();

        self::assertCount(2, $sentences);
        self::assertStringContainsString('Islas is shown only to Ana 7, #700, since', $sentences[0]);
    }

    /** @param list<string> $capabilities */
    private function killSwitch(int $user, array $capabilities = ['manage_woocommerce']): KillSwitch
    {
        Site::$cookieUser = $user;
        Site::$capabilities = $capabilities;

        return new KillSwitch();
    }

    /** @param list<string> $capabilities */
    private function reasonFor(int $user, array $capabilities = ['manage_woocommerce']): string
    {
        return $this->killSwitch($user, $capabilities)->findReason();
    }

    private function box(): WelcomeBox
    {
        $settings = new Settings();

        return new WelcomeBox(
            new KillSwitch(),
            new ShopCheck($settings, new Features($settings, $this->fullManifest(), new KillSwitch(null, null, true))),
            new PageFigures('/nowhere/', 'https://tienda.example/build/')
        );
    }
}
