<?php

declare(strict_types=1);

namespace Islas\Platform;

use WC_Cache_Helper;

/**
 * A page that shows a draft: in no cache and no index, as a visitor without a decision sees it, and with the draft in
 * the address of the next page. Changes nothing of the owner's: cookies that its scripts write stay in memory.
 *
 * @phpstan-import-type CallbackRow from HookTable
 */
final class PreviewPage
{
    private PreviewRequest $request;

    public function __construct(PreviewRequest $request)
    {
        $this->request = $request;
    }

    /** @return list<CallbackRow> */
    public function listHooks(): array
    {
        return [
            ['action', 'send_headers', [$this, 'sendHeaders'], PHP_INT_MAX, 0],
            ['filter', 'wp_robots', 'wp_robots_no_robots', PHP_INT_MAX, 1],
            ['filter', 'show_admin_bar', '__return_false', PHP_INT_MAX, 0],
            ['action', 'wp_head', [$this, 'printScript'], -20000, 0],
            ['filter', 'wp_redirect', [$this, 'addPreview'], PHP_INT_MAX, 1],
            // The owner looks at the page of a customer's order, with the key of the order in its address.
            ['filter', 'woocommerce_order_received_verify_known_shoppers', '__return_false', 10, 0],
            ['filter', 'woocommerce_order_email_verification_required', '__return_false', 10, 0],
            ['action', 'wp_loaded', [$this, 'keepCart'], 10, 0],
        ];
    }

    /** WordPress hook `send_headers`. */
    public function sendHeaders(): void
    {
        WC_Cache_Helper::set_nocache_constants();
        nocache_headers();
        header('X-Robots-Tag: noindex, nofollow');
        header('Referrer-Policy: same-origin');
    }

    /** WordPress hook `wp_head`, before all other scripts. */
    public function printScript(): void
    {
        $code = Json::call(InlineScripts::PREVIEW_PAGE, PreviewRequest::PARAMETER, $this->request->getValue());
        wp_print_inline_script_tag($code, ['id' => 'islas-head-preview']);
    }

    /**
     * WordPress filter `wp_redirect`.
     *
     * @param mixed $address
     * @return mixed
     */
    public function addPreview($address)
    {
        if (! is_string($address)) {
            return $address;
        }
        $host = wp_parse_url($address, PHP_URL_HOST);
        $isOwn = $host === null || $host === wp_parse_url(home_url(), PHP_URL_HOST);

        return $isOwn ? add_query_arg(PreviewRequest::PARAMETER, $this->request->getValue(), $address) : $address;
    }

    /** WordPress hook `wp_loaded`: the page of an order would empty the owner's own cart. */
    public function keepCart(): void
    {
        foreach (['template_redirect' => 20, 'get_header' => 10] as $hook => $priority) {
            remove_action($hook, 'wc_clear_cart_after_payment', $priority);
        }
    }

    /** Endpoints that record what a visitor does, before they answer. */
    public static function refuseRecord(): void
    {
        wp_die('', '', ['response' => 204]);
    }
}
