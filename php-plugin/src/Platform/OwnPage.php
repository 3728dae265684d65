<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Reads a page of this site over HTTP, as a new visitor gets it.
 */
final class OwnPage
{
    /**
     * @param array{timeout: int, redirection?: int, limit_response_size?: int} $arguments Seconds,
     *     redirects to follow, bytes to read: those of `wp_remote_get()`.
     * @return array{html: string, problem: string} The problem is an error message or the status of the answer, '' for
     *     a page.
     */
    public static function fetchPage(string $address, array $arguments): array
    {
        $answer = wp_remote_get($address, $arguments + [
            // As WordPress' own requests to the site itself.
            'sslverify' => (bool) apply_filters('https_local_ssl_verify', false, $address),
        ]);
        if (is_wp_error($answer)) {
            return self::makeFailure($answer->get_error_message());
        }
        $status = (int) wp_remote_retrieve_response_code($answer);

        return $status === 200
            ? ['html' => wp_remote_retrieve_body($answer), 'problem' => '']
            : self::makeFailure((string) $status);
    }

    /** @return array{html: string, problem: string} */
    private static function makeFailure(string $problem): array
    {
        return ['html' => '', 'problem' => mb_substr($problem, 0, 200)];
    }
}
