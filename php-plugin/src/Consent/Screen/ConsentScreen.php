<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Lists;
use Islas\Consent\Start\StartBox;
use Islas\Platform\Access;
use Islas\Platform\Field;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\Multilingual;
use Islas\Platform\Mutex;
use Islas\Platform\OwnerForm;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;

/**
 * WooCommerce → Cookies: texts, appearance, rules, lists and proof of consent, with problems first. In strict mode
 * nothing that breaks the rules is stored; the input stays in the form.
 */
final class ConsentScreen
{
    public const PAGE = 'islas-consent';
    public const SAVE = 'islas_consent_save';
    public const EXPORT = 'islas_consent_export';

    public const RESULT = 'islas-said';
    public const FORM = 'islas-consent-form';

    /** What the form was opened with. */
    public const REVISION = 'islas_revision';

    private Settings $settings;
    private Lists $lists;
    private Report $report;
    private ListFields $fields;
    private LogBox $log;
    private Simulator $simulator;
    private StartBox $start;

    public function __construct(
        Settings $settings,
        Lists $lists,
        Report $report,
        ListFields $fields,
        LogBox $log,
        Simulator $simulator,
        StartBox $start
    ) {
        $this->start = $start;
        $this->settings = $settings;
        $this->lists = $lists;
        $this->report = $report;
        $this->fields = $fields;
        $this->log = $log;
        $this->simulator = $simulator;
    }

    /** WordPress hook `admin_menu`. */
    public function register(): void
    {
        $title = __('Cookies', 'islas');
        add_submenu_page('woocommerce', $title, $title, Access::CAPABILITY, self::PAGE, [$this, 'show']);
    }

    public function show(): void
    {
        $draft = Draft::read();
        $settings = $draft->settings ?? $this->settings;
        echo '<div class="wrap islas-consent-screen">';
        Html::el('h1', [], Html::text(__('Cookies and consent', 'islas')))->show();
        $this->report->resultNotice($draft !== null)->show();
        $this->start->renderBox()->show();
        $this->report->state()->show();
        $this->report->lint($settings, $draft->lists ?? null)->show();
        Html::join(
            Html::el('h2', [], Html::text(__('Preview', 'islas'))),
            Html::el('iframe', [
                'name' => 'islas-consent-preview', 'title' => __('Preview of the bar', 'islas'),
                'class' => 'islas-consent-preview', 'src' => Preview::url(),
            ])
        )->show();
        $address = admin_url('admin-post.php');
        self::restoredEditsNotice()->show();
        echo '<form method="post" id="' . esc_attr(self::FORM) . '" action="' . esc_url($address) . '">';
        wp_nonce_field(self::SAVE);
        // What a button does that has no name `action`, such as *Mend this* above the form: it saves.
        Html::el('input', ['type' => 'hidden', 'name' => 'action', 'value' => self::SAVE])->show();
        Html::el('input', ['type' => 'hidden', 'name' => self::REVISION, 'value' => $this->revision()])->show();
        $this->sections($settings)->show();
        $this->fields->markup($draft->lists ?? null)->show();
        Html::el(
            'p',
            ['class' => 'submit'],
            self::button(self::SAVE, __('Save changes', 'islas'), 'button button-primary', null),
            Html::text(' '),
            self::button(Preview::ACTION, __('Preview', 'islas'), 'button', 'islas-consent-preview'),
            Html::text(' '),
            self::button(ShopPreview::ACTION, __('Preview in the shop', 'islas'), 'button', '_blank')
        )->show();
        echo '</form>';
        CookieFields::searchForm()->show();
        $this->log->markup()->show();
        $this->simulator->markup()->show();
        echo '</div>';
        Preview::printUpdater();
    }

