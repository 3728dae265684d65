<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Manifest;

/**
 * The manifest of the build is read unchanged, and anything that is no manifest counts as an empty build.
 */
final class ManifestTest extends PluginTestCase
{
    public function testTheClosureHoldsEveryStaticImportOnceEvenInACircle(): void
    {
        $manifest = $this->manifest([
            'src/main.ts' => ['file' => 'main-1.js', 'imports' => ['_a.js', '_b.js', 'missing'], 'css' => ['main.css']],
            '_a.js' => ['file' => 'a-1.js', 'imports' => ['_b.js', 'src/main.ts'], 'css' => ['a.css', 'main.css']],
            '_b.js' => ['file' => 'b-1.js', 'dynamicImports' => ['_late.js']],
            '_late.js' => ['file' => 'late-1.js', 'css' => ['late.css']],
        ]);

        self::assertSame(['src/main.ts', '_a.js', '_b.js'], $manifest->closure('src/main.ts'));
        self::assertSame(['main.css', 'a.css'], $manifest->styles('src/main.ts'));
        self::assertSame('a-1.js', $manifest->file('_a.js'));
    }

    public function testWhatIsNoManifestIsAnEmptyBuild(): void
    {
        foreach (['', '{"src/main.ts": {"fi', '[]', '"x"', '<html>', '{"src/main.ts": 3}', '{"src/main.ts": {"file": []}}'] as $json) {
            $manifest = $this->manifest($json);

            self::assertFalse($manifest->has('src/main.ts'), $json);
            self::assertSame([], $manifest->closure('src/main.ts'));
            self::assertSame([], $manifest->styles('src/main.ts'));
        }
        self::assertFalse((new Manifest('/nowhere/manifest.json'))->has('src/main.ts'));
    }
}
