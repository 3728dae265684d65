<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Module as Consent;
use Islas\Platform\Settings;
use Islas\Plugin;

/**
 * What the shop answers to a decision: the decision's cookies, so that no browser forgets them early, and after a
 * withdrawal the deletion of all that a refusal deletes; and on which pages an earlier decision holds.
 */
final class ConsentAnswersTest extends ShopTestCase
{
    private const ID = '0123456789abcdef0123';

    protected function setUp(): void
    {
        parent::setUp();
        $this->option(Settings::OPTION, ['feature_consent' => true, 'expire_time' => 86400 * 90]);
        $this->later(static function (): void {
            LogTable::dropTable();
            wp_cache_flush();
        });
    }

    /**
     * @param array<string, string> $fields
     * @return array<string, string> What a browser posts after a decision that it has applied itself.
     */
    private function posted(array $fields = []): array
    {
        return $fields + [
            'id' => self::ID,
            'eu_cookies_bar' => (string) (time() + 86400 * 90),
            'eu_cookies_bar_block' => '',
            'eu_cookies_bar_decline' => 'null',
            'islas_consent' => implode('.', [$this->version(), time(), self::ID, 'psm']),
        ];
    }

    private function version(): string
    {
        return (new Plugin(WP_PLUGIN_DIR . '/islas/islas.php'))->module(Consent::class)->configuration->version();
    }

    public function testTheAnswerToADecisionSetsTheCookiesThatTheBrowserHasWritten(): void
    {
        $posted = $this->posted(['eu_cookies_bar_block' => '_ga,a%41,PHPSESSID,x y;z']);
        $cookies = $this->post($posted)['cookies'];

        self::assertSame($posted['eu_cookies_bar'], $cookies['eu_cookies_bar'][0]);
        self::assertSame('_ga,a%41,xyz', $cookies['eu_cookies_bar_block'][0], 'Raw, without necessary names.');
        self::assertSame($posted['islas_consent'], $cookies['islas_consent'][0]);
        self::assertStringContainsString('Max-Age=0;', $cookies['eu_cookies_bar_decline'][1]);
        foreach (['eu_cookies_bar', 'eu_cookies_bar_block', 'islas_consent'] as $name) {
            self::assertMatchesRegularExpression('~Max-Age=77[67]\d{4}; Path=/; SameSite=Lax$~', $cookies[$name][1], $name);
        }
        self::assertArrayNotHasKey('islas_consent_embeds', $cookies);

        $refused = $this->post($this->posted([
            'eu_cookies_bar_decline' => '1', 'eu_cookies_bar_block' => '_ga',
            'islas_consent' => implode('.', [$this->version(), time(), self::ID, '']),
        ]))['cookies'];
        self::assertSame(['1', '_ga'], [$refused['eu_cookies_bar_decline'][0], $refused['eu_cookies_bar_block'][0]]);
        self::assertStringContainsString('Max-Age=0;', $refused['islas_consent_embeds'][1]);
    }

    public function testTheAnswerSetsThemAlsoWhereNothingIsLoggedAndOnTheShopsOwnPath(): void
    {
        $this->option(Settings::OPTION, [
            'feature_consent' => true, 'consent_log' => false, 'cookiepath' => '/tienda/',
        ]);
        $page = $this->get('/')['body'];
        self::assertStringContainsString('"log":"', $page);
        self::assertStringContainsString('"log_off":true', $page);
        $answer = $this->post($this->posted());

        self::assertSame([204, 0], [$answer['status'], (new Log())->count()]);
        self::assertStringContainsString('Path=/tienda/;', $answer['cookies']['eu_cookies_bar'][1]);
    }

    public function testTheAnswerSetsNoCookieForWhatIsNoDecisionOfThisShop(): void
    {
        $other = static fn (string $version, string $id = self::ID): string => "$version." . time() . ".$id.psm";
        $wrong = [
            'past' => ['eu_cookies_bar' => (string) (time() - 9)],
            'for ever' => ['eu_cookies_bar' => '99999999999'],
            'no time' => ['eu_cookies_bar' => 'soon'],
            'no record' => ['islas_consent' => 'null'],
            'of another visitor' => ['islas_consent' => $other($this->version(), 'ffffffffffffffffffff')],
            'of no version of this shop' => ['islas_consent' => $other('0000000000')],
            'another id' => ['id' => 'x' . substr(self::ID, 1)],
            'Global Privacy Control' => ['decision' => 'gpc', 'eu_cookies_bar' => '', 'islas_consent' => ''],
        ];
        foreach ($wrong as $case => $fields) {
            self::assertSame([], $this->post($this->posted($fields))['cookies'], $case);
        }
        self::assertSame([], $this->post($this->posted(), 'https://other.example')['cookies'], 'from another site');
    }

    /** @return array<string, array{array<string, string>}> */
    public static function withdrawals(): array
    {
        return [
            'by a form, without scripts' => [['islas_consent' => 'withdraw']],
            'by a script' => [['id' => self::ID] + array_fill_keys([
                'eu_cookies_bar', 'eu_cookies_bar_block', 'eu_cookies_bar_decline', 'islas_consent', 'islas_consent_embeds',
            ], 'null')],
        ];
    }

