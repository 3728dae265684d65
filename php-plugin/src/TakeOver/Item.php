<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * One value that an import writes: where, and what.
 */
final class Item
{
    public const SETTING = 'setting';
    public const TERM = 'term';
    public const ATTRIBUTE = 'attribute';
    public const PRODUCT = 'product';
    public const LISTED = 'list';

    /** One of the constants: which `Target` writes it. */
    public string $target;

    /** Id of the term, attribute or product; 0 for a setting or a row of a list. */
    public int $id;

    /** Of a setting, a meta, a property of an attribute, a field of a product, or `list:name` of a row. */
    public string $key;

    /** @var array<mixed>|bool|int|string */
    public $value;

    /** The owner chose this value on the screen, so it may replace another. */
    public bool $isChosen;

    /** @param array<mixed>|bool|int|string $value */
    public function __construct(string $target, int $id, string $key, $value, bool $isChosen = false)
    {
        $this->target = $target;
        $this->id = $id;
        $this->key = $key;
        $this->value = $value;
        $this->isChosen = $isChosen;
    }

    public function makePlace(): string
    {
        return $this->target . '|' . $this->id . '|' . $this->key;
    }
}