    /** WordPress hook `admin_post_islas_consent_save`. */
    public function save(): void
    {
        OwnerForm::check(self::SAVE);
        [$changes, $lists] = [PostedForm::settings(), PostedForm::lists()];
        $mended = $this->applyMend($changes, $lists);
        $changes = $mended + $changes;
        $draft = Settings::draft($changes);
        $errors = array_filter(
            $this->report->findings($draft, Lists::draft($lists)),
            static fn (array $finding) => $finding['level'] === 'error'
        );
        if ($draft->flag('consent_strict') && $errors !== []) {
            Draft::store($changes, $lists);
            $this->redirect('refused');
        }
        $opened = OwnerForm::posted(self::REVISION);
        $isOutdated = false;
        Mutex::change(Lists::OPTION, function () use ($changes, $lists, $opened, &$isOutdated): void {
            $isOutdated = $opened !== '' && $opened !== $this->revision();
            if ($isOutdated) {
                Draft::store($changes, $this->lists->withAdded($lists));
                return;
            }
            Draft::forget();
            $this->settings->change($changes);
            $this->lists->store($lists);
        });
        if ($isOutdated) {
            $this->redirect('conflict');
        }
        $this->redirect($mended === [] ? 'saved' : 'mended');
    }

    /** Changes with everything that the form edits. */
    private function revision(): string
    {
        $isOfForm = static fn (array $row, string $key): bool => PostedForm::has($key);
        $keys = array_filter(Settings::SCHEMA, $isOfForm, ARRAY_FILTER_USE_BOTH);

        return md5($this->lists->revision() . Json::encode(array_intersect_key($this->settings->all(), $keys), 0));
    }

    /**
     * What puts the point right whose button was pressed.
     *
     * @param array<mixed> $changes
     * @param array<mixed> $lists
     * @return array<string, bool|int|string>
     */
    private function applyMend(array $changes, array $lists): array
    {
        $point = sanitize_key(OwnerForm::posted(Mend::FIELD));
        $draft = Settings::draft($changes);
        foreach ($point === '' ? [] : $this->report->findings($draft, Lists::draft($lists)) as $finding) {
            if (Mend::id($finding) === $point) {
                return Mend::changes($finding, $draft);
            }
        }

        return [];
    }

    /** Shown by the script that keeps unsaved changes (`js/keep-edits.js`). */
    private static function restoredEditsNotice(): Html
    {
        return Html::el(
            'div',
            ['id' => 'islas-consent-edits', 'class' => 'notice inline notice-warning', 'hidden' => true],
            Html::el(
                'p',
                [],
                Html::text(__('Your changes below are not saved yet.', 'islas') . ' '),
                Html::el('button', ['type' => 'button', 'class' => 'button-link'], Html::text(
                    __('Discard them', 'islas')
                ))
            )
        );
    }

    private function sections(Settings $settings): Html
    {
        $labels = SettingLabels::all();
        $parts = [self::rows(['feature_consent'], $labels, $settings)];
        foreach (GroupLabels::groups() as [$heading, $keys]) {
            $parts[] = Html::el('h2', [], Html::text($heading));
            $parts[] = self::rows($keys, $labels, $settings);
        }

        return Html::join(...$parts);
    }

    /**
     * @param list<string> $keys
     * @param array<string, array{0: string, 1: string, 2?: array<string, string>}> $labels
     */
    private static function rows(array $keys, array $labels, Settings $settings): Html
    {
        $rows = [];
        foreach ($keys as $key) {
            $words = $labels[$key];
            $words[1] = Multilingual::extendHelp($key, $words[1]);
            $help = Html::el(
                'p',
                ['class' => 'description', 'id' => Field::makeId($key) . '-help'],
                Html::text($words[1])
            );
            $rows[] = Html::el(
                'tr',
                [],
                Html::el('th', ['scope' => 'row'], Html::el(
                    'label',
                    ['for' => Field::makeId($key)],
                    Html::text($words[0])
                )),
                Html::el(
                    'td',
                    [],
                    Field::renderField($key, Settings::SCHEMA[$key], $settings->all()[$key], $words),
                    ...($words[1] === '' ? [] : [$help])
                )
            );
        }

        return Html::el('table', ['class' => 'form-table', 'role' => 'presentation'], Html::el('tbody', [], ...$rows));
    }

    public static function button(string $action, string $text, string $class, ?string $target): Html
    {
        return Html::el('button', [
            'type' => 'submit', 'class' => $class, 'name' => 'action', 'value' => $action, 'formtarget' => $target,
        ], Html::text($text));
    }

    /** @return never */
    private function redirect(string $result): void
    {
        wp_safe_redirect(admin_url('admin.php?page=' . self::PAGE . '&' . self::RESULT . '=' . $result));
        exit;
    }
}
