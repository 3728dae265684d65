<?php

declare(strict_types=1);

namespace Islas;

use Islas\Admin\Owner;
use Islas\Admin\OwnerScript;
use Islas\Analytics\Analytics;
use Islas\Analytics\AnalyticsPrivacy;
use Islas\Analytics\PageData;
use Islas\Analytics\Purchases;
use Islas\Analytics\ServerDelivery;
use Islas\Cart\CheckoutButton;
use Islas\Cart\SuccessMessage;
use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\DecisionController as ConsentDoor;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Screen\ConsentScreen;
use Islas\Consent\Screen\OwnerVisit;
use Islas\Consent\Screen\Preview;
use Islas\Drawer\DrawerController as DrawerEndpoint;
use Islas\JQuery\JQueryReportController;
use Islas\Platform\Activation;
use Islas\Platform\Assets;
use Islas\Platform\Optimisers;
use Islas\Platform\ReadOnlySession;
use Islas\Platform\Settings;
use Islas\ProductAdd\AddFormController;
use Islas\Swatches\AttributeTypes;
use Islas\Swatches\SwatchesSwitch;
use Islas\Swatches\TermScreen;
use Islas\Variations\Availability;

/**
 * Every action and filter of the plugin, one row each: kind, hook, what runs, priority, arguments taken, and the
 * feature without which it is left out.
 *
 * @phpstan-type HookRow array{0: 'action'|'filter', 1: string, 2: callable, 3: int, 4: int, 5?: string}
 */
final class Hooks
{
    /** After everybody who registers and dequeues scripts. */
    private const LATE = 10000;

