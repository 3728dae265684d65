<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Manifest;

/**
 * The manifest of the build is read unchanged, and anything that is no manifest counts as an empty build.
 *
 * @group php-version
 */
final class ManifestTest extends PluginTestCase
{
    public function testClosureListsEveryStaticImportOnceEvenWithCircularImports(): void
    {
        $manifest = $this->manifest([
            'src/main.ts' => ['file' => 'main-1.js', 'imports' => ['_a.js', '_b.js', 'missing'], 'css' => ['main.css']],
            '_a.js' => ['file' => 'a-1.js', 'imports' => ['_b.js', 'src/main.ts'], 'css' => ['a.css', 'main.css']],
            '_b.js' => ['file' => 'b-1.js', 'dynamicImports' => ['_late.js']],
            '_late.js' => ['file' => 'late-1.js', 'css' => ['late.css']],
        ]);

        self::assertSame(['src/main.ts', '_a.js', '_b.js'], $manifest->listClosure('src/main.ts'));
        self::assertSame(['main.css', 'a.css'], $manifest->listStyles('src/main.ts'));
        self::assertSame('a-1.js', $manifest->findFile('_a.js'));
    }

    public function testTreatsAMissingOrMalformedManifestAsAnEmptyBuild(): void
    {
        foreach (['', '{"src/main.ts": {"fi', '[]', '"x"', '<html>', '{"src/main.ts": 3}', '{"src/main.ts": {"file": []}}'] as $json) {
            $manifest = $this->manifest($json);

            self::assertFalse($manifest->has('src/main.ts'), $json);
            self::assertSame([], $manifest->listClosure('src/main.ts'));
            self::assertSame([], $manifest->listStyles('src/main.ts'));
        }
        self::assertFalse((new Manifest('/nowhere/manifest.json'))->has('src/main.ts'));
    }

    public function testReadsTheCompiledManifestInsteadOfTheJsonFile(): void
    {
        $manifest = $this->pair('{}', "<?php return ['src/main.ts' => ['file' => 'main-2.js', 'css' => ['main.css']]];");

        self::assertSame('main-2.js', $manifest->findFile('src/main.ts'));
        self::assertSame(['main.css'], $manifest->listStyles('src/main.ts'));
    }

    public function testReadsTheJsonFileWhenTheCompiledManifestIsBroken(): void
    {
        foreach (['', '<?php return [', '<?php return 3;', '<?php nowhere();', '<?php return new Nothing();'] as $php) {
            $manifest = $this->pair('{"src/main.ts": {"file": "main-1.js"}}', $php);

            self::assertSame('main-1.js', $manifest->findFile('src/main.ts'), $php);
        }
    }

    public function testTheCompiledManifestOfTheBuildEqualsItsJsonFile(): void
    {
        $build = self::PLUGIN . '/build/manifest';
        $json = (string) file_get_contents($build . '.json');
        $parsed = new Manifest($this->file($json));
        $compiled = new Manifest($build . '.json');

        self::assertFileExists($build . '.php');
        $sources = array_keys((array) json_decode($json, true));
        self::assertNotSame([], $sources);
        foreach (array_map('strval', $sources) as $source) {
            self::assertSame($parsed->findFile($source), $compiled->findFile($source));
            self::assertSame($parsed->listClosure($source), $compiled->listClosure($source));
            self::assertSame($parsed->listStyles($source), $compiled->listStyles($source));
        }
    }

    /** A manifest file together with its compiled version. */
    private function pair(string $json, string $php): Manifest
    {
        $file = $this->file('');
        $this->write($file . '.json', $json);
        $this->write($file . '.php', $php);

        return new Manifest($file . '.json');
    }
}
