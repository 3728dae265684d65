<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\ScriptQueue;
use Islas\Platform\Settings;
use Islas\Platform\ShopAddress;
use WP_Scripts;
use _WP_Dependency;

/**
 * The shop's registered jQuery: WordPress' own with jquery-migrate, or a theme's replacement.
 */
final class ShopJQuery
{
    private const HANDLE = 'jquery';

    /** Where WordPress keeps its own, which ends with `jQuery.noConflict()`. */
    private const OWN = '/wp-includes/js/jquery/';

    private Settings $settings;

    /** @var array{array<string, array<mixed>>, bool}|null The registered scripts at the last call, and its result. */
    private ?array $answer = null;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * Whether it may come at the first use instead of on every page: the owner wants it, it is of the shop's own host
     * (a synchronous request elsewhere needs permission there), and nothing was attached to it that a page would miss.
     */
    public function isOnDemand(): bool
    {
        if ($this->settings->text('jquery') !== 'auto') {
            return false;
        }
        $scripts = wp_scripts();
        $registered = [];
        foreach (ScriptQueue::listClosure($scripts, [self::HANDLE]) as $handle) {
            $script = $scripts->registered[$handle];
            $registered[$handle] = [$script->src, $script->ver, $script->extra];
        }
        // Called four times per page.
        if ($this->answer === null || $this->answer[0] !== $registered) {
            $this->answer = [$registered, ! self::isExtended(array_column($registered, 2)) && $this->isOfThisHost()];
        }

        return $this->answer[1];
    }

    /** Whether the owner wants every page to keep what it has with WooCommerce alone. */
    public function isKept(): bool
    {
        return $this->settings->text('jquery') !== 'auto';
    }

    /** @param list<array<string, mixed>> $extras What others attached to each of its scripts. */
    private static function isExtended(array $extras): bool
    {
        foreach ($extras as $extra) {
            // WordPress begins the list of inline code with `false`.
            $attached = [$extra['data'] ?? '', ...(array) ($extra['before'] ?? []), ...(array) ($extra['after'] ?? [])];
            if (array_filter($attached) !== []) {
                return true;
            }
        }

        return false;
    }

    private function isOfThisHost(): bool
    {
        $addresses = $this->listAddresses();

        return $addresses !== [] && array_filter($addresses, [self::class, 'isOnOtherHost']) === [];
    }

    private static function isOnOtherHost(string $url): bool
    {
        $host = wp_parse_url(ShopAddress::findHome(), PHP_URL_HOST);

        return ! in_array(wp_parse_url($url, PHP_URL_HOST), [null, $host], true);
    }

    /** Whether a script's own file, where it has one, is of this host. */
    public function isOnHost(WP_Scripts $scripts, string $handle, _WP_Dependency $script): bool
    {
        $address = $script->src ? $this->findAddress($scripts, $handle, $script) : '';

        return strpos($address, (string) $scripts->base_url) === 0 || ! self::isOnOtherHost($address);
    }

    /** @param list<string> $handles */
    public function isAmongHandles(array $handles): bool
    {
        return array_intersect([self::HANDLE, 'jquery-core'], $handles) !== [];
    }

    /** Whether `window.$` is left to others, as WordPress' own file leaves it. */
    public function leavesDollar(): bool
    {
        foreach ($this->listScripts(wp_scripts()) as $script) {
            if (strpos((string) $script->src, self::OWN) !== false) {
                return true;
            }
        }

        return false;
    }

    /**
     * The addresses that WordPress would print, in its order.
     *
     * @return list<string>
     */
    public function listAddresses(): array
    {
        $scripts = wp_scripts();
        $addresses = [];
        foreach ($this->listScripts($scripts) as $handle => $script) {
            $address = $this->findAddress($scripts, $handle, $script);
            if ($address !== '') {
                $addresses[] = $address;
            }
        }

        return $addresses;
    }

    /** As `WP_Scripts::do_item()` makes it. */
    public function findAddress(WP_Scripts $scripts, string $handle, _WP_Dependency $script): string
    {
        $address = (string) $script->src;
        $isUnderContent = (bool) $scripts->content_url && strpos($address, (string) $scripts->content_url) === 0;
        if (preg_match('|^(https?:)?//|', $address) !== 1 && ! $isUnderContent) {
            $address = $scripts->base_url . $address;
        }
        $version = $script->ver === null ? '' : ($script->ver ?: $scripts->default_version);
        $more = array_filter([
            is_scalar($version) && (string) $version !== '' ? 'ver=' . rawurlencode((string) $version) : '',
            (string) ($scripts->args[$handle] ?? ''),
        ]);
        if ($more !== []) {
            $address .= (strpos($address, '?') === false ? '?' : '&') . implode('&', $more);
        }
        $address = apply_filters('script_loader_src', $address, $handle);

        return is_string($address) ? esc_url_raw($address) : '';
    }

    /** @return array<string, _WP_Dependency> Those with a file. */
    private function listScripts(WP_Scripts $scripts): array
    {
        $found = [];
        foreach (ScriptQueue::listClosure($scripts, [self::HANDLE]) as $handle) {
            if ($scripts->registered[$handle]->src) {
                $found[$handle] = $scripts->registered[$handle];
            }
        }

        return $found;
    }
}
