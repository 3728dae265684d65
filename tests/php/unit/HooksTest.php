<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Features;
use Islas\Platform\BaseModule;
use Islas\Platform\Optimisers;
use Islas\Platform\Settings;
use Islas\Plugin;
use Islas\Swatches\Module as Swatches;
use Islas\Tests\WordPress\Site;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionClass;
use ReflectionProperty;
use SplFileInfo;

/**
 * Each module declares its hooks, and the plugin registers those of the features that are on.
 */
final class HooksTest extends PluginTestCase
{
    public function testEachModuleDeclaresExactlyTheListedHooks(): void
    {
        $plugin = new Plugin('/plugins/islas/islas.php');
        $found = [];
        foreach (Plugin::MODULES as $class) {
            $module = $plugin->module($class);
            $name = str_replace(['Islas\\', '\\Module'], '', $class);
            $tables = [
                'permanentHooks' => 'always',
                'storefrontHooks' => 'always',
                'hooks' => $module::FEATURE === '' ? 'always' : 'while on',
                'ownerHooks' => 'owner',
            ];
            foreach ($tables as $method => $when) {
                $found["$name, $when"] = array_merge($found["$name, $when"] ?? [], array_map([self::class, 'line'], $module->$method()));
            }
        }

        self::assertSame([
            'Platform, always' => [
                'filter lang_dir_for_domain 10 Platform\Translations::locate 2',
                'filter load_textdomain_mofile 10 Platform\Translations::substitute 2',
                'action before_woocommerce_init 10 Platform\Compatibility::declare 0',
                'action init 10 Platform\Settings::register 0',
                'action template_redirect -10001 Platform\Settings::memoize 0',
                'filter pre_update_option_islas_settings 10 Platform\Settings::keepUnknown 2',
                'action update_option_islas_settings 10 Platform\Settings::reset 0',
                'action add_option_islas_settings 10 Platform\Settings::reset 0',
                'action delete_option_islas_settings 10 Platform\Settings::reset 0',
                'action switch_blog 10 Platform\Settings::reset 0',
                'action send_headers 10 Platform\KillSwitch::keepFromCaches 0',
                'action islas_updated 10 Platform\PageCaches::ask 0',
                'action shutdown 10 Platform\PageCaches::purge 0',
                'action wp_enqueue_scripts 20 Platform\Assets::enqueue 0',
                'action wp_enqueue_scripts 20 Platform\FormAssets::enqueueForPage 0',
                'action woocommerce_before_add_to_cart_form 10 Platform\FormAssets::enqueueForForm 0',
                'action woocommerce_before_variations_form 10 Platform\FormAssets::enqueueForVariations 0',
                'filter render_block_woocommerce/add-to-cart-with-options 10 Platform\FormAssets::noteBlock 1',
                'action wp_head 1 Platform\Assets::enqueueByScripts 0',
                'action wp_head -9999 Platform\Assets::printHead 0',
                'action wp_head 9 Platform\Assets::printPreloads 0',
                'action wp_footer 1 Platform\Assets::enqueueByScripts 0',
                'filter script_module_data_islas 10 Platform\ClientConfig::toArray 0',
                'filter wp_script_attributes 10 Platform\Optimisers::mark 1',
                'filter wp_inline_script_attributes 10 Platform\Optimisers::mark 1',
                ...self::optimisers(),
                'action wp_body_open -1 Platform\NoScriptClass::replaceFirst 0',
                'action wp_body_open 0 Platform\SkipLink::open 0',
                'action wp_footer 0 Platform\SkipLink::close 0',
                'action wp_footer 1 Platform\SkipLink::showLate 0',
                'action storefront_header 4 Platform\SkipLink::startBuffer 0',
                'action storefront_header 6 Platform\SkipLink::endBuffer 0',
                'filter gettext_storefront 10 Platform\SkipLink::translate 2',
                'filter wp_template_enhancement_output_buffer 10002 Platform\ContentPolicy::page 1',
                'action template_redirect -10002 Platform\ContentPolicy::open 0',
                'action wp_head ' . PHP_INT_MAX . ' Platform\ContentPolicy::show 0',
            ],
            'Platform, owner' => [
                'filter islas_site_health_problems 10 Platform\FileHealth::addProblems 1',
                'action add_option_islas_settings 10 Platform\PageCaches::ask 0',
                'action update_option_islas_settings 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_settings 10 Platform\PageCaches::ask 0',
                'action add_option_islas_pause 10 Platform\PageCaches::ask 0',
                'action update_option_islas_pause 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_pause 10 Platform\PageCaches::ask 0',
                'action add_option_islas_trial 10 Platform\PageCaches::ask 0',
                'action update_option_islas_trial 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_trial 10 Platform\PageCaches::ask 0',
                'action after_switch_theme 10 Platform\FileLook::ask 0',
                'action customize_save_after 10 Platform\FileLook::ask 0',
                'action save_post_wp_global_styles 10 Platform\FileLook::ask 0',
                'action save_post_custom_css 10 Platform\FileLook::ask 0',
                'action activated_plugin 10 Platform\FileLook::ask 0',
                'action deactivated_plugin 10 Platform\FileLook::ask 0',
                'action upgrader_process_complete 10 Platform\FileLook::ask 0',
                'action update_option_islas_settings 10 Platform\FileLook::ask 0',
            ],
            'Admin, always' => [
                'action wp_head -10001 Admin\BrowserErrors::watch 0',
            ],
            'Admin, owner' => [
                'filter option_page_capability_islas 10 Admin\SettingsScreen::capability 0',
                'filter option_page_capability_islas_notices 10 Admin\SettingsScreen::capability 0',
                'action update_option_islas_settings 20 Admin\SettingsRevision::note 0',
                'action add_option_islas_settings 20 Admin\SettingsRevision::note 0',
                'action admin_menu 60 Admin\SettingsScreen::register 0',
                'filter plugin_action_links_islas/islas.php 10 Admin\SettingsScreen::addLink 1',
                'action rest_api_init 10 Admin\SettingsController::register 0',
                'action admin_notices 10 Admin\PauseBox::warn 0',
                'action admin_post_islas_pause 10 Admin\PauseBox::pause 0',
                'action admin_post_islas_resume 10 Admin\PauseBox::resume 0',
                'action admin_post_islas_revoke_links 10 Admin\PauseBox::revokeLinks 0',
                'action admin_post_islas_export 10 Admin\TransferBox::download 0',
                'action admin_post_islas_import 10 Admin\TransferBox::upload 0',
                'action admin_post_islas_import_undo 10 Admin\TransferBox::undo 0',
                'action admin_notices 10 Admin\WelcomeBox::invite 0',
                'action admin_post_islas_try 10 Admin\WelcomeBox::try 0',
                'action admin_post_islas_publish 10 Admin\WelcomeBox::publish 0',
                'action admin_post_islas_check_again 10 Admin\WelcomeBox::checkAgain 0',
                'action admin_post_islas_welcome_dismiss 10 Admin\WelcomeBox::dismiss 0',
                'action rest_api_init 10 Admin\DraftController::register 0',
                'action wp_ajax_islas_errors 10 Admin\BrowserErrors::record 0',
                'filter islas_site_health 30 Admin\BrowserErrors::addLines 1',
                'filter islas_site_health 31 Admin\VisitorErrors::addLines 1',
                'filter debug_information 10 Admin\SiteHealth::describe 1',
                'filter site_status_tests 10 Admin\SiteHealth::addTest 1',
                'action admin_enqueue_scripts 10 Admin\ScreenScript::enqueue 1',
                'filter load_script_translation_file 10 Platform\Translations::substituteScript 3',
                'action admin_enqueue_scripts 10 Admin\OwnerScript::enqueue 0 swatches',
                'filter script_module_data_islas-admin 10 Admin\OwnerScript::data 0',
            ],
            'JQuery, always' => [
                'action wp_enqueue_scripts 10000 JQuery\StockScripts::muteQueued 0',
                'action wp_print_scripts 1 JQuery\StockScripts::mute 0',
                'action wp_head 8 JQuery\JQueryOnDemand::show 0',
                'action wp_print_footer_scripts 9 JQuery\JQueryOnDemand::show 0',
                'action wc_ajax_islas_jquery 1 Platform\ReadOnlySession::preventWrite 0',
                'action wc_ajax_islas_jquery 10 JQuery\JQueryReportController::handle 0',
            ],
            'JQuery, owner' => [
                'filter site_status_tests 10 JQuery\JQueryHealth::addTest 1',
                'filter islas_site_health 10 JQuery\JQueryHealth::addLines 1',
            ],
            'Fields, while on' => [
                'action wp_enqueue_scripts 9999 Fields\PasswordMeter::decide 0',
                'action wp_enqueue_scripts 9999 Fields\SelectLibrary::decide 0',
                'action wp_print_scripts 2 Fields\PasswordDictionary::postpone 0',
                'action wp_print_footer_scripts 1 Fields\PasswordDictionary::postpone 0',
                'action wp_print_scripts 10000 Fields\CountryData::move 0',
                'action wp_print_footer_scripts 9 Fields\CountryData::move 0',
                'action wp_print_footer_scripts 9 Fields\BlockCountryData::move 0',
                'filter woocommerce_form_field 10 Fields\FieldHelp::reveal 1',
            ],
            'PageFiles, while on' => [
                'action wp_head -10001 PageFiles\PageFiles::addHeadData 0',
                'action wp_enqueue_scripts 10000 PageFiles\PageFiles::keepFiles 0',
                'action wp_footer 0 PageFiles\PageFiles::keepFiles 0',
                'filter print_styles_array 10000 PageFiles\PageFiles::move 1',
                'action wp_print_footer_scripts 1 PageFiles\EmojiLoader::replace 0',
            ],
            'Notices, always' => [
                'action init 10 Notices\NoticeList::register 0',
                'filter pre_update_option_islas_notices 10 Notices\NoticeList::keepUnknown 2',
            ],
            'Notices, while on' => [
                'action template_redirect 10 Notices\StoreNotice::place 0',
                'filter woocommerce_demo_store 10 Notices\StoreNotice::reveal 1',
                'filter render_block_core/template-part 10 Notices\StoreNotice::prepend 1',
                'action wp_footer 10 Notices\StoreNotice::showIfWaiting 0',
                'action wp_head -10001 Notices\NoticeBar::addHeadData 0',
                'action wp_body_open 5 Notices\NoticeBar::showFirst 0',
                'action storefront_header 6 Notices\NoticeBar::show 0',
                'filter render_block_core/template-part 10 Notices\NoticeBar::prepend 1',
                'action wp_footer 5 Notices\NoticeBar::show 0',
            ],
            'Notices, owner' => [
                'filter pre_update_option_islas_notices 9 Notices\NoticeList::keepOthers 1',
                'action add_option_islas_notices 10 Platform\PageCaches::ask 0',
                'action update_option_islas_notices 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_notices 10 Platform\PageCaches::ask 0',
            ],
            'Listing, while on' => [
                'action woocommerce_before_template_part 10 Listing\Ordering::startBuffer 1',
                'action woocommerce_after_template_part 10 Listing\Ordering::endBuffer 1',
            ],
            'Account, while on' => [
                'action wp_enqueue_scripts 9999 Account\AccountScripts::decide 0',
                'filter nav_menu_css_class 10 Account\AccountMenu::mark 2',
            ],
            'Embeds, always' => [
                'action init 10 Embeds\Shortcode::register 0',
            ],
            'Embeds, while on' => [
                'action wp_ajax_islas_embed 1 Platform\ReadOnlySession::preventWrite 0',
                'action wp_ajax_nopriv_islas_embed 1 Platform\ReadOnlySession::preventWrite 0',
                'action wp_ajax_islas_embed 10 Embeds\EmbedController::handle 0',
                'action wp_ajax_nopriv_islas_embed 10 Embeds\EmbedController::handle 0',
            ],
            'Drawer, while on' => [
                'action init 10 Drawer\Drawer::register 0',
                'filter render_block_woocommerce/mini-cart 10 Drawer\Drawer::noteBlock 1',
                'action wp_head -10001 Drawer\Drawer::addHeadData 0',
                'action wp_enqueue_scripts 20 Drawer\Drawer::prepare 0',
                'action wp_footer 5 Drawer\Drawer::show 0',
                'filter woocommerce_add_to_cart_fragments 20 Drawer\Drawer::addFragment 1',
                'action wc_ajax_islas_drawer 10 Drawer\DrawerController::handle 0',
            ],
            'Fragments, while on' => [
                'filter woocommerce_cart_fragment_name 10 Platform\ClientConfig::nameFragments 1',
                'action wc_ajax_get_refreshed_fragments 1 Fragments\Module::keepSession 0',
            ],
            'Cart, always' => [
                'action wp_enqueue_scripts 21 Cart\CartQueue::enqueueForPage 0',
                'action wp_head 1 Cart\CartQueue::enqueueForScripts 0',
                'action wp_footer 1 Cart\CartQueue::enqueueForScripts 0',
                'filter wp_speculation_rules_href_exclude_paths 10 Cart\SpeculationPaths::exclude 1',
                'filter render_block_woocommerce/cart 10 Cart\CartQueue::enqueueForBlock 1',
                'filter render_block_woocommerce/checkout 10 Cart\CartQueue::enqueueForBlock 1',
                'filter render_block_woocommerce/product-button 20 Cart\CartQueue::enqueueForBlock 1',
                'filter render_block_woocommerce/add-to-cart-with-options 10 Cart\CartQueue::enqueueForBlock 1',
            ],
            'Cart, while on' => [
                'action woocommerce_widget_shopping_cart_buttons 19 Cart\CheckoutButton::startBuffer 0',
                'action woocommerce_widget_shopping_cart_buttons 21 Cart\CheckoutButton::endBuffer 0',
                'filter render_block_woocommerce/product-button 10 Cart\BlockButton::print 3',
                'filter script_module_data_@wordpress/interactivity 10000 Cart\Module::leaveOutBlockData 1',
                'filter wp_template_enhancement_output_buffer 9999 Cart\Module::restoreBlockData 2',
                'filter woocommerce_product_add_to_cart_success_message 1 Cart\SuccessMessage::translate 2',
                'filter woocommerce_add_to_cart_fragments 20 Cart\BlockButton::addFragments 1',
                'action shutdown 0 Cart\Destination::answerButton 0',
            ],
            'ProductAdd, while on' => [
                'action wp_loaded 18 ProductAdd\AddFormController::prepare 0',
                'filter woocommerce_add_to_cart_redirect ' . PHP_INT_MAX . ' ProductAdd\AddFormController::captureRedirect 1',
                'action woocommerce_add_to_cart 10 ProductAdd\AddFormController::recordAdded 4',
                'action wc_ajax_islas_add_form 10 ProductAdd\AddFormController::handle 0',
                'action shutdown 0 Cart\Destination::answerForm 0',
            ],
            'Variations, always' => [
                'action wp_loaded 19 Variations\PostedChoice::complete 0',
                'filter woocommerce_data_store_wp_post_read_meta 10 Variations\Module::hideSnapshot 1',
                'action update_option_islas_settings 20 Variations\Invalidation::settings 2',
                'action add_option_islas_settings 20 Variations\Invalidation::settings 2',
                'action islas_availability_store 10 Variations\Module::storeSnapshots 1',
                'action islas_availability_all 10 Variations\Module::storeAllSnapshots 1',
            ],
            'Variations, while on' => [
                'action rest_api_init 10 Variations\AvailabilityController::register 0',
                'action woocommerce_delete_product_transients 10 Variations\Invalidation::product 1',
                'action woocommerce_updated_product_stock 10 Variations\Invalidation::product 1',
                'action clean_post_cache 10 Variations\Invalidation::written 2',
                'action post_updated 10 Variations\Invalidation::moved 3',
                'action added_post_meta 10 Variations\Invalidation::meta 3',
                'action updated_post_meta 10 Variations\Invalidation::meta 3',
                'action deleted_post_meta 10 Variations\Invalidation::meta 3',
                'action edited_term 20 Variations\Invalidation::term 3',
                'action delete_term 20 Variations\Invalidation::term 3',
                'action woocommerce_attribute_updated 20 Variations\Invalidation::all 0',
                'action woocommerce_attribute_deleted 20 Variations\Invalidation::all 0',
                'action update_option_woocommerce_hide_out_of_stock_items 10 Variations\Invalidation::all 0',
                'action update_option_woocommerce_manage_stock 10 Variations\Invalidation::all 0',
                'action update_option_woocommerce_stock_format 10 Variations\Invalidation::all 0',
                'action islas_invalidate_availability 10 Variations\Invalidation::decided 1',
                'action shutdown 9223372036854775807 Variations\Invalidation::plan 0',
                'action woocommerce_scheduled_sales 20 Variations\Background::planAll 0',
            ],
            'Swatches, always' => [
                'filter product_attributes_type_selector 10 Swatches\AttributeTypes::add 1',
            ],
            'Swatches, while on' => [
                'filter woocommerce_dropdown_variation_attribute_options_html 20 Swatches\VariationForm::print 2',
                'action wp_enqueue_scripts 20 Swatches\CardForm::prepare 0',
                'filter the_posts 10 Swatches\CardForm::prime 1',
                'filter woocommerce_shortcode_products_query_results 10 Swatches\CardForm::prime 1',
                'filter woocommerce_related_products 10 Swatches\CardForm::prime 1',
                'filter woocommerce_loop_add_to_cart_link 20 Swatches\CardForm::print 2',
                'filter woocommerce_blocks_product_grid_item_html 20 Swatches\CardForm::printInGrid 3',
                'action rest_api_init 10 Swatches\SwatchesController::register 0',
            ],
            'Swatches, owner' => [
                'action add_option_islas_attribute_shapes 10 Platform\PageCaches::ask 0',
                'action update_option_islas_attribute_shapes 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_attribute_shapes 10 Platform\PageCaches::ask 0',
                'action admin_notices 10 Swatches\SwatchesSwitch::show 0',
                'action admin_post_islas_use_swatches 10 Swatches\SwatchesSwitch::run 0',
                'action rest_api_init 10 Swatches\SwatchFields::register 0 swatches',
                'action woocommerce_product_option_terms 10 Swatches\AttributeTypes::showTerms 3',
                'action woocommerce_after_add_attribute_fields 10 Swatches\AttributeScreen::showAdding 0 swatches',
                'action woocommerce_after_edit_attribute_fields 10 Swatches\AttributeScreen::showEditing 0 swatches',
                'action woocommerce_attribute_added 10 Swatches\AttributeScreen::save 1 swatches',
                'action woocommerce_attribute_updated 10 Swatches\AttributeScreen::save 1 swatches',
                'action woocommerce_attribute_deleted 10 Swatches\AttributeScreen::remove 1 swatches',
                'action admin_init 10 Swatches\TermScreen::register 0 swatches',
                'action created_term 10 Swatches\TermScreen::save 3 swatches',
                'action edited_term 10 Swatches\TermScreen::save 3 swatches',
                'filter woocommerce_product_data_tabs 10 Swatches\ProductPanel::addTab 1 swatches',
                'action woocommerce_product_data_panels 10 Swatches\ProductPanel::show 0 swatches',
                'action woocommerce_admin_process_product_object 10 Swatches\ProductPanel::save 1 swatches',
            ],
            'Gallery, while on' => [
                'action wp_enqueue_scripts 9999 Gallery\GalleryScripts::decide 0',
                'action wp_head 8 Gallery\GalleryScripts::hidePrinted 0',
                'filter script_module_data_islas-gallery 10 Gallery\GalleryScripts::toArray 0',
                'filter woocommerce_single_product_image_gallery_classes 10 Gallery\GalleryMarkup::addClass 1',
                'action woocommerce_before_template_part 10 Gallery\GalleryMarkup::startBuffer 1',
                'action woocommerce_after_template_part 10 Gallery\GalleryMarkup::endBuffer 1',
            ],
            'Gallery, owner' => ['filter islas_site_health 10 Gallery\StockGallery::addLines 1 gallery'],
            'ProductTabs, while on' => [
                'action wp_enqueue_scripts 9999 ProductTabs\TabsScripts::enqueue 0',
                'action woocommerce_before_template_part 10 ProductTabs\TabsScripts::enqueueForTemplate 1',
                'filter woocommerce_get_script_data 10 ProductTabs\RatingTexts::complete 2',
            ],
            'CartPage, while on' => [
                'action wp_enqueue_scripts 9999 CartPage\CartScripts::decide 0',
                'filter script_module_data_islas-cart-page 10 CartPage\CartScripts::toArray 0',
            ],
            'CartPage, owner' => ['filter islas_site_health 10 CartPage\StockCart::addLines 1 cart_page'],
            'Attribution, always' => [
                'filter woocommerce_privacy_export_order_personal_data 10 Attribution\OrderPrivacy::export 2',
                'filter woocommerce_privacy_remove_order_personal_data_meta 10 Attribution\OrderPrivacy::erase 1',
            ],
            'Attribution, while on' => [
                'action wp_enqueue_scripts 20 Attribution\Tracking::prepare 0',
                'filter wc_order_attribution_allow_tracking 11 Attribution\Tracking::allowWithConsentApi 1',
                'action wp_loaded 30 Attribution\Visitor::remember 0',
                'action woocommerce_checkout_order_created 20 Attribution\OrderSource::save 1',
                'action woocommerce_store_api_checkout_order_processed 20 Attribution\OrderSource::save 1',
            ],
            'Attribution, owner' => [
                'action add_meta_boxes 20 Attribution\OrderBox::add 2',
            ],
            'Search, always' => [
                'action widgets_init 10 Search\SearchOverlay::registerWidget 0',
            ],
            'Search, while on' => [
                'filter posts_search ' . PHP_INT_MIN . ' Search\ProductSearch::noteWhere 2',
                'filter posts_search 10000 Search\ProductSearch::where 2',
                'filter posts_search_orderby ' . PHP_INT_MIN . ' Search\ProductSearch::noteOrder 2',
                'filter posts_search_orderby 10000 Search\ProductSearch::order 2',
                'action woocommerce_scheduled_sales 20 Search\Collation::store 0',
                'action rest_api_init 10 Search\SearchController::register 0',
                'action wc_ajax_islas_search 1 Platform\ReadOnlySession::preventWrite 0',
                'action wc_ajax_islas_search 10 Search\SearchController::answer 0',
                'action init 10 Search\SearchOverlay::register 0',
                'action wp_head -10001 Search\SearchOverlay::addHeadData 0',
                'action wp_enqueue_scripts 20 Search\SearchOverlay::enqueue 0',
                'filter hooked_block_types 10 Search\SearchOverlay::hook 4',
                'action wp_footer 10 Search\SearchOverlay::show 0',
            ],
            'Social, always' => [
                'action widgets_init 10 Social\SocialOverlay::registerWidget 0',
            ],
            'Social, while on' => [
                'action init 10 Social\SocialOverlay::register 0',
                'action wp_head -10001 Social\SocialOverlay::addHeadData 0',
                'action wp_enqueue_scripts 20 Social\SocialOverlay::enqueue 0',
                'action wp_footer 10 Social\SocialOverlay::show 0',
            ],
            'Cursor, while on' => [
                'action wp_enqueue_scripts 20 Cursor\Cursor::enqueue 0',
                'action wp_footer 10 Cursor\Cursor::show 0',
            ],
            'Consent, always' => [
                'filter wpmu_drop_tables 10 Consent\Log\LogTable::addDropped 2',
                'action wp_head -10000 Consent\Tools\ToolWatch::show 0',
                'action wp_ajax_islas_consent_asked 1 Platform\ReadOnlySession::preventWrite 0',
                'action wp_ajax_islas_consent_asked 10 Consent\Blocking\AskedAddresses::record 0',
                'action save_post_page 10 Consent\LegalPages::find 0',
                'action after_delete_post 10 Consent\LegalPages::find 0',
                'action update_option_wp_page_for_privacy_policy 10 Consent\LegalPages::find 0',
                'action rest_api_init 10 Consent\Log\LogController::register 0',
                'filter rest_pre_serve_request 10 Consent\Log\LogController::serve 3',
                'filter pre_update_option_islas_consent 10 Consent\Lists::keepUnknown 2',
                'filter wp_privacy_personal_data_exporters 10 Consent\Log\Privacy::addExporter 1',
                'filter wp_privacy_personal_data_erasers 10 Consent\Log\Privacy::addEraser 1',
                'action woocommerce_cleanup_personal_data 10 Consent\Log\Privacy::prune 0',
                'action woocommerce_cleanup_personal_data 11 Consent\Log\LogCheck::continue 0',
                'action added_option 10 Consent\Module::recordVersion 1',
                'action updated_option 10 Consent\Module::recordVersion 1',
                'action update_site_option_active_sitewide_plugins 10 Consent\Module::recordVersion 0',
                'action islas_updated 10 Consent\Module::recordVersion 0',
                'action woocommerce_cleanup_personal_data 12 Consent\Module::recordVersion 0',
            ],
            'Consent, while on' => [
                'action init 1 Consent\Api::loadFunctions 0',
                'action init 1 Consent\Cookies\CookieExpirer::expireUnwanted 0',
                'action template_redirect ' . PHP_INT_MAX . ' Consent\Cookies\CookieExpirer::expireOnPage 0',
                'action init 20 Consent\Bar\Shortcodes::register 0',
                'filter wp_get_consent_type 10 Consent\Api::type 1',
                'filter wp_has_consent 10 Consent\Api::has 2',
                'filter islas_consent_is_decided 10 Consent\Api::isDecided 1',
                'filter wp_consent_api_cookie_expiration 10 Consent\Api::days 0',
                'filter wp_consent_api_registered_islas/islas.php 10 Consent\Api::isRegistered 0',
                'action wp_head -10000 Consent\Head::show 0',
                'action wp_head -9999 Consent\Blocking\AskedAddresses::watch 0',
                'action wp_enqueue_scripts 20 Consent\Bar\Bar::prepare 0',
                'action wp_enqueue_scripts ' . PHP_INT_MAX . ' Consent\Api::feed 0',
                'action wp_body_open 6 Consent\Bar\BarPlace::showFirst 0',
                'filter render_block_core/template-part 11 Consent\Bar\BarPlace::prepend 1',
                'action wp_footer 6 Consent\Bar\BarPlace::show 0',
                'action wp_footer 7 Consent\Bar\Bar::showLast 0',
                'filter script_loader_tag 10000 Consent\Blocking\TagBlockingHooks::tag 2',
                'filter wp_inline_script_attributes 10000 Consent\Blocking\TagBlockingHooks::inline 2',
                'filter wp_script_attributes 10000 Consent\Blocking\TagBlockingHooks::byAddress 1',
                'filter wp_resource_hints 10000 Consent\Blocking\TagBlockingHooks::hints 2',
                'filter the_content 10000 Consent\Blocking\TagBlockingHooks::content 1',
                'filter widget_text_content 10000 Consent\Blocking\TagBlockingHooks::content 1',
                'filter embed_oembed_html 10000 Consent\Blocking\TagBlockingHooks::content 1',
                'filter render_block_core/html 10000 Consent\Blocking\TagBlockingHooks::content 1',
                'filter render_block_core/embed 10000 Consent\Blocking\TagBlockingHooks::content 1',
                'filter wp_template_enhancement_output_buffer 10000 Consent\Blocking\TagBlockingHooks::page 1',
                'filter wp_template_enhancement_output_buffer 10001 Consent\Bar\BarText::page 1',
                'action template_redirect -10001 Consent\Bar\BarText::open 0',
                'action template_redirect -10000 Consent\Blocking\TagBlockingHooks::open 0',
                'filter posts_pre_query 10 Consent\Bar\ChoicesPage::showPage 2',
                'action wp 0 Consent\Bar\ChoicesPage::shape 0',
                'filter wp_robots 10 Consent\Bar\ChoicesPage::robots 1',
                'filter redirect_canonical 10 Consent\Bar\ChoicesPage::stay 1',
                'action wc_ajax_islas_consent 1 Platform\ReadOnlySession::preventWrite 0',
                'action wc_ajax_islas_consent 10 Consent\DecisionController::handle 0',
                'action shutdown 10 Consent\Cookies\SeenCookies::record 0',
            ],
            'Consent, owner' => [
                'action add_option_islas_consent 10 Platform\PageCaches::ask 0',
                'action update_option_islas_consent 10 Platform\PageCaches::ask 0',
                'action delete_option_islas_consent 10 Platform\PageCaches::ask 0',
                'action admin_menu 61 Consent\Screen\ConsentScreen::register 0',
                'action admin_post_islas_consent_save 10 Consent\Screen\ConsentScreen::save 0',
                'action admin_post_islas_consent_export 10 Consent\Screen\Export::send 0',
                'action admin_post_islas_consent_erase 10 Consent\Screen\LogForms::eraseId 0',
                'action admin_post_islas_consent_prune 10 Consent\Screen\LogForms::pruneNow 0',
                'action admin_post_islas_consent_check 10 Consent\Screen\LogForms::checkRows 0',
                'filter islas_site_health 10 Consent\Screen\LogHealth::addLines 1',
                'filter islas_site_health_problems 10 Consent\Screen\LogHealth::addProblems 1',
                'action admin_post_islas_consent_preview 10 Consent\Screen\Preview::show 0',
                'action admin_post_islas_consent_shop 10 Consent\Screen\ShopPreview::open 0',
                'action admin_post_islas_consent_start 10 Consent\Start\StartController::handle 0',
                'action admin_post_islas_consent_open 10 Consent\Screen\OwnerVisit::open 0',
                'action admin_init 10 Consent\Log\Privacy::suggest 0',
            ],
            'Analytics, always' => [
                'filter woocommerce_privacy_export_order_personal_data 10 Analytics\AnalyticsPrivacy::export 2',
                'action woocommerce_privacy_remove_order_personal_data 10 Analytics\AnalyticsPrivacy::erase 1',
                'filter woocommerce_privacy_export_customer_personal_data 10 Analytics\AnalyticsPrivacy::exportCustomer 2',
                'filter woocommerce_privacy_erase_personal_data_customer 10 Analytics\AnalyticsPrivacy::eraseCustomer 2',
                'action islas_analytics_deliver 10 Analytics\Module::postponeDelivery 2',
            ],
            'Analytics, while on' => [
                'action wp_enqueue_scripts 30 Analytics\PageData::enqueue 0',
                'action template_redirect 10 Analytics\PageData::keepFromCaches 0',
                'filter script_module_data_islas-analytics 10 Analytics\PageData::toArray 0',
                'action the_post 20 Analytics\PageLists::collect 1',
                'filter woocommerce_blocks_product_grid_item_html 10 Analytics\PageLists::collectFromGrid 3',
                'filter render_block_data 10 Analytics\PageLists::open 1',
                'filter render_block_woocommerce/product-collection 20 Analytics\PageLists::close 1',
                'filter render_block_core/query 20 Analytics\PageLists::close 1',
                'action wp_footer 5 Analytics\CartChanges::show 0',
                'action woocommerce_cart_loaded_from_session 10 Analytics\CartChanges::begin 1',
                'action woocommerce_add_to_cart 10 Analytics\CartChanges::markChanged 0',
                'action woocommerce_cart_item_removed 10 Analytics\CartChanges::markChanged 0',
                'action woocommerce_cart_item_restored 10 Analytics\CartChanges::markChanged 0',
                'action woocommerce_after_cart_item_quantity_update 10 Analytics\CartChanges::markChanged 0',
                'filter woocommerce_add_to_cart_fragments 10 Analytics\CartChanges::addFragment 1',
                'action shutdown 10 Analytics\CartChanges::store 0',
                'action woocommerce_blocks_loaded 10 Analytics\BlockCart::register 0',
                'action wp_login 10 Analytics\PageEvents::noteLogin 2',
                'action woocommerce_created_customer 10 Analytics\PageEvents::noteSignUp 1',
                'action woocommerce_checkout_order_created 10 Analytics\Purchases::begin 1',
                'action woocommerce_store_api_checkout_order_processed 10 Analytics\Purchases::begin 1',
                'action woocommerce_before_pay_action 10 Analytics\Purchases::begin 1',
                'action wc_ajax_islas_order_events 1 Platform\ReadOnlySession::preventWrite 0',
                'action wc_ajax_islas_order_events 10 Analytics\Purchases::handle 0',
                'action woocommerce_order_status_changed 10 Analytics\ServerDelivery::schedule 1',
                'action woocommerce_order_refunded 10 Analytics\ServerDelivery::addRefund 2',
                'action woocommerce_refund_deleted 10 Analytics\ServerDelivery::dropRefund 2',
                'action islas_analytics_deliver 10 Analytics\ServerDelivery::deliver 2',
            ],
            'Analytics, owner' => [
                'filter sanitize_option_islas_settings 20 Analytics\SettingsCheck::check 1',
                'action admin_menu 61 Analytics\LogScreen::register 0 analytics',
                'action rest_api_init 10 Analytics\LogScreen::registerRoute 0 analytics',
                'action admin_post_islas_analytics_clear 10 Analytics\LogScreen::clear 0 analytics',
            ],
            'TakeOver, owner' => [
                'action admin_post_islas_takeover_run 10 TakeOver\TakeOverBox::run 0',
                'action admin_post_islas_takeover_colours 10 TakeOver\TakeOverBox::acceptColours 0',
                'action admin_post_islas_takeover_undo 10 TakeOver\TakeOverBox::undo 0',
            ],
            'Welcome, always' => [
                'action islas_check 10 Welcome\FirstSettings::check 0',
            ],
            'Welcome, owner' => [
                'filter islas_site_health 15 Welcome\ShopCheck::addLines 1',
                'filter islas_site_health 20 Welcome\PageFigures::addLines 1',
                'filter islas_site_health_problems 20 Welcome\PageFigures::addProblems 1',
            ],
        ], array_filter($found));
    }

