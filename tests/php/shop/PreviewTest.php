<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Drafts;
use Islas\Platform\PreviewRequest;
use Islas\Platform\Settings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A draft is stored after the check of an import and shown to its author only, in no cache and no index.
 */
final class PreviewTest extends ShopTestCase
{
    private const TEXT = 'Borrador de la barra';

    public function testAnOwnerStoresADraftAndAnInvalidOneIsRefusedInWords(): void
    {
        $answer = $this->store(['consent_title' => self::TEXT, 'skip_link' => 'never']);
        self::assertSame(200, $answer->get_status());
        self::assertSame(['shop', 'product', 'cart', 'thanks'], array_keys($answer->get_data()['pages']));
        $stored = get_option(Settings::OPTION);

        foreach (
            [
                ['skip_link' => 'perhaps'], ['feature_cart' => 'sí'], ['nada' => 1], ['consent_title' => '<b>x</b>'],
                ['jquery' => ['x']],
            ] as $wrong
        ) {
            $refused = $this->store($wrong);
            self::assertSame(400, $refused->get_status(), (string) wp_json_encode($wrong));
            self::assertNotSame('', $refused->get_data()['message']);
        }
        $message = $this->store(['consent_log_days' => 0])->get_data()['message'];
        self::assertStringNotContainsString('consent_log_days', $message, 'The owner reads the name, not the key.');
        self::assertSame(400, $this->store([], ['siteurl' => ['x']])->get_status(), 'a list that is none');
        self::assertSame($stored, get_option(Settings::OPTION), 'Nothing is saved.');
    }

    public function testRefusesOtherRolesToStoreADraft(): void
    {
        foreach (['', 'customer', 'editor'] as $role) {
            wp_set_current_user($role === '' ? 0 : $this->user($role));
            self::assertSame($role === '' ? 401 : 403, $this->store([])->get_status(), $role);
        }
    }

    public function testTheAuthorSeesTheDraftUncachedAndUnindexed(): void
    {
        $cookie = $this->signIn(1) + ['eu_cookies_bar' => (string) (time() + 86400)];
        $page = $this->get($this->address(), $cookie);

        self::assertStringContainsString(self::TEXT, $page['body']);
        self::assertStringContainsString('islas-head-preview', $page['body']);
        self::assertStringContainsString('noindex', $page['body']);
        self::assertStringNotContainsString('id="wpadminbar"', $page['body']);
        self::assertStringContainsString('no-store', $page['headers']['cache-control']);
        self::assertStringContainsString('noindex', $page['headers']['x-robots-tag']);
        self::assertStringNotContainsString(self::TEXT, $this->get('/tienda/', $cookie)['body']);
    }

    public function testForAnybodyElseAndWithAnAlteredAddressThePageIsAsUsual(): void
    {
        $address = $this->address();
        $other = $this->user('shop_manager');
        $customer = $this->user('customer');
        foreach (
            [
                [$address, []],
                [$address, $this->signIn($other)],
                [$address, $this->signIn($customer)],
                [$address . '0', $this->signIn(1)],
                [str_replace(PreviewRequest::PARAMETER . '=', PreviewRequest::PARAMETER . '[]=', $address), $this->signIn(1)],
            ] as [$altered, $cookies]
        ) {
            $page = $this->get($altered, $cookies);
            self::assertSame(200, $page['status'], $altered);
            self::assertStringNotContainsString(self::TEXT, $page['body'], $altered);
            self::assertStringNotContainsString('islas-head-preview', $page['body'], $altered);
        }
        $page = $this->get($address);
        self::assertArrayNotHasKey('x-robots-tag', $page['headers']);
    }

    public function testADraftThatExpiredShowsNothing(): void
    {
        $address = $this->address();
        $id = explode('.', (string) explode(PreviewRequest::PARAMETER . '=', $address)[1])[0];
        delete_transient(Drafts::TRANSIENT . $id);

        self::assertStringNotContainsString(self::TEXT, $this->get($address, $this->signIn(1))['body']);
    }

    public function testTheChoicesOfThePreviewHaveTheDraftsCookiesForItsAuthorOnly(): void
    {
        $cookie = ['name' => '_borrador', 'category' => 'statistics', 'provider' => '', 'purpose' => 'x', 'duration' => ''];
        wp_set_current_user(1);
        $pages = $this->store(['feature_consent' => true], ['consent' => ['cookies' => [$cookie]]])->get_data()['pages'];
        $page = $this->get($pages['shop'], $this->signIn(1))['body'];
        self::assertSame(1, preg_match('~"details":"([^"]+)"~', $page, $found));
        $address = html_entity_decode($found[1]);
        $mine = $this->get($address, $this->signIn(1));

        self::assertStringContainsString('_borrador', $mine['body']);
        self::assertStringContainsString('no-store', $mine['headers']['cache-control']);
        self::assertStringNotContainsString('_borrador', $this->get($address)['body']);
        self::assertStringNotContainsString('_borrador', $this->get($address, $this->signIn($this->user('editor')))['body']);
        $query = PreviewRequest::PARAMETER . '=';
        self::assertStringNotContainsString($query, $this->get('/')['body'], 'Pages of visitors name no draft.');
    }

    public function testListsThatAreBeingTypedAreShownAsTheyWouldBeStored(): void
    {
        wp_set_current_user(1);
        $rows = [['text' => ' Envío gratis ', 'dismissible' => '0', 'link' => 'x y'], ['text' => '', 'dismissible' => '1']];

        self::assertSame(200, $this->store([], ['notices' => $rows])->get_status());
        self::assertSame(400, $this->store([], ['nothing' => []])->get_status());
    }

    /** Address of the shop's page with a draft of the first user. */
    private function address(): string
    {
        wp_set_current_user(1);

        return $this->store(['consent_title' => self::TEXT])->get_data()['pages']['shop'];
    }

    /**
     * @param array<string, mixed> $settings
     * @param array<string, mixed> $lists
     */
    private function store(array $settings, array $lists = []): WP_REST_Response
    {
        $request = new WP_REST_Request('POST', '/islas/v1/draft');
        $request->set_param('settings', $settings);
        $request->set_param('lists', $lists);
        $answer = rest_do_request($request);
        $id = $answer->get_data()['id'] ?? '';
        $this->later(static fn () => delete_transient(Drafts::TRANSIENT . $id));

        return $answer;
    }

    /** @return array<string, string> */
    private function signIn(int $user): array
    {
        return [LOGGED_IN_COOKIE => wp_generate_auth_cookie($user, time() + 3600, 'logged_in')];
    }
}
