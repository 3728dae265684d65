<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\ProductAppearance;
use Islas\Swatches\SwatchFields;
use Islas\Swatches\TermMeta;
use Islas\Tests\WordPress\Site;
use WC_Product;
use WP_Error;
use WP_Post;
use WP_Term;

/**
 * REST fields read and write the same data as the screens, with the same capabilities and sanitisation.
 */
final class SwatchFieldsTest extends PluginTestCase
{
    private SwatchFields $fields;

    protected function setUp(): void
    {
        parent::setUp();
        $this->fields = new SwatchFields();
        Site::$capabilities = ['manage_product_terms', 'edit_product 21'];
    }

    public function testWritesOnlyTheGivenPartsOfATermAndReadsAllOfThem(): void
    {
        Site::$termMeta[9] = [TermMeta::IMAGE => '7'];
        $term = new WP_Term(9, 'pa_color', 'rojo', 'Rojo');

        self::assertTrue($this->fields->writeTerm(['color' => '#c8443c', 'tooltip' => '<i>Vivo</i>'], $term));
        self::assertSame(
            ['color' => '#c8443c', 'second' => '', 'image' => 7, 'tooltip' => 'Vivo'],
            $this->fields->readTerm(['id' => 9])
        );
        self::assertTrue($this->fields->writeTerm(['image' => 0, 'color' => 'javascript:1'], $term));
        self::assertSame('', implode(array_filter($this->fields->readTerm(['id' => 9]), 'is_numeric')) ?: '');
    }

    public function testWritesAProductsOverridesAsAWholeAndReadsThemAsAnObject(): void
    {
        self::assertSame('{}', json_encode($this->fields->readProduct(['id' => 21])));
        $overrides = ['attribute_pa_color' => ['type' => 'image', 'items' => ['rojo' => ['image' => 7]]]];

        self::assertTrue($this->fields->writeProduct($overrides + ['x' => 1], new WC_Product(21)));
        self::assertSame(json_encode($overrides), json_encode($this->fields->readProduct(['id' => 21])));
        self::assertTrue($this->fields->writeProduct([], new WP_Post(21, 'Taza')));
        self::assertSame([], Site::$postMeta[21]);
    }

    public function testRefusesToWriteSwatchesWithoutTheCapability(): void
    {
        Site::$capabilities = ['read'];
        $answers = [
            $this->fields->writeTerm(['color' => '#fff'], new WP_Term(9, 'pa_color', 'rojo', 'Rojo')),
            $this->fields->writeProduct(['attribute_a' => ['type' => 'color']], new WC_Product(21)),
        ];
        Site::$capabilities = ['manage_product_terms', 'edit_product 21'];
        $answers[] = $this->fields->writeTerm(['color' => '#fff'], null);
        $answers[] = $this->fields->writeProduct(['attribute_a' => ['type' => 'color']], null);
        $answers[] = $this->fields->writeProduct(['attribute_a' => ['type' => 'color']], new WC_Product(22));

        foreach ($answers as $answer) {
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame('islas_forbidden', $answer->get_error_code());
        }
        self::assertSame([[], []], [Site::$termMeta, Site::$postMeta]);
    }

    public function testIgnoresAMissingParentOfASwatchField(): void
    {
        self::assertSame('{}', json_encode($this->fields->readProduct('x')));
        self::assertSame(['color' => '', 'second' => '', 'image' => 0, 'tooltip' => ''], $this->fields->readTerm(null));
        Site::$postMeta[21] = [ProductAppearance::META => 'cut'];
        self::assertSame('{}', json_encode($this->fields->readProduct(['id' => 21])));
    }
}
