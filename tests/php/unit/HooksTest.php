<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Hooks;
use Islas\Platform\Optimisers;
use Islas\Plugin;
use Islas\Tests\WordPress\Site;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * The list of hooks is complete, exact and short enough to read aloud.
 */
final class HooksTest extends PluginTestCase
{
    public function testThePluginHooksExactlyThis(): void
    {
        $plugin = new Plugin('/plugins/islas/islas.php');
        self::assertSame([
            'filter lang_dir_for_domain 10 Islas\Platform\Translations::locate 2',
            'filter load_textdomain_mofile 10 Islas\Platform\Translations::substitute 2',
            'action before_woocommerce_init 10 Islas\Platform\Compatibility::declare 0',
            'action init 10 Islas\Platform\Settings::register 0',
            'action template_redirect -10001 Islas\Platform\Settings::hold 0',
            'action update_option_islas_settings 10 Islas\Platform\Settings::release 0',
            'action add_option_islas_settings 10 Islas\Platform\Settings::release 0',
            'action delete_option_islas_settings 10 Islas\Platform\Settings::release 0',
            'action switch_blog 10 Islas\Platform\Settings::release 0',
            'action update_option_islas_settings 10 Islas\Variations\Availability::changeGeneration 0',
            'action add_option_islas_settings 10 Islas\Variations\Availability::changeGeneration 0',
            'filter wpmu_drop_tables 10 Islas\Consent\Log\LogTable::addDropped 2',
            'action init 10 Islas\Notices\NoticeList::register 0',
            'action admin_init 10 Islas\Platform\Activation::complete 0',
            'action rest_api_init 1 Islas\Plugin::registerOwner 0',
            'action wp_enqueue_scripts 20 Islas\Platform\Assets::enqueue 0',
            'action woocommerce_before_add_to_cart_form 10 Islas\Platform\Assets::enqueueProductAdd 0',
            'action woocommerce_before_variations_form 10 Islas\Platform\Assets::enqueueProduct 0',
            'action wp_enqueue_scripts 21 Islas\Cart\CartQueue::enqueueForPage 0',
            'action wp_head 1 Islas\Cart\CartQueue::enqueueForScripts 0',
            'action wp_footer 1 Islas\Cart\CartQueue::enqueueForScripts 0',
            'filter render_block_woocommerce/cart 10 Islas\Cart\CartQueue::enqueueForBlock 1',
            'filter render_block_woocommerce/checkout 10 Islas\Cart\CartQueue::enqueueForBlock 1',
            'filter render_block_woocommerce/product-button 20 Islas\Cart\CartQueue::enqueueForBlock 1',
            'filter render_block_woocommerce/add-to-cart-with-options 10 Islas\Cart\CartQueue::enqueueForBlock 1',
            'action wp_head 1 Islas\Platform\Assets::enqueueByScripts 0',
            'action wp_head 2 Islas\Platform\Assets::printHead 0',
            'action wp_footer 1 Islas\Platform\Assets::enqueueByScripts 0',
            'filter script_module_data_islas 10 Islas\Platform\ClientConfig::toArray 0',
            'filter wp_script_attributes 10 Islas\Platform\Optimisers::mark 1',
            'filter wp_inline_script_attributes 10 Islas\Platform\Optimisers::mark 1',
            ...self::optimisers(),
            'filter woocommerce_cart_fragment_name 10 Islas\Platform\ClientConfig::nameFragments 1 fragments',
            'action wp_enqueue_scripts 10000 Islas\JQuery\StockScripts::mute 0',
            'action wp_print_scripts 1 Islas\JQuery\StockScripts::mute 0',
            'action wp_head 8 Islas\JQuery\JQueryOnDemand::show 0',
            'action wp_print_footer_scripts 9 Islas\JQuery\JQueryOnDemand::show 0',
            'action wc_ajax_islas_jquery 1 Islas\Platform\ReadOnlySession::keep 0',
            'action wc_ajax_islas_jquery 10 Islas\JQuery\JQueryReportController::answer 0',
            'action wp_body_open 0 Islas\Platform\SkipLink::open 0',
            'action wp_footer 0 Islas\Platform\SkipLink::close 0',
            'action wp_footer 1 Islas\Platform\SkipLink::showLate 0',
            'action storefront_header 4 Islas\Platform\SkipLink::hold 0',
            'action storefront_header 6 Islas\Platform\SkipLink::release 0',
            'filter gettext_storefront 10 Islas\Platform\SkipLink::translate 2',
            'action wp_print_scripts 2 Islas\Fields\PasswordDictionary::postpone 0 page',
            'action wp_print_footer_scripts 1 Islas\Fields\PasswordDictionary::postpone 0 page',
            'action template_redirect 10 Islas\Notices\StoreNotice::place 0 page',
            'filter woocommerce_demo_store 10 Islas\Notices\StoreNotice::reveal 1 page',
            'filter render_block_core/template-part 10 Islas\Notices\StoreNotice::prepend 1 page',
            'action wp_footer 10 Islas\Notices\StoreNotice::showIfWaiting 0 page',
            'action wp_enqueue_scripts 20 Islas\Notices\NoticeBar::prepare 0 page',
            'action wp_body_open 5 Islas\Notices\NoticeBar::showFirst 0 page',
            'action storefront_header 6 Islas\Notices\NoticeBar::show 0 page',
            'filter render_block_core/template-part 10 Islas\Notices\NoticeBar::prepend 1 page',
            'action wp_footer 5 Islas\Notices\NoticeBar::show 0 page',
            'action woocommerce_before_template_part 10 Islas\Listing\Ordering::hold 1 page',
            'action woocommerce_after_template_part 10 Islas\Listing\Ordering::release 1 page',
            'filter woocommerce_form_field 10 Islas\Fields\FieldHelp::reveal 1 page',
            'filter nav_menu_css_class 10 Islas\Account\AccountMenu::mark 2 page',
            'action init 10 Islas\Embeds\Shortcode::register 0',
            'action wp_ajax_islas_embed 1 Islas\Platform\ReadOnlySession::keep 0 embeds',
            'action wp_ajax_nopriv_islas_embed 1 Islas\Platform\ReadOnlySession::keep 0 embeds',
            'action wp_ajax_islas_embed 10 Islas\Embeds\EmbedController::answer 0 embeds',
            'action wp_ajax_nopriv_islas_embed 10 Islas\Embeds\EmbedController::answer 0 embeds',
            'action init 10 Islas\Drawer\Drawer::register 0 drawer',
            'filter render_block_woocommerce/mini-cart 10 Islas\Drawer\Drawer::noteBlock 1 drawer',
            'action wp_enqueue_scripts 20 Islas\Drawer\Drawer::prepare 0 drawer',
            'action wp_footer 5 Islas\Drawer\Drawer::show 0 drawer',
            'filter woocommerce_add_to_cart_fragments 20 Islas\Drawer\Drawer::addFragment 1 drawer',
            'action wc_ajax_islas_drawer 10 Islas\Drawer\DrawerController::answer 0 drawer',
            'action woocommerce_widget_shopping_cart_buttons 19 Islas\Cart\CheckoutButton::hold 0 cart',
            'action woocommerce_widget_shopping_cart_buttons 21 Islas\Cart\CheckoutButton::release 0 cart',
            'filter render_block_woocommerce/product-button 10 Islas\Cart\BlockButton::print 3 cart',
            'filter woocommerce_product_add_to_cart_success_message 1 Islas\Cart\SuccessMessage::translate 2 cart',
            'filter woocommerce_add_to_cart_fragments 20 Islas\Cart\BlockButton::addFragments 1 cart',
            'action wp_loaded 18 Islas\ProductAdd\AddFormController::prepare 0 product_add',
            'filter woocommerce_add_to_cart_redirect ' . PHP_INT_MAX . ' Islas\ProductAdd\AddFormController::hold 1 product_add',
            'action woocommerce_add_to_cart 10 Islas\ProductAdd\AddFormController::note 4 product_add',
            'action wc_ajax_islas_add_form 10 Islas\ProductAdd\AddFormController::answer 0 product_add',
            'action shutdown 0 Islas\Cart\Destination::answerForm 0 product_add',
            'action shutdown 0 Islas\Cart\Destination::answerButton 0 cart',
            'action wp_loaded 19 Islas\Variations\PostedChoice::complete 0',
            'action rest_api_init 10 Islas\Variations\AvailabilityController::register 0 variations',
            'action woocommerce_delete_product_transients 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_updated_product_stock 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_product_set_stock 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_variation_set_stock 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_product_set_stock_status 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_variation_set_stock_status 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_update_product 10 Islas\Variations\Invalidation::product 1 variations',
            'action woocommerce_update_product_variation 10 Islas\Variations\Invalidation::product 1 variations',
            'action clean_post_cache 10 Islas\Variations\Invalidation::written 2 variations',
            'action post_updated 10 Islas\Variations\Invalidation::moved 3 variations',
            'action added_post_meta 10 Islas\Variations\Invalidation::meta 3 variations',
            'action updated_post_meta 10 Islas\Variations\Invalidation::meta 3 variations',
            'action deleted_post_meta 10 Islas\Variations\Invalidation::meta 3 variations',
            'action set_object_terms 10 Islas\Variations\Invalidation::assigned 4 variations',
            'action deleted_term_relationships 10 Islas\Variations\Invalidation::unassigned 3 variations',
            'action edited_term 20 Islas\Variations\Invalidation::term 3 variations',
            'action delete_term 20 Islas\Variations\Invalidation::term 3 variations',
            'action woocommerce_attribute_updated 20 Islas\Variations\Invalidation::all 0 variations',
            'action woocommerce_attribute_deleted 20 Islas\Variations\Invalidation::all 0 variations',
            'action islas_invalidate_availability 10 Islas\Variations\Invalidation::product 1 variations',
            'action shutdown ' . PHP_INT_MAX . ' Islas\Variations\Invalidation::again 0 variations',
            'filter woocommerce_dropdown_variation_attribute_options_html 20 Islas\Swatches\VariationForm::print 2 swatches',
            'action wp_enqueue_scripts 20 Islas\Swatches\CardForm::prepare 0 swatches',
            'filter the_posts 10 Islas\Swatches\CardForm::prime 1 swatches',
            'filter woocommerce_shortcode_products_query_results 10 Islas\Swatches\CardForm::prime 1 swatches',
            'filter woocommerce_related_products 10 Islas\Swatches\CardForm::prime 1 swatches',
            'filter woocommerce_loop_add_to_cart_link 20 Islas\Swatches\CardForm::print 2 swatches',
            'filter woocommerce_blocks_product_grid_item_html 20 Islas\Swatches\CardForm::printInGrid 3 swatches',
            'action wp_enqueue_scripts 20 Islas\Attribution\Tracking::prepare 0 attribution',
            'filter wc_order_attribution_allow_tracking 11 Islas\Attribution\Tracking::leaveToTheBrowser 1 attribution',
            'action wp_loaded 30 Islas\Attribution\Visitor::keep 0 attribution',
            'action woocommerce_checkout_order_created 20 Islas\Attribution\OrderSource::save 1 attribution',
            'action woocommerce_store_api_checkout_order_processed 20 Islas\Attribution\OrderSource::save 1 attribution',
            'filter woocommerce_privacy_export_order_personal_data 10 Islas\Attribution\OrderPrivacy::export 2',
            'filter woocommerce_privacy_remove_order_personal_data_meta 10 Islas\Attribution\OrderPrivacy::erase 1',
            'filter woocommerce_privacy_export_order_personal_data 10 Islas\Analytics\AnalyticsPrivacy::export 2',
            'action woocommerce_privacy_remove_order_personal_data 10 Islas\Analytics\AnalyticsPrivacy::erase 1',
            'filter woocommerce_privacy_export_customer_personal_data 10 Islas\Analytics\AnalyticsPrivacy::exportCustomer 2',
            'filter woocommerce_privacy_erase_personal_data_customer 10 Islas\Analytics\AnalyticsPrivacy::eraseCustomer 2',
            'action rest_api_init 10 Islas\Swatches\SwatchesController::register 0 swatches',
            'filter posts_search ' . PHP_INT_MIN . ' Islas\Search\ProductSearch::noteWhere 2 search',
            'filter posts_search 10000 Islas\Search\ProductSearch::where 2 search',
            'filter posts_search_orderby ' . PHP_INT_MIN . ' Islas\Search\ProductSearch::noteOrder 2 search',
            'filter posts_search_orderby 10000 Islas\Search\ProductSearch::order 2 search',
            'action rest_api_init 10 Islas\Search\SearchController::register 0 search',
            'action init 10 Islas\Search\SearchOverlay::register 0 search',
            'action widgets_init 10 Islas\Search\SearchOverlay::registerWidget 0 search',
            'action wp_enqueue_scripts 20 Islas\Search\SearchOverlay::enqueue 0 search',
            'filter hooked_block_types 10 Islas\Search\SearchOverlay::hook 4 search',
            'action wp_footer 10 Islas\Search\SearchOverlay::show 0 search',
            'action init 10 Islas\Social\SocialOverlay::register 0 social',
            'action widgets_init 10 Islas\Social\SocialOverlay::registerWidget 0 social',
            'action wp_enqueue_scripts 20 Islas\Social\SocialOverlay::enqueue 0 social',
            'action wp_footer 10 Islas\Social\SocialOverlay::show 0 social',
            'action wp_enqueue_scripts 20 Islas\Cursor\Cursor::enqueue 0 cursor',
            'action wp_footer 10 Islas\Cursor\Cursor::show 0 cursor',
            'filter product_attributes_type_selector 10 Islas\Swatches\AttributeTypes::add 1',
            'action init 1 Islas\Consent\Api::loadFunctions 0 consent',
            'action init 1 Islas\Consent\Cookies\CookieExpirer::close 0 consent',
            'action template_redirect 9223372036854775807 Islas\Consent\Cookies\CookieExpirer::closeOnPage 0 consent',
            'action init 20 Islas\Consent\Bar\Shortcodes::register 0 consent',
            'filter wp_get_consent_type 10 Islas\Consent\Api::type 1 consent',
            'filter wp_has_consent 10 Islas\Consent\Api::has 2 consent',
            'filter islas_consent_is_decided 10 Islas\Consent\Api::isDecided 1 consent',
            'filter wp_consent_api_cookie_expiration 10 Islas\Consent\Api::days 0 consent',
            'filter wp_consent_api_registered_islas/islas.php 10 Islas\Consent\Api::isRegistered 0 consent',
            'action wp_head -10000 Islas\Consent\Tools\ToolWatch::show 0',
            'action wp_head -10000 Islas\Consent\Head::show 0 consent',
            'action wp_head -9999 Islas\Consent\Blocking\AskedAddresses::watch 0 consent',
            'action wp_ajax_islas_consent_asked 1 Islas\Platform\ReadOnlySession::keep 0',
            'action wp_ajax_islas_consent_asked 10 Islas\Consent\Blocking\AskedAddresses::take 0',
            'action wp_enqueue_scripts 20 Islas\Consent\Bar\Bar::prepare 0 consent',
            'action wp_enqueue_scripts ' . PHP_INT_MAX . ' Islas\Consent\Api::feed 0 consent',
            'action wp_body_open 6 Islas\Consent\Bar\BarPlace::showFirst 0 consent',
            'filter render_block_core/template-part 11 Islas\Consent\Bar\BarPlace::prepend 1 consent',
            'action wp_footer 6 Islas\Consent\Bar\BarPlace::show 0 consent',
            'action wp_footer 7 Islas\Consent\Bar\Bar::showLast 0 consent',
            'filter script_loader_tag 10000 Islas\Consent\Blocking\TagBlockingHooks::tag 2 consent',
            'filter wp_inline_script_attributes 10000 Islas\Consent\Blocking\TagBlockingHooks::inline 2 consent',
            'filter wp_script_attributes 10000 Islas\Consent\Blocking\TagBlockingHooks::byAddress 1 consent',
            'filter wp_resource_hints 10000 Islas\Consent\Blocking\TagBlockingHooks::hints 2 consent',
            'filter the_content 10000 Islas\Consent\Blocking\TagBlockingHooks::content 1 consent',
            'filter widget_text_content 10000 Islas\Consent\Blocking\TagBlockingHooks::content 1 consent',
            'filter embed_oembed_html 10000 Islas\Consent\Blocking\TagBlockingHooks::content 1 consent',
            'filter render_block_core/html 10000 Islas\Consent\Blocking\TagBlockingHooks::content 1 consent',
            'filter render_block_core/embed 10000 Islas\Consent\Blocking\TagBlockingHooks::content 1 consent',
            'filter wp_template_enhancement_output_buffer 10000 Islas\Consent\Blocking\TagBlockingHooks::page 1 consent',
            'filter wp_template_enhancement_output_buffer 10001 Islas\Consent\Bar\BarText::page 1 consent',
            'filter wp_template_enhancement_output_buffer 10002 Islas\Platform\ContentPolicy::page 1',
            'action template_redirect -10002 Islas\Platform\ContentPolicy::open 0',
            'action wp_head ' . PHP_INT_MAX . ' Islas\Platform\ContentPolicy::show 0',
            'action template_redirect -10001 Islas\Consent\Bar\BarText::open 0 consent',
            'action template_redirect -10000 Islas\Consent\Blocking\TagBlockingHooks::open 0 consent',
            'filter posts_pre_query 10 Islas\Consent\Bar\ChoicesPage::answer 2 consent',
            'action wp 0 Islas\Consent\Bar\ChoicesPage::shape 0 consent',
            'filter wp_robots 10 Islas\Consent\Bar\ChoicesPage::robots 1 consent',
            'filter redirect_canonical 10 Islas\Consent\Bar\ChoicesPage::stay 1 consent',
            'action wc_ajax_islas_consent 1 Islas\Platform\ReadOnlySession::keep 0 consent',
            'action wc_ajax_islas_consent 10 Islas\Consent\DecisionController::answer 0 consent',
            'action shutdown 10 Islas\Consent\Cookies\SeenCookies::notice 0 consent',
            'action save_post_page 10 Islas\Consent\LegalPages::find 0',
            'action update_option_wp_page_for_privacy_policy 10 Islas\Consent\LegalPages::find 0',
            'action rest_api_init 10 Islas\Consent\Log\LogController::register 0',
            'filter rest_pre_serve_request 10 Islas\Consent\Log\LogController::serve 3',
            'filter wp_privacy_personal_data_exporters 10 Islas\Consent\Log\Privacy::addExporter 1',
            'filter wp_privacy_personal_data_erasers 10 Islas\Consent\Log\Privacy::addEraser 1',
            'action woocommerce_cleanup_personal_data 10 Islas\Consent\Log\Privacy::prune 0',
        ], array_map([self::class, 'line'], Hooks::rows($plugin)));
    }