    /** @return list<HookRow> */
    public static function rows(Plugin $plugin): array
    {
        return [
            ['filter', 'lang_dir_for_domain', [$plugin->translations, 'locate'], 10, 2],
            ['filter', 'load_textdomain_mofile', [$plugin->translations, 'substitute'], 10, 2],
            ['action', 'before_woocommerce_init', [$plugin->compatibility, 'declare'], 10, 0],
            ['action', 'init', [$plugin->settings, 'register'], 10, 0],
            ['action', 'template_redirect', [$plugin->settings, 'hold'], -10001, 0],
            ['action', 'update_option_' . Settings::OPTION, [$plugin->settings, 'release'], 10, 0],
            ['action', 'add_option_' . Settings::OPTION, [$plugin->settings, 'release'], 10, 0],
            ['action', 'delete_option_' . Settings::OPTION, [$plugin->settings, 'release'], 10, 0],
            ['action', 'switch_blog', [$plugin->settings, 'release'], 10, 0],
            // While a feature is off nothing hears of changes of stock.
            ['action', 'update_option_' . Settings::OPTION, [Availability::class, 'changeGeneration'], 10, 0],
            ['action', 'add_option_' . Settings::OPTION, [Availability::class, 'changeGeneration'], 10, 0],
            ['filter', 'wpmu_drop_tables', [LogTable::class, 'addDropped'], 10, 2],
            ['action', 'init', [$plugin->notices, 'register'], 10, 0],
            ['action', 'admin_init', [Activation::class, 'complete'], 10, 0],
            ['action', 'rest_api_init', [$plugin, 'registerOwner'], 1, 0],

            ['action', 'wp_enqueue_scripts', [$plugin->assets, 'enqueue'], 20, 0],
            ['action', 'woocommerce_before_add_to_cart_form', [$plugin->assets, 'enqueueProductAdd'], 10, 0],
            ['action', 'woocommerce_before_variations_form', [$plugin->assets, 'enqueueProduct'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$plugin->cart->queue, 'enqueueForPage'], 21, 0],
            ['action', 'wp_head', [$plugin->cart->queue, 'enqueueForScripts'], 1, 0],
            ['action', 'wp_footer', [$plugin->cart->queue, 'enqueueForScripts'], 1, 0],
            ['filter', 'render_block_woocommerce/cart', [$plugin->cart->queue, 'enqueueForBlock'], 10, 1],
            ['filter', 'render_block_woocommerce/checkout', [$plugin->cart->queue, 'enqueueForBlock'], 10, 1],
            ['filter', 'render_block_woocommerce/product-button', [$plugin->cart->queue, 'enqueueForBlock'], 20, 1],
            [
                'filter',
                'render_block_woocommerce/add-to-cart-with-options',
                [$plugin->cart->queue, 'enqueueForBlock'],
                10,
                1,
            ],
            ['action', 'wp_head', [$plugin->assets, 'enqueueByScripts'], 1, 0],
            ['action', 'wp_head', [$plugin->assets, 'printHead'], 2, 0],
            ['action', 'wp_footer', [$plugin->assets, 'enqueueByScripts'], 1, 0],
            ['filter', 'script_module_data_' . Assets::MODULE, [$plugin->config, 'toArray'], 10, 0],
            ['filter', 'wp_script_attributes', [$plugin->optimisers, 'mark'], 10, 1],
            ['filter', 'wp_inline_script_attributes', [$plugin->optimisers, 'mark'], 10, 1],
            ...self::ofLists($plugin->optimisers),
            ['filter', 'woocommerce_cart_fragment_name', [$plugin->config, 'nameFragments'], 10, 1, 'fragments'],
            ['action', 'wp_enqueue_scripts', [$plugin->stock, 'mute'], self::LATE, 0],
            ['action', 'wp_print_scripts', [$plugin->stock, 'mute'], 1, 0],
            // Directly before WordPress prints the scripts of the head and of the footer.
            ['action', 'wp_head', [$plugin->jquery, 'show'], 8, 0],
            ['action', 'wp_print_footer_scripts', [$plugin->jquery, 'show'], 9, 0],
            ['action', 'wc_ajax_' . JQueryReportController::ENDPOINT, [ReadOnlySession::class, 'keep'], 1, 0],
            ['action', 'wc_ajax_' . JQueryReportController::ENDPOINT, [$plugin->jqueryDemands, 'answer'], 10, 0],

            ['action', 'wp_body_open', [$plugin->skipLink, 'open'], 0, 0],
            ['action', 'wp_footer', [$plugin->skipLink, 'close'], 0, 0],
            ['action', 'wp_footer', [$plugin->skipLink, 'showLate'], 1, 0],
            ['action', 'storefront_header', [$plugin->skipLink, 'hold'], 4, 0],
            ['action', 'storefront_header', [$plugin->skipLink, 'release'], 6, 0],
            ['filter', 'gettext_' . get_template(), [$plugin->skipLink, 'translate'], 10, 2],
            ['action', 'wp_print_scripts', [$plugin->passwordDictionary, 'postpone'], 2, 0, 'page'],
            ['action', 'wp_print_footer_scripts', [$plugin->passwordDictionary, 'postpone'], 1, 0, 'page'],
            ['action', 'template_redirect', [$plugin->storeNotice, 'place'], 10, 0, 'page'],
            ['filter', 'woocommerce_demo_store', [$plugin->storeNotice, 'reveal'], 10, 1, 'page'],
            ['filter', 'render_block_core/template-part', [$plugin->storeNotice, 'prepend'], 10, 1, 'page'],
            ['action', 'wp_footer', [$plugin->storeNotice, 'showIfWaiting'], 10, 0, 'page'],
            ['action', 'wp_enqueue_scripts', [$plugin->noticeBar, 'prepare'], 20, 0, 'page'],
            ['action', 'wp_body_open', [$plugin->noticeBar, 'showFirst'], 5, 0, 'page'],
            ['action', 'storefront_header', [$plugin->noticeBar, 'show'], 6, 0, 'page'],
            ['filter', 'render_block_core/template-part', [$plugin->noticeBar, 'prepend'], 10, 1, 'page'],
            ['action', 'wp_footer', [$plugin->noticeBar, 'show'], 5, 0, 'page'],
            ['action', 'woocommerce_before_template_part', [$plugin->ordering, 'hold'], 10, 1, 'page'],
            ['action', 'woocommerce_after_template_part', [$plugin->ordering, 'release'], 10, 1, 'page'],
            ['filter', 'woocommerce_form_field', [$plugin->fieldHelp, 'reveal'], 10, 1, 'page'],
            ['filter', 'nav_menu_css_class', [$plugin->accountMenu, 'mark'], 10, 2, 'page'],

            ['action', 'init', [$plugin->embedShortcode, 'register'], 10, 0],
            ['action', 'wp_ajax_islas_embed', [ReadOnlySession::class, 'keep'], 1, 0, 'embeds'],
            ['action', 'wp_ajax_nopriv_islas_embed', [ReadOnlySession::class, 'keep'], 1, 0, 'embeds'],
            ['action', 'wp_ajax_islas_embed', [$plugin->embedEndpoint, 'answer'], 10, 0, 'embeds'],
            ['action', 'wp_ajax_nopriv_islas_embed', [$plugin->embedEndpoint, 'answer'], 10, 0, 'embeds'],

            ['action', 'init', [$plugin->drawer->shell, 'register'], 10, 0, 'drawer'],
            ['filter', 'render_block_woocommerce/mini-cart', [$plugin->drawer->shell, 'noteBlock'], 10, 1, 'drawer'],
            ['action', 'wp_enqueue_scripts', [$plugin->drawer->shell, 'prepare'], 20, 0, 'drawer'],
            ['action', 'wp_footer', [$plugin->drawer->shell, 'show'], 5, 0, 'drawer'],
            ['filter', 'woocommerce_add_to_cart_fragments', [$plugin->drawer->shell, 'addFragment'], 20, 1, 'drawer'],
            ['action', 'wc_ajax_' . DrawerEndpoint::NAME, [$plugin->drawer->endpoint, 'answer'], 10, 0, 'drawer'],

            ['action', 'woocommerce_widget_shopping_cart_buttons', [CheckoutButton::class, 'hold'], 19, 0, 'cart'],
            ['action', 'woocommerce_widget_shopping_cart_buttons', [CheckoutButton::class, 'release'], 21, 0, 'cart'],
            [
                'filter',
                'render_block_woocommerce/product-button',
                [$plugin->cart->blockButton, 'print'],
                10,
                3,
                'cart',
            ],
            [
                'filter',
                'woocommerce_product_add_to_cart_success_message',
                [SuccessMessage::class, 'translate'],
                1,
                2,
                'cart',
            ],
            [
                'filter',
                'woocommerce_add_to_cart_fragments',
                [$plugin->cart->blockButton, 'addFragments'],
                20,
                1,
                'cart',
            ],
            ['action', 'wp_loaded', [$plugin->cart->formAdd, 'prepare'], 18, 0, 'product_add'],
            [
                'filter',
                'woocommerce_add_to_cart_redirect',
                [$plugin->cart->formAdd, 'hold'],
                PHP_INT_MAX,
                1,
                'product_add',
            ],
            ['action', 'woocommerce_add_to_cart', [$plugin->cart->formAdd, 'note'], 10, 4, 'product_add'],
            [
                'action',
                'wc_ajax_' . AddFormController::ENDPOINT,
                [$plugin->cart->formAdd, 'answer'],
                10,
                0,
                'product_add',
            ],
            ['action', 'shutdown', [$plugin->cart->formAdd->destination, 'answerForm'], 0, 0, 'product_add'],
            ['action', 'shutdown', [$plugin->cart->formAdd->destination, 'answerButton'], 0, 0, 'cart'],
            ['action', 'wp_loaded', [$plugin->postedChoice, 'complete'], 19, 0],
            ['action', 'rest_api_init', [$plugin->availabilityRest, 'register'], 10, 0, 'variations'],
            [
                'action',
                'woocommerce_delete_product_transients',
                [$plugin->invalidation, 'product'],
                10,
                1,
                'variations',
            ],
            ['action', 'woocommerce_updated_product_stock', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'woocommerce_product_set_stock', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'woocommerce_variation_set_stock', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'woocommerce_product_set_stock_status', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            [
                'action',
                'woocommerce_variation_set_stock_status',
                [$plugin->invalidation, 'product'],
                10,
                1,
                'variations',
            ],
            ['action', 'woocommerce_update_product', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'woocommerce_update_product_variation', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'clean_post_cache', [$plugin->invalidation, 'written'], 10, 2, 'variations'],
            ['action', 'post_updated', [$plugin->invalidation, 'moved'], 10, 3, 'variations'],
            ['action', 'added_post_meta', [$plugin->invalidation, 'meta'], 10, 3, 'variations'],
            ['action', 'updated_post_meta', [$plugin->invalidation, 'meta'], 10, 3, 'variations'],
            ['action', 'deleted_post_meta', [$plugin->invalidation, 'meta'], 10, 3, 'variations'],
            ['action', 'set_object_terms', [$plugin->invalidation, 'assigned'], 10, 4, 'variations'],
            ['action', 'deleted_term_relationships', [$plugin->invalidation, 'unassigned'], 10, 3, 'variations'],
            ['action', 'edited_term', [$plugin->invalidation, 'term'], 20, 3, 'variations'],
            ['action', 'delete_term', [$plugin->invalidation, 'term'], 20, 3, 'variations'],
            ['action', 'woocommerce_attribute_updated', [$plugin->invalidation, 'all'], 20, 0, 'variations'],
            ['action', 'woocommerce_attribute_deleted', [$plugin->invalidation, 'all'], 20, 0, 'variations'],
            ['action', 'islas_invalidate_availability', [$plugin->invalidation, 'product'], 10, 1, 'variations'],
            ['action', 'shutdown', [$plugin->invalidation, 'again'], PHP_INT_MAX, 0, 'variations'],
            [
                'filter',
                'woocommerce_dropdown_variation_attribute_options_html',
                [$plugin->variationForm, 'print'],
                20,
                2,
                'swatches',
            ],
            ['action', 'wp_enqueue_scripts', [$plugin->cardForm, 'prepare'], 20, 0, 'swatches'],
            ['filter', 'the_posts', [$plugin->cardForm, 'prime'], 10, 1, 'swatches'],
            [
                'filter',
                'woocommerce_shortcode_products_query_results',
                [$plugin->cardForm, 'prime'],
                10,
                1,
                'swatches',
            ],
            ['filter', 'woocommerce_related_products', [$plugin->cardForm, 'prime'], 10, 1, 'swatches'],
            ['filter', 'woocommerce_loop_add_to_cart_link', [$plugin->cardForm, 'print'], 20, 2, 'swatches'],
            [
                'filter',
                'woocommerce_blocks_product_grid_item_html',
                [$plugin->cardForm, 'printInGrid'],
                20,
                3,
                'swatches',
            ],
            ['action', 'wp_enqueue_scripts', [$plugin->attribution->tracking, 'prepare'], 20, 0, 'attribution'],
            [
                'filter',
                'wc_order_attribution_allow_tracking',
                [$plugin->attribution->tracking, 'leaveToTheBrowser'],
                11,
                1,
                'attribution',
            ],
            ['action', 'wp_loaded', [$plugin->attribution->visitor, 'keep'], 30, 0, 'attribution'],
            [
                'action',
                'woocommerce_checkout_order_created',
                [$plugin->attribution->source, 'save'],
                20,
                1,
                'attribution',
            ],
            [
                'action',
                'woocommerce_store_api_checkout_order_processed',
                [$plugin->attribution->source, 'save'],
                20,
                1,
                'attribution',
            ],
            [
                'filter',
                'woocommerce_privacy_export_order_personal_data',
                [$plugin->attribution->privacy, 'export'],
                10,
                2,
            ],
            [
                'filter',
                'woocommerce_privacy_remove_order_personal_data_meta',
                [$plugin->attribution->privacy, 'erase'],
                10,
                1,
            ],

            ['filter', 'woocommerce_privacy_export_order_personal_data', [AnalyticsPrivacy::class, 'export'], 10, 2],
            ['action', 'woocommerce_privacy_remove_order_personal_data', [AnalyticsPrivacy::class, 'erase'], 10, 1],
            [
                'filter',
                'woocommerce_privacy_export_customer_personal_data',
                [AnalyticsPrivacy::class, 'exportCustomer'],
                10,
                2,
            ],
            [
                'filter',
                'woocommerce_privacy_erase_personal_data_customer',
                [AnalyticsPrivacy::class, 'eraseCustomer'],
                10,
                2,
            ],

            ['action', 'rest_api_init', [$plugin->swatchesRest, 'register'], 10, 0, 'swatches'],

            ['filter', 'posts_search', [$plugin->productSearch, 'noteWhere'], PHP_INT_MIN, 2, 'search'],
            ['filter', 'posts_search', [$plugin->productSearch, 'where'], self::LATE, 2, 'search'],
            ['filter', 'posts_search_orderby', [$plugin->productSearch, 'noteOrder'], PHP_INT_MIN, 2, 'search'],
            ['filter', 'posts_search_orderby', [$plugin->productSearch, 'order'], self::LATE, 2, 'search'],
            ['action', 'rest_api_init', [$plugin->searchRest, 'register'], 10, 0, 'search'],
            ['action', 'init', [$plugin->searchOverlay, 'register'], 10, 0, 'search'],
            ['action', 'widgets_init', [$plugin->searchOverlay, 'registerWidget'], 10, 0, 'search'],
            ['action', 'wp_enqueue_scripts', [$plugin->searchOverlay, 'enqueue'], 20, 0, 'search'],
            ['filter', 'hooked_block_types', [$plugin->searchOverlay, 'hook'], 10, 4, 'search'],
            ['action', 'wp_footer', [$plugin->searchOverlay, 'show'], 10, 0, 'search'],
            ['action', 'init', [$plugin->socialOverlay, 'register'], 10, 0, 'social'],
            ['action', 'widgets_init', [$plugin->socialOverlay, 'registerWidget'], 10, 0, 'social'],
            ['action', 'wp_enqueue_scripts', [$plugin->socialOverlay, 'enqueue'], 20, 0, 'social'],
            ['action', 'wp_footer', [$plugin->socialOverlay, 'show'], 10, 0, 'social'],
            ['action', 'wp_enqueue_scripts', [$plugin->cursor, 'enqueue'], 20, 0, 'cursor'],
            ['action', 'wp_footer', [$plugin->cursor, 'show'], 10, 0, 'cursor'],

            // Everywhere: a program that makes an attribute of these types is not always on the owner's side.
            ['filter', 'product_attributes_type_selector', [AttributeTypes::class, 'add'], 10, 1],

            ['action', 'init', [$plugin->consent->api, 'loadFunctions'], 1, 0, 'consent'],
            ['action', 'init', [$plugin->consent->gate, 'close'], 1, 0, 'consent'],
            ['action', 'template_redirect', [$plugin->consent->gate, 'closeOnPage'], PHP_INT_MAX, 0, 'consent'],
            ['action', 'init', [$plugin->consent->shortcodes, 'register'], 20, 0, 'consent'],
            ['filter', 'wp_get_consent_type', [$plugin->consent->api, 'type'], 10, 1, 'consent'],
            ['filter', 'wp_has_consent', [$plugin->consent->api, 'has'], 10, 2, 'consent'],
            ['filter', 'islas_consent_is_decided', [$plugin->consent->api, 'isDecided'], 10, 1, 'consent'],
            ['filter', 'wp_consent_api_cookie_expiration', [$plugin->consent->api, 'days'], 10, 0, 'consent'],
            [
                'filter',
                'wp_consent_api_registered_' . $plugin->basename,
                [$plugin->consent->api, 'isRegistered'],
                10,
                0,
                'consent',
            ],
            ['action', 'wp_head', [$plugin->toolWatch, 'show'], -10000, 0],
            // Before every script that might wait.
            ['action', 'wp_head', [$plugin->consent->head, 'show'], -10000, 0, 'consent'],
            ['action', 'wp_head', [$plugin->consent->asked, 'watch'], -9999, 0, 'consent'],
            ['action', 'wp_ajax_' . AskedAddresses::ACTION, [ReadOnlySession::class, 'keep'], 1, 0],
            ['action', 'wp_ajax_' . AskedAddresses::ACTION, [$plugin->consent->asked, 'take'], 10, 0],
            ['action', 'wp_enqueue_scripts', [$plugin->consent->bar, 'prepare'], 20, 0, 'consent'],
            ['action', 'wp_enqueue_scripts', [$plugin->consent->api, 'feed'], PHP_INT_MAX, 0, 'consent'],
            ['action', 'wp_body_open', [$plugin->consent->place, 'showFirst'], 6, 0, 'consent'],
            ['filter', 'render_block_core/template-part', [$plugin->consent->place, 'prepend'], 11, 1, 'consent'],
            ['action', 'wp_footer', [$plugin->consent->place, 'show'], 6, 0, 'consent'],
            ['action', 'wp_footer', [$plugin->consent->bar, 'showLast'], 7, 0, 'consent'],
            ['filter', 'script_loader_tag', [$plugin->consent->holding, 'tag'], self::LATE, 2, 'consent'],
            [
                'filter',
                'wp_inline_script_attributes',
                [$plugin->consent->holding, 'inline'],
                self::LATE,
                2,
                'consent',
            ],
            ['filter', 'wp_script_attributes', [$plugin->consent->holding, 'byAddress'], self::LATE, 1, 'consent'],
            ['filter', 'wp_resource_hints', [$plugin->consent->holding, 'hints'], self::LATE, 2, 'consent'],
            ['filter', 'the_content', [$plugin->consent->holding, 'content'], self::LATE, 1, 'consent'],
            ['filter', 'widget_text_content', [$plugin->consent->holding, 'content'], self::LATE, 1, 'consent'],
            ['filter', 'embed_oembed_html', [$plugin->consent->holding, 'content'], self::LATE, 1, 'consent'],
            ['filter', 'render_block_core/html', [$plugin->consent->holding, 'content'], self::LATE, 1, 'consent'],
            ['filter', 'render_block_core/embed', [$plugin->consent->holding, 'content'], self::LATE, 1, 'consent'],
            [
                'filter',
                'wp_template_enhancement_output_buffer',
                [$plugin->consent->holding, 'page'],
                self::LATE,
                1,
                'consent',
            ],
            [
                'filter',
                'wp_template_enhancement_output_buffer',
                [$plugin->consent->barText, 'page'],
                self::LATE + 1,
                1,
                'consent',
            ],
            ['filter', 'wp_template_enhancement_output_buffer', [$plugin->contentPolicy, 'page'], self::LATE + 2, 1],
            ['action', 'template_redirect', [$plugin->contentPolicy, 'open'], -10002, 0],
            ['action', 'wp_head', [$plugin->contentPolicy, 'show'], PHP_INT_MAX, 0],
            ['action', 'template_redirect', [$plugin->consent->barText, 'open'], -10001, 0, 'consent'],
            ['action', 'template_redirect', [$plugin->consent->holding, 'open'], -10000, 0, 'consent'],
            ['filter', 'posts_pre_query', [$plugin->consent->page, 'answer'], 10, 2, 'consent'],
            ['action', 'wp', [$plugin->consent->page, 'shape'], 0, 0, 'consent'],
            ['filter', 'wp_robots', [$plugin->consent->page, 'robots'], 10, 1, 'consent'],
            ['filter', 'redirect_canonical', [$plugin->consent->page, 'stay'], 10, 1, 'consent'],
            ['action', 'wc_ajax_' . ConsentDoor::ENDPOINT, [ReadOnlySession::class, 'keep'], 1, 0, 'consent'],
            ['action', 'wc_ajax_' . ConsentDoor::ENDPOINT, [$plugin->consent->door, 'answer'], 10, 0, 'consent'],
            ['action', 'shutdown', [$plugin->consent->seen, 'notice'], 10, 0, 'consent'],
            ['action', 'save_post_page', [$plugin->consent->legalPages, 'find'], 10, 0],
            [
                'action',
                'update_option_wp_page_for_privacy_policy',
                [$plugin->consent->legalPages, 'find'],
                10,
                0,
            ],
            ['action', 'rest_api_init', [$plugin->consent->rest, 'register'], 10, 0],
            ['filter', 'rest_pre_serve_request', [$plugin->consent->rest, 'serve'], 10, 3],
            // What was logged is exported, erased and deleted in time, also while consent is off.
            ['filter', 'wp_privacy_personal_data_exporters', [$plugin->consent->privacy, 'addExporter'], 10, 1],
            ['filter', 'wp_privacy_personal_data_erasers', [$plugin->consent->privacy, 'addEraser'], 10, 1],
            ['action', 'woocommerce_cleanup_personal_data', [$plugin->consent->privacy, 'prune'], 10, 0],
        ];
    }

    /**
     * Those of optimiser plugins, each a list of what is left as it is.
     *
     * @return list<HookRow>
     */
    public static function ofLists(Optimisers $optimisers): array
    {
        $rows = [];
        foreach (
            [
                'keepScripts' => Optimisers::SCRIPT_LISTS,
                'keepHandles' => Optimisers::HANDLE_LISTS,
                'keepStyles' => Optimisers::STYLE_LISTS,
            ] as $method => $filters
        ) {
            foreach ($filters as $filter) {
                $rows[] = ['filter', $filter, [$optimisers, $method], 10, 1];
            }
        }

        return $rows;
    }

    /**
     * Those of analytics, where it is on.
     *
     * @return list<HookRow>
     */
    public static function ofAnalytics(Analytics $parts): array
    {
        return [
            ['action', 'wp_enqueue_scripts', [$parts->page, 'enqueue'], 30, 0],
            ['action', 'template_redirect', [$parts->page, 'keepFromCaches'], 10, 0],
            ['filter', 'script_module_data_' . PageData::MODULE, [$parts->page, 'toArray'], 10, 0],
            ['action', 'the_post', [$parts->lists, 'note'], 20, 1],
            ['filter', 'woocommerce_blocks_product_grid_item_html', [$parts->lists, 'noteInGrid'], 10, 3],
            ['filter', 'render_block_data', [$parts->lists, 'open'], 10, 1],
            ['filter', 'render_block_woocommerce/product-collection', [$parts->lists, 'close'], 10, 1],
            ['action', 'wp_footer', [$parts->changes, 'show'], 5, 0],
            ['action', 'woocommerce_cart_loaded_from_session', [$parts->changes, 'begin'], 10, 1],
            ['action', 'woocommerce_add_to_cart', [$parts->changes, 'note'], 10, 0],
            ['action', 'woocommerce_cart_item_removed', [$parts->changes, 'note'], 10, 0],
            ['action', 'woocommerce_cart_item_restored', [$parts->changes, 'note'], 10, 0],
            ['action', 'woocommerce_after_cart_item_quantity_update', [$parts->changes, 'note'], 10, 0],
            ['filter', 'woocommerce_add_to_cart_fragments', [$parts->changes, 'addFragment'], 10, 1],
            ['action', 'shutdown', [$parts->changes, 'keep'], 10, 0],
            ['action', 'woocommerce_blocks_loaded', [$parts->blockCart, 'register'], 10, 0],
            ['action', 'wp_login', [$parts->events, 'noteLogin'], 10, 2],
            ['action', 'woocommerce_created_customer', [$parts->events, 'noteSignUp'], 10, 1],
            ['action', 'woocommerce_checkout_order_created', [$parts->purchases, 'begin'], 10, 1],
            ['action', 'woocommerce_store_api_checkout_order_processed', [$parts->purchases, 'begin'], 10, 1],
            ['action', 'woocommerce_before_pay_action', [$parts->purchases, 'begin'], 10, 1],
            ['action', 'wc_ajax_' . Purchases::ENDPOINT, [ReadOnlySession::class, 'keep'], 1, 0],
            ['action', 'wc_ajax_' . Purchases::ENDPOINT, [$parts->purchases, 'answer'], 10, 0],
            ['action', 'woocommerce_order_status_changed', [$parts->delivery, 'schedule'], 10, 1],
            ['action', 'woocommerce_order_refunded', [$parts->delivery, 'addRefund'], 10, 2],
            ['action', 'woocommerce_refund_deleted', [$parts->delivery, 'dropRefund'], 10, 2],
            ['action', ServerDelivery::ACTION, [$parts->delivery, 'deliver'], 10, 2],
        ];
    }

    /**
     * Those of the owner's side.
     *
     * @return list<HookRow>
     */
    public static function ofOwner(Owner $owner, string $basename): array
    {
        return [
            ['filter', 'option_page_capability_' . Settings::GROUP, [$owner->screen, 'capability'], 10, 0],
            ['action', 'admin_menu', [$owner->screen, 'register'], 60, 0],
            ['filter', 'plugin_action_links_' . $basename, [$owner->screen, 'addLink'], 10, 1],
            ['action', 'rest_api_init', [$owner->rest, 'register'], 10, 0],
            ['filter', 'debug_information', [$owner->siteHealth, 'describe'], 10, 1],
            ['filter', 'site_status_tests', [$owner->siteHealth, 'addTest'], 10, 1],
            ['filter', 'site_status_tests', [$owner->jqueryHealth, 'addTest'], 10, 1],
            ['filter', 'islas_site_health', [$owner->jqueryHealth, 'addLines'], 10, 1],
            ['action', 'add_meta_boxes', [$owner->orderBox, 'add'], 20, 2],
            ['action', 'admin_notices', [$owner->swatchesSwitch, 'show'], 10, 0],
            ['action', 'admin_post_' . SwatchesSwitch::ACTION, [$owner->swatchesSwitch, 'run'], 10, 0],
            ['action', 'rest_api_init', [$owner->swatchFields, 'register'], 10, 0, 'swatches'],
            ['action', 'woocommerce_product_option_terms', [$owner->attributeTypes, 'showTerms'], 10, 3],
            [
                'action',
                'woocommerce_after_add_attribute_fields',
                [$owner->attributeScreen, 'showAdding'],
                10,
                0,
                'swatches',
            ],
            [
                'action',
                'woocommerce_after_edit_attribute_fields',
                [$owner->attributeScreen, 'showEditing'],
                10,
                0,
                'swatches',
            ],
            ['action', 'woocommerce_attribute_added', [$owner->attributeScreen, 'save'], 10, 1, 'swatches'],
            ['action', 'woocommerce_attribute_updated', [$owner->attributeScreen, 'save'], 10, 1, 'swatches'],
            ['action', 'woocommerce_attribute_deleted', [$owner->attributeScreen, 'remove'], 10, 1, 'swatches'],
            ['action', 'admin_init', [$owner->termScreen, 'register'], 10, 0, 'swatches'],
            ['action', 'created_term', [$owner->termScreen, 'save'], 10, 3, 'swatches'],
            ['action', 'edited_term', [$owner->termScreen, 'save'], 10, 3, 'swatches'],
            ['filter', 'woocommerce_product_data_tabs', [$owner->productPanel, 'addTab'], 10, 1, 'swatches'],
            ['action', 'woocommerce_product_data_panels', [$owner->productPanel, 'show'], 10, 0, 'swatches'],
            ['action', 'woocommerce_admin_process_product_object', [$owner->productPanel, 'save'], 10, 1, 'swatches'],
            ['action', 'admin_enqueue_scripts', [$owner->script, 'enqueue'], 10, 0, 'swatches'],
            ['filter', 'script_module_data_' . OwnerScript::MODULE, [$owner->script, 'data'], 10, 0, 'swatches'],
            // The screen says why, where consent is off.
            ['action', 'admin_menu', [$owner->consentScreen, 'register'], 61, 0],
            ['action', 'admin_post_' . ConsentScreen::SAVE, [$owner->consentScreen, 'save'], 10, 0],
            ['action', 'admin_post_' . ConsentScreen::TAKE, [$owner->consentScreen, 'take'], 10, 0],
            ['action', 'admin_post_' . ConsentScreen::EXPORT, [$owner->consentExport, 'send'], 10, 0],
            ['action', 'admin_post_' . Preview::ACTION, [$owner->consentPreview, 'show'], 10, 0],
            ['action', 'admin_post_' . OwnerVisit::OPEN, [$owner->consentVisit, 'open'], 10, 0],
            ['action', 'admin_init', [$owner->consentPrivacy, 'suggest'], 10, 0],
            ['filter', 'sanitize_option_' . Settings::OPTION, [$owner->analyticsCheck, 'check'], 20, 1],
            ['action', 'admin_menu', [$owner->analyticsLog, 'register'], 61, 0, 'analytics'],
            ['action', 'rest_api_init', [$owner->analyticsLog, 'registerRoute'], 10, 0, 'analytics'],
            ['action', 'admin_post_islas_analytics_clear', [$owner->analyticsLog, 'clear'], 10, 0, 'analytics'],
        ];
    }

    /**
     * Those of one attribute, known only once WooCommerce has read its attributes.
     *
     * @return list<HookRow>
     */
    public static function ofTerms(TermScreen $screen, string $taxonomy): array
    {
        return [
            ['action', $taxonomy . '_add_form_fields', [$screen, 'showAdding'], 10, 1],
            ['action', $taxonomy . '_edit_form_fields', [$screen, 'showEditing'], 10, 1],
            ['filter', 'manage_edit-' . $taxonomy . '_columns', [$screen, 'addColumn'], 10, 1],
            ['filter', 'manage_' . $taxonomy . '_custom_column', [$screen, 'fillColumn'], 10, 3],
        ];
    }

    /** @param list<HookRow> $rows */
    public static function register(array $rows, Features $features): void
    {
        $on = [];
        foreach (array_unique(array_filter(array_column($rows, 5))) as $feature) {
            $on[$feature] = $features->on($feature);
        }
        self::add(array_values(array_filter($rows, static fn (array $row) => $on[$row[5] ?? ''] ?? true)));
    }

    /** @param list<HookRow> $rows */
    public static function add(array $rows): void
    {
        foreach ($rows as [$kind, $hook, $callback, $priority, $arguments]) {
            $add = $kind === 'action' ? 'add_action' : 'add_filter';
            $add($hook, $callback, $priority, $arguments);
        }
    }
}
