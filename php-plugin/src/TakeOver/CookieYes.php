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

    public function slug(): string
    {
        return 'cookie-law-info';
    }

    public function name(): string
    {
        return 'CookieYes';
    }

    public function found(): array
    {
        if (get_option(self::TABLE_READY) === false && get_option('cky_settings') === false) {
            return [];
        }
        $cookies = count(Stored::rows('cky_cookies', self::MOST));

        return array_values(array_filter([
            $this->banner() === [] ? '' : __('Texts, colours and position of its bar can be imported.', 'islas'),
            $cookies === 0 ? '' : sprintf(
                /* translators: %d: number of cookies */
                _n('Its list has %d cookie.', 'Its list has %d cookies.', $cookies, 'islas'),
                $cookies
            ),
        ]));
    }

    public function items(): iterable
    {
        $banner = $this->banner();
        $config = Stored::list($banner['settings'] ?? '');
        $texts = $this->localised(Stored::list($banner['contents'] ?? ''), $config);
        yield from SettingItems::each($this->settings($config, $texts));
        if (Stored::at($config, 'config', 'notice', 'elements', 'buttons', 'elements', 'readMore', 'status') === true) {
            yield from ConsentItems::link(
                Stored::text(Stored::at($texts, 'buttons', 'elements', 'readMore')),
                Stored::text(Stored::at($texts, 'privacyLink'))
            );
        }
        yield from $this->cookies($config);
    }

    /**
     * @param array<mixed> $config
     * @return iterable<Item|Skip>
     */
    private function cookies(array $config): iterable
    {
        $slugs = array_column(Stored::rows('cky_cookie_categories', self::MOST), 'slug', 'category_id');
        foreach (Stored::rows('cky_cookies', self::MOST) as $row) {
            $category = self::CATEGORIES[$slugs[$row['category'] ?? ''] ?? ''] ?? '';
            $text = fn (string $field): string => Stored::text(
                $this->localised(Stored::list($row[$field] ?? ''), $config)
            );
            $domain = $row['domain'] ?? '';
            yield ConsentItems::cookie(
                $row['name'] ?? '',
                $category,
                $domain,
                $text('description'),
                $text('duration')
            );
            $rule = ($row['url_pattern'] ?? '') === '' || $category === '' || $category === 'necessary'
                ? null
                : ListTarget::item('rules', [
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
    private function settings(array $config, $texts): array
    {
        $notice = Stored::at($config, 'config', 'notice');
        $background = Stored::text(Stored::at($notice, 'styles', 'background-color'));
        $button = static function (string $name, string $style) use ($notice, $background): string {
            $colour = Stored::text(
                Stored::at($notice, 'elements', 'buttons', 'elements', $name, 'styles', $style)
            );
            return $colour === 'transparent' ? $background : $colour;
        };
        $position = Stored::text(Stored::at($config, 'settings', 'position'));
        $expiry = Stored::at($config, 'settings', 'consentExpiry');
        $days = Stored::at($expiry, 'status') === false ? 0 : (int) Stored::text(Stored::at($expiry, 'value'));
        $revisit = Stored::at($config, 'config', 'revisitConsent');
        $side = Stored::text(Stored::at($revisit, 'position'));

        return [
            'consent_title' => Stored::at($texts, 'title'),
            'consent_text' => Stored::at($texts, 'description'),
            'consent_accept_text' => Stored::at($texts, 'buttons', 'elements', 'accept'),
            'consent_decline_text' => Stored::at($texts, 'buttons', 'elements', 'reject'),
            'consent_settings_text' => Stored::at($texts, 'buttons', 'elements', 'settings'),
            'consent_position' => self::POSITIONS[$position] ?? $position,
            'consent_reopen' => Stored::at($revisit, 'status') === false
                ? 'hide'
                : (['bottom-left' => 'left', 'bottom-right' => 'right'][$side] ?? null),
            'consent_show_close' => Stored::at($notice, 'elements', 'closeButton', 'status'),
            'consent_color' => Stored::at($notice, 'elements', 'description', 'styles', 'color'),
            'consent_background' => $background,
            'consent_accept_color' => $button('accept', 'color'),
            'consent_accept_background' => $button('accept', 'background-color'),
            'consent_decline_color' => $button('reject', 'color'),
            'consent_decline_background' => $button('reject', 'background-color'),
            'expire_time' => $days > 0 ? $days * DAY_IN_SECONDS : null,
        ];
    }

    /** @return array<string, string> The banner that visitors see; none without one. */
    private function banner(): array
    {
        $banners = Stored::rows('cky_banners', 20);
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
    private function localised(array $languages, array $config)
    {
        $found = $languages[substr(get_locale(), 0, 2)]
            ?? $languages[Stored::text(Stored::at($config, 'settings', 'languages', 'default'))]
            ?? (array_values($languages)[0] ?? null);
        $notice = Stored::at($found, 'notice', 'elements');

        return $notice ?? $found;
    }
}
