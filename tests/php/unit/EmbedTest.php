<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Embeds\Frames;
use Islas\Embeds\Hosts;
use Islas\Embeds\Module;
use Islas\Embeds\Signature;
use Islas\Platform\Assets;
use Islas\Platform\HookTable;
use Islas\Platform\Settings;
use Islas\Platform\Uninstall;
use Islas\Tests\WordPress\Site;
use WP_Post;

/**
 * A page prints a signed link to a frame. Visitors can load only that frame, and only from listed sites.
 *
 * @group php-version
 */
final class EmbedTest extends PluginTestCase
{
    private const VIDEO = 'https://www.youtube.com/watch?v=abc&t=3';

    protected function setUp(): void
    {
        parent::setUp();
        $_POST = [];
        Site::$posts = [
            7 => new WP_Post(7, 'Taza <b>Azahar</b> & plato'),
            8 => new WP_Post(8, 'Borrador', 'draft'),
            9 => new WP_Post(9, 'Con clave', 'publish', 'clave'),
        ];
        Site::$oembed[self::VIDEO] = (object) [
            'html' => '<iframe width="1" title="x" src="https://www.youtube.com/embed/abc?a=1&amp;b=2"></iframe>',
            'title' => 'El <i>torno</i> &amp; la Pilar&#8217;s',
            'width' => '200',
            'height' => 113,
        ];
    }

    /** @return array<string, array{string, bool}> */
    public static function addresses(): array
    {
        return [
            'a video' => [self::VIDEO, true],
            'the host alone' => ['https://vimeo.com', true],
            'a subdomain' => ['https://player.vimeo.com/video/1', true],
            'capitals' => ['https://YouTube.com/watch', true],
            'a map' => ['https://www.google.com/maps/embed?pb=1', true],
            'another path of the host of maps' => ['https://www.google.com/search?q=maps/embed', false],
            'a host that ends alike' => ['https://notyoutube.com/', false],
            'a host that begins alike' => ['https://youtube.com.evil.example/', false],
            'a listed host as the user name' => ['https://youtube.com@evil.example/', false],
            'a port' => ['https://youtube.com:444/', false],
            'no encryption' => ['http://youtube.com/', false],
            'a script' => ['javascript:alert(1)//youtube.com', false],
            'a backslash' => ['https://evil.example\\.youtube.com/', false],
            'a line break' => ["https://youtube.com/\n", false],
            'nothing' => ['', false],
            'no address' => ['///', false],
            'a path below that of maps' => ['https://www.google.com/maps/embed/v1/place?q=1', true],
            'a path that begins alike' => ['https://www.google.com/maps/embedded', false],
            'a parent path' => ['https://www.google.com/maps/embed/../../search', false],
            'an encoded parent path' => ['https://www.google.com/maps/embed/%2e%2E/%2e%2e/search', false],
            'a doubly encoded parent path' => ['https://www.google.com/maps/embed/%252e%252e%252fsearch', false],
            'an encoded parent path with a backslash' => ['https://www.google.com/maps/embed/%2e%2e%5csearch', false],
            'a dot segment' => ['https://www.google.com/maps/./embed', false],
            'dots in a name' => ['https://vimeo.com/a..b/...', true],
            'a local address' => ['http://127.0.0.1/', false],
        ];
    }

    /** @dataProvider addresses */
    public function testAllowsOnlyHttpsAddressesOfListedSites(string $url, bool $allowed): void
    {
        self::assertSame($allowed, (new Hosts(new Settings()))->isAllowed($url));
    }

    public function testTheOwnersListReplacesTheDefaultSites(): void
    {
        (new Settings())->change(['embed_hosts' => 'video.example,  https://Mapas.example/Ver/']);
        $hosts = new Hosts(new Settings());

        self::assertTrue($hosts->isAllowed('https://video.example/1'));
        self::assertTrue($hosts->isAllowed('https://mapas.example/Ver/1'));
        self::assertTrue($hosts->isAllowed('https://mapas.example/Ver'));
        self::assertFalse($hosts->isAllowed('https://mapas.example/otra'));
        self::assertFalse($hosts->isAllowed('https://mapas.example/Verano'));
        self::assertFalse($hosts->isAllowed(self::VIDEO));
    }

    public function testShortcodePrintsASignedLinkForAllowedFramesAndAPlainLinkForOthers(): void
    {
        $manifest = $this->manifest(['src/main.ts' => ['file' => 'm.js'], 'widgets/embeds/entry.ts' => ['file' => 'embeds-1.js']]);
        $assets = new Assets($manifest, '/build/', $this->features([], $manifest));
        $module = modulesWith(['settings' => new Settings(), 'assets' => $assets])->get(Module::class);
        HookTable::registerRows($module, $module->permanentHooks());
        $print = Site::$shortcodes['islas_embed'];

        self::assertSame(
            '<figure class="islas-embed" data-embed-security="' . Signature::signFrame('url', self::VIDEO)
            . '" data-embed-url="https://www.youtube.com/watch?v=abc&amp;t=3">'
            . '<a href="https://www.youtube.com/watch?v=abc&amp;t=3">El torno</a></figure>',
            $print(['url' => str_replace('&', '&amp;', self::VIDEO)], ' <b>El torno</b> ')
        );
        self::assertStringContainsString(
            '>Blanco &amp; &lt;Negro&gt;</a>',
            $print(['url' => self::VIDEO], 'Blanco &#038; &lt;Negro&gt;')
        );
        self::assertSame(
            '<figure class="islas-embed" data-embed-security="' . Signature::signFrame('id', '7') . '" data-embed-id="7">'
            . '<a href="https://tienda.example/?p=7">Taza Azahar &amp; plato</a></figure>',
            $print(['id' => '7'])
        );
        self::assertSame(
            '<figure class="islas-embed"><a href="https://evil.example/a">evil.example/a</a></figure>',
            $print(['url' => 'https://evil.example/a'])
        );
        foreach (['', [], ['id' => '8'], ['id' => '9'], ['id' => 'x'], ['id' => '-1'], ['url' => []]] as $nothing) {
            self::assertSame('', $print($nothing));
        }
    }

