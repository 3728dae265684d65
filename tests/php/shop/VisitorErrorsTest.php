<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Admin\VisitorErrors;
use Islas\Platform\Settings;

/**
 * Errors in visitors' browsers: nothing in pages and no door while the setting is off; while it is on, only reports from
 * a page of the shop, by visitors who have accepted statistics.
 */
final class VisitorErrorsTest extends ShopTestCase
{
    private const REPORT = ['action' => VisitorErrors::ACTION, 'message' => 'TypeError: x', 'file' => 'main.js'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->later(static fn () => delete_option(VisitorErrors::OPTION));
    }

    public function testPagesCarryNothingForItAndNoDoorIsOpenWhileItIsOff(): void
    {
        $this->set(false);

        self::assertStringNotContainsString('islas-report-errors', $this->get('/tienda/')['body']);
        self::assertSame(400, $this->report([]));
        self::assertSame([], $this->stored());
    }

    public function testAPageFromACacheCarriesTheScriptForEveryVisitor(): void
    {
        $this->set(true);
        $page = $this->get('/tienda/')['body'];

        self::assertSame(1, substr_count($page, 'id="islas-report-errors"'));
        preg_match('~<script[^>]*id="islas-report-errors"[^>]*>.*?</script>~s', $page, $script);
        self::assertStringNotContainsString('nonce', $script[0]);
        self::assertLessThan(1400, strlen($script[0]));
    }

    public function testStoresReportsOfVisitorsWhoHaveAcceptedStatistics(): void
    {
        $this->set(true);

        self::assertSame(201, $this->report([]));
        self::assertSame(201, $this->report([]));
        self::assertSame(204, $this->report(['file' => '<b>']));
        self::assertSame([['TypeError: x', 2]], $this->stored());
    }

    public function testRefusesReportsOfOthersInWhateverForm(): void
    {
        $this->set(true);
        $decline = ['eu_cookies_bar' => (string) (time() + 99), 'eu_cookies_bar_decline' => '1'];

        self::assertSame(403, $this->report([], []), 'undecided');
        self::assertSame(403, $this->report([], $decline), 'declined');
        self::assertSame(403, $this->report([], null, 'Origin: https://other.example'), 'another site');
        self::assertSame(403, $this->report([], null, 'X-Nothing: 1'), 'no browser');
        self::assertSame(403, $this->report(['message' => str_repeat('x', 9000)]), 'too large');
        self::assertSame(403, $this->report([], null, null, 'GET'), 'a link');
        self::assertSame([], $this->stored());
    }

    private function set(bool $isOn): void
    {
        $this->option(Settings::OPTION, ['feature_consent' => true, 'visitor_errors' => $isOn]);
    }

    /** @return list<array{string, int}> Message and number. */
    private function stored(): array
    {
        wp_cache_flush();
        $errors = (new VisitorErrors())->list->readErrors();

        return array_map(static fn (array $error): array => [$error['message'], $error['count']], $errors);
    }

    /**
     * @param array<string, string> $changes
     * @param array<string, string>|null $cookies Null for those of a visitor who has accepted all.
     */
    private function report(array $changes, ?array $cookies = null, ?string $origin = null, string $method = 'POST'): int
    {
        $body = http_build_query($changes + self::REPORT);
        $cookies ??= ['eu_cookies_bar' => (string) (time() + 99), 'eu_cookies_bar_block' => ''];
        $address = admin_url('admin-ajax.php') . ($method === 'GET' ? '?' . $body : '');
        file_get_contents($address, false, stream_context_create(['http' => [
            'method' => $method,
            'header' => implode("\r\n", [
                'Cookie: ' . http_build_query($cookies, '', '; '),
                $origin ?? 'Origin: ' . home_url(),
                'Content-Type: application/x-www-form-urlencoded',
            ]),
            'content' => $method === 'GET' ? '' : $body,
            'ignore_errors' => true,
        ]]));
        preg_match('~ (\d{3})~', $http_response_header[0], $status);

        return (int) $status[1];
    }
}
