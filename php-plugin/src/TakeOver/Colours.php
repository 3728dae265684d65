<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Swatches\TermMeta;

/**
 * Proposed colours as a source, so that accepting them can be undone like an import.
 *
 * @phpstan-import-type Group from Proposals
 */
final class Colours implements Source
{
    public const SLUG = 'colours';

    /** Proposals that are shown and accepted together. */
    public const MOST = 200;

    /** @var array<int, array{color: string, second: string}>|null By term; null for all proposals. */
    private ?array $chosen;

    /** @var list<int> Attributes that become of the type colour. */
    private array $attributes;

    /**
     * @param array<int, array{color: string, second: string}>|null $chosen
     * @param list<int> $attributes
     */
    public function __construct(?array $chosen = null, array $attributes = [])
    {
        $this->chosen = $chosen;
        $this->attributes = $attributes;
    }

    public function getSlug(): string
    {
        return self::SLUG;
    }

    public function getName(): string
    {
        return __('Proposed colours', 'islas');
    }

    public function describeFound(): array
    {
        return [];
    }

    public function readItems(): iterable
    {
        if ($this->chosen !== null) {
            yield from self::makeTypeItems($this->attributes);
            foreach ($this->chosen as $term => $colours) {
                yield from self::makeColourItems($term, $colours['color'], $colours['second']);
            }
            return;
        }
        foreach (Proposals::findGroups(PHP_INT_MAX) as $group) {
            yield from self::makeTypeItems($group['isColour'] ? [] : [$group['id']]);
            foreach ($group['proposals'] as $proposal) {
                yield from self::makeColourItems($proposal['term'], $proposal['color'], $proposal['second']);
            }
        }
    }

    /**
     * @param list<int> $attributes
     * @return iterable<Item>
     */
    private static function makeTypeItems(array $attributes): iterable
    {
        foreach ($attributes as $id) {
            yield new Item(Item::ATTRIBUTE, $id, AttributeTarget::TYPE, 'color', true);
        }
    }

    /** @return iterable<Item> */
    private static function makeColourItems(int $term, string $color, string $second): iterable
    {
        yield new Item(Item::TERM, $term, TermMeta::COLOR, $color);
        if ($second !== '') {
            yield new Item(Item::TERM, $term, TermMeta::IS_DUAL, 'yes');
            yield new Item(Item::TERM, $term, TermMeta::SECOND, $second);
        }
    }
}
