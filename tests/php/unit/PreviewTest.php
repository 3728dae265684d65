<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Drafts;
use Islas\Platform\KillSwitch;
use Islas\Platform\PreviewLink;
use Islas\Platform\PreviewPage;
use Islas\Platform\PreviewRequest;
use Islas\Platform\Settings;
use Islas\Platform\Trial;
use Islas\Tests\WordPress\Site;

/**
 * A draft is shown to its author, by a signed address, until it expires; for anybody else the address does nothing.
 */
final class PreviewTest extends PluginTestCase
{
    private const DRAFT = [Settings::OPTION => ['please_wait_text' => 'Borrador']];

    protected function tearDown(): void
    {
        unset($_GET[PreviewRequest::PARAMETER], $_GET['wc-ajax'], $_SERVER['HTTP_REFERER'], $_SERVER['HTTP_COOKIE']);
        parent::tearDown();
    }

    public function testTheAuthorSeesTheDraftInPlaceOfWhatIsStored(): void
    {
        Site::$options[1][Settings::OPTION] = ['please_wait_text' => 'Guardado'];
        $request = $this->request(7, $this->link(7));

        self::assertTrue($request->isOn());
        $request->startPreview();
        self::assertSame(self::DRAFT[Settings::OPTION], $request->answerOptions(false, Settings::OPTION));
        self::assertFalse($request->answerOptions(false, 'siteurl'));
        self::assertContains('pre_option_' . Settings::OPTION, array_column(Site::$hooks, 1));
        self::assertContains('send_headers', array_column(Site::$hooks, 1));
        self::assertSame('', $_SERVER['HTTP_COOKIE'], 'Consent sees a visitor without a decision.');
    }

    public function testAnOrdinaryRequestReadsNoDraftAndAddsNoHook(): void
    {
        Site::$cookieUser = 7;
        $request = new PreviewRequest();
        $request->startPreview();

        self::assertSame([false, '', []], [$request->isOn(), $request->getValue(), Site::$hooks]);
    }

    public function testNobodyElseSeesTheDraft(): void
    {
        $link = $this->link(7);

        self::assertFalse($this->request(8, $link)->isOn(), 'another owner');
        self::assertFalse($this->request(0, $link)->isOn(), 'a visitor');
        self::assertFalse($this->request(7, $link, ['read'])->isOn(), 'an owner who lost the right');
        Site::$blog = 2;
        self::assertFalse($this->request(7, $link)->isOn(), 'another site of the network');
    }

    public function testAnAlteredOrExpiredLinkOrDraftShowsNothing(): void
    {
        $link = $this->link(7);
        [$id, $expires, $signature] = explode('.', $link);
        $other = (new Drafts())->storeDraft(8, self::DRAFT);
        foreach (
            [
                '', 'x', '..', $id, $link . '0', $link . "\n", strtoupper($link),
                implode('.', [$other, $expires, $signature]),
                implode('.', [$id, (string) ((int) $expires + 1), $signature]),
                // Signed for this user, of another one's draft.
                PreviewLink::makeValue(7, $other),
                PreviewLink::makeValue(7, str_repeat('0', 20)),
            ] as $altered
        ) {
            self::assertFalse($this->request(7, $altered)->isOn(), $altered);
        }
        $past = (string) (time() - 1);
        $signed = hash_hmac('sha256', "islas-preview|1|7|$id|$past", wp_salt('auth'));
        self::assertFalse($this->request(7, "$id.$past.$signed")->isOn());
        Site::$options[1]['_transient_' . Drafts::TRANSIENT . $id] = false;
        self::assertFalse($this->request(7, $link)->isOn());
    }

    public function testAListInPlaceOfTheValueIsIgnored(): void
    {
        Site::$cookieUser = 7;
        $_GET[PreviewRequest::PARAMETER] = ['x'];

        self::assertFalse((new PreviewRequest())->isOn());
    }

