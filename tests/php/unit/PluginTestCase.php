<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\Manifest;
use Islas\Platform\Settings;
use Islas\Tests\WordPress\Site;
use ErrorException;
use PHPUnit\Framework\TestCase;

/**
 * Resets the site for every test, and turns every PHP notice or warning of the plugin's own code into an exception.
 */
abstract class PluginTestCase extends TestCase
{
    protected const PLUGIN = __DIR__ . '/../../../php-plugin';

    /** @var list<string> */
    private array $files = [];

    protected function setUp(): void
    {
        Site::reset();
        set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
            if (strpos($file, 'php-plugin') === false) {
                return $level === E_DEPRECATED; // Deprecations of PHPUnit on a newer PHP.
            }
            throw new ErrorException($message, 0, $level, $file, $line);
        });
    }

    protected function tearDown(): void
    {
        restore_error_handler();
        array_map('unlink', $this->files);
        $this->files = [];
    }

    /** @param array<string, mixed>|string $content */
    protected function manifest($content): Manifest
    {
        return new Manifest($this->file(is_string($content) ? $content : (string) json_encode($content)));
    }

    /** @return string Path of a file that is deleted after the test. */
    protected function file(string $content): string
    {
        $file = (string) tempnam(sys_get_temp_dir(), 'islas');
        $this->write($file, $content);

        return $file;
    }

    /** Writes a file that is deleted after the test. */
    protected function write(string $file, string $content): void
    {
        file_put_contents($file, $content);
        $this->files[] = $file;
    }

    /** The manifest of a build that has every replacement. */
    protected function fullManifest(): Manifest
    {
        $sources = array_merge(...array_values(array_column(Features::TABLE, 'sources')));

        return $this->manifest(array_map(
            static fn (string $source) => [
                'file' => basename(str_replace('/entry.ts', '.ts', $source)) . '-h4sh.js',
            ],
            array_combine($sources, $sources)
        ));
    }

    /** @param array<string, mixed> $settings */
    protected function features(array $settings = [], ?Manifest $manifest = null): Features
    {
        Site::$options[Site::$blog][Settings::OPTION] = $settings;

        return new Features(new Settings(), $manifest ?? $this->fullManifest());
    }
}
