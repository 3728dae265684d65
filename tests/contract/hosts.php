<?php

/**
 * `php tests/contract/hosts.php` writes `golden/hosts.json` and, from each file in `hosts/`, one in `golden/hosts/`: the
 * markup of those hosts that no other file of `golden/` covers, as the plugin prints it on a fresh shop in English. The
 * components of `islas/react` print the same.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Consent\Module as Consent;
use Islas\Drawer\Module as Drawer;
use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Search\SearchOverlay;
use Islas\Social\SocialOverlay;

require_once __DIR__ . '/write-golden.php';

WordPress\Site::reset();

$settings = new Settings();
$settings->change(['social_links' => 'https://instagram.com/tienda']);
$manifest = new Manifest('/nowhere');
$assets = new Assets($manifest, 'https://tienda.example/build/', new Features($settings, $manifest));
$search = new SearchOverlay($settings, $assets);
$social = new SocialOverlay($settings, $assets);
$modules = modulesWith(['settings' => $settings, 'manifest' => $manifest, 'assets' => $assets]);

$printed = static function (callable $show): string {
    ob_start();
    $show();

    return (string) ob_get_clean();
};
writeGolden('hosts', [
    'consent at the end' => $printed([$modules->get(Consent::class)->bar, 'printReopener']),
    'drawer' => $printed([$modules->get(Drawer::class)->drawer, 'printDrawer']),
    'search' => $printed([$search, 'printOverlay']),
    'search toggle' => $search->renderToggle(),
    'social' => $printed([$social, 'printOverlay']),
    'social toggle' => $social->renderToggle(),
]);
foreach ((array) glob(__DIR__ . '/hosts/*.php') as $file) {
    $show = (require $file)($settings, $assets);
    $name = basename((string) $file, '.php');
    writeGolden("hosts/$name", [$name => $printed($show)]);
}
