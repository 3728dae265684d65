<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\PageCaches;
use Islas\Platform\Values;
use Islas\Variations\Module as Variations;

/**
 * Swatches in place of the lists of a variable product, in its form and on cards, and their screens.
 *
 * @property-read ProductAppearance $appearance
 * @property-read Images $images
 * @property-read Groups $groups
 * @property-read VariationForm $variationForm
 * @property-read CardForm $cardForm
 * @property-read BlockForm $blockForm
 * @property-read SwatchesController $swatchesRest
 * @property-read SwatchesSwitch $swatchesSwitch
 * @property-read SwatchFields $swatchFields
 * @property-read AttributeTypes $attributeTypes
 * @property-read AttributeScreen $attributeScreen
 * @property-read TermScreen $termScreen
 * @property-read ProductPanel $productPanel
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'swatches';

    public function permanentHooks(): array
    {
        return [
            // Everywhere: a program that makes an attribute of these types is not always in the dashboard.
            ['filter', 'product_attributes_type_selector', AttributeTypes::class, 'addTypes', 10, 1],
        ];
    }

    public function hooks(): array
    {
        return [
            ['filter', 'woocommerce_dropdown_variation_attribute_options_html', 'variationForm', 'addSwatches', 20, 2],
            ...self::listBlockHooks(),
            ['action', 'wp_enqueue_scripts', 'cardForm', 'enqueueFiles', 20, 0],
            ['filter', 'the_posts', 'cardForm', 'noteListed', 10, 1],
            ['filter', 'woocommerce_shortcode_products_query_results', 'cardForm', 'noteListed', 10, 1],
            ['filter', 'woocommerce_related_products', 'cardForm', 'noteListed', 10, 1],
            ['filter', 'woocommerce_loop_add_to_cart_link', 'cardForm', 'addForm', 20, 2],
            ['filter', 'woocommerce_blocks_product_grid_item_html', 'cardForm', 'addFormInGrid', 20, 3],
            ['filter', 'islas_filtered_card', 'cardForm', 'keepPrinted', 10, 2],
        ];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'rest_api_init', 'swatchesRest', 'registerRoute', 10, 0, self::FEATURE],
            ...PageCaches::listHooks(AttributeShapes::OPTION),
            ['action', 'admin_notices', 'swatchesSwitch', 'printOffer', 10, 0],
            ['action', 'admin_post_' . SwatchesSwitch::ACTION, 'swatchesSwitch', 'switchSwatches', 10, 0],
            ['action', 'rest_api_init', 'swatchFields', 'registerFields', 10, 0, self::FEATURE],
            ['action', 'woocommerce_product_option_terms', 'attributeTypes', 'printTerms', 10, 3],
            [
                'action',
                'woocommerce_after_add_attribute_fields',
                'attributeScreen',
                'printAddField',
                10,
                0,
                self::FEATURE,
            ],
            [
                'action',
                'woocommerce_after_edit_attribute_fields',
                'attributeScreen',
                'printEditField',
                10,
                0,
                self::FEATURE,
            ],
            ['action', 'woocommerce_attribute_added', 'attributeScreen', 'saveShape', 10, 1, self::FEATURE],
            ['action', 'woocommerce_attribute_updated', 'attributeScreen', 'saveShape', 10, 1, self::FEATURE],
            ['action', 'woocommerce_attribute_deleted', 'attributeScreen', 'removeShape', 10, 1, self::FEATURE],
            ['action', 'admin_init', self::class, 'addTermHooks', 10, 0, self::FEATURE],
            ['action', 'created_term', 'termScreen', 'saveTerm', 10, 3, self::FEATURE],
            ['action', 'edited_term', 'termScreen', 'saveTerm', 10, 3, self::FEATURE],
            ['filter', 'woocommerce_product_data_tabs', 'productPanel', 'addTab', 10, 1, self::FEATURE],
            ['action', 'woocommerce_product_data_panels', 'productPanel', 'printPanel', 10, 0, self::FEATURE],
            [
                'action',
                'woocommerce_admin_process_product_object',
                'productPanel',
                'saveOverrides',
                10,
                1,
                self::FEATURE,
            ],
        ];
    }

    /** WordPress hook `admin_init`, where the attributes are known; also for requests of the list's own script. */
    public function addTermHooks(): void
    {
        foreach (Values::texts(wc_get_attribute_taxonomy_names()) as $taxonomy) {
            HookTable::registerRows($this, self::listTermHooks($taxonomy));
        }
    }

    /** @return list<HookRow> Hooks of one attribute. */
    public static function listTermHooks(string $taxonomy): array
    {
        return [
            ['action', $taxonomy . '_add_form_fields', 'termScreen', 'printAddFields', 10, 1],
            ['action', $taxonomy . '_edit_form_fields', 'termScreen', 'printEditFields', 10, 1],
            ['filter', 'manage_edit-' . $taxonomy . '_columns', 'termScreen', 'addColumn', 10, 1],
            ['filter', 'manage_' . $taxonomy . '_custom_column', 'termScreen', 'fillColumn', 10, 3],
        ];
    }

    /** @return list<HookRow> Of the controls of the block *Add to Cart + Options*, and of what is around them. */
    private static function listBlockHooks(): array
    {
        $selector = 'render_block_woocommerce/add-to-cart-with-options-variation-selector';

        return [
            ['filter', 'render_block_woocommerce/product-filter-chips', 'blockForm', 'addSwatches', 10, 3],
            ['filter', 'render_block_woocommerce/dropdown', 'blockForm', 'addSwatches', 10, 3],
            ['filter', $selector . '-attribute', 'blockForm', 'hideUnavailable', 10, 2],
            ['filter', $selector, 'blockForm', 'followChoices', 10, 1],
        ];
    }

    private function variations(): Variations
    {
        return $this->modules->get(Variations::class);
    }

    protected function appearance(): ProductAppearance
    {
        return new ProductAppearance($this->platform()->settings);
    }

    protected function images(): Images
    {
        return new Images();
    }

    protected function groups(): Groups
    {
        $settings = $this->platform()->settings;
        $availability = $this->variations()->availability;
        $availability->readAlongOption(AttributeShapes::OPTION);

        return new Groups(
            $settings,
            $this->appearance,
            $availability,
            new States($settings),
            $this->images,
            new TermNames()
        );
    }

    protected function variationForm(): VariationForm
    {
        return new VariationForm($this, $this->variations()->availabilityRest, $this->platform()->assets);
    }

    protected function blockForm(): BlockForm
    {
        return new BlockForm($this, $this->variations(), $this->platform()->assets);
    }

    protected function cardForm(): CardForm
    {
        $platform = $this->platform();

        return new CardForm(
            $platform->settings,
            $platform->features,
            $this,
            $this->variations(),
            $platform->assets
        );
    }

    protected function swatchesRest(): SwatchesController
    {
        return new SwatchesController($this);
    }

    protected function swatchesSwitch(): SwatchesSwitch
    {
        return new SwatchesSwitch($this->platform()->settings);
    }

    protected function swatchFields(): SwatchFields
    {
        return new SwatchFields();
    }

    protected function attributeTypes(): AttributeTypes
    {
        return new AttributeTypes();
    }

    protected function attributeScreen(): AttributeScreen
    {
        return new AttributeScreen();
    }

    protected function termScreen(): TermScreen
    {
        return new TermScreen();
    }

    protected function productPanel(): ProductPanel
    {
        return new ProductPanel();
    }
}
