<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\ProfileDates;
use Islas\Platform\ScreenBox;
use Islas\Platform\SettingsFile;
use Islas\Platform\SettingsImport;

/**
 * Export and import on the settings screen: a file to download, a file to upload, and the way back. A refused file
 * changes nothing; its problems are listed for ten minutes.
 */
final class TransferBox implements ScreenBox
{
    public const EXPORT = 'islas_export';
    public const IMPORT = 'islas_import';
    public const UNDO = 'islas_import_undo';

    private const FILE = 'islas_file';

    private SettingsFile $file;
    private SettingsImport $import;

    public function __construct(SettingsFile $file, SettingsImport $import)
    {
        $this->file = $file;
        $this->import = $import;
    }

    /** WordPress hook `admin_post_islas_export`. */
    public function downloadSettings(): void
    {
        OwnerForm::check(self::EXPORT);
        nocache_headers();
        header('Content-Type: application/json; charset=utf-8');
        header('Content-Disposition: attachment; filename="islas-' . gmdate('Y-m-d') . '.json"');
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of data, not a page.
        echo $this->file->makeJson();
        exit;
    }

    /** WordPress hook `admin_post_islas_import`. */
    public function importUpload(): void
    {
        OwnerForm::check(self::IMPORT);
        [$json, $problem] = self::readUpload();
        $problems = $problem === '' ? $this->import->import($json) : [$problem];
        if ($problems !== []) {
            set_transient(SettingsImport::PROBLEMS . get_current_user_id(), $problems, 10 * MINUTE_IN_SECONDS);
            OwnerForm::redirect('refused');
        }
        delete_transient(SettingsImport::PROBLEMS . get_current_user_id());
        OwnerForm::redirect('imported');
    }

    /** WordPress hook `admin_post_islas_import_undo`. */
    public function undoImport(): void
    {
        OwnerForm::check(self::UNDO);
        OwnerForm::redirect($this->import->undo() ? 'restored' : 'nothing');
    }

    public function getId(): string
    {
        return 'islas-transfer';
    }

    public function getTitle(): string
    {
        return __('Export and import', 'islas');
    }

    public function renderBox(): Html
    {
        return Html::join(
            Html::el('p', [], Html::text(
                __('The file has all settings and lists of Islas, except secrets such as the API secret.', 'islas')
            )),
            OwnerForm::markup(self::EXPORT, __('Download settings', 'islas')),
            OwnerForm::markup(
                self::IMPORT,
                __('Import settings', 'islas'),
                ['enctype' => 'multipart/form-data'],
                Html::el('p', [], Html::el(
                    'label',
                    [],
                    Html::text(__('File of settings', 'islas') . ' '),
                    Html::el('input', [
                        'type' => 'file', 'name' => self::FILE, 'required' => true,
                        'accept' => '.json,application/json',
                    ])
                ))
            ),
            $this->makeUndoForm()
        );
    }

    /** The notice after an action of this box; empty for other results. */
    public static function renderResult(string $result): Html
    {
        if ($result !== 'refused') {
            return Html::join();
        }
        $kept = get_transient(SettingsImport::PROBLEMS . get_current_user_id());
        $items = array_map(
            static fn (string $problem): Html => Html::el('li', [], Html::text($problem)),
            array_values(array_filter(is_array($kept) ? $kept : [], 'is_string'))
        );

        return OwnerForm::notice(
            'error',
            Html::el('p', [], Html::text(__('The file was refused, and nothing was changed.', 'islas'))),
            Html::el('ul', ['class' => 'ul-disc'], ...$items)
        );
    }

    private function makeUndoForm(): Html
    {
        $time = $this->import->readImportTime();

        return $time === 0 ? Html::join() : Html::join(
            Html::el('p', [], Html::text(sprintf(
                /* translators: %s: date and time */
                __('The settings from before the import of %s can be restored. Later changes are lost then.', 'islas'),
                ProfileDates::formatTime($time)
            ))),
            OwnerForm::markup(self::UNDO, __('Undo the import', 'islas'))
        );
    }

    /** @return array{string, string} The text of the file, and why there is none. */
    private static function readUpload(): array
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- The caller has checked the nonce.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only PHP's own path of an upload is read.
        $file = isset($_FILES[self::FILE]) && is_array($_FILES[self::FILE]) ? $_FILES[self::FILE] : [];
        // phpcs:enable
        $path = is_string($file['tmp_name'] ?? null) ? $file['tmp_name'] : '';
        $error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
        if ($error === UPLOAD_ERR_NO_FILE) {
            return ['', __('No file was chosen.', 'islas')];
        }
        if ($error !== UPLOAD_ERR_OK || ! is_uploaded_file($path)) {
            return ['', __('The file did not arrive; it may be larger than this server accepts.', 'islas')];
        }
        // One byte more than is allowed shows that the file is too large.
        $json = file_get_contents($path, false, null, 0, SettingsFile::LARGEST + 1);

        return is_string($json) ? [$json, ''] : ['', __('The file could not be read.', 'islas')];
    }
}