    public function testTheOwnersSideHooksExactlyThis(): void
    {
        $owner = (new Plugin('/plugins/islas/islas.php'))->owner();
        self::assertSame([
            'filter option_page_capability_islas 10 Islas\Admin\SettingsScreen::capability 0',
            'action admin_menu 60 Islas\Admin\SettingsScreen::register 0',
            'filter plugin_action_links_islas/islas.php 10 Islas\Admin\SettingsScreen::addLink 1',
            'action rest_api_init 10 Islas\Admin\SettingsController::register 0',
            'filter debug_information 10 Islas\Admin\SiteHealth::describe 1',
            'filter site_status_tests 10 Islas\Admin\SiteHealth::addTest 1',
            'filter site_status_tests 10 Islas\JQuery\JQueryHealth::addTest 1',
            'filter islas_site_health 10 Islas\JQuery\JQueryHealth::addLines 1',
            'action add_meta_boxes 20 Islas\Attribution\OrderBox::add 2',
            'action admin_notices 10 Islas\Swatches\SwatchesSwitch::show 0',
            'action admin_post_islas_use_swatches 10 Islas\Swatches\SwatchesSwitch::run 0',
            'action rest_api_init 10 Islas\Swatches\SwatchFields::register 0 swatches',
            'action woocommerce_product_option_terms 10 Islas\Swatches\AttributeTypes::showTerms 3',
            'action woocommerce_after_add_attribute_fields 10 Islas\Swatches\AttributeScreen::showAdding 0 swatches',
            'action woocommerce_after_edit_attribute_fields 10 Islas\Swatches\AttributeScreen::showEditing 0 swatches',
            'action woocommerce_attribute_added 10 Islas\Swatches\AttributeScreen::save 1 swatches',
            'action woocommerce_attribute_updated 10 Islas\Swatches\AttributeScreen::save 1 swatches',
            'action woocommerce_attribute_deleted 10 Islas\Swatches\AttributeScreen::remove 1 swatches',
            'action admin_init 10 Islas\Swatches\TermScreen::register 0 swatches',
            'action created_term 10 Islas\Swatches\TermScreen::save 3 swatches',
            'action edited_term 10 Islas\Swatches\TermScreen::save 3 swatches',
            'filter woocommerce_product_data_tabs 10 Islas\Swatches\ProductPanel::addTab 1 swatches',
            'action woocommerce_product_data_panels 10 Islas\Swatches\ProductPanel::show 0 swatches',
            'action woocommerce_admin_process_product_object 10 Islas\Swatches\ProductPanel::save 1 swatches',
            'action admin_enqueue_scripts 10 Islas\Admin\OwnerScript::enqueue 0 swatches',
            'filter script_module_data_islas-admin 10 Islas\Admin\OwnerScript::data 0 swatches',
            'action admin_menu 61 Islas\Consent\Screen\ConsentScreen::register 0',
            'action admin_post_islas_consent_save 10 Islas\Consent\Screen\ConsentScreen::save 0',
            'action admin_post_islas_consent_take 10 Islas\Consent\Screen\ConsentScreen::take 0',
            'action admin_post_islas_consent_export 10 Islas\Consent\Screen\Export::send 0',
            'action admin_post_islas_consent_preview 10 Islas\Consent\Screen\Preview::show 0',
            'action admin_post_islas_consent_open 10 Islas\Consent\Screen\OwnerVisit::open 0',
            'action admin_init 10 Islas\Consent\Log\Privacy::suggest 0',
            'filter sanitize_option_islas_settings 20 Islas\Analytics\SettingsCheck::check 1',
            'action admin_menu 61 Islas\Analytics\LogScreen::register 0 analytics',
            'action rest_api_init 10 Islas\Analytics\LogScreen::registerRoute 0 analytics',
            'action admin_post_islas_analytics_clear 10 Islas\Analytics\LogScreen::clear 0 analytics',
        ], array_map([self::class, 'line'], Hooks::ofOwner($owner, 'islas/islas.php')));
    }

