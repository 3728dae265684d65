<?php

/**
 * `php tests/contract/consent.php` writes `golden/consent.json`: the consent data that a fresh shop sends to the
 * browser, in the head and for the dialog, and the cookies that a decision without JavaScript writes. The decoders'
 * contract test reads it, and PHP's unit tests compare with it.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Blocking\Marks;
use Islas\Consent\Choice;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Known\ProviderTable;
use Islas\Consent\Lists;
use Islas\Consent\Module;
use Islas\Consent\Providers;
use Islas\Consent\Screen\Module as Screen;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;

require_once __DIR__ . '/write-golden.php';

WordPress\Site::reset();

$settings = new Settings();
$manifest = new Manifest('/nowhere');
$assets = new Assets($manifest, 'https://tienda.example/build/', new Features($settings, $manifest));
$modules = modulesWith(['settings' => $settings, 'manifest' => $manifest, 'assets' => $assets]);
$consent = $modules->get(Module::class);

$now = 1795000000;
$sent = ['_ga' => 'GA1.1', 'sbjs_current' => 'x', 'wp_woocommerce_session_1' => 'y'];
$written = [];
foreach (
    [
        'accept' => [[], []],
        'decline' => [[], []],
        'save' => [['woocommerce_recently_viewed', 'comment_author_*'], ['preferences']],
        'withdraw' => [[], []],
    ] as $decision => [$names, $categories]
) {
    $choice = Choice::fromForm($decision, $names, $categories, $consent->configuration, $sent);
    $written[$decision] = $choice->cookies(
        $consent->configuration->version(),
        '0123456789abcdef0123',
        $now,
        $settings->count('expire_time')
    );
}

// The cookies of one jar that PHP deletes in each state; the browser deletes the same.
$jar = array_fill_keys([
    '_ga', '_ga_ABC', '_fbp', 'sbjs_current', 'comment_author_1', 'unknown', 'my_lang', 'trp_language', 'AWSALB', 'PHPSESSID',
    'wp_woocommerce_session_1', '__stripe_mid', 'woocommerce_recently_viewed', 'eu_cookies_bar_block', 'mtm_consent',
], 'x');
$later = ['eu_cookies_bar' => (string) (time() + DAY_IN_SECONDS)];
$taken = [];
foreach (
    [
        'undecided' => [[], false],
        'undecided, blocked until accepted' => [[], true],
        'accepted' => [$later + ['eu_cookies_bar_block' => ''], true],
        'saved' => [$later + ['eu_cookies_bar_block' => '_ga_*,unknown,my_lang,PHPSESSID'], false],
        'declined' => [$later + ['eu_cookies_bar_block' => '', 'eu_cookies_bar_decline' => '1'], false],
        'declined, with names' => [
            $later + ['eu_cookies_bar_block' => 'unknown,my_lang,trp_language', 'eu_cookies_bar_decline' => '1'], false,
        ],
    ] as $state => [$decision, $isBlocked]
) {
    $settings->change(['block_until_accept' => $isBlocked]);
    $sorted = $consent->cookieExpirer->findUnwanted($decision + $jar);
    sort($sorted);
    unset($decision['eu_cookies_bar']);
    $taken[$state] = ['decision' => $decision, 'block_until_accept' => $isBlocked, 'names' => $sorted];
}
$settings->change(['block_until_accept' => false]);

update_option(Lists::OPTION, ['links' => [
    ['text' => 'Cookies', 'url' => 'https://tienda.example/cookies/'],
    ['text' => 'Privacy', 'url' => 'https://tienda.example/privacidad/'],
]]);
$bar = str_replace(' ' . Marks::REGION . '="' . Marks::makeKey() . '"', '', $consent->bar->markup()->markup());
delete_option(Lists::OPTION);

$nasty = ['a.b(c', '[', 'x|y', '^', '$', 'a+b', '\\\\', 'q*r', '*', '**', '{2}', 'a/b', '-', '#', 'ñu', 'fam.*', 'fam[*'];
writeGolden('consent', [
    'names' => ['patterns' => $nasty, 'expression' => CookiePatterns::makeExpression($nasty)],
    'deleted' => ['jar' => $jar, 'cases' => $taken],
    'config' => $consent->configuration->toArray('/build/consent.js'),
    'details' => $modules->get(Screen::class)->rest->answerDetails()->get_data(),
    'decisions' => ['now' => $now, 'cookies' => $sent, 'id' => '0123456789abcdef0123', 'written' => $written],
    'bar' => $bar,
]);
