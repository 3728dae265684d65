<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\DataFiles;

/**
 * Data files are complete, stay as long as cached pages may request them, and are deleted with the plugin.
 */
final class DataFilesTest extends ShopTestCase
{
    private string $folder = '';
    private DataFiles $files;

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = sys_get_temp_dir() . '/islas-' . wp_generate_password(8, false);
        mkdir($this->folder . '/islas', 0777, true);
        $this->later(function (): void {
            array_map('unlink', (array) glob($this->folder . '/islas/*'));
            is_dir($this->folder . '/islas') && rmdir($this->folder . '/islas');
            rmdir($this->folder);
        });
        $this->filter('upload_dir', fn (array $dirs): array => [
            'basedir' => $this->folder,
            'baseurl' => home_url('/uploads'),
        ] + $dirs);
        $this->files = new DataFiles();
    }

    /** @return string Path of the file with this code. */
    private function path(string $code): string
    {
        $address = $this->files->address('a', $code);
        self::assertNotNull($address);
        self::assertStringStartsWith(home_url('/uploads/islas/islas-data-a-'), $address);
        clearstatcache();

        return $this->folder . '/islas/' . basename($address);
    }

    private function age(string $path, int $days): void
    {
        touch($path, time() - $days * DAY_IN_SECONDS - 60);
        clearstatcache();
    }

    /** @return int Number of files. */
    private function numberOfFiles(): int
    {
        return count((array) scandir($this->folder . '/islas')) - 2;
    }

    public function testEqualCodeIsStoredInOneFileThatTheServerCanRead(): void
    {
        $path = $this->path('var a = {};');

        self::assertSame($path, $this->path('var a = {};'));
        self::assertNotSame($path, $this->path('var a = {"b":1};'));
        self::assertSame('var a = {};', file_get_contents($path));
        self::assertSame(0644, fileperms($path) & 0644);
        self::assertSame(2, $this->numberOfFiles());
    }

    public function testRewritesAnIncompleteFile(): void
    {
        $path = $this->path('var a = {};');
        file_put_contents($path, 'var a');

        self::assertSame('var a = {};', file_get_contents($this->path('var a = {};')));
    }

    public function testDeletesFilesThatNoPageHasUsedWithinTheRetentionPeriod(): void
    {
        $used = $this->path('var used = {};');
        $recent = $this->path('var recent = {};');
        $old = $this->path('var old = {};');
        $cut = $old . '.x.tmp';
        file_put_contents($cut, 'var');
        $this->age($used, DataFiles::KEPT + 1);
        $this->age($recent, 31);
        $this->age($old, DataFiles::KEPT);
        $this->age($cut, DataFiles::KEPT);

        $this->path('var used = {};');
        self::assertSame([true, true, false, false], array_map('is_file', [$used, $recent, $old, $cut]));
        self::assertLessThan(60, time() - (int) filemtime($used));
    }

    public function testWritesNoNewFileAboveTheMaximumNumber(): void
    {
        for ($i = 0; $i < DataFiles::MOST; $i++) {
            $this->path('var a = ' . $i . ';');
        }

        self::assertNull($this->files->address('a', 'var a = -1;'));
        self::assertNotNull($this->files->address('a', 'var a = 1;'));
        self::assertSame(DataFiles::MOST, $this->numberOfFiles());
    }

    public function testStyleSheetsLeaveRoomForScripts(): void
    {
        for ($i = 0; $i <= DataFiles::MOST; $i++) {
            $this->files->address("sheet-$i", 'a{}', DataFiles::STYLE);
        }

        self::assertSame(DataFiles::MOST, $this->numberOfFiles());
        self::assertNotNull($this->files->address('a', 'var a = 1;'));
    }

    public function testAStyleSheetThatIsNeverTheSameStopsWritingFiles(): void
    {
        for ($day = 0; $day < DataFiles::KEPT; $day += 2) {
            for ($i = 0; $i <= DataFiles::MOST_STYLES; $i++) {
                $this->files->address('a', "a{order: $day.$i;}", DataFiles::STYLE);
            }
            foreach ((array) glob($this->folder . '/islas/*') as $file) {
                $this->age((string) $file, 2);
            }
        }

        self::assertSame(DataFiles::MOST_KEPT, $this->numberOfFiles());
        self::assertNotNull($this->files->address('a-b', 'a{}', DataFiles::STYLE), 'of another name');
    }

    public function testDeleteAllDeletesTheDataFilesAndNoOtherFiles(): void
    {
        $this->path('var a = {};');
        file_put_contents($this->folder . '/islas/photo.jpg', '');
        DataFiles::deleteAll();
        self::assertSame(1, $this->numberOfFiles());

        unlink($this->folder . '/islas/photo.jpg');
        $this->path('var a = {};');
        DataFiles::deleteAll();
        self::assertDirectoryDoesNotExist($this->folder . '/islas');
        DataFiles::deleteAll();
    }
}
