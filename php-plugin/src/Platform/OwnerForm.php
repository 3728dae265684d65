<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Forms of the settings screen that are not settings: each posts one action to `admin-post.php` with its nonce, and the
 * screen says the result.
 */
final class OwnerForm
{
    /** Query variable of the settings screen that names a result. */
    public const RESULT = 'islas-result';

    /** @param array<string, string> $attributes */
    public static function markup(string $action, string $button, array $attributes = [], Html ...$fields): Html
    {
        return Html::el(
            'form',
            ['method' => 'post', 'action' => admin_url('admin-post.php')] + $attributes,
            Html::el('input', ['type' => 'hidden', 'name' => 'action', 'value' => $action]),
            Html::el('input', ['type' => 'hidden', 'name' => '_wpnonce', 'value' => wp_create_nonce($action)]),
            Html::join(...$fields),
            Html::el('p', [], Html::el('button', ['type' => 'submit', 'class' => 'button'], Html::text($button)))
        );
    }

    /** Ends requests without the capability or the nonce. */
    public static function check(string $action): void
    {
        check_admin_referer($action);
        if (! current_user_can(Access::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to change this.', 'islas'), '', ['response' => 403]);
        }
    }

    /** A text field of a request whose nonce has been checked; '' without it. */
    public static function posted(string $name): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing -- The caller has checked it.
        return isset($_POST[$name]) && is_string($_POST[$name]) ? sanitize_text_field(wp_unslash($_POST[$name])) : '';
        // phpcs:enable
    }

    /** @return never */
    public static function redirect(string $result): void
    {
        wp_safe_redirect(admin_url(
            'admin.php?page=' . Access::SETTINGS_PAGE . '&' . self::RESULT . '=' . $result
        ));
        exit;
    }

    /** The result in the address of the screen; '' for none. It only chooses a sentence. */
    public static function result(): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Chooses a sentence.
        return isset($_GET[self::RESULT]) && is_string($_GET[self::RESULT])
            ? sanitize_key(wp_unslash($_GET[self::RESULT]))
            : '';
        // phpcs:enable WordPress.Security.NonceVerification.Recommended
    }

    /** @param 'success'|'error'|'warning' $kind */
    public static function notice(string $kind, Html ...$children): Html
    {
        return Html::el('div', ['class' => 'notice inline notice-' . $kind], ...$children);
    }
}