    public function testAnalyticsHooksExactlyThisAndNothingWhileItIsOff(): void
    {
        $rows = Hooks::ofAnalytics((new Plugin('/plugins/islas/islas.php'))->analytics());
        self::assertSame([
            'action wp_enqueue_scripts 30 Islas\Analytics\PageData::enqueue 0',
            'action template_redirect 10 Islas\Analytics\PageData::keepFromCaches 0',
            'filter script_module_data_islas-analytics 10 Islas\Analytics\PageData::toArray 0',
            'action the_post 20 Islas\Analytics\PageLists::note 1',
            'filter woocommerce_blocks_product_grid_item_html 10 Islas\Analytics\PageLists::noteInGrid 3',
            'filter render_block_data 10 Islas\Analytics\PageLists::open 1',
            'filter render_block_woocommerce/product-collection 10 Islas\Analytics\PageLists::close 1',
            'action wp_footer 5 Islas\Analytics\CartChanges::show 0',
            'action woocommerce_cart_loaded_from_session 10 Islas\Analytics\CartChanges::begin 1',
            'action woocommerce_add_to_cart 10 Islas\Analytics\CartChanges::note 0',
            'action woocommerce_cart_item_removed 10 Islas\Analytics\CartChanges::note 0',
            'action woocommerce_cart_item_restored 10 Islas\Analytics\CartChanges::note 0',
            'action woocommerce_after_cart_item_quantity_update 10 Islas\Analytics\CartChanges::note 0',
            'filter woocommerce_add_to_cart_fragments 10 Islas\Analytics\CartChanges::addFragment 1',
            'action shutdown 10 Islas\Analytics\CartChanges::keep 0',
            'action woocommerce_blocks_loaded 10 Islas\Analytics\BlockCart::register 0',
            'action wp_login 10 Islas\Analytics\PageEvents::noteLogin 2',
            'action woocommerce_created_customer 10 Islas\Analytics\PageEvents::noteSignUp 1',
            'action woocommerce_checkout_order_created 10 Islas\Analytics\Purchases::begin 1',
            'action woocommerce_store_api_checkout_order_processed 10 Islas\Analytics\Purchases::begin 1',
            'action woocommerce_before_pay_action 10 Islas\Analytics\Purchases::begin 1',
            'action wc_ajax_islas_order_events 1 Islas\Platform\ReadOnlySession::keep 0',
            'action wc_ajax_islas_order_events 10 Islas\Analytics\Purchases::answer 0',
            'action woocommerce_order_status_changed 10 Islas\Analytics\ServerDelivery::schedule 1',
            'action woocommerce_order_refunded 10 Islas\Analytics\ServerDelivery::addRefund 2',
            'action woocommerce_refund_deleted 10 Islas\Analytics\ServerDelivery::dropRefund 2',
            'action islas_analytics_deliver 10 Islas\Analytics\ServerDelivery::deliver 2',
        ], array_map([self::class, 'line'], $rows));
        Site::$hooks = [];
        Plugin::start('/plugins/islas/islas.php');
        self::assertSame([], preg_grep('~Islas.Analytics\\\\(?!AnalyticsPrivacy)~', array_map([self::class, 'line'], Site::$hooks)));
    }

