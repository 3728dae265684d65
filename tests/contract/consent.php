<?php

/**
 * `php tests/contract/consent.php` writes `golden/consent.json`: what a fresh shop tells the browser of consent, in the
 * head and to who opens the dialog, and which cookies a decision without JavaScript writes. The decoders' contract test
 * reads it, and PHP's unit tests compare with it.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Assets;
use Islas\Consent\Choice;
use Islas\Consent\Names;
use Islas\Consent\Parts;
use Islas\Features;
use Islas\Manifest;
use Islas\Page\SkipLink;
use Islas\Settings;

require_once __DIR__ . '/../php/bootstrap.php';

WordPress\Site::reset();

$settings = new Settings();
$manifest = new Manifest('/nowhere');
$assets = new Assets($manifest, '/nowhere/', 'https://tienda.example/build/', new Features($settings, $manifest));
$consent = new Parts($settings, $manifest, $assets, new SkipLink($settings), '/nowhere');

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
    $choice = Choice::of($decision, $names, $categories, $consent->configuration, $sent);
    $written[$decision] = $choice->cookies(
        $consent->configuration->version(),
        '0123456789abcdef0123',
        $now,
        $settings->count('expire_time')
    );
}

$nasty = ['a.b(c', '[', 'x|y', '^', '$', 'a+b', '\\\\', 'q*r', '*', '**', '{2}', 'a/b', '-', '#', 'ñu', 'fam.*', 'fam[*'];
$golden = [
    'names' => ['patterns' => $nasty, 'expression' => Names::expression($nasty)],
    'config' => $consent->configuration->toArray('/build/consent.js'),
    'details' => $consent->rest->details()->get_data(),
    'decisions' => ['now' => $now, 'cookies' => $sent, 'id' => '0123456789abcdef0123', 'written' => $written],
    'bar' => $consent->bar->markup()->markup(),
];
$json = json_encode($golden, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
$json = (string) preg_replace('/^( +)\1/m', '$1', (string) $json) . "\n";
if (($argv[1] ?? '') === '--print') {
    echo $json;
} else {
    file_put_contents(__DIR__ . '/golden/consent.json', $json);
}
