<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Looks in the background at some of the shop's own pages, as a new visitor gets them (`FileCandidates`), for what they
 * have alike, and makes the files of it; no page writes.
 *
 * @phpstan-import-type Found from FileCandidates
 */
final class FileLook
{
    /** Hook of the background work. */
    public const ACTION = 'islas_look';

    /** WordPress hooks of what may change the style sheets of the shop. */
    public const SOURCES = [
        'after_switch_theme', 'customize_save_after', 'save_post_wp_global_styles', 'save_post_custom_css',
        'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete', 'update_option_' . Settings::OPTION,
    ];

    private const LOCK = Mutex::PREFIX . 'files';
    /** Seconds after which a look was left behind, and those that it waits for a page. */
    private const STALE = 300;
    private const PATIENCE = 15;

    /** Style sheets of one name that get files, those on most pages; and names. The rest differs from page to page. */
    private const MOST_OF_NAME = 3;
    private const MOST_STYLES = 4;

    /** Problems, by which Site Health has its sentence. */
    public const NO_PAGE = 'page';
    public const NO_FOLDER = 'folder';

    /** The hooks of `SOURCES`, and after an update of Islas. */
    public static function requestLook(): void
    {
        FileRows::changeState(['asked' => time()]);
        self::planLook();
    }

    /**
     * WordPress hook `wp_loaded` in requests of the owner, of cron and of WP-CLI: a file that is lost is written again,
     * and a look is planned when it is due.
     */
    public static function restoreFiles(): void
    {
        // Scripts of visitors also use `admin-ajax.php`.
        if (wp_doing_ajax() && ! current_user_can(Access::CAPABILITY)) {
            return;
        }
        $path = FileFolder::findFolder()['path'] ?? '';
        $lost = array_filter(
            FileRows::listFiles(),
            static fn (string $file): bool => ! is_file($path . $file),
            ARRAY_FILTER_USE_KEY
        );
        $key = $lost !== [] && FileFolder::isWritable() ? Mutex::acquire(self::LOCK, self::STALE, 1) : '';
        if ($key !== '') {
            FileFolder::writeMissing($lost);
            Mutex::release(self::LOCK, $key);
        }
        ['looked' => $looked, 'asked' => $asked] = FileRows::readState();
        if ($looked <= $asked || time() - $looked > DAY_IN_SECONDS) {
            self::planLook();
        }
    }

    /** Own action, by the scheduler. */
    public static function lookAtPages(): void
    {
        $key = Mutex::acquire(self::LOCK, self::STALE, 1);
        if ($key === '') {
            return;
        }
        $now = time();
        $found = self::readPages();
        if ($found !== null) {
            FileRows::storeRows($found, $now);
        }
        $files = FileRows::listFiles();
        $isComplete = FileFolder::writeMissing($files);
        FileFolder::deleteOld(array_keys($files));
        $problem = $found === null ? self::NO_PAGE : ($isComplete ? '' : self::NO_FOLDER);
        FileRows::changeState(['looked' => $now, 'problem' => $problem]);
        Mutex::release(self::LOCK, $key);
    }

    /** Unless one waits already. One that runs may have read its pages before the change. */
    private static function planLook(): void
    {
        if (function_exists('as_schedule_single_action') && function_exists('as_get_scheduled_actions')) {
            $waiting = as_get_scheduled_actions([
                'hook' => self::ACTION, 'group' => Deactivation::GROUP, 'status' => 'pending', 'per_page' => 1,
            ], 'ids');
            if ($waiting === []) {
                as_schedule_single_action(time(), self::ACTION, [], Deactivation::GROUP);
            }
        } elseif (wp_next_scheduled(self::ACTION) === false) {
            wp_schedule_single_event(time(), self::ACTION);
        }
    }

    /** @return Found|null Null where no page could be read. */
    private static function readPages(): ?array
    {
        $pages = [];
        $failures = 0;
        foreach (self::listAddresses() as $address) {
            $page = self::visitPage($address);
            if ($page !== null) {
                $pages[] = $page;
            } elseif (++$failures > 1 && $pages === []) {
                break;
            }
        }

        return $pages === [] ? null : self::chooseShared($pages);
    }

    /** @return Found|null */
    private static function visitPage(string $address): ?array
    {
        $signed = add_query_arg(SignedVisit::LOOK, SignedVisit::makeValue(SignedVisit::LOOK), $address);

        return FileCandidates::readCandidates(
            OwnPage::fetchPage($signed, ['timeout' => self::PATIENCE, 'redirection' => 3])['html']
        );
    }

    /**
     * What the pages have alike: of style sheets what is on two pages at least.
     *
     * @param non-empty-list<Found> $pages
     * @return Found
     */
    private static function chooseShared(array $pages): array
    {
        $times = [];
        foreach ($pages as $page) {
            foreach ($page as $kind => $names) {
                foreach ($names as $name => $codes) {
                    foreach (array_unique($codes) as $code) {
                        $times[$kind][$name][$code] = ($times[$kind][$name][$code] ?? 0) + 1;
                    }
                }
            }
        }
        $chosen = [];
        foreach ($times as $kind => $names) {
            $least = $kind === DataFiles::STYLE ? min(2, count($pages)) : 1;
            foreach ($names as $name => $codes) {
                $shared = array_filter($codes, static fn (int $count): bool => $count >= $least);
                arsort($shared);
                $most = array_slice($shared, 0, self::MOST_OF_NAME, true);
                $chosen[$kind][$name] = array_map('strval', array_keys($most));
            }
            $chosen[$kind] = array_filter($chosen[$kind]);
        }
        $styles = $chosen[DataFiles::STYLE] ?? [];
        // The largest ones, so that no page asks for many files.
        uasort($styles, static fn (array $one, array $two): int => strlen($two[0]) - strlen($one[0]));
        $chosen[DataFiles::STYLE] = array_slice($styles, 0, self::MOST_STYLES, true);

        return $chosen;
    }

    /** @return list<string> */
    private static function listAddresses(): array
    {
        $pages = [home_url('/')];
        foreach (['shop', 'cart', 'checkout', 'myaccount'] as $page) {
            $pages[] = wc_get_page_permalink($page, '');
        }
        foreach (['simple', 'variable'] as $type) {
            $products = wc_get_products([
                'status' => 'publish', 'visibility' => 'visible', 'type' => $type, 'limit' => 1, 'return' => 'ids',
            ]);
            $pages[] = is_array($products) && is_int($products[0] ?? null) ? (string) get_permalink($products[0]) : '';
        }
        $terms = get_terms(['taxonomy' => 'product_cat', 'number' => 1, 'hide_empty' => true]);
        $link = is_array($terms) && isset($terms[0]) ? get_term_link($terms[0]) : '';
        $pages[] = is_string($link) ? $link : '';
        foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => 1, 'fields' => 'ids']) as $post) {
            $pages[] = (string) get_permalink($post);
        }

        return array_values(array_unique(array_filter($pages)));
    }
}
