<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Blocking\FramePlaceholder;
use Islas\Consent\Blocking\Rules;
use Islas\Consent\Configuration;
use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Consent\Providers;
use Islas\Platform\Assets;
use Islas\Platform\Settings;
use WP_Post;

/**
 * What the dialog shows, in the shape that `widgets/consent/settings/consent-details.ts` decodes. The browser requests
 * it when the dialog is opened.
 *
 * @phpstan-import-type Listed from CookieList
 */
final class Details
{
    private Settings $settings;
    private Configuration $configuration;
    private CookieList $cookies;
    private Assets $assets;
    private Rules $rules;

    public function __construct(
        Settings $settings,
        Configuration $configuration,
        CookieList $cookies,
        Assets $assets,
        Rules $rules
    ) {
        $this->rules = $rules;
        $this->cookies = $cookies;
        $this->settings = $settings;
        $this->configuration = $configuration;
        $this->assets = $assets;
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        $categories = [];
        foreach (array_merge(Labels::CATEGORIES, [Labels::UNCLASSIFIED]) as $category) {
            $categories[$category] = [
                'name' => Labels::category($category),
                'purpose' => Labels::aboutCategory($category, $this->cookies->nameProviders($category)),
            ];
        }
        $heading = $this->settings->text('consent_title');

        return [
            'version' => $this->configuration->version(),
            'heading' => $heading === '' ? __('Privacy and cookies', 'islas') : $heading,
            'policy' => $this->choosePolicy(),
            'styles' => $this->assets->findStyleAddresses('widgets/consent/settings/view.tsx'),
            'cookies' => self::makeRows($this->configuration->cookies->listed()),
            'known' => self::makeRows($this->cookies->listKnown()),
            'offered' => $this->configuration->listOfferedCategories(),
            'providers' => $this->listProviders(),
            'categories' => $categories,
            'texts' => self::listTexts(),
        ];
    }

    /**
     * @param list<Listed> $cookies
     * @return list<array<string, string>>
     */
    private static function makeRows(array $cookies): array
    {
        return array_map(static fn (array $cookie): array => [
            'name' => $cookie['name'],
            'category' => $cookie['category'],
            'provider' => $cookie['provider'],
            'provider_name' => CookieList::providerName($cookie['provider']),
            'purpose' => $cookie['purpose'] === '' ? '' : Labels::purpose($cookie['purpose']),
            'duration' => CookieTable::duration($cookie['duration']),
        ], $cookies);
    }

    /** @return array<string, string> The keys and English sources of `CONSENT_TEXTS`. */
    public static function listTexts(): array
    {
        return [
            'tab_policy' => __('Privacy and cookies', 'islas'),
            'tab_cookies' => __('Cookie list', 'islas'),
            'save' => __('Save settings', 'islas'),
            'accept' => __('Accept all', 'islas'),
            'decline' => __('Reject all', 'islas'),
            'close' => __('Close', 'islas'),
            'always' => __('Always active', 'islas'),
            'cookie' => __('Cookie', 'islas'),
            'provider' => __('Provider', 'islas'),
            'purpose' => __('Purpose', 'islas'),
            'duration' => __('Duration', 'islas'),
            'own' => __('This shop', 'islas'),
            'unknown' => __('Purpose not described yet.', 'islas'),
            'none' => __('No cookie of this kind is listed.', 'islas'),
            'mine' => __('My consent', 'islas'),
            'mine_none' => __('You have not decided yet.', 'islas'),
            'mine_gpc' => __('Your browser asks not to be tracked (Global Privacy Control). We respect it.', 'islas'),
            'mine_accepted' => __('You accepted all cookies.', 'islas'),
            'mine_saved' => __('You chose which cookies to allow.', 'islas'),
            'mine_declined' => __('You rejected all cookies that are not necessary.', 'islas'),
            'mine_when' => __('When', 'islas'),
            'mine_text' => __('Version of the text', 'islas'),
            'mine_id' => __('Consent ID', 'islas'),
            'copy' => __('Copy ID', 'islas'),
            'copied' => __('Copied.', 'islas'),
            'withdraw' => __('Withdraw my consent', 'islas'),
            'withdrawn' => __('Your consent has been withdrawn.', 'islas'),
        ] + FramePlaceholder::listTexts();
    }

    /** @return array<string, string> Names of those whose frames may come to a page, by key. */
    private function listProviders(): array
    {
        $names = [];
        foreach (Providers::all() as $key => $row) {
            if ($row['category'] !== 'necessary' && $row['urls'] !== []) {
                $names[$key] = $row['name'];
            }
        }
        foreach ($this->rules->listByAddress() as [, , $provider]) {
            $names[$provider] = CookieList::providerName($provider);
        }

        return $names;
    }

    /** The owner's words, else WordPress' privacy page, else a text that fits what the shop uses. */
    private function choosePolicy(): string
    {
        $own = $this->settings->text('consent_policy_text');
        if ($own !== '') {
            return wp_kses_post(wpautop($own));
        }
        $id = get_option('wp_page_for_privacy_policy');
        $page = is_numeric($id) && (int) $id > 0 ? get_post((int) $id) : null;
        if ($page instanceof WP_Post && $page->post_status === 'publish' && trim($page->post_content) !== '') {
            return PolicyText::extractText($page);
        }
        $sentences = [
            __('A cookie is a small text that a site keeps in your browser.', 'islas') . ' '
                . __('Some are needed for the shop to work; the others are yours to decide.', 'islas'),
        ];
        foreach (Labels::CATEGORIES as $category) {
            $sentences[] = Labels::category($category) . ': ' . Labels::aboutCategory($category);
        }
        $sentences[] = __('You can change your mind at any time, here, with the same ease.', 'islas');

        return '<p>' . implode('</p><p>', array_map('esc_html', $sentences)) . '</p>';
    }
}
