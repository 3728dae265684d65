<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Tests\WordPress\Site;
use Islas\Translations;
use Islas\ViewTexts;

/**
 * A page carries the texts of the views it shows, in its language, and no others.
 */
final class ViewTextsTest extends PluginTestCase
{
    private string $directory;

    protected function setUp(): void
    {
        parent::setUp();
        $this->directory = sys_get_temp_dir() . '/islas-' . uniqid();
        mkdir($this->directory);
        foreach (['add-to-cart' => 'Retry', 'swatch-form' => 'Colour', 'mini-cart' => 'Close'] as $island => $source) {
            $messages = ['' => ['lang' => 'es_ES'], $source => [$source . ' (es)']];
            $this->write('es_ES-islas-' . $island, (string) json_encode(['locale_data' => ['messages' => $messages]]));
        }
    }

    protected function tearDown(): void
    {
        array_map('unlink', (array) glob($this->directory . '/*'));
        rmdir($this->directory);
        parent::tearDown();
    }

    public function testThePrintedIslandsAndTheBrowsersOwnAndNoOther(): void
    {
        foreach (['es_ES', 'es', 'es_AR'] as $locale) {
            Site::$locale = $locale;

            self::assertSame(
                ['' => ['lang' => 'es_ES'], 'Retry' => ['Retry (es)'], 'Colour' => ['Colour (es)']],
                $this->texts()->of(['swatch-form'])
            );
        }
    }

    public function testALanguageWithoutFilesHasNoTexts(): void
    {
        Site::$locale = 'fr_FR';

        self::assertSame([], $this->texts()->of(['swatch-form', 'unknown']));
    }

    public function testAFileThatIsNoJedFileHasNoTexts(): void
    {
        Site::$locale = 'es_ES';
        foreach (['', '{"locale_data": {"mess', '[]', '{"locale_data": 3}', '{"locale_data": {"messages": "x"}}'] as $json) {
            $this->write('es_ES-islas-add-to-cart', $json);

            self::assertSame([], $this->texts()->of([]));
        }
    }

    private function texts(): ViewTexts
    {
        return new ViewTexts(new Translations($this->directory));
    }

    private function write(string $name, string $content): void
    {
        file_put_contents($this->directory . '/islas-' . $name . '.json', $content);
    }
}
