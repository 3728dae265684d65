<?php

declare(strict_types=1);

namespace Islas\Consent;

/**
 * Labels of categories, purposes and durations, for visitors.
 */
final class Labels
{
    public const CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'];
    /** In a browser, and in no list: left after a refusal, until the owner classifies it. */
    public const UNCLASSIFIED = 'unclassified';

    public static function category(string $category): string
    {
        return [
            'necessary' => __('Necessary', 'islas'),
            'preferences' => __('Preferences', 'islas'),
            'statistics' => __('Statistics', 'islas'),
            self::UNCLASSIFIED => __('Not classified yet', 'islas'),
        ][$category] ?? __('Marketing', 'islas');
    }

    /** @param list<string> $providers Names of those that this shop uses for it. */
    public static function aboutCategory(string $category, array $providers = []): string
    {
        $about = self::describePurpose($category);
        if ($providers === []) {
            return $about;
        }

        /* translators: %s: names of companies or services, separated by commas */
        return $about . ' ' . sprintf(__('Used here: %s.', 'islas'), implode(', ', $providers));
    }

    private static function describePurpose(string $category): string
    {
        return [
            'necessary' => __('The shop does not work without them: cart, checkout, account, security.', 'islas'),
            'preferences' => __('They remember what you chose, such as maps and products you looked at.', 'islas'),
            'statistics' => __('They measure how the shop is used, to improve it.', 'islas'),
            self::UNCLASSIFIED => __('Your browser has them, no list explains them. Untick one to block it.', 'islas'),
        ][$category] ?? __('They follow what you visit, to show you advertising that fits you.', 'islas');
    }

    /** @param string $text `cookies`, `privacy`, `legal`, or the owner's words. */
    public static function link(string $text): string
    {
        return [
            'cookies' => __('Cookie policy', 'islas'),
            'privacy' => __('Privacy policy', 'islas'),
            'legal' => __('Legal notice', 'islas'),
        ][$text] ?? $text;
    }

    public static function purpose(string $purpose): string
    {
        $purposes = [
            'visitors' => __('Tells visitors apart, to count them.', 'islas'),
            'visits' => __('Groups the pages of one visit.', 'islas'),
            'throttle' => __('Limits the number of requests.', 'islas'),
            'origin' => __('Remembers from where the visit came.', 'islas'),
            'conversions' => __('Tells which advertisement led to a purchase.', 'islas'),
            'ads' => __('Shows advertising that fits your habits and measures it.', 'islas'),
            'test' => __('Checks whether the browser takes cookies.', 'islas'),
            'recording' => __('Joins the pages of one recording of how the shop is used.', 'islas'),
            'security' => __('Tells people from machines and protects against abuse.', 'islas'),
            'video' => __('Measures how videos are watched and remembers choices of the player.', 'islas'),
            'consent' => __('Keeps your decision about cookies.', 'islas'),
            'choices' => __('Remembers your choices on this site.', 'islas'),
            'payment' => __('Pays safely and prevents fraud.', 'islas'),
            'cart' => __('Keeps what is in your cart.', 'islas'),
            'viewed' => __('Remembers the products you looked at.', 'islas'),
            'notices' => __('Remembers the notices you dismissed.', 'islas'),
            'login' => __('Keeps you signed in to your account.', 'islas'),
            'currency' => __('Remembers the currency and country you chose.', 'islas'),
            'language' => __('Remembers the language you chose.', 'islas'),
            'age' => __('Remembers that you confirmed your age.', 'islas'),
            'wishlist' => __('Keeps your wishlist and the products you compare.', 'islas'),
            'balance' => __('Sends your requests to the same server.', 'islas'),
            'cache' => __('Tells the page cache which copy of a page to send.', 'islas'),
            'needed' => __('The shop lists it as necessary.', 'islas'),
            'session' => __('Keeps the session with the shop.', 'islas'),
        ];

        return $purposes[$purpose] ?? $purpose;
    }

    /** @param int $days 0 until the browser is closed, below 0 in the browser's storage. */
    public static function formatDuration(int $days): string
    {
        if ($days === 0) {
            return __('Session', 'islas');
        }
        if ($days < 0) {
            return __('Until you delete it', 'islas');
        }
        if ($days >= 360) {
            $years = max(1, (int) round($days / 365));
            /* translators: %d: number of years */
            return sprintf(_n('%d year', '%d years', $years, 'islas'), $years);
        }
        if ($days >= 60) {
            $months = (int) round($days / 30);
            /* translators: %d: number of months */
            return sprintf(_n('%d month', '%d months', $months, 'islas'), $months);
        }

        /* translators: %d: number of days */
        return sprintf(_n('%d day', '%d days', $days, 'islas'), $days);
    }

    /** @param list<string> $categories Optional ones that this shop uses. */
    public static function message(array $categories): string
    {
        $name = get_bloginfo('name');
        if ($categories === []) {
            /* translators: %s: name of the shop */
            return sprintf(__('%s uses only cookies that the shop needs to work.', 'islas'), $name);
        }
        $purposes = array_intersect_key([
            'preferences' => __('remember what you choose', 'islas'),
            'statistics' => __('measure how the shop is used', 'islas'),
            'marketing' => __('show you advertising that fits what you visit', 'islas'),
        ], array_flip($categories));
        $last = array_pop($purposes);

        return sprintf(
            /* translators: 1: name of the shop, 2: purposes, such as "measure how the shop is used" */
            __('%1$s uses its own and other companies’ cookies to %2$s.', 'islas'),
            $name,
            $purposes === [] ? $last : sprintf(
                /* translators: 1: purposes separated by commas, 2: the last purpose */
                __('%1$s and %2$s', 'islas'),
                implode(', ', $purposes),
                $last
            )
        ) . ' ' . __('You can accept them, refuse them or choose.', 'islas');
    }
}