    public function testEveryFeatureHasAModuleAndEveryModuleAKnownFeature(): void
    {
        $switches = [];
        foreach (Plugin::MODULES as $class) {
            $switches[] = $class::FEATURE;
        }

        self::assertSame([], array_diff(array_keys(Features::TABLE), $switches), 'Features without a module.');
        self::assertSame([], array_diff(array_filter($switches), array_keys(Features::TABLE)), 'Modules of unknown features.');
    }

    public function testAModuleCreatesNoServiceWhileItsFeatureIsOff(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = array_fill_keys(
            array_map(static fn (string $feature): string => 'feature_' . $feature, array_keys(Features::TABLE)),
            false
        );
        Plugin::start(self::PLUGIN . '/islas.php');
        $made = [];
        foreach (['Analytics', 'Cursor', 'Drawer', 'Search', 'Social'] as $name) {
            $module = Plugin::instance() === null ? null : Plugin::instance()->module('Islas\\' . $name . '\\Module');
            $services = new ReflectionProperty(BaseModule::class, 'services');
            $services->setAccessible(true);
            $made[$name] = array_keys((array) $services->getValue($module));
        }

        self::assertSame([[], [], [], [], []], array_values($made));
    }

    public function testRegistersTheOwnersHooksOnlyInTheAdmin(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        self::assertNotContains('admin_menu', array_column(Site::$hooks, 1));
        Site::$admin = true;
        Plugin::start('/plugins/islas/islas.php');

        self::assertContains('admin_menu', array_column(Site::$hooks, 1));
    }

