<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Plugin;
use Islas\Swatches\Module as Swatches;
use WC_Product_Variable;
use WC_Query;
use WP_HTML_Tag_Processor;

/**
 * A card of a listing that was filtered by an attribute begins with what was asked for.
 */
final class FilteredCardTest extends ShopTestCase
{
    public function testTheFilteredValueIsChosen(): void
    {
        self::assertSame(['azul'], $this->chosen('azul'));
    }

    public function testOfSeveralValuesTheFirstInStockIsChosen(): void
    {
        self::assertSame(['azul'], $this->chosen('verde,azul'));
    }

    public function testWhatTheProductLacksChoosesNothing(): void
    {
        self::assertSame([], $this->chosen('gris'));
    }

    public function testWhatIsSoldOutIsNotChosen(): void
    {
        self::assertSame([], $this->chosen('verde'));
    }

    /** @return list<string> What a card begins with in a listing filtered by these values. */
    private function chosen(string $filter): array
    {
        $names = ['rojo' => 'Rojo', 'verde' => 'Verde', 'azul' => 'Azul', 'gris' => 'Gris'];
        $tone = $this->attribute('tono', $names, 'color');
        $product = $this->product([[$tone => 'rojo'], [$tone => 'verde'], [$tone => 'azul']]);
        $this->sellOut($product, $tone, 'verde');
        $_GET['filter_tono'] = $filter;
        WC_Query::reset_chosen_attributes();
        $this->later([WC_Query::class, 'reset_chosen_attributes']);
        $card = Plugin::instance()->module(Swatches::class)->cardForm->renderForm($this->fresh($product->get_id()));
        $tags = new WP_HTML_Tag_Processor($card->markup());
        $chosen = [];
        while ($tags->next_tag(['class_name' => 'islas-swatch__radio'])) {
            if ($tags->get_attribute('checked') !== null) {
                $chosen[] = (string) $tags->get_attribute('value');
            }
        }
        $_GET = [];

        return $chosen;
    }

    private function sellOut(WC_Product_Variable $product, string $attribute, string $value): void
    {
        foreach ($product->get_children() as $id) {
            $variation = wc_get_product($id);
            if ($variation && $variation->get_attributes() === [$attribute => $value]) {
                $variation->set_stock_quantity(0);
                $variation->save();
            }
        }
    }
}
