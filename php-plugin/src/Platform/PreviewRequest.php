<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Whether this request shows a draft to its author, and the draft in place of what is stored: options are answered from
 * it before anything has read them.
 *
 * The draft is in the address, not in a cookie: a cookie would show it in every tab of the browser. The page's script
 * carries the query on to links and forms; requests of `wc-ajax`, whose addresses are fixed, are recognised by the page
 * that sends them.
 */
final class PreviewRequest
{
    /** Query variable with the value that `PreviewLink` makes. */
    public const PARAMETER = 'islas_preview';

    private string $value = '';

    /** @var array<string, array<mixed>>|null Options by name; null before the request was looked at. */
    private ?array $options = null;

    public function isOn(): bool
    {
        return $this->options() !== [];
    }

    /** The query variable of this request. */
    public function value(): string
    {
        return $this->isOn() ? $this->value : '';
    }

    /** Called before any option of Islas is read. */
    public function start(): void
    {
        if (! $this->isOn()) {
            return;
        }
        foreach (array_keys($this->options()) as $name) {
            HookTable::add([['filter', 'pre_option_' . $name, [$this, 'answer'], 10, 2]]);
        }
        // REST requests may write what is stored.
        HookTable::add([['action', 'rest_api_init', [$this, 'end'], 0, 0]]);
        HookTable::add((new PreviewPage($this))->hooks());
        // Consent reads the decision from here; WordPress and WooCommerce do not.
        $_SERVER['HTTP_COOKIE'] = '';
    }

    /**
     * WordPress filters `pre_option_…`.
     *
     * @param mixed $value
     * @param mixed $name
     * @return mixed
     */
    public function answer($value, $name)
    {
        return is_string($name) ? $this->options()[$name] ?? $value : $value;
    }

    /** WordPress hook `rest_api_init`: a request that only reads gets the draft, such as the choices of consent. */
    public function end(): void
    {
        if (isset($_SERVER['REQUEST_METHOD']) && $_SERVER['REQUEST_METHOD'] === 'GET') {
            return;
        }
        foreach (array_keys($this->options()) as $name) {
            remove_filter('pre_option_' . $name, [$this, 'answer']);
        }
    }

    /** @return array<string, array<mixed>> */
    private function options(): array
    {
        if ($this->options === null) {
            $this->value = is_admin() ? '' : self::given();
            $user = $this->value === '' ? 0 : Access::signedInOwner();
            $id = $user === 0 ? '' : PreviewLink::id($this->value, $user);
            $this->options = $id === '' ? [] : (new Drafts())->read($user, $id);
        }

        return $this->options;
    }

    private static function given(): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Signed, and only reads.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Compared with a pattern and a signature.
        $query = isset($_GET[self::PARAMETER]) ? wp_unslash($_GET[self::PARAMETER]) : '';
        if ($query === '' && isset($_GET['wc-ajax'])) {
            $query = self::ofPage(isset($_SERVER['HTTP_REFERER']) ? wp_unslash($_SERVER['HTTP_REFERER']) : '');
        }
        // phpcs:enable

        return is_string($query) ? $query : '';
    }

    /** @param mixed $page Address of the page that sent the request. */
    private static function ofPage($page): string
    {
        $page = is_string($page) ? $page : '';
        $isOwn = wp_parse_url($page, PHP_URL_HOST) === wp_parse_url(home_url(), PHP_URL_HOST);
        wp_parse_str($isOwn ? (string) wp_parse_url($page, PHP_URL_QUERY) : '', $query);

        return is_string($query[self::PARAMETER] ?? null) ? $query[self::PARAMETER] : '';
    }
}
