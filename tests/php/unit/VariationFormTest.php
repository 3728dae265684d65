<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Module as Swatches;
use Islas\Tests\WordPress\Site;

/**
 * Swatches are printed after WooCommerce's own select, whose value is still submitted; a drop-down list is unchanged.
 */
final class VariationFormTest extends ShirtTestCase
{
    private const SELECT = '<select id="pa_color" class="theirs" name="attribute_pa_color"><option>Rojo</option></select>';

    /**
     * @param array<string, mixed> $settings
     * @return mixed
     */
    private function printed(array $settings = [])
    {
        $args = ['product' => self::shirt(7), 'attribute' => 'pa_color', 'options' => ['rojo', 'azul']];

        return $this->plugin($settings)->module(Swatches::class)->variationForm->addSwatches(self::SELECT, $args);
    }

    /** @dataProvider types */
    public function testPrintsSwatchesAfterTheHiddenSelectForEveryType(string $type, string $shown): void
    {
        self::shirt(7);
        Site::$attributes['pa_color'] = [3, $type];
        $html = (string) $this->printed();

        self::assertStringStartsWith('<select id="pa_color" class="islas-raw-select theirs"', $html);
        self::assertStringContainsString('islas-swatches--' . $shown, $html);
        self::assertSame(2, substr_count($html, 'type="radio"'));
        self::assertSame(1, substr_count($html, '<script type="application/json">'));
    }

    /** @return array<string, array{string, string}> */
    public static function types(): array
    {
        return [
            'colour' => ['color', 'color'],
            'WooCommerce’s own colour' => ['wc-visual', 'color'],
            'picture' => ['image', 'image'],
            'button' => ['button', 'button'],
            'radio' => ['radio', 'radio'],
            'a list, by default' => ['select', 'button'],
            'another plugin’s' => ['label', 'button'],
        ];
    }

    public function testKeepsTheSelectWhenListsDoNotDefaultToButtons(): void
    {
        self::shirt(7);
        Site::$attributes['pa_color'] = [3, 'select'];

        self::assertSame(self::SELECT, $this->printed(['default_to_button' => false]));
    }

    public function testLeavesASelectUnchangedWithoutAVariableProductOrKnownAttribute(): void
    {
        $form = $this->plugin()->module(Swatches::class)->variationForm;

        self::assertSame(self::SELECT, $form->addSwatches(self::SELECT, null));
        self::assertSame(self::SELECT, $form->addSwatches(self::SELECT, ['attribute' => 'pa_color']));
        self::assertNull($form->addSwatches(null, ['product' => self::shirt(7), 'attribute' => 'pa_color']));
        $none = ['product' => self::shirt(7), 'attribute' => 'pa_unknown', 'options' => []];
        self::assertSame(self::SELECT, $form->addSwatches(self::SELECT, $none));
    }
}
