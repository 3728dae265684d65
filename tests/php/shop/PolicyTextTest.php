<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

/**
 * The dialog's text from the privacy page, which caches keep for everybody: what the page's text says to all, and
 * nothing that runs or that only some may read.
 */
final class PolicyTextTest extends ShopTestCase
{
    public function testNoShortcodeOfThePrivacyPageRuns(): void
    {
        $runs = 0;
        add_shortcode('who_am_i', static function () use (&$runs): string {
            $runs++;

            return wp_get_current_user()->user_login . wp_create_nonce('x');
        });
        $this->later(static fn () => remove_shortcode('who_am_i'));
        $this->privacyPage('<!-- wp:paragraph --><p>Texto para todos.</p><!-- /wp:paragraph -->'
            . '<!-- wp:shortcode -->[who_am_i]<!-- /wp:shortcode --><p>[who_am_i]Solo miembros[/who_am_i]</p>');
        $policy = $this->policy();

        self::assertSame(0, $runs);
        self::assertStringContainsString('Texto para todos.', $policy);
        self::assertStringNotContainsString('who_am_i', $policy);
        self::assertStringNotContainsString('Solo miembros', $policy);
    }

    public function testABlockThatIsRenderedForSomeIsLeftOut(): void
    {
        register_block_type('prueba/members', ['render_callback' => static fn (): string => 'dentro']);
        $this->later(static fn () => unregister_block_type('prueba/members'));
        $this->privacyPage('<!-- wp:heading --><h2 class="wp-block-heading">Cookies</h2><!-- /wp:heading -->'
            . '<!-- wp:prueba/members --><p>Secreto</p><!-- /wp:prueba/members -->'
            . '<!-- wp:paragraph {"blockVisibility":{"hideBlock":true}} --><p>Oculto</p><!-- /wp:paragraph -->'
            . '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Hondo</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
            . '<!-- wp:latest-posts /--><!-- wp:html --><script>alert(1)</script><!-- /wp:html -->');
        $text = wp_strip_all_tags($this->policy());

        self::assertSame(['Cookies', 'Hondo'], preg_split('/\s+/', trim($text)));
    }

    public function testAPageWithAPasswordOrWithoutTextIsOnlyLinked(): void
    {
        foreach ([['post_password' => 'clave'], ['post_content' => '[gallery]']] as $change) {
            $id = $this->privacyPage('<p>Texto protegido.</p>', $change);
            $policy = $this->policy();
            self::assertStringNotContainsString('protegido', $policy);
            self::assertStringContainsString('href="' . get_permalink($id) . '"', $policy);
        }
    }

    /** @param array<string, string> $change */
    private function privacyPage(string $content, array $change = []): int
    {
        $id = wp_insert_post($change + [
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Privacidad', 'post_content' => $content,
        ]);
        $this->later(static fn () => wp_delete_post($id, true));
        $this->option('wp_page_for_privacy_policy', $id);

        return $id;
    }

    private function policy(): string
    {
        return (string) rest_do_request(new \WP_REST_Request('GET', '/islas/v1/consent'))->get_data()['policy'];
    }
}