    /**
     * @dataProvider withdrawals
     * @param array<string, string> $fields
     */
    public function testAWithdrawalDeletesWhatARefusalDeletesHoweverManyThereAre(array $fields): void
    {
        $optional = array_merge(['_ga', '_fbp', '_pk_id.1', 'sbjs_current'], array_map(static fn ($n) => "_ga_$n", range(1, 30)));
        $kept = ['PHPSESSID', 'woocommerce_cart_hash', 'pll_language', 'unknown_to_all'];
        $jar = array_fill_keys(array_merge($optional, $kept), 'x');
        $refused = $this->post(['islas_consent' => 'decline'], home_url(), $jar)['cookies'];
        self::assertSame([], array_intersect($kept, array_keys($refused)));

        $address = home_url('/?wc-ajax=' . Consent::DECISION_ENDPOINT);
        $answers = 0;
        do {
            $answer = $this->post($fields, home_url(), $jar, $address);
            $deleted = array_keys(array_filter($answer['cookies'], static fn ($cookie) => strpos($cookie[1], 'Max-Age=0') !== false));
            $jar = array_diff_key($jar, array_fill_keys($deleted, ''));
            $address = home_url($answer['headers']['location'] ?? '');
            $answers++;
        } while ($answer['status'] === 307 && $answers < 20);

        self::assertSame($kept, array_keys($jar));
        self::assertSame(isset($fields['id']) ? 201 : 303, $this->post($fields, home_url())['status']);
        self::assertNotSame(307, $answer['status'], 'It ends.');
        $words = array_column(array_map(static fn ($row) => json_decode($row['choices'], true), (new Log())->readPage(9)), 'decision');
        self::assertSame(['withdrawn', 'withdrawn', 'declined'], $words, 'Each request is logged once.');
    }

    public function testAPageNamesTheEarlierVersionsWhoseDecisionsHold(): void
    {
        $config = function (): array {
            preg_match('~islas-head-consent[^>]*>\s*islas=(\{.*?\})\s*</script>~s', $this->get('/')['body'], $found);

            return json_decode($found[1], true)['config'] + ['versions' => []];
        };
        $save = function (array $settings): void {
            update_option(Settings::OPTION, $settings + ['feature_consent' => true, 'feature_analytics' => false]);
        };
        $this->option('islas_consent_purposes', []);
        $save(['consent_text' => 'Uno']);
        $first = $config()['version'];
        $save(['consent_text' => 'Dos', 'consent_accept_background' => '#123456']);
        $second = $config();
        self::assertNotSame($first, $second['version'], 'The log names the wording.');
        self::assertContains($first, $second['versions']);

        $analytics = ['feature_analytics' => true, 'analytics_measurement_id' => 'G-TEST12345'];
        $save(['consent_text' => 'Dos'] + $analytics);
        self::assertSame([], $config()['versions'], 'A provider more: who allowed something is asked.');
        $save(['consent_text' => 'Tres']);
        self::assertSame(2, count(array_intersect([$first, $second['version']], $config()['versions'])));
    }

    /**
     * @param array<string, string> $fields
     * @param array<string, string> $jar
     * @return array{status: int, headers: array<string, string>, cookies: array<string, array{string, string}>}
     */
    private function post(array $fields, string $origin = '', array $jar = [], string $address = ''): array
    {
        $pairs = array_map(static fn ($name, $value) => "$name=$value", array_keys($jar), $jar);
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => array_merge(
                ['Content-Type: application/x-www-form-urlencoded', 'Origin: ' . ($origin === '' ? home_url() : $origin)],
                $pairs === [] ? [] : ['Cookie: ' . implode('; ', $pairs)]
            ),
            'content' => http_build_query($fields),
            'ignore_errors' => true,
            'follow_location' => 0,
            'timeout' => 120,
        ]]);
        $address = $address === '' ? home_url('/?wc-ajax=' . Consent::DECISION_ENDPOINT) : $address;
        file_get_contents($address, false, $context);
        $headers = $cookies = [];
        foreach ($http_response_header ?? [] as $line) {
            [$name, $value] = array_pad(explode(': ', $line, 2), 2, '');
            $headers[strtolower($name)] = $value;
            if (strtolower($name) === 'set-cookie') {
                [$cookie, $attributes] = explode('; ', $value, 2);
                [$key, $content] = explode('=', $cookie, 2);
                $cookies[$key] = [$content, $attributes];
            }
        }
        preg_match('~ (\d+)~', (string) ($http_response_header[0] ?? ''), $status);
        // Neither the shop's own session nor whether the log has taken the decision.
        $cookies = array_filter(
            $cookies,
            static fn ($key) => preg_match('/^wp_woo|_unlogged$/', (string) $key) !== 1,
            ARRAY_FILTER_USE_KEY
        );

        return ['status' => (int) ($status[1] ?? 0), 'headers' => $headers, 'cookies' => $cookies];
    }
}
