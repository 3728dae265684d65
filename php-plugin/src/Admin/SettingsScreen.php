<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Notices\NoticeFields;
use Islas\Notices\NoticeList;
use Islas\Platform\Access;
use Islas\Platform\Declarations;
use Islas\Platform\Field;
use Islas\Platform\Html;
use Islas\Platform\Manifest;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;

/**
 * WooCommerce → Islas, drawn from the schema. Saved through the Settings API, which checks nonce and capability.
 *
 * @phpstan-import-type Row from Declarations
 */
final class SettingsScreen
{
    private Settings $settings;
    private Manifest $manifest;
    private NoticeList $notices;
    private PauseBox $pause;
    private TransferBox $transfer;
    private WelcomeBox $welcome;
    private PreviewBox $preview;

    public function __construct(
        Settings $settings,
        Manifest $manifest,
        NoticeList $notices,
        PauseBox $pause,
        TransferBox $transfer,
        WelcomeBox $welcome,
        PreviewBox $preview
    ) {
        $this->welcome = $welcome;
        $this->preview = $preview;
        $this->settings = $settings;
        $this->manifest = $manifest;
        $this->notices = $notices;
        $this->pause = $pause;
        $this->transfer = $transfer;
    }

    public function register(): void
    {
        add_submenu_page('woocommerce', 'Islas', 'Islas', $this->capability(), Access::SETTINGS_PAGE, [$this, 'show']);
    }

    public function capability(): string
    {
        return Access::CAPABILITY;
    }

    /**
     * @param mixed $links
     * @return mixed
     */
    public function addLink($links)
    {
        if (! is_array($links)) {
            return $links;
        }
        $address = admin_url('admin.php?page=' . Access::SETTINGS_PAGE);
        $link = Html::el('a', ['href' => $address], Html::text(__('Settings', 'islas')));

        return array_merge(['settings' => $link->markup()], $links);
    }

    public function show(): void
    {
        echo '<div class="wrap">';
        Html::el('h1', [], Html::text('Islas'))->show();
        settings_errors();
        self::resultNotice(OwnerForm::result())->show();
        $this->pause->status()->show();
        if (! $this->manifest->has(Manifest::ENTRY)) {
            $this->missingBuild()->show();
        }
        $this->welcome->markup()->show();
        echo '<form method="post" action="options.php" id="islas-settings-form">';
        settings_fields(Settings::GROUP);
        foreach (Labels::sections() as $section => $heading) {
            $this->section($section, $heading)->show();
        }
        NoticeFields::forNotices($this->notices->all())->show();
        submit_button();
        echo '</form>';
        $this->preview->markup()->show();
        $this->transfer->markup()->show();
        $this->pause->markup()->show();
        echo '</div>';
        PauseBox::printScript();
    }

    private static function resultNotice(string $result): Html
    {
        $sentences = [
            'paused' => __('Islas is paused.', 'islas'),
            'resumed' => __('Islas works again.', 'islas'),
            'trying' => __('Only you see Islas now.', 'islas'),
            'published' => __('Everybody sees Islas now.', 'islas'),
            'checked' => __('The shop was checked.', 'islas'),
            'imported' => __('The settings of the file are stored.', 'islas'),
            'restored' => __('The settings from before the import are stored again.', 'islas'),
            'nothing' => __('There was no import to undo.', 'islas'),
        ];

        return isset($sentences[$result])
            ? OwnerForm::notice('success', Html::el('p', [], Html::text($sentences[$result])))
            : TransferBox::result($result);
    }

    private function missingBuild(): Html
    {
        $message = __('The files for the browser are missing, so Islas leaves the shop as it is.', 'islas')
            . ' ' . __('Install the plugin again from its zip.', 'islas');

        return Html::el('div', ['class' => 'notice notice-error inline'], Html::el('p', [], Html::text($message)));
    }

    private function section(string $section, string $heading): Html
    {
        $rows = [];
        foreach (Settings::SCHEMA as $key => $row) {
            if ($row['section'] === $section) {
                $rows[] = $this->row($key, $row);
            }
        }

        return Html::join(
            Html::el('h2', [], Html::text($heading)),
            Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows))
        );
    }

    /** @param Row $row */
    private function row(string $key, array $row): Html
    {
        $labels = SettingLabels::all()[$key];
        [$label, $help] = $labels;
        $field = Field::forSetting($key, $row, $this->settings->all()[$key], $labels);
        $note = Html::el('p', ['class' => 'description', 'id' => Field::id($key) . '-help'], Html::text($help));

        return Html::el(
            'tr',
            [],
            Html::el('th', ['scope' => 'row'], Html::el('label', ['for' => Field::id($key)], Html::text($label))),
            Html::el('td', [], $field, ...($help === '' ? [] : [$note]))
        );
    }
}