    public function testRegisteringTheOwnersHooksTwiceAddsThemOnce(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $plugin->registerOwner();
        $plugin->registerOwner();

        self::assertSame(1, array_count_values(array_column(Site::$hooks, 1))['option_page_capability_islas']);
    }

    public function testHookCallbacksUseTheObjectsThatThePluginExposes(): void
    {
        Plugin::start(self::PLUGIN . '/islas.php');
        $plugin = Plugin::instance();

        self::assertNotNull($plugin);
        $callbacks = array_column(Site::$hooks, 2);
        self::assertContains([$plugin->skipLink, 'open'], $callbacks);
        self::assertContains([$plugin->fieldHelp, 'reveal'], $callbacks);
        self::assertContains([$plugin->cart->queue, 'enqueueForPage'], $callbacks);
        self::assertContains([$plugin->consent->bar, 'prepare'], $callbacks);
        self::assertFalse(isset($plugin->none));
    }

    public function testEveryDocumentedPropertyOfThePluginExistsWithItsType(): void
    {
        $plugin = new Plugin('/plugins/islas/islas.php');
        preg_match_all('/@property-read (\S+) \$(\w+)/', (string) (new ReflectionClass(Plugin::class))->getDocComment(), $found);
        self::assertNotSame([], $found[2]);
        foreach ($found[2] as $place => $name) {
            self::assertTrue(isset($plugin->$name), $name);
            $type = strrchr('\\' . $found[1][$place], '\\');
            $class = '\\' . get_class($plugin->$name);
            self::assertTrue(substr($class, -strlen($type)) === $type || substr($class, -7) === '\\Module', $name);
        }
    }

