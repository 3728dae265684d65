<?php

declare(strict_types=1);

namespace Islas\Tests;

require_once __DIR__ . '/../php/bootstrap.php';

/**
 * Writes `golden/$name.json`, or the same file in the folder that the command line names (`GoldenFilesTest` compares).
 *
 * @param array<mixed> $value
 */
function writeGolden(string $name, array $value): void
{
    $file = ($_SERVER['argv'][1] ?? __DIR__ . '/golden') . "/$name.json";
    if (!is_dir(dirname($file))) {
        mkdir(dirname($file));
    }
    $json = json_encode($value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    file_put_contents($file, preg_replace('/^( +)\1/m', '$1', (string) $json) . "\n");
}
