<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\ProfileDates;
use Islas\Platform\Settings;

/**
 * Tools → Site Health: which scripts made the shop load jQuery on demand, and where that is not possible.
 */
final class JQueryHealth
{
    private Settings $settings;
    private JQueryReportController $demands;

    public function __construct(Settings $settings, JQueryReportController $demands)
    {
        $this->settings = $settings;
        $this->demands = $demands;
    }

    /**
     * @param mixed $tests Of WordPress and of others who filter it.
     * @return array<mixed>
     */
    public function addTest($tests): array
    {
        $tests = is_array($tests) ? $tests : [];
        $own = ['label' => __('jQuery on demand', 'islas'), 'test' => [$this, 'runTest']];

        return array_replace_recursive($tests, ['direct' => ['islas_jquery' => $own]]);
    }

    /** @return array<string, mixed> As WordPress shows it. */
    public function runTest(): array
    {
        $demands = $this->settings->text('jquery') === 'auto' ? $this->demands->readReports() : [];
        $refused = array_filter($demands, static fn (array $demand) => $demand['isRefused']);
        $status = $refused !== [] ? 'critical' : ($demands !== [] ? 'recommended' : 'good');
        $names = array_map(
            static fn (array $demand) => $demand['who'] . (isset($demand['what']) ? ' (' . $demand['what'] . ')' : ''),
            $refused !== [] ? $refused : $demands
        );

        return [
            'label' => $this->makeLabel($status),
            'status' => $status,
            'badge' => ['label' => 'Islas', 'color' => 'blue'],
            'description' => Html::join(
                Html::el('p', [], Html::text($this->makeMessage($status))),
                $names === [] ? Html::text('') : Html::el('ul', [], ...array_map([self::class, 'renderItem'], $names))
            )->markup(),
            'actions' => $demands === [] ? '' : Html::el(
                'a',
                ['href' => admin_url('admin.php?page=' . Access::SETTINGS_PAGE)],
                Html::text(__('Settings of Islas', 'islas'))
            )->markup(),
            'test' => 'islas_jquery',
        ];
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        foreach ($this->demands->readReports() as $i => $demand) {
            $lines['demand_' . $i] = [
                'label' => sprintf(
                    $demand['isRefused']
                        /* translators: %s: name of a library, such as jQuery or Cookies */
                        ? __('Asked for %s and did not get it', 'islas')
                        /* translators: %s: name of a library, such as jQuery or Cookies */
                        : __('Made the shop load %s', 'islas'),
                    $demand['what'] ?? 'jQuery'
                ),
                'value' => $demand['who'] . ' (' . ProfileDates::formatDay($demand['day']) . ')',
            ];
        }

        return $lines;
    }

    private function makeLabel(string $status): string
    {
        switch ($status) {
            case 'critical':
                return __('Some scripts of this shop ask for jQuery and do not get it', 'islas');
            case 'recommended':
                return __('Some scripts make this shop load jQuery on demand', 'islas');
            default:
                return __('jQuery is only loaded where it is needed', 'islas');
        }
    }

    private function makeMessage(string $status): string
    {
        switch ($status) {
            case 'critical':
                return __('A page could not load jQuery at its first use.', 'islas') . ' '
                    . __('Mostly a security header of the site forbids it.', 'islas') . ' '
                    . __('In the settings of Islas, set jQuery to be on every page.', 'islas');
            case 'recommended':
                return __('These scripts use jQuery, or what comes with it, without asking WordPress for it.', 'islas')
                    . ' ' . __('They work, but each page with them stops for a moment to load it.', 'islas') . ' '
                    . __('Their authors can name jQuery as a dependency.', 'islas');
            default:
                return __('No script of this shop has used jQuery without asking WordPress for it.', 'islas');
        }
    }

    private static function renderItem(string $name): Html
    {
        return Html::el('li', [], Html::el('code', [], Html::text($name)));
    }
}
