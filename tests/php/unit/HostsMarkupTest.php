<?php

declare(strict_types=1);

namespace Islas\Tests;

/**
 * What the plugin prints of its hosts is what `golden/hosts.json` holds, to which the components of `islas/react` are
 * held too.
 */
final class HostsMarkupTest extends PluginTestCase
{
    /** @group process */
    public function testTheGoldenFileIsWhatIsPrinted(): void
    {
        $folder = __DIR__ . '/../../contract';
        $command = escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg($folder . '/hosts.php') . ' --print';
        self::assertSame(file_get_contents($folder . '/golden/hosts.json'), shell_exec($command));
    }
}
