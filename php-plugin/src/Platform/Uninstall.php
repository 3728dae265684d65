<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Admin\BrowserErrors;
use Islas\Admin\SettingsRevision;
use Islas\Admin\VisitorErrors;
use Islas\Analytics\DeliveryLog;
use Islas\Analytics\Log as AnalyticsLog;
use Islas\Analytics\OrderLock;
use Islas\Analytics\Visitor;
use Islas\Attribution\Record;
use Islas\Cart\HostCart;
use Islas\CartPage\StockCartLog;
use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\DecidedVersions;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log as ConsentLog;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogKeys;
use Islas\Consent\Log\LogLimits;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Start\StartState;
use Islas\Consent\Tools\HostedTool;
use Islas\Embeds\Frames;
use Islas\Gallery\StockGalleryLog;
use Islas\JQuery\JQueryReportController;
use Islas\Notices\NoticeList;
use Islas\Search\Collation;
use Islas\Search\SearchOverlay;
use Islas\Social\SocialOverlay;
use Islas\Swatches\AttributeShapes;
use Islas\Swatches\ProductAppearance;
use Islas\TakeOver\Import;
use Islas\TakeOver\Journal;
use Islas\TakeOver\TakeOverBox;
use Islas\Variations\Availability;
use Islas\Welcome\FirstSettings;
use Islas\Welcome\PageFigures;
use wpdb;

/**
 * Deletes what the plugin wrote under its own names, on every site of a network, and nothing else. Colours and images
 * of terms stay: they are the shop's data, under the keys of Variation Swatches for WooCommerce, which may have written
 * them and may read them again.
 */
final class Uninstall
{
    /** @var list<string> */
    public const OPTIONS = [
        Settings::OPTION,
        Updates::OPTION,
        FileRows::OPTION,
        KillSwitch::OPTION,
        SupportLink::OPTION,
        Trial::OPTION,
        FirstSettings::OPTION,
        PageFigures::OPTION,
        SettingsImport::OPTION,
        Journal::OPTION,
        Import::LOCK,
        SettingsRevision::OPTION,
        BrowserErrors::OPTION,
        VisitorErrors::OPTION,
        AttributeShapes::OPTION,
        NoticeList::OPTION,
        JQueryReportController::OPTION,
        StockGalleryLog::OPTION,
        StockCartLog::OPTION,
        AnalyticsLog::OPTION,
        'widget_' . SearchOverlay::WIDGET,
        'widget_' . SocialOverlay::WIDGET,
        Lists::OPTION,
        DecidedVersions::OPTION,
        DecidedVersions::PURPOSES,
        SeenCookies::OPTION,
        AskedAddresses::OPTION,
        HostedTool::OPTION,
        StartState::OPTION,
        LogTable::READY,
        LogCheck::OPTION,
        LogKeys::OPTION,
        LogLimits::OPTION,
        Collation::OPTION,
    ];

    /** @var list<string> Meta of products, and of orders where posts hold them. */
    public const META = [
        ProductAppearance::META, Availability::META, DeliveryLog::META, Record::META, HostCart::META,
    ];

    /** @var list<string> Meta of orders where they have tables of their own. */
    public const ORDER_META = [DeliveryLog::META, Record::META, HostCart::META];

    /** @var list<string> Meta of people. */
    public const USER_META = [Visitor::USER_META, Visitor::USER_BATCHES];

    /** @var list<string> Beginnings of option names. */
    public const PREFIXES = ['islas_availability_', OrderLock::PREFIX, Mutex::PREFIX, FileRows::ROW, Journal::CHUNK];

    /** @var list<string> Beginnings of transient names. */
    public const TRANSIENTS = [
        Frames::TRANSIENT, SettingsImport::PROBLEMS, TakeOverBox::RESULT, Drafts::TRANSIENT,
    ];

    /**
     * A constant number of queries for each site, however many products, orders and customers it has. A network has one
     * request for all its sites: where that ends too early, deleting the plugin again continues.
     */
    public static function run(): void
    {
        if (function_exists('set_time_limit')) {
            set_time_limit(0);
        }
        foreach (Sites::listSites() as $id) {
            Sites::runOn($id, [self::class, 'cleanSite']);
        }
        /** @var wpdb $wpdb */
        global $wpdb;
        self::deleteMeta($wpdb->usermeta, array_merge(self::USER_META, [ConsentLog::USER_META]));
        foreach (['options', 'post_meta', 'user_meta'] as $group) {
            // Without this a persistent cache would answer with what is gone.
            wp_cache_supports('flush_group') ? wp_cache_flush_group($group) : wp_cache_flush();
        }
    }

    /** Of the current site. */
    public static function cleanSite(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        Deactivation::unscheduleActions();
        LogTable::dropTable();
        FileFolder::deleteFolder();
        self::deleteOptions();
        self::deleteMeta($wpdb->postmeta, self::META);
        $orders = $wpdb->prefix . 'wc_orders_meta';
        // Where orders have tables of their own, whether those are in use or were once.
        if ($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($orders))) !== null) {
            self::deleteMeta($orders, self::ORDER_META);
        }
    }

    /** Transients in the table; an object cache drops its own within a day. */
    private static function deleteOptions(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $starts = self::PREFIXES;
        foreach (self::TRANSIENTS as $prefix) {
            array_push($starts, '_transient_' . $prefix, '_transient_timeout_' . $prefix);
        }
        $patterns = array_map(static fn (string $start): string => $wpdb->esc_like($start) . '%', $starts);
        $names = implode(', ', array_fill(0, count(self::OPTIONS), '%s'));
        $likes = implode(' OR ', array_fill(0, count($patterns), 'option_name LIKE %s'));
        $delete = "DELETE FROM %i WHERE option_name IN ($names) OR $likes";
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $wpdb->query($wpdb->prepare($delete, $wpdb->options, ...self::OPTIONS, ...$patterns) ?? '');
        wp_cache_delete_multiple(array_merge(self::OPTIONS, ['alloptions', 'notoptions']), 'options');
    }

    /** @param list<string> $keys */
    private static function deleteMeta(string $table, array $keys): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $places = implode(', ', array_fill(0, count($keys), '%s'));
        $delete = "DELETE FROM %i WHERE meta_key IN ($places)";
        // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Literals with a placeholder for every value.
        $wpdb->query($wpdb->prepare($delete, $table, ...$keys) ?? '');
    }
}
