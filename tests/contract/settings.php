<?php

/**
 * `php tests/contract/settings.php` writes `golden/settings.json`: the settings that a fresh shop with a full build
 * sends to the browser. PHP's unit tests and the decoder's contract test compare with it.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\ClientConfig;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Platform\HeadFile;
use Islas\Platform\Texts;

require_once __DIR__ . '/write-golden.php';

WordPress\Site::reset();

$sources = array_merge(...array_values(array_column(Features::TABLE, 'sources')));
$file = (string) tempnam(sys_get_temp_dir(), 'islas');
file_put_contents($file, json_encode(array_fill_keys($sources, ['file' => 'built.js'])));
$manifest = new Manifest($file);

$settings = new Settings();
$features = new Features($settings, $manifest);
$config = new ClientConfig($settings, $features, new Texts($settings), new HeadFile($manifest));
$all = $config->collectAll();
$all['rest']['swatch_query'] = (object) $all['rest']['swatch_query'];

writeGolden('settings', $all);
unlink($file);
