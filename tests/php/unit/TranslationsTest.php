<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Translations;
use Islas\Tests\WordPress\Site;

/**
 * Every Spanish locale uses the Spanish files; other languages and other plugins' files are not changed.
 */
final class TranslationsTest extends PluginTestCase
{
    private string $directory;

    protected function setUp(): void
    {
        parent::setUp();
        $this->directory = sys_get_temp_dir() . '/islas-' . uniqid() . '/languages';
        mkdir($this->directory, 0777, true);
        touch($this->directory . '/islas-es_ES.mo');
        touch($this->directory . '/islas-es_MX.mo');
    }

    protected function tearDown(): void
    {
        array_map('unlink', (array) glob($this->directory . '/*'));
        rmdir($this->directory);
        rmdir(dirname($this->directory));
        parent::tearDown();
    }

    public function testSpanishLocalesWithoutAFileUseTheFileOfSpain(): void
    {
        $translations = new Translations($this->directory);
        foreach (
            [
                'islas-es_ES.mo' => 'islas-es_ES.mo',
                'islas-es.mo' => 'islas-es_ES.mo',
                'islas-es_AR.mo' => 'islas-es_ES.mo',
                'islas-es_MX.mo' => 'islas-es_MX.mo',
                'islas-et.mo' => 'islas-et.mo',
                'islas-fr_FR.mo' => 'islas-fr_FR.mo',
            ] as $asked => $read
        ) {
            $file = $translations->substituteFile($this->directory . '/' . $asked, 'islas');
            self::assertSame($this->directory . '/' . $read, $file);
        }
        self::assertSame('/x/shop-es.mo', $translations->substituteFile('/x/shop-es.mo', 'shop'));
    }

    public function testLoadsTheSpanishFileForTheGuardsNoticeAndNoneForFrench(): void
    {
        Site::$locale = 'es';
        (new Translations($this->directory))->load();
        Site::$locale = 'fr_FR';
        (new Translations($this->directory))->load();

        self::assertSame([$this->directory . '/islas-es_ES.mo'], Site::$loadedFiles);
    }

    public function testUsesThePluginsFolderWhereWordPressHasNoLanguagePack(): void
    {
        $translations = new Translations($this->directory);

        self::assertSame($this->directory . '/', $translations->locate(false, 'islas'));
        self::assertSame('/languages/plugins/', $translations->locate('/languages/plugins/', 'islas'));
        self::assertFalse($translations->locate(false, 'woocommerce'));
    }
}
