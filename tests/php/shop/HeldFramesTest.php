<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Blocking\Rules;
use Islas\Consent\Blocking\TagBlocker;
use Islas\Consent\Lists;

/**
 * Blocking of frames and other content by address, with WordPress' own HTML processor.
 */
final class HeldFramesTest extends ShopTestCase
{
    private const VIDEO = 'https://www.youtube.com/embed/x?a=1&amp;b=2';
    private const MAP = 'https://www.google.com/maps/embed?pb=1';

    private function hold(string $html): string
    {
        $holder = new TagBlocker(new Rules(new Lists()));
        $held = $holder->blockTags($html);
        self::assertSame($held, $holder->blockTags($held), 'Blocking again changes nothing.');

        return $held;
    }

    /** Removes the placeholders. */
    private static function bare(string $html): string
    {
        return (string) preg_replace('~<span class="islas-consent-placeholder".*?(</a>|</button>)</span>~s', '', $html);
    }

    /** @return array<string, array{string}> */
    public function markup(): array
    {
        $video = '<iframe src="' . self::VIDEO . '"></iframe>';

        return [
            'a very long page' => ['<p>' . $video . '</p>' . str_repeat('<a href="/x" style="--i:1">Producto</a> ', 60000)],
            'opening tags without an end' => [$video . str_repeat('<b ', 200000)],
            'invalid UTF-8' => [$video . "\xff\xfe\x80<p title='\xc3'>"],
            'uppercase tags' => ['<P><IFRAME SRC=' . self::VIDEO . '></IFRAME>'],
            'frames without an end tag' => ['<p>' . $video . '<iframe src="' . self::MAP . '" width=9>'],
        ];
    }

    /** @dataProvider markup */
    public function testBlockingAFrameKeepsTheRestOfThePage(string $html): void
    {
        $held = $this->hold($html);

        self::assertStringNotContainsString(' src="https://www.you', $held);
        self::assertStringContainsString('class="islas-consent-placeholder"', $held);
        $gone = static fn (string $text): string => (string) preg_replace(
            '~ (src|style|data-islas-[\w-]+)=("[^"]*"|[^ >]*)|\s+(?=[>/ ])|</iframe>~i',
            '',
            $text
        );
        self::assertSame($gone($html), $gone(self::bare($held)));
    }

    public function testEachFrameHasItsOwnPlaceholder(): void
    {
        $held = $this->hold('<iframe src="' . self::VIDEO . '"></iframe><iframe src="' . self::MAP . '"></iframe>');
        preg_match_all('~data-islas-frame="([^"]+)"~', $held, $ids);
        preg_match_all('~aria-label="([^"]+)"~', $held, $names);

        self::assertSame(['YouTube', 'Google Maps'], $names[1]);
        self::assertSame([$ids[1][0], $ids[1][0], $ids[1][2], $ids[1][2]], $ids[1]);
        self::assertNotSame($ids[1][0], $ids[1][2]);
    }

    public function testEqualFramesHaveDifferentIdsThatAreTheSameInEachResponse(): void
    {
        $twice = str_repeat('<iframe src="' . self::VIDEO . '"></iframe>', 2);
        $held = $this->hold($twice);
        preg_match_all('~data-islas-frame="([^"]+)"~', $held, $ids);

        self::assertCount(2, array_unique($ids[1]));
        self::assertSame($held, $this->hold($twice));
    }

    /** @return array<string, array{string, list<string>}> Markup, and the attributes that are moved. */
    public function addresses(): array
    {
        $lazy = '<iframe src="about:blank" %s="' . self::VIDEO . '"></iframe>';

        return [
            'data-src' => [sprintf($lazy, 'data-src'), ['data-src']],
            'data-lazy-src' => [sprintf($lazy, 'data-lazy-src'), ['data-lazy-src']],
            'data-litespeed-src' => [sprintf($lazy, 'data-litespeed-src'), ['data-litespeed-src']],
            'data-rocket-src' => [sprintf($lazy, 'data-rocket-src'), ['data-rocket-src']],
            'another data attribute' => [sprintf($lazy, 'data-a_loader-url'), ['data-a_loader-url']],
            'two attributes' => [
                '<iframe src="' . self::VIDEO . '" data-src="' . self::VIDEO . '"></iframe>', ['src', 'data-src'],
            ],
            'in character references' => [
                '<iframe src="https:&#x2f;&#x2f;www.youtube.com&#47;embed&#47;x"></iframe>', ['src'],
            ],
            'with line breaks' => ["<iframe src='\n https://www.you\ntube.com/embed/x'></iframe>", ['src']],
            'srcdoc' => [
                '<iframe srcdoc="&lt;a href=x&gt;&lt;img src=https://www.youtube.com/embed/x&gt;"></iframe>', ['srcdoc'],
            ],
            'an embed' => ['<embed src="' . self::VIDEO . '">', ['src']],
            'an object' => [
                '<object data="' . self::VIDEO . '"><param name="movie" value="' . self::VIDEO . '"></object>',
                ['data', 'value'],
            ],
            'a pixel' => ['<img src="https://www.facebook.com/tr?id=1&amp;ev=PageView" width="1" height="1">', ['src']],
            'a set of pixels' => [
                '<img src="/x.gif" srcset="/x.gif 1x, https://www.facebook.com/tr?id=1&amp;ev=PageView 2x">', ['srcset'],
            ],
            'a lazy pixel' => [
                '<img src="data:,x" data-src="https://www.facebook.com/tr?id=1&amp;ev=PageView">', ['data-src'],
            ],
        ];
    }

