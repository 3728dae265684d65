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
        return $this->readOptions() !== [];
    }

    /** The query variable of this request. */
    public function getValue(): string
    {
        return $this->isOn() ? $this->value : '';
    }

    /** Called before any option of Islas is read. */
    public function startPreview(): void
    {
        if (! $this->isOn()) {
            return;
        }
        foreach (array_keys($this->readOptions()) as $name) {
            HookTable::addRows([['filter', 'pre_option_' . $name, [$this, 'answerOptions'], 10, 2]]);
        }
        // REST requests may write what is stored.
        HookTable::addRows([['action', 'rest_api_init', [$this, 'endPreview'], 0, 0]]);
        HookTable::addRows((new PreviewPage($this))->listHooks());
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
    public function answerOptions($value, $name)
    {
        return is_string($name) ? $this->readOptions()[$name] ?? $value : $value;
    }

    /** WordPress hook `rest_api_init`: a request that only reads gets the draft, such as the choices of consent. */
    public function endPreview(): void
    {
        if (isset($_SERVER['REQUEST_METHOD']) && $_SERVER['REQUEST_METHOD'] === 'GET') {
            return;
        }
        foreach (array_keys($this->readOptions()) as $name) {
            remove_filter('pre_option_' . $name, [$this, 'answerOptions']);
        }
    }

    /** @return array<string, array<mixed>> */
    private function readOptions(): array
    {
        if ($this->options === null) {
            $this->value = is_admin() ? '' : self::readGiven();
            $user = $this->value === '' ? 0 : Access::findSignedInOwner();
            $id = $user === 0 ? '' : PreviewLink::findDraft($this->value, $user);
            $this->options = $id === '' ? [] : (new Drafts())->readDraft($user, $id);
        }

        return $this->options;
    }

    private static function readGiven(): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Signed, and only reads.
        // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Compared with a pattern and a signature.
        $query = isset($_GET[self::PARAMETER]) ? wp_unslash($_GET[self::PARAMETER]) : '';
        if ($query === '' && isset($_GET['wc-ajax'])) {
            $query = self::readFromPage(isset($_SERVER['HTTP_REFERER']) ? wp_unslash($_SERVER['HTTP_REFERER']) : '');
        }
        // phpcs:enable

        return is_string($query) ? $query : '';
    }

    /** @param mixed $page Address of the page that sent the request. */
    private static function readFromPage($page): string
    {
        $page = is_string($page) ? $page : '';
        $isOwn = wp_parse_url($page, PHP_URL_HOST) === wp_parse_url(home_url(), PHP_URL_HOST);
        wp_parse_str($isOwn ? (string) wp_parse_url($page, PHP_URL_QUERY) : '', $query);

        return is_string($query[self::PARAMETER] ?? null) ? $query[self::PARAMETER] : '';
    }
}