    public function testASignatureIsValidOnlyForTheFrameThatItWasMadeFor(): void
    {
        $this->post(['url' => self::VIDEO, 'security' => Signature::signFrame('url', self::VIDEO)]);
        $this->post(['url' => 'https://vimeo.com/1', 'security' => Signature::signFrame('url', self::VIDEO)]);
        $this->post(['id' => '7', 'security' => Signature::signFrame('url', '7')]);
        $this->post(['id' => '7', 'security' => Signature::signFrame('id', '7')]);
        $this->post(['id' => '8', 'security' => Signature::signFrame('id', '8')]);
        $this->post([]);

        self::assertSame([200, 403, 403, 200, 404, 403], array_column(Site::$sent, 2));
        self::assertSame(
            ['src' => 'https://www.youtube.com/embed/abc?a=1&b=2', 'title' => 'El torno & la Pilar’s', 'width' => 200, 'height' => 113],
            Site::$sent[0][1]
        );
        self::assertStringStartsWith('https://tienda.example/?p=7&embed=true#?secret=', Site::$sent[3][1]['src']);
        self::assertSame('forbidden', Site::$sent[1][1]['code']);
    }

    public function testEachFrameOfAShopPostGetsADifferentSecret(): void
    {
        $one = $this->frames()->fetchPost(7);
        $other = $this->frames()->fetchPost(7);
        self::assertIsArray($one);
        self::assertIsArray($other);

        self::assertMatchesRegularExpression('/^[^#]+#\?secret=[A-Za-z0-9]{10}$/', $one['src']);
        self::assertNotSame($one['src'], $other['src']);
        self::assertSame('Taza Azahar & plato', $one['title']);
    }

    public function testRemovesTheSecretFromTheAddressOfAnotherSitesFrame(): void
    {
        Site::$oembed[self::VIDEO] = (object) [
            'html' => '<iframe src="https://www.youtube.com/embed/abc#?secret=abcdefghij"></iframe>',
        ];
        $frame = $this->frames()->fetchUrl(self::VIDEO);
        self::assertIsArray($frame);

        self::assertSame('https://www.youtube.com/embed/abc', $frame['src']);
    }

    public function testANonceAllowsAnyListedFrameToUsersWhoCanEditPosts(): void
    {
        $asked = ['url' => self::VIDEO, 'security' => 'nonce-of-islas_embed'];
        $this->post($asked);
        Site::$capabilities = ['edit_posts'];
        $this->post($asked);
        $this->post(['url' => 'https://evil.example/'] + $asked);
        $this->post(['security' => 'other'] + $asked);

        self::assertSame([403, 200, 403, 403], array_column(Site::$sent, 2));
        self::assertSame('host', Site::$sent[2][1]['code']);
    }

    public function testCachesOEmbedAnswersForADayAndUninstallingDeletesThem(): void
    {
        $frames = $this->frames();
        self::assertEquals($frames->fetchUrl(self::VIDEO), $frames->fetchUrl(self::VIDEO));
        self::assertSame(1, Site::$asked);
        self::assertContains(DAY_IN_SECONDS, Site::$options[1]);

        Uninstall::run();
        self::assertSame([], Site::$options[1]);
    }

    public function testRejectsOEmbedAnswersWithoutAFrameForFiveMinutesAndForeignFramesForADay(): void
    {
        $elsewhere = (object) ['html' => '<iframe src="https://evil.example/x"></iframe>'];
        foreach ([false, (object) [], (object) ['html' => '<b>'], $elsewhere] as $answer) {
            Site::$options = [];
            Site::$oembed[self::VIDEO] = $answer;
            $frame = $this->frames()->fetchUrl(self::VIDEO);
            self::assertInstanceOf(\WP_Error::class, $frame);
            self::assertSame('missing', $frame->get_error_code());
            self::assertContains($answer === $elsewhere ? DAY_IN_SECONDS : 300, Site::$options[1]);
        }
    }

    public function testUsesAListedAddressAsTheFrameWhenNoOEmbedProviderKnowsIt(): void
    {
        $map = 'https://www.openstreetmap.org/export/embed.html?bbox=1';

        self::assertSame(
            ['src' => $map, 'title' => '', 'width' => 16, 'height' => 9],
            $this->frames()->fetchUrl($map)
        );
    }

    private function frames(): Frames
    {
        return new Frames(new Hosts(new Settings()));
    }

    /** @param array<string, string> $fields */
    private function post(array $fields): void
    {
        $_POST = $fields;
        modulesWith(['settings' => new Settings()])->get(Module::class)->embedEndpoint->handleRequest();
    }
}
