<?php

declare(strict_types=1);

namespace Islas\Embeds;

use WP_Error;

/**
 * `admin-ajax.php` with `action=islas_embed`, `security` and `url` or `id` (Specification §7): returns the address of a
 * frame. A page's signature allows the frame of that page; a nonce allows any, for users who may edit pages.
 */
final class EmbedController
{
    public const ACTION = 'islas_embed';

    private Module $embeds;

    public function __construct(Module $embeds)
    {
        $this->embeds = $embeds;
    }

    /** WordPress hooks `wp_ajax_islas_embed` and `wp_ajax_nopriv_islas_embed`. */
    public function handleRequest(): void
    {
        $url = self::readPosted('url');
        $id = self::readPosted('id');
        $kind = $url !== '' ? 'url' : 'id';
        if (! $this->isAllowed($kind, $kind === 'url' ? $url : $id, self::readPosted('security'))) {
            $message = __('This page is too old. Reload it and try again.', 'islas');
            $this->refuseRequest(new WP_Error('forbidden', $message), 403);
            return;
        }
        $frames = $this->embeds->frames;
        $frame = $kind === 'url' ? $frames->fetchUrl($url) : $frames->fetchPost((int) $id);
        if ($frame instanceof WP_Error) {
            $this->refuseRequest($frame, $frame->get_error_code() === 'host' ? 403 : 404);
            return;
        }
        wp_send_json_success($frame);
    }

    /** @param 'url'|'id' $kind */
    private function isAllowed(string $kind, string $value, string $security): bool
    {
        return Signature::isSignatureOf($kind, $value, $security)
            || (wp_verify_nonce($security, self::ACTION) !== false && current_user_can('edit_posts'));
    }

    private function refuseRequest(WP_Error $error, int $status): void
    {
        wp_send_json_error(['code' => $error->get_error_code(), 'message' => $error->get_error_message()], $status);
    }

    private static function readPosted(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- What is read here is verified in may().
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- In the next line.
        $value = isset($_POST[$name]) && is_string($_POST[$name]) ? wp_unslash($_POST[$name]) : '';
        // phpcs:enable

        return $name === 'url' ? esc_url_raw(trim($value)) : sanitize_text_field($value);
    }
}
