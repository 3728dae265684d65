<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Platform\Json;
use WP_Http;

/**
 * Sends the redirect of another plugin after an add as data: a fetch cannot see a redirect to another host, and follows
 * any other to a page. Both endpoints answer like WooCommerce's own after an error, so that every script follows.
 */
final class Destination
{
    /** The endpoint that adds from a product's form; the other is WooCommerce's. */
    public const FORM_ENDPOINT = 'islas_add_form';

    /** Redirections that the browser follows with a page; 307 and 308 send the same again. */
    private const STATUSES = [301, 302, 303];

    /** WordPress hook `shutdown`, before what was printed leaves: after an add from a product's form. */
    public function answerForm(): void
    {
        $this->sendDestination(self::FORM_ENDPOINT);
    }

    /** The same, after an add by a button. */
    public function answerButton(): void
    {
        $this->sendDestination('add_to_cart');
    }

    private function sendDestination(string $endpoint): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared.
        if (($_GET['wc-ajax'] ?? '') !== $endpoint || headers_sent()) {
            return;
        }
        $url = self::findDestination(headers_list());
        // One to an endpoint is the browser's: another address of the same shop.
        $isRedirect = in_array(http_response_code(), self::STATUSES, true);
        if ($url === '' || ! $isRedirect || strpos($url, 'wc-ajax=') !== false) {
            return;
        }
        header_remove('Location');
        status_header(200);
        header('Content-Type: application/json; charset=UTF-8');
        while (ob_get_level() > 0 && ob_end_clean()) {
            continue;
        }
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An answer of JSON.
        echo Json::encode(['error' => true, 'product_url' => $url, 'redirect' => $url]);
    }

    /** @param array<string> $headers */
    private static function findDestination(array $headers): string
    {
        foreach ($headers as $header) {
            if (stripos($header, 'location:') === 0) {
                return esc_url_raw(WP_Http::make_absolute_url(trim(substr($header, 9)), home_url('/')));
            }
        }

        return '';
    }
}
