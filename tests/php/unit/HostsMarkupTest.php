<?php

declare(strict_types=1);

namespace Islas\Tests;

/**
 * The plugin prints its hosts as `golden/hosts.json` and `golden/hosts/` hold them; the components of `islas/react` are
 * compared with the same files.
 */
final class HostsMarkupTest extends PluginTestCase
{
    /** @group process */
    public function testPrintedHostsMatchTheGoldenFile(): void
    {
        $folder = __DIR__ . '/../../contract';
        $command = escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg($folder . '/hosts.php') . ' --print';
        $printed = json_decode((string) shell_exec($command), true);
        self::assertIsArray($printed);
        self::assertArrayHasKey('hosts', $printed);
        foreach ($printed as $name => $golden) {
            self::assertSame(
                file_get_contents("$folder/golden/$name.json"),
                $golden,
                'If the markup is meant to change, run `npm run golden` and read the difference.'
            );
        }
    }
}
