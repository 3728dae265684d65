<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Screen\GroupLabels;
use Islas\Platform\Access;
use Islas\Platform\Multilingual;
use Islas\Platform\Declarations;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;

/**
 * What the settings screen is drawn from, in the shape that `widgets/admin/screen/screen-data.ts` decodes: the
 * declarations with their texts, the stored values, and how the shop is.
 *
 * @phpstan-import-type Row from Declarations
 */
final class ScreenData
{
    private Settings $settings;
    private SettingsRevision $revision;
    private ScreenLists $lists;
    private ScreenState $state;

    public function __construct(
        Settings $settings,
        SettingsRevision $revision,
        ScreenLists $lists,
        ScreenState $state
    ) {
        $this->settings = $settings;
        $this->revision = $revision;
        $this->lists = $lists;
        $this->state = $state;
    }

    /** @return array<string, mixed> */
    public function collectData(): array
    {
        return [
            'values' => $this->settings->all(),
            'lists' => $this->lists->all(),
            'revision' => $this->revision->computeRevision(),
            'author' => $this->revision->findAuthor(),
            'path' => '/' . Access::REST_NAMESPACE . '/settings',
            'cards' => $this->listCards(),
            'settings' => $this->listSettings(),
            'groups' => array_column(array_map(
                static fn (string $group, array $row): array => [$group, $row[0]],
                array_keys(GroupLabels::groups()),
                GroupLabels::groups()
            ), 1, 0),
            'shop' => $this->state->describeShop(),
            'health' => admin_url('site-health.php'),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function listCards(): array
    {
        $labels = SettingLabels::all();
        $obstacles = $this->state->explainObstacles();
        $cards = [];
        foreach (SettingCards::CARDS as $feature => $card) {
            [$title, $help] = $labels[$card['switch']] ?? SettingCards::describeCardsWithoutSwitch()[$feature];
            $cards[] = [
                'feature' => $feature,
                'title' => $title,
                'help' => $help,
                'obstacle' => $obstacles[$feature] ?? '',
            ] + $card;
        }

        return $cards;
    }

    /** @return array<string, array<string, mixed>> By key. */
    private function listSettings(): array
    {
        $labels = SettingLabels::all();
        $notes = $this->state->explainSettings();
        $groups = [];
        foreach (SettingLabels::GROUPS as $group => $keys) {
            $groups += array_fill_keys($keys, $group);
        }
        $texts = DefaultTexts::listTexts($this->lists->listCategories());
        $settings = [];
        foreach (Settings::SCHEMA as $key => $row) {
            $choices = [];
            foreach ($row['choices'] ?? [] as $value) {
                $choices[] = ['value' => $value, 'label' => $labels[$key][2][$value] ?? $value];
            }
            $settings[$key] = [
                'title' => $labels[$key][0],
                'help' => trim(Multilingual::extendHelp($key, $labels[$key][1]) . ' ' . ($notes[$key] ?? '')),
                'type' => $row['type'],
                'format' => SettingCards::FORMATS[$key] ?? '',
                'default' => $row['default'],
                'min' => $row['min'] ?? 0,
                'max' => $row['max'] ?? 0,
                'choices' => $choices,
                'group' => $groups[$key] ?? '',
                'placeholder' => $texts[$key] ?? '',
            ];
        }

        foreach (ScreenLists::titles() as $key => $title) {
            $settings[$key] = ['title' => $title, 'type' => 'list'];
        }

        return $settings;
    }
}
