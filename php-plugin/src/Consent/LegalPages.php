<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Start\PolicyPage;

/**
 * Finds the shop's legal pages, so that the bar can link to them: WordPress' privacy page, the page that the owner
 * picked for the cookie policy, and pages named as Spanish shops name theirs. Looked up when pages are saved or
 * deleted, never during a visit.
 */
final class LegalPages
{
    private const KINDS = ['cookies', 'privacy', 'legal'];

    /** Slugs by the page they are taken for, the surest first. */
    private const SLUGS = [
        'cookies' => ['politica-de-cookies', 'politica-cookies', 'cookies', 'cookie-policy'],
        'legal' => ['aviso-legal', 'legal', 'legal-notice'],
    ];

    private Lists $lists;

    public function __construct(Lists $lists)
    {
        $this->lists = $lists;
    }

    /** WordPress hooks `save_post_page`, `after_delete_post`, `update_option_wp_page_for_privacy_policy`. */
    public function find(): void
    {
        if ($this->listLinks() !== $this->lists->links()) {
            $this->lists->update(fn (): array => ['links' => $this->listLinks()]);
        }
    }

    /** @return list<array{text: string, url: string}> */
    private function listLinks(): array
    {
        $found = $this->findBySlug();
        $picked = PolicyPage::url();
        if ($picked !== '') {
            $found['cookies'] = $picked;
        }
        $privacy = get_privacy_policy_url();
        if ($privacy !== '') {
            $found['privacy'] = $privacy;
        }
        $links = [];
        foreach (self::KINDS as $kind) {
            if (isset($found[$kind])) {
                $links[] = ['text' => $kind, 'url' => $found[$kind]];
            }
        }
        // Links with words of their own were imported from another plugin.
        foreach ($this->lists->links() as $link) {
            if (! in_array($link['text'], self::KINDS, true) && ! in_array($link['url'], $found, true)) {
                $links[] = $link;
            }
        }

        return $links;
    }

    /** @return array<string, string> Address by kind. */
    private function findBySlug(): array
    {
        $ids = [];
        $pages = get_posts([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_name__in' => array_merge(...array_values(self::SLUGS)),
            'numberposts' => 20,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
        ]);
        foreach ($pages as $page) {
            $ids[$page->post_name] = $page->ID;
        }
        $found = [];
        foreach (self::SLUGS as $kind => $names) {
            foreach ($names as $name) {
                if (isset($ids[$name]) && ! isset($found[$kind])) {
                    $found[$kind] = (string) get_permalink($ids[$name]);
                }
            }
        }

        return $found;
    }
}
