<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Bar\Appearance;
use Islas\Platform\Settings;

/**
 * Checks the settings against the Spanish authority's guide on cookies: a refusal as easy and as visible as an
 * acceptance, no consent by scrolling or going on, a decision of 24 months at most, complete and readable information.
 * An `error` keeps a strict shop from publishing; a `warning` is for the owner to weigh.
 *
 * `about` is the setting or the cookie that it concerns, '' where the code says it all.
 *
 * @phpstan-type Finding array{code: string, about: string, level: 'error'|'warning', sentence: string}
 */
final class Lint
{
    public const LONGEST = 63072000;
    public const READABLE = 4.5;
    private const VISIBLE = 3.0;

    /**
     * @param list<array{text: string, url: string}> $links Of the bar.
     * @param list<string> $categories Optional ones that the shop uses.
     * @param list<array{name: string, purpose: string}> $cookies
     * @return list<Finding>
     */
    public static function findings(Settings $settings, array $links, array $categories, array $cookies): array
    {
        return array_merge(
            self::checkRefusal($settings, $categories),
            self::checkColours($settings),
            self::checkImplied($settings),
            self::checkTexts($settings, $links, $cookies),
            self::checkOthers($settings)
        );
    }

    /**
     * @param list<string> $categories
     * @return list<Finding>
     */
    private static function checkRefusal(Settings $settings, array $categories): array
    {
        $findings = [];
        if ($categories !== [] && ! $settings->flag('consent_show_decline')) {
            $findings[] = self::error('reject', __(
                'The bar has no button to reject: rejecting must be as easy as accepting, on the same layer.',
                'islas'
            ));
        }
        $colours = Contrast::barColours($settings);
        $accept = Contrast::between($colours['consent_accept_background'], $colours['consent_background']);
        $decline = Contrast::between($colours['consent_decline_background'], $colours['consent_background']);
        if ($accept >= self::VISIBLE && $decline < self::VISIBLE) {
            $findings[] = self::error('prominence', __(
                'The button to reject hardly stands out from the bar, while the one to accept does.',
                'islas'
            ));
        } elseif ($accept > $decline * 2) {
            $sentence = __('The button to accept is much more visible than the one to reject.', 'islas');
            $findings[] = self::warning('prominence', $sentence);
        }

        return $findings;
    }

    /** @return list<Finding> */
    private static function checkColours(Settings $settings): array
    {
        $colours = Contrast::barColours($settings);
        $pairs = [
            ['consent_color', 'consent_background', __('text of the bar', 'islas')],
            ['consent_accept_color', 'consent_accept_background', __('button to accept', 'islas')],
            ['consent_decline_color', 'consent_decline_background', __('button to reject', 'islas')],
        ];
        $findings = [];
        foreach ($pairs as [$text, $background, $what]) {
            $contrast = Contrast::between($colours[$text], $colours[$background]);
            if ($contrast < self::READABLE) {
                $findings[] = self::error('contrast', sprintf(
                    /* translators: 1: part of the bar, 2: contrast, such as 3.2 */
                    __('The %1$s is hard to read: its contrast is %2$s, and 4.5 are needed.', 'islas'),
                    $what,
                    number_format_i18n($contrast, 1)
                ), $text);
            }
        }
        foreach (array_keys(Appearance::COLOURS) as $setting) {
            $given = $settings->text($setting);
            if ($given !== '' && Appearance::colour($given) === '') {
                /* translators: %s: what the owner typed */
                $sentence = __('“%s” is no colour such as #1d2327.', 'islas');
                $findings[] = self::warning('colour', sprintf($sentence, $given), $setting);
            }
        }

        return $findings;
    }

    /** @return list<Finding> */
    private static function checkImplied(Settings $settings): array
    {
        $sentences = [
            'cookies_bar_on_scroll' => __('Scrolling counts as accepting: that is no consent.', 'islas'),

            'cookies_bar_on_page_redirect' => __(
                'Going on to another page counts as accepting: that is no consent.',
                'islas'
            ),
            'cookies_bar_on_close' => __('Closing the bar counts as accepting: that is no consent.', 'islas'),
        ];
        $findings = [];
        foreach ($sentences as $key => $sentence) {
            if ($settings->text($key) === 'yes') {
                $findings[] = self::error('implied', $sentence, $key);
            }
        }

        return $findings;
    }

    /**
     * @param list<array{text: string, url: string}> $links
     * @param list<array{name: string, purpose: string}> $cookies
     * @return list<Finding>
     */
    private static function checkTexts(Settings $settings, array $links, array $cookies): array
    {
        $findings = [];
        $text = $settings->text('consent_text');
        if ($text !== '' && (mb_strlen($text) < 60 || stripos($text, 'cookie') === false)) {
            $findings[] = self::error('text', __(
                'The text of the bar does not say enough: whose cookies they are and what they are for.',
                'islas'
            ));
        }
        if ($links === []) {
            $findings[] = self::error('links', __(
                'The bar leads to no cookie or privacy policy: publish one, or add its address.',
                'islas'
            ));
        }
        $unknown = [];
        foreach ($cookies as $cookie) {
            if ($cookie['purpose'] === '') {
                $unknown[] = $cookie['name'];
            }
        }
        if ($unknown !== []) {
            $findings[] = self::warning('purpose', sprintf(
                /* translators: %s: names of cookies */
                __('Nothing says what these cookies are for: %s.', 'islas'),
                implode(', ', $unknown)
            ), $unknown[0]);
        }

        return $findings;
    }

    /** @return list<Finding> */
    private static function checkOthers(Settings $settings): array
    {
        $findings = [];
        if ($settings->count('expire_time') > self::LONGEST) {
            $sentence = __('A decision lasts longer than 24 months: ask again before.', 'islas');
            $findings[] = self::error('expiry', $sentence);
        }
        if ($settings->text('consent_hold') === 'off') {
            $sentence = __('Scripts and frames of others run before the visitor has accepted.', 'islas');
            $findings[] = self::error('hold', $sentence);
        }
        if ($settings->text('consent_reopen') === 'hide') {
            $findings[] = self::warning('withdraw', __(
                'Nothing on the page opens the choices again: put [islas_consent_settings] into the footer.',
                'islas'
            ));
        }
        if (! $settings->flag('consent_log')) {
            $findings[] = self::warning('proof', __('Decisions are not logged, so you cannot prove them.', 'islas'));
        }

        return $findings;
    }

    /** @return Finding */
    private static function error(string $code, string $sentence, string $about = ''): array
    {
        return ['level' => 'error'] + self::warning($code, $sentence, $about);
    }

    /** @return Finding */
    private static function warning(string $code, string $sentence, string $about = ''): array
    {
        return ['code' => $code, 'about' => $about, 'level' => 'warning', 'sentence' => $sentence];
    }
}
