<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\Assets;
use Islas\Platform\EditorBlock;
use Islas\Platform\Settings;
use Islas\Platform\ThemeToggles;
use Islas\Search\SearchOverlay;
use Islas\Social\Links;
use Islas\Social\SocialOverlay;
use Islas\Tests\WordPress\Site;

/**
 * Printed overlay controls work as links and forms, and are printed only where there is something to open.
 */
final class SearchOverlayTest extends PluginTestCase
{
    public function testTheSearchToggleLinksToADialogWithAWorkingForm(): void
    {
        $overlay = new SearchOverlay(new Settings(), $this->assets());
        ob_start();
        $overlay->printOverlay();
        $html = (string) ob_get_clean();

        self::assertSame(1, preg_match('/<a href="#(islas-search)"/', $overlay->renderToggle(), $found));
        self::assertStringContainsString('<dialog id="' . $found[1] . '"', $html);
        self::assertSame(1, preg_match('~<form role="search" method="get" action="[^"]+".*name="s".*value="product"~', $html));
        self::assertStringContainsString('<label for="islas-search-field"', $html);
        self::assertStringContainsString('<a href="#islas-closed"', $html);
    }

    /**
     * @dataProvider contexts
     * @param mixed $context
     */
    public function testAddsOneSearchToggleAfterTheNavigationOfABlockThemesHeader(bool $gets, string $anchor, $context): void
    {
        $blocks = (new SearchOverlay(new Settings(), $this->assets()))->hookBlock(['other/block'], 'after', $anchor, $context);

        self::assertSame($gets ? ['other/block', SearchOverlay::BLOCK] : ['other/block'], $blocks);
    }

    /** @return array<string, array{bool, string, mixed}> */
    public function contexts(): array
    {
        $header = static fn (string $content): array => [
            'blockTypes' => ['core/template-part/header'], 'content' => $content,
        ];

        return [
            'a header' => [true, 'core/navigation', $header('<!-- wp:navigation /-->')],
            'after something else' => [false, 'core/site-title', $header('<!-- wp:site-title /-->')],
            'with a search' => [false, 'core/navigation', $header('<!-- wp:search {"label":"x"} /-->')],
            'with the control' => [false, 'core/navigation', $header('<!-- wp:islas/search-toggle /-->')],
            'a footer' => [false, 'core/navigation', ['blockTypes' => ['core/template-part/footer'], 'content' => '']],
            'hostile' => [false, 'core/navigation', ['blockTypes' => 7, 'content' => []]],
            'nothing' => [false, 'core/navigation', null],
        ];
    }

    /** @dataProvider editors */
    public function testRegistersTheBlockInEditorsWithoutAutoRegistration(string $version, bool $isTold): void
    {
        Site::$version = $version;
        foreach ([SearchOverlay::BLOCK, SocialOverlay::BLOCK] as $block) {
            $handles = EditorBlock::registerScripts($block);
            self::assertCount($isTold ? 1 : 0, $handles);
            foreach ($handles as $handle) {
                $script = Site::$scripts->registered[$handle];
                self::assertFalse($script->src);
                self::assertContains('wp-blocks', $script->deps);
                self::assertStringContainsString("})(\"$block\");", $script->extra['after'][0]);
                self::assertLessThan(400, strlen($script->extra['after'][0]));
            }
        }
    }

    /** @return list<array{string, bool}> */
    public function editors(): array
    {
        return [['6.7', true], ['6.9.2', true], ['7.0-beta1', false], ['7.0', false], ['7.1', false]];
    }

    public function testPrintsNoSocialOverlayWithoutLinks(): void
    {
        $overlay = new SocialOverlay(new Settings(), $this->assets());
        ob_start();
        $overlay->printOverlay();

        self::assertSame('', (string) ob_get_clean() . $overlay->renderToggle());
    }

    public function testPrintsTheOwnersSocialLinksAndDropsUnsafeOnes(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = [
            'social_links' => 'https://www.instagram.com/azahar, m.facebook.com/azahar javascript:alert(1) nada',
        ];
        $overlay = new SocialOverlay(new Settings(), $this->assets());
        ob_start();
        $overlay->printOverlay();
        $html = (string) ob_get_clean();

        self::assertStringContainsString('<a href="#islas-social"', $overlay->renderToggle());
        self::assertSame(2, substr_count($html, '<li>'));
        self::assertStringContainsString('href="https://www.instagram.com/azahar"', $html);
        self::assertStringContainsString('>Facebook</a>', $html);
        self::assertStringNotContainsString('javascript', $html);
    }

    public function testNamesSocialLinksByTheirSiteAndDropsInvalidOnes(): void
    {
        self::assertSame(
            ['X', 'X', 'example.org', 'WhatsApp', 'notinstagram.com'],
            array_column(Links::fromText('x.com/a twitter.com/a https://www.example.org wa.me/34 notinstagram.com'), 'name')
        );
        foreach (['', 'ftp://a.b', '//', 'http://', "data:text/html,<b>", '<script>'] as $bad) {
            self::assertSame([], Links::fromText($bad), $bad);
        }
    }

    public function testTheOwnersSelectorReplacesThatOfTheTheme(): void
    {
        $usual = (new ThemeToggles(new Settings()))->findSelectors();
        Site::$options[Site::$blog][Settings::OPTION] = ['search_toggle' => '.lupa > a'];
        $own = (new ThemeToggles(new Settings()))->findSelectors();

        self::assertSame(['search_toggle' => '.lupa > a'] + $own, $own);
        self::assertSame(array_diff_key($usual, ['search_toggle' => '']), array_diff_key($own, ['search_toggle' => '']));
    }

    private function assets(): Assets
    {
        $manifest = $this->fullManifest();

        return new Assets($manifest, 'https://tienda.example/build/', new Features(new Settings(), $manifest));
    }
}