    public function testRegistersTheTermScreenHooksForEachAttribute(): void
    {
        Site::$attributes = ['pa_color' => [3, 'color']];
        (new Plugin('/plugins/islas/islas.php'))->swatches->termScreen->register();

        self::assertSame([
            'pa_color_add_form_fields', 'pa_color_edit_form_fields',
            'manage_edit-pa_color_columns', 'manage_pa_color_custom_column',
        ], array_column(Site::$hooks, 1));
    }

    public function testOmitsTheHooksOfFeaturesThatAreOffAndKeepsTheOthers(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = ['feature_page' => false, 'feature_swatches' => false];
        Site::$admin = true;
        Plugin::start(self::PLUGIN . '/islas.php');
        $hooks = array_column(Site::$hooks, 1);

        self::assertNotContains('woocommerce_demo_store', $hooks);
        self::assertNotContains('woocommerce_product_data_tabs', $hooks, 'A single hook can depend on a feature.');
        self::assertContains('wp_loaded', $hooks);
        self::assertContains('wp_body_open', $hooks);
        self::assertContains('admin_menu', $hooks);
    }

    /** Moving another plugin's handler does not count as adding a hook. */
    public function testOnlyTheHookTableAddsThePluginsHooks(): void
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
        self::assertStringContainsString('$add($hook, $callback', (string) file_get_contents(self::PLUGIN . '/src/Platform/HookTable.php'));
    }

    /** Other plugins apply these hooks too, with values of other types: a declared type would be a fatal error. */
    public function testHookCallbacksDeclareNoParameterTypes(): void
    {
        $plugin = new Plugin('/plugins/islas/islas.php');
        $typed = [];
        $rows = [Swatches::termHooks($plugin->swatches->termScreen, 'pa_color')];
        foreach (Plugin::MODULES as $class) {
            $module = $plugin->module($class);
            array_push($rows, $module->permanentHooks(), $module->hooks(), $module->ownerHooks());
        }
        foreach (array_merge(...$rows) as [, $hook, $callback, , $arguments]) {
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

    public function testStartingThePluginWritesNoOption(): void
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

        $class = str_replace('Islas\\', '', $class);

        return rtrim("$kind $hook $priority $class::$callback[1] $arguments " . ($row[5] ?? ''));
    }

    /** @return list<string> Filters by which optimiser plugins collect what they must not change. */
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
                $lines[] = 'filter ' . $filter . ' 10 Platform\Optimisers::' . $method . ' 1';
            }
        }

        return $lines;
    }
}