    public function testTheDashboardNeverShowsADraft(): void
    {
        Site::$admin = true;

        self::assertFalse($this->request(7, $this->link(7))->isOn());
    }

    public function testRequestsOfWcAjaxShowTheDraftOfTheirPage(): void
    {
        $link = $this->link(7);
        $page = home_url('/') . '?a=1&' . PreviewRequest::PARAMETER . '=' . $link;
        $_SERVER['HTTP_REFERER'] = $page;
        self::assertFalse($this->request(7, '')->isOn(), 'A page needs the query itself.');
        $_GET['wc-ajax'] = 'islas_drawer';
        self::assertTrue($this->request(7, '')->isOn());
        $_SERVER['HTTP_REFERER'] = str_replace(home_url(), 'https://another.example', $page);

        self::assertFalse($this->request(7, '')->isOn());
    }

    public function testRestRequestsThatWriteReadWhatIsStored(): void
    {
        $request = $this->request(7, $this->link(7));
        $request->startPreview();

        self::assertContains(['action', 'rest_api_init', [$request, 'endPreview'], 0, 0], Site::$hooks);
    }

    public function testADraftIsReplacedByItsAuthorOnly(): void
    {
        $drafts = new Drafts();
        $id = $drafts->storeDraft(7, self::DRAFT);

        self::assertSame($id, $drafts->storeDraft(7, ['islas_settings' => ['a' => 1]], $id));
        self::assertSame(['islas_settings' => ['a' => 1]], $drafts->readDraft(7, $id));
        self::assertNotSame($id, $drafts->storeDraft(8, self::DRAFT, $id));
        self::assertSame([], $drafts->readDraft(8, $id));
        self::assertSame([], $drafts->readDraft(0, $id));
    }

    public function testADraftHoldsOptionsOfIslasOnly(): void
    {
        $drafts = new Drafts();
        $id = $drafts->storeDraft(7, ['siteurl' => ['x'], 'islas_settings' => []]);
        self::assertSame(['islas_settings' => []], $drafts->readDraft(7, $id));
        foreach (['x', ['user' => 7], ['user' => '7', 'options' => []], ['user' => 7, 'options' => 'x']] as $value) {
            Site::$options[1]['_transient_' . Drafts::TRANSIENT . $id] = $value;
            self::assertSame([], $drafts->readDraft(7, $id));
        }
    }

    public function testThePreviewShowsIslasInSpiteOfPauseAndTrialButNotOfTheConstant(): void
    {
        (new KillSwitch())->pause();
        (new Trial())->start(9);

        self::assertSame('', (new KillSwitch(null, null, true))->findReason());
        self::assertSame(KillSwitch::BY_CONSTANT, (new KillSwitch(true, null, true))->findReason());
    }

    public function testRedirectsOfThisSiteKeepTheDraft(): void
    {
        $link = $this->link(7);
        $page = new PreviewPage($this->request(7, $link));

        self::assertStringEndsWith('?' . PreviewRequest::PARAMETER . '=' . $link, $page->addPreview(home_url('/carrito/')));
        self::assertStringEndsWith(PreviewRequest::PARAMETER . '=' . $link, $page->addPreview('/carrito/'));
        self::assertSame('https://pay.example/', $page->addPreview('https://pay.example/'));
        self::assertFalse($page->addPreview(false));
    }

    private function link(int $user): string
    {
        return PreviewLink::makeValue($user, (new Drafts())->storeDraft($user, self::DRAFT));
    }

    /** @param list<string> $capabilities */
    private function request(int $user, string $value, array $capabilities = ['manage_woocommerce']): PreviewRequest
    {
        Site::$cookieUser = $user;
        Site::$capabilities = $capabilities;
        unset($_GET[PreviewRequest::PARAMETER]);
        if ($value !== '') {
            $_GET[PreviewRequest::PARAMETER] = $value;
        }

        return new PreviewRequest();
    }
}