    /**
     * @dataProvider addresses
     * @param list<string> $names
     */
    public function testMovesEachBlockedAddressUnchangedToADataAttribute(string $html, array $names): void
    {
        $held = self::bare($this->hold($html));
        $before = new \WP_HTML_Tag_Processor($html);
        $after = new \WP_HTML_Tag_Processor($held);
        $found = [];
        while ($before->next_tag() && $after->next_tag()) {
            $list = $after->get_attribute('data-islas-held');
            foreach (is_string($list) ? explode(' ', $list) : [] as $name) {
                $found[] = $name;
                self::assertNull($after->get_attribute($name));
                self::assertSame($before->get_attribute($name), $after->get_attribute('data-islas-' . $name));
            }
        }

        self::assertSame($names, $found);
    }

    /** @return array<string, array{string}> */
    public function leftAlone(): array
    {
        $video = '<iframe src="' . self::VIDEO . '"></iframe>';

        return [
            'a comment' => ['<!-- ' . $video . ' -->'],
            'a text field' => ['<textarea>' . $video . '</textarea>'],
            'data of a script' => ['<script type="application/json">{"a":"' . addslashes($video) . '"}</script>'],
            'settings of a slider' => ['<div data-settings=\'{"u":"https://www.youtube.com/embed/x"}\'></div>'],
            'a link' => ['<a href="https://www.youtube.com/embed/x">Vídeo</a>'],
            'addresses of the shop' => ['<iframe src="/tienda/"></iframe><img src="https://tienda.example/youtube.com/embed/x.png">'],
        ];
    }

    /** @dataProvider leftAlone */
    public function testLeavesMarkupWithoutForeignAddressesUnchanged(string $html): void
    {
        self::assertSame($html, $this->hold($html));
    }

    /** @return array<string, array{string}> */
    public function unseen(): array
    {
        $frame = '<iframe %s src="https://www.googletagmanager.com/ns.html?id=GTM-X"></iframe>';

        return [
            'without JavaScript' => ['<noscript>' . sprintf($frame, 'height="300"') . '</noscript>'],
            'no width' => [sprintf($frame, 'width="0" height="300"')],
            'one pixel' => [sprintf($frame, 'width="1px" height="1"')],
            'a style' => [sprintf($frame, 'style="width: 300px; display : none"')],
            'no height in the style' => [sprintf($frame, 'style="border:0;height:0 !important"')],
            'off the page' => [sprintf($frame, 'style="position:absolute;left:-9999px"')],
            'hidden' => [sprintf($frame, 'hidden')],
            'in a button' => ['<button>' . sprintf($frame, '') . '</button>'],
            'an image' => ['<img src="https://www.facebook.com/tr?id=1&amp;ev=PageView">'],
        ];
    }

    /** @dataProvider unseen */
    public function testBlocksInvisibleFramesWithoutAPlaceholder(string $html): void
    {
        $held = $this->hold($html);

        self::assertStringContainsString('data-islas-held="src"', $held);
        self::assertStringNotContainsString('islas-consent-placeholder', $held);
    }

    public function testAPlaceholderIsValidHtmlInTheParentOfTheFrame(): void
    {
        foreach (['<p>%s</p>', '<h2>%s</h2>', '<td>%s</td>', '<figure>%s</figure>', '<li>%s</li>', '<a href="/x">%s</a>'] as $place) {
            $held = $this->hold(sprintf($place, 'x <iframe src="' . self::VIDEO . '"></iframe> y'));
            preg_match_all('~<(/?\w+)~', substr($held, (int) strpos($held, '</iframe>') + 9), $tags);
            $isLink = strpos($place, '<a ') === 0;

            self::assertSame(
                array_merge(['span', 'span', '/span', 'button', '/button'], $isLink ? [] : ['a', '/a'], ['/span']),
                array_slice($tags[1], 0, -1),
                $place
            );
        }
    }

    public function testAParagraphWithABlockedFrameSurvivesWpautop(): void
    {
        $video = '<iframe src="' . self::VIDEO . '" width="500" height="281"></iframe>';
        $held = trim($this->hold(wpautop("Antes\n\n" . $video . "\n\nDespués")));

        self::assertSame($held, trim(wpautop($held)));
        self::assertSame(3, substr_count($held, '<p>'));
        self::assertStringContainsString('</span></p>', $held);
    }

    public function testDoesNotBlockABlockedFrameAgainInThePage(): void
    {
        $held = $this->hold('<iframe src="' . self::VIDEO . '"></iframe>');
        $page = $this->hold('<html><body>' . $held . '<iframe src="' . self::MAP . '"></iframe></body></html>');

        self::assertSame(2, substr_count($page, 'class="islas-consent-placeholder"'));
    }
}
