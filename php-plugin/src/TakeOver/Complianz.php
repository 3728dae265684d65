<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\PlainText;

/**
 * Complianz: the default banner from its table, the list of cookies with their services, how long a decision lasts, and
 * the policy page that the owner wrote.
 */
final class Complianz implements Source
{
    private const OPTION = 'cmplz_options';
    private const TABLE_READY = 'cmplz_cbdb_version';
    private const MOST = 1000;
    private const POSITIONS = [
        'bottom' => 'bottom', 'bottom-left' => 'bottom_left', 'bottom-right' => 'bottom_right', 'center' => '',
    ];

    public function getSlug(): string
    {
        return 'complianz-gdpr';
    }

    public function getName(): string
    {
        return 'Complianz';
    }

    public function describeFound(): array
    {
        if (get_option(self::TABLE_READY) === false) {
            return [];
        }
        $cookies = count($this->readCookies());

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
        $options = Stored::readList(get_option(self::OPTION));
        yield from SettingItems::makeItems($this->readSettings($this->readBanner(), $options));
        yield from $this->readPages($options);
        $services = array_column(Stored::readRows('cmplz_services', self::MOST), 'name', 'ID');
        foreach ($this->readCookies() as $row) {
            yield ConsentItems::makeCookie(
                $row['name'] ?? '',
                ConsentItems::findCategory($row['purpose'] ?? ''),
                $services[$row['serviceID'] ?? ''] ?? '',
                $row['cookieFunction'] ?? '',
                $row['retention'] ?? ''
            );
        }
    }

    /**
     * @param array<string, string> $banner
     * @param array<mixed> $options
     * @return array<string, mixed>
     */
    private function readSettings(array $banner, array $options): array
    {
        $header = self::readLabel($banner, 'header');
        $days = (int) Stored::readText($options['cookie_expiry'] ?? '');
        $position = $banner['position'] ?? '';
        $colour = static fn (string $field, string $part): string => Stored::readText(
            Stored::findAt(Stored::readList($banner[$field] ?? ''), $part)
        );

        return [
            'consent_title' => $header,
            'consent_text' => $banner['message_optin'] ?? '',
            'consent_accept_text' => $banner['accept'] ?? '',
            'consent_decline_text' => self::readLabel($banner, 'dismiss'),
            'consent_settings_text' => $banner['view_preferences'] ?? '',
            'consent_position' => self::POSITIONS[$position] ?? $position,
            'consent_show_close' => ($banner['close_button'] ?? '') === '' ? null : $banner['close_button'],
            'consent_color' => $colour('colorpalette_text', 'color'),
            'consent_background' => $colour('colorpalette_background', 'color'),
            'consent_accept_color' => $colour('colorpalette_button_accept', 'text'),
            'consent_accept_background' => $colour('colorpalette_button_accept', 'background'),
            'consent_decline_color' => $colour('colorpalette_button_deny', 'text'),
            'consent_decline_background' => $colour('colorpalette_button_deny', 'background'),
            'expire_time' => $days > 0 ? $days * DAY_IN_SECONDS : null,
        ];
    }

    /**
     * A text with a switch. One that is switched off is none.
     *
     * @param array<string, string> $banner
     */
    private static function readLabel(array $banner, string $field): string
    {
        $raw = $banner[$field] ?? '';
        $stored = Stored::readList($raw);
        if ($stored === []) {
            return is_serialized($raw) ? '' : $raw;
        }

        return empty($stored['show']) ? '' : Stored::readText($stored['text'] ?? '');
    }

    /** @return array<string, string> The banner that visitors see; none without one. */
    private function readBanner(): array
    {
        $banners = Stored::readRows('cmplz_cookiebanners', 20);
        foreach ($banners as $banner) {
            if (($banner['default'] ?? '') === '1') {
                return $banner;
            }
        }

        return $banners[0] ?? [];
    }

    /** @return list<array<string, string>> Cookies that are in use, each in one language. */
    private function readCookies(): array
    {
        $language = substr(get_locale(), 0, 2);
        $named = [];
        foreach (Stored::readRows('cmplz_cookies', self::MOST) as $row) {
            $isUsed = empty($row['deleted']) && empty($row['ignored']) && ($row['name'] ?? '') !== '';
            $isHere = ($row['language'] ?? '') === $language;
            if ($isUsed && ($isHere || ! isset($named[$row['name']]))) {
                $named[$row['name']] = $row;
            }
        }

        return array_values($named);
    }

    /**
     * @param array<mixed> $options
     * @return iterable<Item|Skip>
     */
    private function readPages(array $options): iterable
    {
        $kind = Stored::readText($options['cookie-statement'] ?? 'generated');
        if ($kind === 'generated') {
            yield new Skip(Skip::PAGE, __('Cookie policy', 'islas'));
        } elseif ($kind === 'custom') {
            $page = (int) Stored::readText(get_option('cmplz_cookie-statement_custom_page'));
            $url = $page > 0 && get_post_status($page) === 'publish' ? get_permalink($page) : false;
            if (is_string($url)) {
                yield from ConsentItems::makeLink(PlainText::ofMarkup((string) get_the_title($page)), $url);
            }
        } elseif ($kind === 'url') {
            $url = Stored::readText(get_option('cmplz_cookie-statement_custom_page_url'));
            yield from ConsentItems::makeLink(__('Cookie policy', 'islas'), $url);
        }
    }
}
