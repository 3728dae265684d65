<?php

declare(strict_types=1);

namespace Islas\Swatches;

/**
 * The shape an owner gave to the swatches of a shop-wide attribute, in one option: id of the attribute to its shape.
 */
final class AttributeShapes
{
    public const OPTION = 'islas_attribute_shapes';

    /** One of ProductAppearance::SHAPES; '' where the shop's own shape applies. */
    public static function forAttribute(int $attribute): string
    {
        return self::readShapes()[$attribute] ?? '';
    }

    /** Anything but a shape removes what was chosen. */
    public static function changeShape(int $attribute, string $shape): void
    {
        $all = self::readShapes();
        if (($all[$attribute] ?? '') === $shape) {
            return;
        }
        unset($all[$attribute]);
        update_option(self::OPTION, self::cleanShapes($all + [$attribute => $shape]));
    }

    /** @return array<int, string> */
    private static function readShapes(): array
    {
        return self::cleanShapes(get_option(self::OPTION));
    }

    /**
     * @param mixed $value
     * @return array<int, string>
     */
    private static function cleanShapes($value): array
    {
        $shapes = [];
        foreach (is_array($value) ? $value : [] as $attribute => $shape) {
            if (is_int($attribute) && $attribute > 0 && in_array($shape, ProductAppearance::SHAPES, true)) {
                $shapes[$attribute] = $shape;
            }
        }

        return $shapes;
    }
}
