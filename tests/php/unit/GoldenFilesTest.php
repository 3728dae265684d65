<?php

declare(strict_types=1);

namespace Islas\Tests;

use PHPUnit\Framework\TestCase;

/**
 * The golden files that PHP writes are those that the repository has, so `npm run golden` changes nothing but what a
 * commit means to change. The browser's side is compared with the same files.
 */
final class GoldenFilesTest extends TestCase
{
    private const CONTRACT = __DIR__ . '/../../contract';

    /**
     * @group process
     * @dataProvider writers
     */
    public function testGoldenFilesAreWhatPhpWrites(string $writer): void
    {
        $folder = sys_get_temp_dir() . '/islas-golden-' . getmypid() . "-$writer";
        mkdir($folder);
        exec(implode(' ', array_map('escapeshellarg', [PHP_BINARY, self::CONTRACT . "/$writer.php", $folder])), $lines, $code);
        $files = array_merge((array) glob("$folder/*.json"), (array) glob("$folder/*/*.json"));
        $written = array_map('file_get_contents', array_combine($files, $files));
        exec('rm -r ' . escapeshellarg($folder));

        self::assertSame(0, $code, implode("\n", $lines));
        self::assertNotSame([], $written);
        foreach ($written as $file => $json) {
            $name = substr((string) $file, strlen($folder) + 1);
            self::assertStringEqualsFile(
                self::CONTRACT . "/golden/$name",
                (string) $json,
                'Run `npm run golden` and read the difference.'
            );
        }
    }

    /** @return array<string, array{string}> */
    public function writers(): array
    {
        return [
            'settings' => ['settings'],
            'consent' => ['consent'],
            'hosts' => ['hosts'],
            'availability' => ['availability'],
            'words of a search' => ['search-words'],
        ];
    }

    public function testEachHostHasAGoldenFileAndTheOtherWayRound(): void
    {
        $names = static fn (string $pattern): array => array_map(
            static fn (string $file): string => pathinfo($file, PATHINFO_FILENAME),
            (array) glob(self::CONTRACT . $pattern)
        );

        self::assertSame($names('/hosts/*.php'), $names('/golden/hosts/*.json'));
    }
}
