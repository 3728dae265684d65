<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Declarations;
use Islas\Platform\Field;
use Islas\Platform\Html;
use Islas\Platform\Manifest;
use Islas\Platform\Multilingual;
use Islas\Platform\OwnerForm;
use Islas\Platform\ScreenBox;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\TakeOver\TakeOverBox;

/**
 * WooCommerce → Islas: a plain form drawn from the schema, and the boxes. The form is saved through the Settings API,
 * which checks nonce and capability. The script of the screen puts its own in the form's place once that stands.
 *
 * @phpstan-import-type Row from Declarations
 */
final class SettingsScreen
{
    private Settings $settings;
    private Manifest $manifest;
    private ScreenData $data;
    private ScreenLists $lists;
    private PauseBox $pause;

    /** @var array<string, list<ScreenBox>> */
    private array $boxes;

    /** @param array<string, list<ScreenBox>> $boxes By the section of the screen that shows them. */
    public function __construct(
        Settings $settings,
        Manifest $manifest,
        ScreenData $data,
        ScreenLists $lists,
        PauseBox $pause,
        array $boxes
    ) {
        $this->settings = $settings;
        $this->manifest = $manifest;
        $this->data = $data;
        $this->lists = $lists;
        $this->pause = $pause;
        $this->boxes = $boxes;
    }

    public function addPage(): void
    {
        add_submenu_page(
            'woocommerce',
            'Islas',
            'Islas',
            $this->allowManagers(),
            Access::SETTINGS_PAGE,
            [$this, 'printScreen']
        );
    }

    public function allowManagers(): string
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

    public function printScreen(): void
    {
        echo '<div class="wrap islas-owner">';
        Html::el('h1', [], Html::text('Islas'))->show();
        settings_errors();
        self::makeResultNotice(OwnerForm::result())->show();
        $this->pause->renderState()->show();
        if (! $this->manifest->has(Manifest::ENTRY)) {
            $this->makeMissingBuildNotice()->show();
        }
        Html::el('div', ['id' => 'islas-screen'], Html::json($this->data->collectData()))->show();
        echo '<form method="post" action="options.php" id="islas-plain">';
        settings_fields(Settings::GROUP);
        foreach (Labels::listSections() as $section => $heading) {
            $this->makeSection($section, $heading)->show();
            if ($section === 'consent') {
                $this->lists->renderFields()->show();
            }
        }
        submit_button();
        echo '</form>';
        Html::el('div', ['id' => 'islas-boxes'], ...$this->makeBoxes())->show();
        echo '</div>';
        PauseBox::printScript();
    }

    /** @return list<Html> */
    private function makeBoxes(): array
    {
        $elements = [];
        foreach ($this->boxes as $section => $boxes) {
            foreach ($boxes as $box) {
                $heading = Html::el('h2', ['id' => $box->getId()], Html::text($box->getTitle()));
                $elements[] = Html::el(
                    'details',
                    ['class' => 'islas-box', 'data-islas-section' => $section, 'open' => true],
                    Html::el('summary', [], $heading),
                    $box->renderBox()
                );
            }
        }

        return $elements;
    }

    private static function makeResultNotice(string $result): Html
    {
        $sentences = [
            'paused' => __('Islas is paused.', 'islas'),
            'revoked' => __('The links for support have ended.', 'islas'),
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
            : Html::join(TransferBox::renderResult($result), TakeOverBox::renderResult($result));
    }

    private function makeMissingBuildNotice(): Html
    {
        $message = __('The files for the browser are missing, so Islas leaves the shop as it is.', 'islas')
            . ' ' . __('Install the plugin again from its zip.', 'islas');

        return Html::el('div', ['class' => 'notice notice-error inline'], Html::el('p', [], Html::text($message)));
    }

    private function makeSection(string $section, string $heading): Html
    {
        $rows = [];
        foreach (Settings::SCHEMA as $key => $row) {
            if ($row['section'] === $section) {
                $rows[] = $this->makeRow($key, $row);
            }
        }

        return Html::join(
            Html::el('h2', [], Html::text($heading)),
            Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows))
        );
    }

    /** @param Row $row */
    private function makeRow(string $key, array $row): Html
    {
        $labels = SettingLabels::all()[$key];
        [$label, $help] = $labels;
        $help = Multilingual::extendHelp($key, $help);
        $field = Field::renderField($key, $row, $this->settings->all()[$key], $labels);
        $note = Html::el('p', ['class' => 'description', 'id' => Field::makeId($key) . '-help'], Html::text($help));

        return Html::el(
            'tr',
            [],
            Html::el('th', ['scope' => 'row'], Html::el('label', ['for' => Field::makeId($key)], Html::text($label))),
            Html::el('td', [], $field, ...($help === '' ? [] : [$note]))
        );
    }
}
