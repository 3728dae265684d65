<?php

declare(strict_types=1);

namespace Islas\Tests;

/**
 * The plugin prints its hosts as `golden/hosts.json` holds them; the components of `islas/react` are compared with the
 * same file.
 */
final class HostsMarkupTest extends PluginTestCase
{
    /** @group process */
    public function testPrintedHostsMatchTheGoldenFile(): void
    {
        $folder = __DIR__ . '/../../contract';
        $command = escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg($folder . '/hosts.php') . ' --print';
        self::assertSame(
            file_get_contents($folder . '/golden/hosts.json'),
            shell_exec($command),
            'If the markup is meant to change, run `npm run golden` and read the difference.'
        );
    }
}
