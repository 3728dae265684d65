<?php

declare(strict_types=1);

namespace Islas\Variations;

/**
 * The images that values show, from the variations in matching order.
 *
 * @phpstan-import-type ImageIds from Snapshot
 */
final class ValueImages
{
    /** @var list<string> */
    private array $fields;
    private int $main;

    /** @var ImageIds */
    private array $first = [];

    /** @var array<string, array<array-key, array<int, true>>> */
    private array $all = [];

    /** @var array<string, true> Attributes of which a variation accepts any value. */
    private array $open = [];

    /**
     * @param list<string> $fields Field names of the attributes.
     * @param int $main The product's own image.
     */
    public function __construct(array $fields, int $main)
    {
        $this->fields = $fields;
        $this->main = $main;
    }

    /** @param array<string, string> $variation */
    public function addVariation(array $variation): void
    {
        $image = (int) ($variation['_thumbnail_id'] ?? 0);
        foreach ($this->fields as $field) {
            $value = $variation[$field] ?? '';
            if ($value === '') {
                $this->open[$field] = true;
                continue;
            }
            $this->all[$field][$value][$image] = true;
            if ($image > 0 && ! isset($this->first[$field][$value])) {
                $this->first[$field][$value] = $image;
            }
        }
    }

    /** @return ImageIds That of the first variation that has the value and an image. */
    public function findFirstImages(): array
    {
        return $this->first;
    }

    /** @return ImageIds Those that a value alone decides: every variation that has it shows the same. */
    public function findDecidedImages(): array
    {
        $decided = [];
        foreach (array_diff_key($this->all, $this->open) as $field => $values) {
            foreach ($values as $value => $images) {
                $image = (int) key($images);
                if (count($images) === 1 && $image > 0 && $image !== $this->main) {
                    $decided[$field][$value] = $image;
                }
            }
        }

        return $decided;
    }
}
