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
use Islas\CartPage\StockCart;
use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\SeenCookies;
use Islas\Consent\DecidedVersions;
use Islas\Consent\Lists;
use Islas\Consent\Log\Log as ConsentLog;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogKeys;
use Islas\Consent\Log\LogLimits;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Screen\Draft;
use Islas\Consent\Start\StartState;
use Islas\Consent\Tools\HostedTool;
use Islas\Embeds\Frames;
use Islas\Gallery\StockGallery;
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
        StockGallery::OPTION,
        StockCart::OPTION,
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
    public const META = [ProductAppearance::META, Availability::META, DeliveryLog::META, Record::META];

    /** @var list<string> Meta of orders where they have tables of their own. */
    public const ORDER_META = [DeliveryLog::META, Record::META];

    /** @var list<string> Meta of people. */
    public const USER_META = [Visitor::USER_META, Visitor::USER_BATCHES];

    /** @var list<string> Beginnings of option names. */
    public const PREFIXES = ['islas_availability_', OrderLock::PREFIX, Mutex::PREFIX, Journal::CHUNK];

    /** @var list<string> Beginnings of transient names. */
    public const TRANSIENTS = [
        Frames::TRANSIENT, Draft::TRANSIENT, SettingsImport::PROBLEMS, TakeOverBox::RESULT, Drafts::TRANSIENT,
    ];

    public static function run(): void
    {
        if (! is_multisite()) {
            self::site();
            return;
        }
        foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $id) {
            switch_to_blog((int) $id);
            self::site();
            restore_current_blog();
        }
    }

    private static function site(): void
    {
        Deactivation::site();
        LogTable::drop();
        DataFiles::deleteAll();
        delete_metadata('user', 0, ConsentLog::USER_META, '', true);
        foreach (self::OPTIONS as $option) {
            delete_option($option);
        }
        foreach (self::META as $key) {
            delete_post_meta_by_key($key);
        }
        foreach (self::USER_META as $key) {
            delete_metadata('user', 0, $key, '', true);
        }
        self::orders();
        foreach (self::PREFIXES as $prefix) {
            array_map('delete_option', self::startingWith($prefix));
        }
        // Those kept in the table; an object cache drops its own within a day.
        foreach (self::TRANSIENTS as $prefix) {
            foreach (self::startingWith('_transient_' . $prefix) as $name) {
                delete_transient(substr($name, strlen('_transient_')));
            }
        }
    }

    /** Where orders have tables of their own, whether those are in use or were once. */
    private static function orders(): void
    {
        /** @var wpdb $wpdb */
        global $wpdb;
        $table = $wpdb->prefix . 'wc_orders_meta';
        if ($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($table))) === null) {
            return;
        }
        foreach (self::ORDER_META as $key) {
            $wpdb->delete($table, ['meta_key' => $key]);
        }
    }

    /** @return list<string> Names of options. */
    private static function startingWith(string $prefix): array
    {
        /** @var wpdb $wpdb */
        global $wpdb;

        return Values::texts($wpdb->get_col($wpdb->prepare(
            'SELECT option_name FROM %i WHERE option_name LIKE %s',
            $wpdb->options,
            $wpdb->esc_like($prefix) . '%'
        )));
    }
}
