<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Admin\PauseBox;
use Islas\Admin\TransferBox;
use Islas\Platform\KillSwitch;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Platform\SettingsImport;
use Islas\Tests\WordPress\Site;

/**
 * The pause, export and import forms of the settings screen check nonce and capability, report their results and
 * escape what they print.
 */
final class OwnerFormsTest extends OwnerFormTestCase
{
    protected function tearDown(): void
    {
        unset($_REQUEST['_wpnonce'], $_GET[OwnerForm::RESULT], $_FILES['islas_file']);
        parent::tearDown();
    }

    /** @dataProvider actions */
    public function testRefusesAnActionWithoutItsNonceOrTheCapability(string $action, string $box, string $method): void
    {
        $call = fn () => self::outcome([$this->$box(), $method]);
        $before = Site::$options;

        Site::$capabilities = ['manage_woocommerce'];
        self::assertSame('expired', $call());
        $_REQUEST['_wpnonce'] = wp_create_nonce('another');
        self::assertSame('expired', $call());
        $_REQUEST['_wpnonce'] = wp_create_nonce($action);
        Site::$capabilities = ['edit_posts'];
        self::assertStringStartsWith('403', $call());
        self::assertSame($before, Site::$options);
    }

    /** @return iterable<string, list<string>> */
    public function actions(): iterable
    {
        yield 'pause' => [PauseBox::PAUSE, 'pause', 'pauseIslas'];
        yield 'resume' => [PauseBox::RESUME, 'pause', 'resumeIslas'];
        yield 'export' => [TransferBox::EXPORT, 'transfer', 'downloadSettings'];
        yield 'import' => [TransferBox::IMPORT, 'transfer', 'importUpload'];
        yield 'undo' => [TransferBox::UNDO, 'transfer', 'undoImport'];
    }

    public function testTheOwnerPausesAndResumesIslasOnTheSettingsScreen(): void
    {
        $box = $this->pause();
        self::assertStringContainsString('value="islas_pause"', $box->renderBox()->markup());
        self::assertStringEndsWith('islas-result=paused', $this->outcomeWith(PauseBox::PAUSE, [$box, 'pauseIslas']));
        self::assertTrue((new KillSwitch())->stopsAll());
        self::assertStringContainsString('value="islas_resume"', $box->renderBox()->markup());
        self::assertStringEndsWith('islas-result=resumed', $this->outcomeWith(PauseBox::RESUME, [$box, 'resumeIslas']));

        self::assertFalse((new KillSwitch())->stopsAll());
    }

    public function testWarnsUsersWhoManageTheShopWhileIslasIsPaused(): void
    {
        $box = $this->pause();
        Site::$capabilities = ['manage_woocommerce'];
        self::assertSame('', Site::output([$box, 'printPauseWarning']));
        (new KillSwitch())->pause();
        $said = Site::output([$box, 'printPauseWarning']);
        self::assertStringContainsString('Islas is paused since', $said);
        self::assertStringContainsString('not asked for consent', $said);
        (new Settings())->change(['feature_consent' => false]);
        self::assertStringNotContainsString('consent', Site::output([$box, 'printPauseWarning']));
        Site::$capabilities = [];

        self::assertSame('', Site::output([$box, 'printPauseWarning']), 'A user without the capability sees no warning.');
    }

    public function testTheSettingsScreenExplainsTheKillSwitchConstant(): void
    {
        $said = fn ($constant): string => $this->pause($constant)->renderState()->markup();

        self::assertSame('', $said(null));
        self::assertStringContainsString('defines ISLAS_DISABLE as true', $said(true));
        self::assertStringContainsString('keeps these parts off: Cart drawer', $said('drawer'));
        self::assertStringContainsString('“&lt;b&gt;”', $said('<b>'));
        self::assertStringContainsString('so it is ignored', $said(7));
    }

    public function testRefusesAnImportThatIsNotAnUploadedFile(): void
    {
        $box = $this->transfer();
        $upload = fn (): string => $this->outcomeWith(TransferBox::IMPORT, [$box, 'importUpload']);
        $file = $this->file('{"islas":1,"settings":{"feature_cart":false}}');
        foreach (
            [
                null,
                'x',
                ['tmp_name' => '', 'error' => UPLOAD_ERR_NO_FILE],
                ['tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE],
                // A path that PHP did not make for an upload.
                ['tmp_name' => $file, 'error' => UPLOAD_ERR_OK],
                ['tmp_name' => [$file], 'error' => [UPLOAD_ERR_OK]],
            ] as $given
        ) {
            $_FILES['islas_file'] = $given;
            self::assertStringEndsWith('islas-result=refused', $upload());
            self::assertTrue((new Settings())->flag('feature_cart'));
        }
        self::assertStringContainsString('did not arrive', TransferBox::renderResult('refused')->markup());
    }

    public function testEscapesTheProblemsOfAnImportedFile(): void
    {
        set_transient(SettingsImport::PROBLEMS . get_current_user_id(), ['One <script>', 3, ['x']], 60);

        self::assertStringContainsString(
            '<ul class="ul-disc"><li>One &lt;script&gt;</li></ul>',
            TransferBox::renderResult('refused')->markup()
        );
        self::assertSame('', TransferBox::renderResult('<script>')->markup());
    }

    public function testOffersToUndoAnImportAndRestoresTheSettingsOnce(): void
    {
        $box = $this->transfer();
        self::assertStringNotContainsString('value="' . TransferBox::UNDO . '"', $box->renderBox()->markup());
        $this->import()->import('{"islas":1,"settings":{"feature_cart":false}}');
        self::assertStringContainsString('value="' . TransferBox::UNDO . '"', $box->renderBox()->markup());
        self::assertStringEndsWith('islas-result=restored', $this->outcomeWith(TransferBox::UNDO, [$box, 'undoImport']));

        self::assertTrue((new Settings())->flag('feature_cart'));
        self::assertStringEndsWith('islas-result=nothing', $this->outcomeWith(TransferBox::UNDO, [$box, 'undoImport']));
    }

    /** @param mixed $constant */
    private function pause($constant = null): PauseBox
    {
        return new PauseBox(new Settings(), new KillSwitch($constant));
    }

    private function transfer(): TransferBox
    {
        return new TransferBox($this->settingsFile(), $this->import());
    }

    private function import(): SettingsImport
    {
        return new SettingsImport($this->settingsFile());
    }

    private function settingsFile(): SettingsFile
    {
        return new SettingsFile(new Settings(), [], self::PLUGIN . '/islas.php');
    }
}
