<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Bar\CookieTable;
use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\ListedCookies;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\Labels;
use Islas\Consent\Lists;
use Islas\Consent\Providers;
use Islas\Consent\Start\StartState;
use Islas\Platform\Multilingual;
use Islas\Platform\ProfileDates;
use Islas\Platform\Settings;
use Islas\Platform\ShopLanguage;

/**
 * What the settings screen says about unsaved settings and lists of consent, in the shape that
 * `widgets/admin/consent/consent-data.ts` decodes: the points of the check with what puts each right, contrasts, all
 * cookies and providers. Nothing is stored.
 *
 * @phpstan-import-type Finding from Lint
 * @phpstan-import-type Listed from CookieList
 */
final class Review
{
    private Report $report;
    private ListedCookies $listed;
    private SeenCookies $seen;
    private AskedAddresses $asked;

    public function __construct(
        Report $report,
        ListedCookies $listed,
        SeenCookies $seen,
        AskedAddresses $asked
    ) {
        $this->report = $report;
        $this->listed = $listed;
        $this->seen = $seen;
        $this->asked = $asked;
    }

    /**
     * @param array<mixed> $changes Settings that are not saved.
     * @param array<mixed> $lists Lists that are not saved; those left out are as they are stored.
     * @return array<string, mixed>
     */
    public function reviewDraft(array $changes, array $lists): array
    {
        $settings = Settings::draft($changes);
        $draft = Lists::draft(array_intersect_key($lists, Lists::IDENTITY));
        $cookies = new CookieList($draft);
        $listed = $lists === [] ? $this->listed->listed() : $cookies->all();

        return [
            'state' => $this->report->describeState(),
            'isStartFinished' => StartState::isFinished(),
            'findings' => $this->describeFindings($settings, $draft, $cookies->categories()),
            'contrasts' => self::describeContrasts($settings),
            'cookies' => ShopLanguage::run(
                static fn (): array => self::describeCookies($listed, array_column($draft->cookies(), 'name'))
            ),
            'providers' => self::describeProviders($cookies->providers(), $draft->providers()),
            'refusals' => array_map([Rules::class, 'refusal'], $draft->rules()),
            'seen' => array_map([self::class, 'withName'], $this->seen->all()),
            'asked' => array_map([self::class, 'withName'], $this->asked->all()),
            'categories' => self::choices(GroupLabels::categories()),
            'kinds' => self::choices(GroupLabels::kinds()),
            'languages' => Multilingual::makeNote(),
        ];
    }

    /**
     * @param list<string> $categories Optional ones that the shop uses.
     * @return list<array<string, mixed>>
     */
    private function describeFindings(Settings $settings, Lists $lists, array $categories): array
    {
        return array_map(static function (array $finding) use ($settings, $categories): array {
            $changes = Mend::changes($finding, $settings);

            return [
                'id' => Mend::id($finding),
                'level' => $finding['level'],
                'sentence' => $finding['sentence'],
                'changes' => (object) $changes,
                'place' => $changes === [] ? Mend::place($finding) : '',
                'about' => $finding['about'],
                'proposal' => $finding['code'] === 'text'
                    ? ShopLanguage::run(static fn (): string => Labels::message($categories))
                    : '',
            ];
        }, $this->report->findings($settings, $lists));
    }

    /** @return list<array{key: string, ratio: string, isEnough: bool}> By the setting of the text's colour. */
    private static function describeContrasts(Settings $settings): array
    {
        $colours = Contrast::barColours($settings);
        $contrasts = [];
        foreach (Mend::BEHIND as $text => $background) {
            $ratio = Contrast::between($colours[$text], $colours[$background]);
            $contrasts[] = [
                'key' => $text,
                'ratio' => number_format_i18n(floor($ratio * 10) / 10, 1),
                'isEnough' => $ratio >= Lint::READABLE,
            ];
        }

        return $contrasts;
    }

    /**
     * @param list<Listed> $listed
     * @param list<string> $own Names of the owner's.
     * @return list<array<string, mixed>> Each as it is stored, and the words that visitors read.
     */
    private static function describeCookies(array $listed, array $own): array
    {
        return array_map(static fn (array $cookie): array => $cookie + [
            'providerName' => CookieList::providerName($cookie['provider']),
            'purposeText' => Labels::purpose($cookie['purpose']),
            'durationText' => CookieTable::duration($cookie['duration']),
            'isOwn' => in_array($cookie['name'], $own, true),
        ], $listed);
    }

    /**
     * @param list<string> $used
     * @param list<string> $added By the owner.
     * @return list<array{key: string, name: string, isUsed: bool, isFound: bool}>
     */
    private static function describeProviders(array $used, array $added): array
    {
        $providers = [];
        foreach (Providers::all() as $key => $row) {
            if ($row['name'] !== '' && $key !== 'order-attribution') {
                $isUsed = in_array($key, $used, true);
                $providers[] = [
                    'key' => $key,
                    'name' => $row['name'],
                    'isUsed' => $isUsed,
                    'isFound' => $isUsed && ! in_array($key, $added, true),
                ];
            }
        }

        return $providers;
    }

    /**
     * @param array<string, string> $row
     * @return array<string, string>
     */
    private static function withName(array $row): array
    {
        return ['day' => ProfileDates::formatDay($row['day'])] + $row + [
            'providerName' => $row['provider'] === '' ? '' : CookieList::providerName($row['provider']),
        ];
    }

    /**
     * @param array<string, string> $labels
     * @return list<array{value: string, label: string}>
     */
    private static function choices(array $labels): array
    {
        return array_map(
            static fn (string $value, string $label): array => ['value' => $value, 'label' => $label],
            array_keys($labels),
            $labels
        );
    }
}
