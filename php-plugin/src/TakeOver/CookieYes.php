<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * CookieYes since its version 3: the default banner with its texts in the language of the shop, categories, cookies,
 * and the addresses of scripts that belong to a cookie.
 */
final class CookieYes implements Source
{
    private const TABLE_READY = 'cky_banners_table_version';
    private const MOST = 1000;
    private const POSITIONS = [
        'bottom' => 'bottom', 'top' => 'top', 'bottom-left' => 'bottom_left', 'bottom-right' => 'bottom_right',
        // Islas has no place there; the default is where it puts the bar.
        'center' => '', 'top-left' => '', 'top-right' => '',
    ];
    private const CATEGORIES = [
        'necessary' => 'necessary', 'functional' => 'preferences', 'analytics' => 'statistics',
        'performance' => 'statistics', 'advertisement' => 'marketing',
    ];

    public function getSlug(): string
    {
        return 'cookie-law-info';
    }

    public function getName(): string
    {
        return 'CookieYes';
    }

    public function describeFound(): array
    {
        if (get_option(self::TABLE_READY) === false && get_option('cky_settings') === false) {
            return [];
        }
        $cookies = count(Stored::readRows('cky_cookies', self::MOST));

        return array_values(array_filter([
            $this->readBanner() === [] ? '' : __('Texts, colours and position of its bar can be imported.', 'islas'),
            $cookies === 0 ? '' : sprintf(
                /* translators: %d: number of cookies */
                _n('Its list has %d cookie.', 'Its list has %d cookies.', $cookies, 'islas'),
                $cookies
            ),
        ]));
    }

    public function readItems(): iterable
    {
        $banner = $this->readBanner();
        $config = Stored::readList($banner['settings'] ?? '');
        $texts = $this->pickLanguage(Stored::readList($banner['contents'] ?? ''), $config);
        yield from SettingItems::makeItems($this->readSettings($config, $texts));
        $buttons = Stored::findAt($config, 'config', 'notice', 'elements', 'buttons', 'elements');
        if (Stored::findAt($buttons, 'readMore', 'status') === true) {
            yield from ConsentItems::makeLink(
                Stored::readText(Stored::findAt($texts, 'buttons', 'elements', 'readMore')),
                Stored::readText(Stored::findAt($texts, 'privacyLink'))
            );
        }
        yield from $this->readCookies($config);
    }

    /**
     * @param array<mixed> $config
     * @return iterable<Item|Skip>
     */
    private function readCookies(array $config): iterable
    {
        $slugs = array_column(Stored::readRows('cky_cookie_categories', self::MOST), 'slug', 'category_id');
        foreach (Stored::readRows('cky_cookies', self::MOST) as $row) {
            $category = self::CATEGORIES[$slugs[$row['category'] ?? ''] ?? ''] ?? '';
            $text = fn (string $field): string => Stored::readText(
                $this->pickLanguage(Stored::readList($row[$field] ?? ''), $config)
            );
            $domain = $row['domain'] ?? '';
            yield ConsentItems::makeCookie(
                $row['name'] ?? '',
                $category,
                $domain,
                $text('description'),
                $text('duration')
            );
            $rule = ($row['url_pattern'] ?? '') === '' || $category === '' || $category === 'necessary'
                ? null
                : ListTarget::makeItem('rules', [
                    'kind' => 'url', 'pattern' => $row['url_pattern'], 'category' => $category, 'provider' => $domain,
                ]);
            if ($rule !== null) {
                yield $rule;
            }
        }
    }

    /**
     * @param array<mixed> $config
     * @param mixed $texts Of the notice.
     * @return array<string, mixed>
     */
    private function readSettings(array $config, $texts): array
    {
        $notice = Stored::findAt($config, 'config', 'notice');
        $background = Stored::readText(Stored::findAt($notice, 'styles', 'background-color'));
        $button = static function (string $name, string $style) use ($notice, $background): string {
            $colour = Stored::readText(
                Stored::findAt($notice, 'elements', 'buttons', 'elements', $name, 'styles', $style)
            );
            return $colour === 'transparent' ? $background : $colour;
        };
        $position = Stored::readText(Stored::findAt($config, 'settings', 'position'));
        $expiry = Stored::findAt($config, 'settings', 'consentExpiry');
        $isLimited = Stored::findAt($expiry, 'status') !== false;
        $days = $isLimited ? (int) Stored::readText(Stored::findAt($expiry, 'value')) : 0;
        $revisit = Stored::findAt($config, 'config', 'revisitConsent');
        $side = Stored::readText(Stored::findAt($revisit, 'position'));

        return [
            'consent_title' => Stored::findAt($texts, 'title'),
            'consent_text' => Stored::findAt($texts, 'description'),
            'consent_accept_text' => Stored::findAt($texts, 'buttons', 'elements', 'accept'),
            'consent_decline_text' => Stored::findAt($texts, 'buttons', 'elements', 'reject'),
            'consent_settings_text' => Stored::findAt($texts, 'buttons', 'elements', 'settings'),
            'consent_position' => self::POSITIONS[$position] ?? $position,
            'consent_reopen' => Stored::findAt($revisit, 'status') === false
                ? 'hide'
                : (['bottom-left' => 'left', 'bottom-right' => 'right'][$side] ?? null),
            'consent_show_close' => Stored::findAt($notice, 'elements', 'closeButton', 'status'),
            'consent_color' => Stored::findAt($notice, 'elements', 'description', 'styles', 'color'),
            'consent_background' => $background,
            'consent_accept_color' => $button('accept', 'color'),
            'consent_accept_background' => $button('accept', 'background-color'),
            'consent_decline_color' => $button('reject', 'color'),
            'consent_decline_background' => $button('reject', 'background-color'),
            'expire_time' => $days > 0 ? $days * DAY_IN_SECONDS : null,
        ];
    }

    /** @return array<string, string> The banner that visitors see; none without one. */
    private function readBanner(): array
    {
        $banners = Stored::readRows('cky_banners', 20);
        foreach ($banners as $banner) {
            if (($banner['banner_default'] ?? '') === '1') {
                return $banner;
            }
        }

        return $banners[0] ?? [];
    }

    /**
     * What stands under the language of the shop, else under the plugin's, else first.
     *
     * @param array<mixed> $languages
     * @param array<mixed> $config Of the banner.
     * @return mixed
     */
    private function pickLanguage(array $languages, array $config)
    {
        $found = $languages[substr(get_locale(), 0, 2)]
            ?? $languages[Stored::readText(Stored::findAt($config, 'settings', 'languages', 'default'))]
            ?? (array_values($languages)[0] ?? null);
        $notice = Stored::findAt($found, 'notice', 'elements');

        return $notice ?? $found;
    }
}
