<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Choice;
use Islas\Consent\Configuration;
use Islas\Consent\Cookies\Cookies;
use Islas\Consent\Decision;
use Islas\Consent\GpcVisit;
use Islas\Platform\OwnerForm;

/**
 * Opens a page of the shop in the owner's browser as a visitor with a given decision sees it.
 */
final class OwnerVisit
{
    public const OPEN = 'islas_consent_open';

    private Configuration $configuration;

    public function __construct(Configuration $configuration)
    {
        $this->configuration = $configuration;
    }

    /** @return list<array{text: string, url: string}> Addresses that open a page, by decision. */
    public function addresses(string $path): array
    {
        $addresses = [];
        foreach (
            [
                'withdraw' => __('Undecided', 'islas'), 'decline' => __('Rejected', 'islas'),
                'accept' => __('Accepted', 'islas'), 'gpc' => __('Global Privacy Control', 'islas'),
            ] as $decision => $text
        ) {
            $addresses[] = ['text' => $text, 'url' => add_query_arg([
                'action' => self::OPEN, 'as' => $decision, 'path' => rawurlencode($path),
                '_wpnonce' => wp_create_nonce(self::OPEN),
            ], admin_url('admin-post.php'))];
        }

        return $addresses;
    }

    /** WordPress hook `admin_post_islas_consent_open`: the owner's browser gets the cookies of that decision. */
    public function open(): void
    {
        OwnerForm::check(self::OPEN);
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Checked above.
        $as = isset($_GET['as']) && is_string($_GET['as']) ? sanitize_key($_GET['as']) : '';
        $path = isset($_GET['path']) && is_string($_GET['path'])
            ? sanitize_text_field(wp_unslash($_GET['path']))
            : '';
        // phpcs:enable
        $isGpc = $as === 'gpc';
        $choice = Choice::fromForm($isGpc ? 'withdraw' : $as, [], [], $this->configuration, []);
        $version = $this->configuration->version();
        $id = bin2hex(random_bytes(10));
        $cookies = $choice->cookies($version, $id, time(), HOUR_IN_SECONDS);
        if ($isGpc) {
            // As of a browser whose refusal is in the log already: the owner's look is no visitor's refusal.
            $until = time() + HOUR_IN_SECONDS;
            $cookies[] = [Decision::PROOF, implode('.', [$version, time(), $id, '']), $until];
        }
        foreach ($cookies as [$name, $value, $until]) {
            Cookies::write($name, $value, $until, $this->configuration->path());
        }
        $page = home_url('/' . ltrim($path, '/'));
        wp_safe_redirect($isGpc ? GpcVisit::address($page) : $page);
        exit;
    }
}
