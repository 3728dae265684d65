<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Blocking\Marks;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Blocking\TagBlocker;
use Islas\Consent\Lists;
use Islas\Platform\Settings;

/**
 * Attributes, classes and ids of ours that an author may write: none is believed, and a page still blocks what they
 * stand on. And contents are blocked where a visitor's page is printed, nowhere else.
 */
final class WrittenMarksTest extends ShopTestCase
{
    private const VIDEO = '<iframe src="https://www.youtube.com/embed/x"></iframe>';
    private const SAYS = 'islas-consent-placeholder';

    /** @return array<string, array{array{does: string, html: string, fetches?: bool}}> */
    public function marks(): array
    {
        $json = (string) file_get_contents(dirname(__DIR__, 2) . '/contract/written-marks.json');
        $cases = [];
        foreach (json_decode($json, true)['marks'] as $mark) {
            $cases[$mark['does']] = [$mark];
        }

        return $cases;
    }

    /**
     * @dataProvider marks
     * @param array{does: string, html: string, fetches?: bool} $mark
     */
    public function testMarksThatAnAuthorMayWriteGetNoKeyAndExemptNothingFromBlocking(array $mark): void
    {
        if (strpos($mark['html'], '<dialog') !== false && ! isset(wp_kses_allowed_html('post')['dialog'])) {
            self::markTestSkipped('This WordPress lets authors write no dialog.');
        }
        self::assertSame($mark['html'], wp_kses_post($mark['html']), 'WordPress lets authors write it.');

        $page = (new TagBlocker(new Rules(new Lists())))->blockTags('<p>x</p>' . $mark['html'] . self::VIDEO);
        $written = explode('<iframe', $page)[0];
        if ($mark['fetches'] ?? false) {
            self::assertStringNotContainsString(' src="https:', $written);
            self::assertStringContainsString('data-islas-consent="marketing"', $written);
        } else {
            self::assertStringNotContainsString(Marks::makeKey(), $written);
        }
        self::assertSame(2, substr_count(explode('<iframe', $page)[1], Marks::makeKey()), 'The page\'s own marks have it.');
    }

    public function testAnAuthorsPostDoesNotContainTheKeyOfThePageThatShowsIt(): void
    {
        $id = $this->post('<p data-islas-key="KEY">x</p>' . self::VIDEO);
        $address = (string) get_permalink($id);
        $first = $this->body($address);
        preg_match('~"key":"(\w+)"~', $first, $key);
        self::assertSame(3, preg_match_all('~data-islas-(?:key|region)="' . $key[1] . '"~', $first));
        self::assertSame($first, $this->body($address), 'A page has the same bytes for everybody.');

        wp_update_post(['ID' => $id, 'post_content' => '<p data-islas-key="' . $key[1] . '">x</p>' . self::VIDEO]);
        preg_match('~"key":"(\w+)"~', $this->body($address), $next);
        self::assertNotSame($key[1], $next[1]);
    }

    public function testControlsOfTheBarHaveNoIdThatALabelInAPostCouldPress(): void
    {
        $bar = explode('</form>', explode('id="islas-consent"', $this->body(home_url('/')))[1])[0];

        self::assertStringContainsString('consent.accept', $bar);
        self::assertDoesNotMatchRegularExpression('~\sid=~', $bar);
    }

    /** @return array<string, array{string}> */
    public function ways(): array
    {
        return ['the page is rewritten' => ['page'], 'contents are filtered' => ['hooks']];
    }

    /** @dataProvider ways */
    public function testContentsForTasksExcerptsHeadsAndMailsHaveNoPlaceholder(string $way): void
    {
        global $wp_actions;
        $this->hold($way);
        $content = static fn (): string => (string) apply_filters('the_content', '<p>' . self::VIDEO . '</p>');
        self::assertStringNotContainsString(self::SAYS, $content(), 'In a task no page is printed.');

        $wp_actions['template_redirect'] = 1;
        $this->later(static function (): void {
            global $wp_actions;
            unset($wp_actions['template_redirect']);
        });
        self::assertSame($way === 'hooks', strpos($content(), self::SAYS) !== false);
        $post = get_post($this->post(self::VIDEO . '<p>Texto.</p>'));
        self::assertSame('Texto.', trim(get_the_excerpt($post)));
        foreach (['wp_head', 'woocommerce_order_status_completed_notification', 'woocommerce_email_header'] as $hook) {
            $given = '';
            $this->filter('islas_test_' . $hook, static function () use (&$given, $content): void {
                $given = $content();
            }, 0);
            $GLOBALS['wp_current_filter'][] = $hook;
            do_action('islas_test_' . $hook);
            array_pop($GLOBALS['wp_current_filter']);
            self::assertStringNotContainsString(self::SAYS, $given, $hook);
        }
    }

    /** @dataProvider ways */
    public function testAPageHasThePlaceholderAndItsFeedHasTheContent(string $way): void
    {
        $this->hold($way);
        $address = (string) get_permalink($this->post(self::VIDEO));

        $page = $this->body($address);
        self::assertSame(1, substr_count($page, self::SAYS . '"'));
        self::assertStringNotContainsString(' src="https://www.youtube.com', $page);
        self::assertStringNotContainsString(self::SAYS, $this->body(home_url('/?feed=rss2')));
    }

    private function hold(string $way): void
    {
        $this->option(Settings::OPTION, ['consent_hold' => $way] + (array) get_option(Settings::OPTION, []));
    }

    private function post(string $content): int
    {
        $id = wp_insert_post(['post_title' => 'Marcas', 'post_content' => $content, 'post_status' => 'publish']);
        self::assertIsInt($id);
        $this->later(static function () use ($id): void {
            wp_delete_post($id, true);
        });

        return $id;
    }

    private function body(string $address): string
    {
        $answer = wp_remote_get($address, ['timeout' => 60]);
        self::assertIsArray($answer);

        return (string) wp_remote_retrieve_body($answer);
    }
}