    public function testAPageOfTheShopBuildsNothingOfTheOwners(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        self::assertNotContains('admin_menu', array_column(Site::$hooks, 1));
        Site::$admin = true;
        Plugin::start('/plugins/islas/islas.php');

        self::assertContains('admin_menu', array_column(Site::$hooks, 1));
    }

    public function testRestRequestsAreAnsweredForTheOwnerOnce(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $plugin->registerOwner();
        $plugin->registerOwner();

        self::assertSame(1, array_count_values(array_column(Site::$hooks, 1))['option_page_capability_islas']);
    }

    public function testOthersCanTakeAHookAway(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        $plugin = Plugin::instance();

        self::assertNotNull($plugin);
        self::assertContains([$plugin->skipLink, 'open'], array_column(Site::$hooks, 2));
    }

    public function testEachAttributesTermsAreShownOnceTheyAreKnown(): void
    {
        Site::$attributes = ['pa_color' => [3, 'color']];
        (new Plugin('/plugins/islas/islas.php'))->owner()->termScreen->register();

        self::assertSame([
            'pa_color_add_form_fields', 'pa_color_edit_form_fields',
            'manage_edit-pa_color_columns', 'manage_pa_color_custom_column',
        ], array_column(Site::$hooks, 1));
    }

    public function testARowOfAFeatureIsLeftOutWhileTheFeatureIsOff(): void
    {
        $rows = Hooks::rows(new Plugin('/plugins/islas/islas.php'));
        Hooks::register($rows, $this->features(['feature_page' => false]));

        self::assertNotContains('woocommerce_demo_store', array_column(Site::$hooks, 1));
        self::assertContains('wp_loaded', array_column(Site::$hooks, 1));
        self::assertContains('wp_body_open', array_column(Site::$hooks, 1));
    }

