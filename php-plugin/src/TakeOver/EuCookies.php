<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Tools\EuCookiesBar;

/**
 * EU Cookies Bar: texts, colours, position, lists of necessary cookies, policy page. The cookies with the decisions of
 * visitors are the same, so no visitor is asked again.
 */
final class EuCookies implements Source
{
    /** What that plugin stores unless the owner lists other cookies. */
    private const NECESSARY = [
        'strictly_necessary' => 'wordpress_test_cookie,woocommerce_cart_hash',
        'strictly_necessary_family' =>
            'PHPSESSID,wordpress_sec_,wp-settings-,wordpress_logged_in_,wp_woocommerce_session_',
    ];

    public function getSlug(): string
    {
        return 'eu-cookies-bar';
    }

    public function getName(): string
    {
        return 'EU Cookies Bar';
    }

    public function describeFound(): array
    {
        return EuCookiesBar::isThere() ? [
            __('Texts, colours and position of its bar can be imported.', 'islas'),
            __('The decisions of visitors stay valid.', 'islas'),
        ] : [];
    }

    public function readItems(): iterable
    {
        $raw = EuCookiesBar::readSettings();
        foreach (self::NECESSARY as $key => $default) {
            if (($raw[$key] ?? '') === $default) {
                unset($raw[$key]);
            }
        }
        yield from SettingItems::makeItems($raw);
        $stored = Stored::readList(get_option(EuCookiesBar::OPTION));
        yield from ConsentItems::makeLink(
            Stored::readText($stored['privacy_policy_label'] ?? ''),
            Stored::readText($stored['privacy_policy_url'] ?? '')
        );
        foreach (['custom_css', 'conditional_tag'] as $key) {
            if (Stored::readText($stored[$key] ?? '') !== '') {
                yield new Skip(Skip::UNKNOWN, $key);
            }
        }
    }
}
