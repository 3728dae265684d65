<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\DataFiles;
use Islas\Platform\FileFolder;
use Islas\Platform\FileHealth;
use Islas\Platform\FileLook;
use Islas\Platform\FileCandidates;
use Islas\Platform\FileRows;
use Islas\Platform\Mutex;
use Islas\Platform\SignedVisit;
use WP_Error;

/**
 * What pages have alike is known in the database, and its files are copies: made in the background and nowhere else,
 * written again when they are lost, deleted when no page has had them for long.
 */
final class DataFilesTest extends ShopTestCase
{
    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = $this->uploads();
        $this->forgetFiles();
    }

    /**
     * The background looks at pages that have this.
     *
     * @param list<array<string, array<string, list<string>>>> $pages Kind → name → codes, of each page.
     */
    private function look(array $pages): void
    {
        $answer = static function () use (&$pages) {
            $noted = base64_encode((string) wp_json_encode(array_shift($pages) ?? []));
            $sign = SignedVisit::signVisit(SignedVisit::LOOK, $noted);

            return [
                'headers' => [], 'cookies' => [], 'filename' => '', 'response' => ['code' => 200, 'message' => 'OK'],
                'body' => "<p>Page</p><!-- islas-look:e30= 0 --><!-- islas-look:$noted $sign -->",
            ];
        };
        add_filter('pre_http_request', $answer);
        FileLook::lookAtPages();
        remove_filter('pre_http_request', $answer);
        clearstatcache();
    }

    private static function script(string $code): ?string
    {
        return (new DataFiles())->findAddress('a', $code);
    }

    /** @return list<string> Names. */
    private function files(): array
    {
        return array_map('basename', (array) glob($this->folder . '/islas/*'));
    }

    public function testAVisitorsPageWritesNoFileAndNoRowOfCodeThatNoLookHasSeen(): void
    {
        $before = FileRows::readState();

        self::assertNull(self::script('var a = {};'));
        self::assertSame([], $this->files());
        self::assertSame($before, FileRows::readState());
    }

    public function testTheBackgroundMakesTheFileThatPagesThenName(): void
    {
        $this->look([['.js' => ['a' => ['var a = {};']]]]);
        $address = (string) self::script('var a = {};');

        self::assertMatchesRegularExpression('~/islas/islas-data-a-[0-9a-f]{20}\.js$~', $address);
        self::assertSame('var a = {};', file_get_contents($this->folder . '/islas/' . basename($address)));
        self::assertSame(0644, fileperms($this->folder . '/islas/' . basename($address)) & 0644);
        self::assertNull(self::script('var a = {"b":1};'), 'other data');
        self::assertNull((new DataFiles())->findAddress('b', 'var a = {};'), 'of another script');
    }

    public function testALostFileIsNamedByNoPageAndIsWrittenAgainByTheNextRequestOfTheOwnerOrCron(): void
    {
        $this->look([['.js' => ['a' => ['var a = {};']]]]);
        $path = $this->folder . '/islas/' . basename((string) self::script('var a = {};'));
        unlink($path);
        self::assertNull(self::script('var a = {};'));
        self::assertFileDoesNotExist($path);

        FileLook::restoreFiles();
        self::assertSame('var a = {};', file_get_contents($path));
        self::assertNotNull(self::script('var a = {};'));
    }

    public function testTheNextLookCompletesAFileThatIsCutOff(): void
    {
        $pages = [['.js' => ['a' => ['var a = {};']]]];
        $this->look($pages);
        $path = $this->folder . '/islas/' . basename((string) self::script('var a = {};'));
        file_put_contents($path, 'var');

        $this->look($pages);
        self::assertSame('var a = {};', file_get_contents($path));
    }

    public function testAFolderThatCannotBeWrittenLeavesThePagesAsTheyAreAndSiteHealthSaysSo(): void
    {
        $this->filter('upload_dir', static fn (array $dirs): array => ['basedir' => __FILE__] + $dirs);
        $this->look([['.js' => ['a' => ['var a = {};']]]]);

        self::assertNull(self::script('var a = {};'));
        self::assertStringContainsString(__FILE__, implode(' ', FileHealth::addHealthProblems([])));
    }

    public function testASiteThatCannotReadItsOwnPagesKeepsWhatItKnowsAndSiteHealthSaysSo(): void
    {
        $this->look([['.js' => ['a' => ['var a = {};']]]]);
        self::assertSame([], FileHealth::addHealthProblems([]));
        $refuse = static fn () => new WP_Error('http_request_failed', 'cURL error 7');
        add_filter('pre_http_request', $refuse);
        FileLook::lookAtPages();
        remove_filter('pre_http_request', $refuse);

        self::assertNotNull(self::script('var a = {};'));
        self::assertCount(1, FileHealth::addHealthProblems([]));
    }

    public function testAStyleSheetOfOnePageAloneIsNoFile(): void
    {
        $this->look([
            ['.css' => ['shared' => ['a{}'], 'single' => ['b{}']]],
            ['.css' => ['shared' => ['a{}']]],
        ]);

        self::assertCount(1, $this->files());
        self::assertStringStartsWith('islas-style-shared-', $this->files()[0]);
    }

    public function testOfAStyleSheetThatDiffersFromPageToPageTheThreeCommonestAreFilesAndOfAllSheetsTheFourLargest(): void
    {
        $pages = [];
        foreach ([1, 1, 2, 2, 3, 3, 4, 4] as $i) {
            $pages[] = ['.css' => ['varied' => ["i{order: $i;}"]]];
        }
        $this->look($pages);
        self::assertCount(3, $this->files());

        $sheets = [];
        for ($i = 1; $i <= 6; $i++) {
            $sheets["sheet-$i"] = [str_repeat('a{}', $i)];
        }
        $this->look([['.css' => $sheets], ['.css' => $sheets]]);
        $names = array_keys(FileRows::readKnown()['.css']);
        sort($names);
        self::assertSame(['sheet-3', 'sheet-4', 'sheet-5', 'sheet-6', 'varied'], $names);
    }

    public function testWhatAPageClaimsWithoutTheShopsSignatureIsNoNote(): void
    {
        $forged = base64_encode((string) wp_json_encode(['.css' => ['a' => ['body{display:none}']]]));

        self::assertNull(FileCandidates::readCandidates("<!-- islas-look:$forged " . str_repeat('0', 64) . ' -->'));
        self::assertStringNotContainsString('islas-look:', $this->get('/?islas-look=1')['body']);
        self::assertStringNotContainsString(
            'islas-look:',
            $this->get('/?islas-look=' . (time() + 60) . '.' . str_repeat('a', 64))['body']
        );
    }

    public function testAddressesFromTheRootOfTheSiteHaveItsHostInTheFile(): void
    {
        $css = 'a{background:url(/a.png)} b{background:url( "/b.png")} c{background:url(//cdn.example/c.png)}';
        $this->look([['.css' => ['s' => [$css]]], ['.css' => ['s' => [$css]]]]);
        $host = '//' . wp_parse_url(home_url(), PHP_URL_HOST) . ':' . wp_parse_url(home_url(), PHP_URL_PORT);

        self::assertNotNull((new DataFiles())->findAddress('s', $css, DataFiles::STYLE));
        self::assertSame(
            "a{background:url($host/a.png)} b{background:url( \"$host/b.png\")} c{background:url(//cdn.example/c.png)}",
            file_get_contents($this->folder . '/islas/' . $this->files()[0])
        );
    }

    public function testWhatNoPageHasHadForFortyDaysLosesItsFileAndAfterAYearItsRow(): void
    {
        FileRows::storeRows(['.js' => ['a' => ['var a = 1;']]], time() - 41 * DAY_IN_SECONDS);
        FileRows::storeRows(['.js' => ['b' => ['var b = 1;']]], time() - 401 * DAY_IN_SECONDS);
        FileRows::changeState(['known' => ['.js' => [
            'a' => [FileRows::computeHash('.js', 'a', 'var a = 1;') => time() - 41 * DAY_IN_SECONDS],
        ]]]);
        FileFolder::writeMissing(FileRows::listFiles());
        [$file] = $this->files();
        touch("$this->folder/islas/$file", time() - 41 * DAY_IN_SECONDS);
        // Of a version before, which a page of last week may still name.
        touch("$this->folder/islas/islas-style-old-0.css", time() - 7 * DAY_IN_SECONDS);
        file_put_contents("$this->folder/islas/photo.jpg", '');
        touch("$this->folder/islas/photo.jpg", time() - YEAR_IN_SECONDS);

        $this->look([['.js' => ['c' => ['var c = 1;']]]]);
        self::assertCount(3, $this->files());
        self::assertNotContains($file, $this->files());
        self::assertNotNull(FileRows::readRow(FileRows::computeHash('.js', 'a', 'var a = 1;')), 'for pages of last year');
        self::assertNull(FileRows::readRow(FileRows::computeHash('.js', 'b', 'var b = 1;')));
    }

    public function testTwoLooksAtOnceAreOne(): void
    {
        $key = Mutex::acquire(Mutex::PREFIX . 'files', 60, 1);
        $this->look([['.js' => ['a' => ['var a = 1;']]]]);
        Mutex::release(Mutex::PREFIX . 'files', $key);
        self::assertSame([], $this->files());

        $this->look([['.js' => ['a' => ['var a = 1;']]]]);
        self::assertCount(1, $this->files());
    }

    public function testALookIsPlannedOnceWhenASourceChangesAndOnceADay(): void
    {
        $planned = static fn (): int => count(as_get_scheduled_actions([
            'hook' => FileLook::ACTION, 'status' => 'pending', 'per_page' => 9,
        ], 'ids'));
        $this->later(static fn () => as_unschedule_all_actions(FileLook::ACTION));
        as_unschedule_all_actions(FileLook::ACTION);
        FileRows::changeState(['looked' => time(), 'asked' => 0]);
        FileLook::restoreFiles();
        self::assertSame(0, $planned());

        do_action('customize_save_after');
        do_action('save_post_wp_global_styles', 0, null, true);
        self::assertSame(1, $planned());
        as_unschedule_all_actions(FileLook::ACTION);
        FileLook::restoreFiles();
        self::assertSame(1, $planned(), 'The change came after the last look.');
        $this->look([['.js' => ['a' => ['var a = 1;']]]]);
        as_unschedule_all_actions(FileLook::ACTION);
        FileRows::changeState(['looked' => time() - DAY_IN_SECONDS - 1, 'asked' => 0]);
        FileLook::restoreFiles();
        self::assertSame(1, $planned());
    }

    public function testTheUninstallerDeletesTheFilesAndNoOtherOnes(): void
    {
        $this->look([['.js' => ['a' => ['var a = {};']]]]);
        file_put_contents($this->folder . '/islas/photo.jpg', '');
        FileFolder::deleteFolder();
        self::assertSame(['photo.jpg'], $this->files());

        unlink($this->folder . '/islas/photo.jpg');
        FileFolder::writeMissing(FileRows::listFiles());
        FileFolder::deleteFolder();
        self::assertDirectoryDoesNotExist($this->folder . '/islas');
        FileFolder::deleteFolder();
    }
}
