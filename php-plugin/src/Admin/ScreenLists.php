<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Lists;
use Islas\Consent\Module as Consent;
use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use Islas\Platform\Values;

/**
 * The lists that the settings screen edits together with the settings, by the feature that has them. Their parts have
 * names such as `consent.cookies` where a setting has its key.
 *
 * @phpstan-import-type Refusal from SettingsFile
 */
final class ScreenLists
{
    /** Of the plain form: what its lists were opened with. */
    public const REVISION = 'islas_lists_revision';

    private const EDITED = ['rules', 'cookies', 'providers'];

    private Consent $consent;
    private ConsentScreen $screen;

    public function __construct(Consent $consent, ConsentScreen $screen)
    {
        $this->consent = $consent;
        $this->screen = $screen;
    }

    /** @return array{consent: array<string, mixed>} */
    public function all(): array
    {
        return ['consent' => self::pickEdited($this->consent->lists->all())];
    }

    /** @return list<string> Optional categories of cookies that the shop uses. */
    public function listCategories(): array
    {
        return $this->consent->cookies->categories();
    }

    public function revision(): string
    {
        return md5(Json::encode($this->all(), 0));
    }

    /** @return array<string, string> What each list is called on the screen. */
    public static function titles(): array
    {
        return [
            'consent.rules' => __('Rules', 'islas'),
            'consent.cookies' => __('Cookies of this shop', 'islas'),
            'consent.providers' => __('Providers in use', 'islas'),
        ];
    }

    /**
     * Why these lists are not stored, by the name of the list; '' for what they are not allowed to be together with
     * the settings.
     *
     * @param array<mixed> $given
     * @return list<Refusal>
     */
    public function refusals(array $given, Settings $draft): array
    {
        $lists = self::pickConsent($given);
        $refusals = [];
        foreach (['rules' => 'pattern', 'cookies' => 'name'] as $list => $identity) {
            foreach ($lists[$list] ?? [] as $row) {
                $name = Values::text(is_array($row) ? $row[$identity] ?? '' : '');
                if ($name !== '' && Lists::sanitise([$list => [$row]])[$list] === []) {
                    $sentence = $list === 'cookies'
                        /* translators: %s: what the owner typed */
                        ? __('“%s” is not the name of a cookie. A name has no spaces, commas or semicolons.', 'islas')
                        /* translators: %s: what the owner typed */
                        : __('“%s” cannot be stored as a rule.', 'islas');
                    $refusals[] = [
                        'key' => 'consent.' . $list,
                        'sentence' => sprintf($sentence, mb_substr($name, 0, 60)),
                    ];
                }
            }
        }
        foreach ($lists === [] ? [] : $this->screen->refuseLists($lists, $draft) as $sentence) {
            $refusals[] = ['key' => '', 'sentence' => $sentence];
        }

        return $refusals;
    }

    /** WordPress hook `admin_init`: the plain form is saved through the Settings API. */
    public function registerSetting(): void
    {
        register_setting(Settings::GROUP, Lists::OPTION, ['sanitize_callback' => [$this, 'sanitisePosted']]);
    }

    /**
     * Sanitises the lists that are saved. Those that another administrator has changed since the form was opened stay
     * as they are.
     *
     * @param mixed $given
     * @return array<mixed>
     */
    public function sanitisePosted($given): array
    {
        $stored = $this->consent->lists->all();
        $opened = OwnerForm::posted(self::REVISION);
        if ($opened !== '' && $opened !== $this->revision()) {
            $sentence = __(
                'Somebody else changed the lists meanwhile. They stay so: make your changes again.',
                'islas'
            );
            add_settings_error(Lists::OPTION, 'islas_lists_conflict', $sentence);

            return $stored;
        }

        return Lists::sanitise((is_array($given) ? $given : []) + $stored);
    }

    /** The fields of the plain form. */
    public function renderFields(): Html
    {
        return Html::join(
            Html::el('input', ['type' => 'hidden', 'name' => self::REVISION, 'value' => $this->revision()]),
            $this->screen->listFields->renderFields()
        );
    }

    /** @param array<mixed> $given Lists that are left out stay as they are. */
    public function change(array $given): void
    {
        $lists = self::pickConsent($given);
        if ($lists !== []) {
            $this->consent->lists->changeLists($lists);
        }
    }

    /**
     * @param array<mixed> $given
     * @return array<string, array<mixed>>
     */
    private static function pickConsent(array $given): array
    {
        $lists = $given['consent'] ?? [];

        return array_filter(self::pickEdited(is_array($lists) ? $lists : []), 'is_array');
    }

    /**
     * @param array<mixed> $lists
     * @return array<string, mixed>
     */
    private static function pickEdited(array $lists): array
    {
        return array_intersect_key($lists, array_flip(self::EDITED));
    }
}
