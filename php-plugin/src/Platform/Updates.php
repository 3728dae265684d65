<?php

declare(strict_types=1);

namespace Islas\Platform;

use Throwable;

/**
 * Brings what is stored to the version that is installed, site by site: on the first request of the owner, of cron or
 * of WP-CLI after an update, never on a visitor's. A new site of a network has no version stored, and is completed in
 * the same way.
 *
 * A migration may run twice: after it failed half-way, and when an earlier version was installed in between.
 */
final class Updates
{
    /** The version that last brought this site to its form. */
    public const OPTION = 'islas_version';

    private const LOCK = Mutex::PREFIX . 'update';

    /** Seconds until a migration that failed is tried again. */
    private const STALE = 300;

    private string $version;

    /** @var array<string, list<callable(): void>> */
    private array $migrations;

    /** @param array<string, list<callable(): void>> $migrations By the version that they came with. */
    public function __construct(string $version, array $migrations)
    {
        $this->version = $version;
        uksort($migrations, 'version_compare');
        $this->migrations = $migrations;
    }

    /** WordPress hook `wp_loaded`. Scripts of visitors also use `admin-ajax.php` and `admin-post.php`. */
    public function run(): void
    {
        $isInBackground = wp_doing_cron() || Terminal::isThere();
        if (! $isInBackground && (wp_doing_ajax() || ! current_user_can(Access::CAPABILITY))) {
            return;
        }
        if ($this->readVersion() === $this->version) {
            return;
        }
        $key = Mutex::acquire(self::LOCK, self::STALE, 1);
        if ($key !== '') {
            $this->update($key);
        }
    }

    private function update(string $key): void
    {
        // Another process may have finished between the first look and the lock.
        wp_cache_delete(self::OPTION, 'options');
        wp_cache_delete('alloptions', 'options');
        $former = $this->readVersion();
        try {
            Activation::completeOptions();
            foreach ($this->migrations as $version => $steps) {
                if (version_compare($version, $former, '>') && version_compare($version, $this->version, '<=')) {
                    array_map('call_user_func', $steps);
                    update_option(self::OPTION, $version, true);
                }
            }
            update_option(self::OPTION, $this->version, true);
        } catch (Throwable $error) {
            // The lock stays: the dashboard works meanwhile, and the rest is tried again when it expires.
            wp_trigger_error(__METHOD__, 'Islas could not update its data: ' . $error->getMessage());
            return;
        }
        Mutex::release(self::LOCK, $key);
        if ($former !== $this->version) {
            /** Runs after the migrations, with the version that runs now and the one before, '' for none. */
            do_action('islas_updated', $this->version, $former);
        }
    }

    private function readVersion(): string
    {
        return Values::text(get_option(self::OPTION));
    }
}
