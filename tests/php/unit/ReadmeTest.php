<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Embeds\Hosts;
use ReflectionClass;

/**
 * WordPress.org and Plugin Check accept the readme, and it is up to date with the code.
 */
final class ReadmeTest extends PluginTestCase
{
    public function testReadmeHeaderIsCompleteAndWithinTheLimits(): void
    {
        [$head, $description] = explode("\n\n", self::readme());
        $fields = [];
        foreach (array_slice(explode("\n", $head), 1) as $line) {
            [$name, $value] = explode(': ', $line, 2);
            $fields[$name] = $value;
        }

        self::assertStringStartsWith("=== Islas ===\n", $head);
        foreach (['Contributors', 'Tested up to', 'Stable tag', 'License', 'License URI'] as $needed) {
            self::assertNotSame('', $fields[$needed] ?? '', $needed);
        }
        self::assertLessThanOrEqual(5, count(explode(',', $fields['Tags'])));
        self::assertMatchesRegularExpression('/^\d+\.\d+$/', $fields['Tested up to']);
        self::assertStringNotContainsString("\n", $description);
        self::assertLessThanOrEqual(150, strlen($description));
    }

    public function testReadmeNamesTheServiceOfEveryDefaultEmbedHost(): void
    {
        $owners = [
            'youtube' => 'YouTube', 'youtu' => 'YouTube', 'youtube-nocookie' => 'YouTube', 'vimeo' => 'Vimeo',
            'dailymotion' => 'Dailymotion', 'dai' => 'Dailymotion', 'google' => 'Google Maps',
            'openstreetmap' => 'OpenStreetMap',
        ];
        $known = (new ReflectionClass(Hosts::class))->getConstant('KNOWN');
        self::assertIsArray($known);
        $services = (string) strstr(self::readme(), '== External services ==');
        foreach ($known as $entry) {
            $name = (string) preg_replace('/^(www\.)?([^.]+)\..*$/', '$2', $entry);

            self::assertStringContainsString($owners[$name] ?? 'a new site: ' . $name, $services);
        }
    }

    public function testReadmeNamesEveryGoogleHostAndStorageKeyOfTheCode(): void
    {
        $sources = '';
        foreach (['src', 'widgets', 'php-plugin/src/Analytics'] as $folder) {
            /** @var \SplFileInfo $file */
            foreach (
                new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(self::PLUGIN . '/../' . $folder)) as $file
            ) {
                $sources .= in_array($file->getExtension(), ['ts', 'tsx', 'php'], true)
                    ? (string) file_get_contents($file->getPathname())
                    : '';
            }
        }
        preg_match_all('~https://([\w.-]*google[\w.-]*)/~', $sources, $hosts);
        preg_match_all('/_?(?:KEY|SENT|TAB|TOLD|COOKIE) = \'(islas_\w+)\'/', $sources, $names);
        self::assertContains('region1.google-analytics.com', $hosts[1]);
        self::assertContains('islas_sent', $names[1]);
        foreach (array_unique(array_merge($hosts[1], $names[1])) as $named) {
            self::assertStringContainsString($named, self::readme());
        }
    }

    public function testTheNewestChangelogEntriesHaveTheVersionOfTheStableTag(): void
    {
        preg_match('/^Stable tag: (.+)$/m', self::readme(), $version);
        preg_match('/^== Changelog ==\n\n= (.+) =$/m', self::readme(), $readme);
        preg_match('/^## (.+)$/m', (string) file_get_contents(self::PLUGIN . '/../CHANGELOG.md'), $changes);

        self::assertSame([$version[1], $version[1]], [$readme[1] ?? '', $changes[1] ?? '']);
    }

    private static function readme(): string
    {
        return (string) file_get_contents(self::PLUGIN . '/readme.txt');
    }
}
