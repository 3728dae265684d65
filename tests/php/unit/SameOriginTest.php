<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\SameOrigin;

/**
 * `SameOrigin` distinguishes requests from the shop's own pages, from other sites and from programs.
 *
 * @group php-version
 */
final class SameOriginTest extends PluginTestCase
{
    private const HEADERS = ['HTTP_SEC_FETCH_SITE', 'HTTP_ORIGIN', 'HTTP_REFERER'];

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER['HTTP_HOST'] = 'tienda.example:8080';
        $_SERVER = array_diff_key($_SERVER, array_flip(self::HEADERS));
    }

    protected function tearDown(): void
    {
        $_SERVER = array_diff_key($_SERVER, array_flip(self::HEADERS));
        parent::tearDown();
    }

    /**
     * @param list<string> $headers By the order of `HEADERS`.
     *
     * @dataProvider requests
     */
    public function testConfirmsOrDeniesTheOriginOfARequestByItsHeaders(array $headers, bool $isConfirmed, bool $isDenied): void
    {
        foreach (array_filter($headers) as $i => $value) {
            $_SERVER[self::HEADERS[$i]] = $value;
        }

        self::assertSame([$isConfirmed, $isDenied], [SameOrigin::isConfirmed(), SameOrigin::isDenied()]);
    }

    /** @return array<string, array{list<string>, bool, bool}> */
    public function requests(): array
    {
        $own = 'https://tienda.example:8080';

        return [
            'a program' => [[], false, false],
            'a page of this shop' => [['same-origin'], true, false],
            'a page of this shop behind a proxy that changes the host' => [
                ['same-origin', 'https://publica.example'], true, false,
            ],
            'a page of another site' => [['cross-site', $own], false, true],
            'a page of another subdomain' => [['same-site', $own], false, true],
            'an older browser on a page of this shop' => [['', $own], true, false],
            'an older browser on another site' => [['', 'https://evil.example'], false, true],
            'the same host with another port' => [['', 'https://tienda.example'], false, true],
            'a host that begins with this one' => [['', $own . '.evil.example'], false, true],
            'an origin that is hidden, and a page of this shop' => [['', 'null', $own . '/tienda/'], true, false],
            'an origin that is hidden' => [['', 'null'], false, true],
            'a page of this shop, by its address alone' => [['', '', $own . '/tienda/'], true, false],
            'an address that is none' => [['', '', 'no address'], false, true],
        ];
    }
}