    /** Moving somebody else's handler is no hook of the plugin's own. */
    public function testHooksAreAddedInOneFile(): void
    {
        $adding = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::PLUGIN . '/src')) as $file) {
            if ($file->getExtension() === 'php' && preg_match(
                '/\badd_(action|filter)\s*\([^;]*(\$this|self::class|static\b|function\b)/',
                (string) file_get_contents($file->getPathname())
            ) === 1) {
                $adding[] = $file->getFilename();
            }
        }

        self::assertSame([], $adding);
        self::assertStringContainsString('$add($hook, $callback', (string) file_get_contents(self::PLUGIN . '/src/Hooks.php'));
    }

    /** Other plugins apply these hooks too, with values of other kinds: a type would end the page. */
    public function testNoCallbackInsistsOnATypeOfWhatOthersSend(): void
    {
        $plugin = new Plugin('/plugins/islas/islas.php');
        $typed = [];
        foreach (
            array_merge(
                Hooks::rows($plugin),
                Hooks::ofAnalytics($plugin->analytics()),
                Hooks::ofOwner($plugin->owner(), 'islas/islas.php'),
                Hooks::ofTerms($plugin->owner()->termScreen, 'pa_color')
            ) as [, $hook, $callback, , $arguments]
        ) {
            self::assertIsArray($callback);
            $parameters = (new \ReflectionMethod($callback[0], $callback[1]))->getParameters();
            foreach (array_slice($parameters, 0, $arguments) as $parameter) {
                if ($parameter->hasType()) {
                    $typed[] = "$hook \${$parameter->getName()}";
                }
            }
        }

        self::assertSame([], $typed);
    }

    public function testStartingWritesNothing(): void
    {
        Plugin::start('/plugins/islas/islas.php');

        self::assertSame([], Site::$options);
    }

    /** @param array{0: string, 1: string, 2: callable, 3: int, 4: int, 5?: string} $row */
    private static function line(array $row): string
    {
        [$kind, $hook, $callback, $priority, $arguments] = $row;
        self::assertIsArray($callback);
        self::assertTrue(is_callable($callback));
        $class = is_object($callback[0]) ? get_class($callback[0]) : $callback[0];

        return rtrim("$kind $hook $priority $class::$callback[1] $arguments " . ($row[5] ?? ''));
    }

    /** @return list<string> The filters that optimiser plugins ask what they leave as it is. */
    private static function optimisers(): array
    {
        $lines = [];
        $lists = [
            'keepScripts' => Optimisers::SCRIPT_LISTS,
            'keepHandles' => Optimisers::HANDLE_LISTS,
            'keepStyles' => Optimisers::STYLE_LISTS,
        ];
        foreach ($lists as $method => $filters) {
            foreach ($filters as $filter) {
                $lines[] = 'filter ' . $filter . ' 10 Islas\Platform\Optimisers::' . $method . ' 1';
            }
        }

        return $lines;
    }
}
