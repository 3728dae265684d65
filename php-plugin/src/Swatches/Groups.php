<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\PlainText;
use Islas\Platform\Settings;
use Islas\Variations\Availability;
use Islas\Variations\PostedChoice;
use Islas\Variations\Snapshot;
use Islas\Variations\VariationRows;
use Islas\Variations\VisitorRules;
use WC_Product_Variable;

/**
 * The options of a product: its attributes in the shape that the template, the browser and other front ends read.
 *
 * @phpstan-import-type Item from SwatchGroup
 * @phpstan-import-type Props from SwatchGroup
 * @phpstan-import-type Appearance from TermMeta
 */
final class Groups
{
    private Settings $settings;
    private ProductAppearance $appearance;
    private Availability $availability;
    private States $states;
    private Images $images;
    private TermNames $names;

    /** @var array<int, int> How many groups each product has on this page: a number that its place does not change. */
    private array $made = [];

    public function __construct(
        Settings $settings,
        ProductAppearance $appearance,
        Availability $availability,
        States $states,
        Images $images,
        TermNames $names
    ) {
        $this->settings = $settings;
        $this->appearance = $appearance;
        $this->availability = $availability;
        $this->states = $states;
        $this->images = $images;
        $this->names = $names;
    }

    /**
     * What a listing will show is read together.
     *
     * @param list<int> $products Variable ones.
     */
    public function primeProducts(array $products): void
    {
        $this->availability->primeSnapshots($products);
        $this->names->shareOrders();
        $images = [];
        foreach ($products as $product) {
            $snapshot = $this->availability->findKnown($product);
            if ($snapshot === null) {
                continue;
            }
            foreach ($snapshot->getAttributes() as [$attribute, $values]) {
                $field = VariationRows::ATTRIBUTE . sanitize_title($attribute);
                $images[] = array_values($snapshot->getDecidedImages($field));
                if ($this->appearance->chooseType($product, $attribute) === 'image') {
                    $terms = $this->names->findTermIds($product, $attribute);
                    $shown = $this->findAppearances($product, $attribute, $values, $terms, $snapshot);
                    $images[] = array_column($shown, 'image');
                }
            }
        }
        $this->images->primeImages(array_merge([], ...$images));
    }

    /**
     * @param array<string, string> $asked Choices before the product's own, field to value.
     * @return list<Props> Every attribute of the product's variations.
     */
    public function listGroups(WC_Product_Variable $product, array $asked = []): array
    {
        $groups = [];
        foreach ($this->availability->findSnapshot($product)->getAttributes() as [$attribute, $values]) {
            $groups[] = $this->makeGroup($product, $attribute, $values, $asked);
        }

        return $groups;
    }

    /**
     * @param list<string> $values
     * @param array<string, string> $asked Choices before the product's own, field to value.
     * @return Props
     */
    public function makeGroup(
        WC_Product_Variable $product,
        string $attribute,
        array $values,
        array $asked = []
    ): array {
        $id = $product->get_id();
        $type = $this->appearance->chooseType($id, $attribute);
        $this->made[$id] = ($this->made[$id] ?? 0) + 1;
        // First, because the shape is read together with the snapshot.
        $items = $this->makeItems($product, $attribute, $type, $values, $asked);

        return [
            'id' => 'islas-swatch-' . $id . '-' . $this->made[$id],
            'attribute' => VariationRows::ATTRIBUTE . sanitize_title($attribute),
            'label' => PlainText::ofMarkup((string) wc_attribute_label($attribute, $product)),
            'type' => $type,
            'shape' => $this->appearance->chooseShape($id, $attribute),
            'behavior' => $this->settings->text('attribute_behavior'),
            'unavailable_text' => $this->readText('unavailable_tooltip_text'),
            'out_of_stock_text' => $this->readText('out_of_stock_tooltip_text'),
            'items' => $items,
        ];
    }

    /** @return array<string, string> What swatches say where the owner has typed nothing, by setting. */
    public static function listDefaultTexts(): array
    {
        return [
            'unavailable_tooltip_text' => __('Not available with your other choices', 'islas'),
            'out_of_stock_tooltip_text' => __('Out of stock', 'islas'),
        ];
    }

    private function readText(string $key): string
    {
        return $this->settings->text($key) ?: self::listDefaultTexts()[$key];
    }

    /**
     * @param list<string> $values
     * @param array<string, string> $asked
     * @return list<Item>
     */
    private function makeItems(
        WC_Product_Variable $product,
        string $attribute,
        string $type,
        array $values,
        array $asked
    ): array {
        $snapshot = $this->availability->findSnapshot($product);
        $names = $this->names->nameValues($product, $attribute, $values);
        $terms = array_map(static fn (array $name) => $name[1], $names);
        $appearances = $this->findAppearances($product->get_id(), $attribute, $values, $terms, $snapshot);
        if ($type === 'image') {
            $this->images->primeImages(array_column($appearances, 'image'));
        }
        $choices = array_merge(PostedChoice::findFirstChoice($product, $snapshot), $asked);
        $states = $this->computeStates(VariationRows::ATTRIBUTE . sanitize_title($attribute), $snapshot, $choices);
        $items = [];
        foreach ($names as $value => [$name]) {
            $appearance = $appearances[$value];
            $state = $states[$value] ?? ['state' => 'disabled', 'reason' => 'unavailable', 'left' => null];
            $items[] = [
                'value' => (string) $value,
                'name' => $name,
                'state' => $state['state'],
                'reason' => $state['reason'],
                'hint' => $state['left'] === null ? '' : sprintf(
                    /* translators: %d: quantity in stock */
                    _n('%d left', '%d left', $state['left'], 'islas'),
                    $state['left']
                ),
                'color' => $appearance['color'],
                'second' => $appearance['second'],
                'image' => $type === 'image' ? $this->images->findUrl($appearance['image']) : '',
                'tooltip' => $appearance['tooltip'],
            ];
        }

        return $items;
    }

    /**
     * An item without an image of its own shows that of a variation.
     *
     * @param list<string> $values
     * @param array<array-key, int> $terms Value to term id, 0 for a custom attribute's value.
     * @return array<array-key, Appearance> By value.
     */
    private function findAppearances(
        int $product,
        string $attribute,
        array $values,
        array $terms,
        Snapshot $snapshot
    ): array {
        $images = $snapshot->getImages(VariationRows::ATTRIBUTE . sanitize_title($attribute));
        $appearances = [];
        foreach ($values as $value) {
            $appearance = $this->appearance->chooseAppearance($product, $attribute, $value, $terms[$value] ?? 0);
            $appearance['image'] = $appearance['image'] > 0 ? $appearance['image'] : $images[$value] ?? 0;
            $appearances[$value] = $appearance;
        }

        return $appearances;
    }

    /**
     * @param array<string, string> $choices
     * @return array<array-key, array{state: string, reason: string, left: int|null}> By value.
     */
    private function computeStates(string $field, Snapshot $snapshot, array $choices): array
    {
        if (! VisitorRules::filterVariations()) {
            return $this->states->computeStates($snapshot->decodeMatrix(), $choices, $field);
        }
        $states = [];
        foreach ($snapshot->getAttributes() as [$attribute, $values]) {
            foreach ($field === VariationRows::ATTRIBUTE . sanitize_title($attribute) ? $values : [] as $value) {
                $isChosen = ($choices[$field] ?? '') === $value;
                $states[$value] = ['state' => $isChosen ? 'selected' : 'available', 'reason' => '', 'left' => null];
            }
        }

        return $states;
    }
}
