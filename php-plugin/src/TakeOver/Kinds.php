<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Labels;
use Islas\Platform\SettingLabels;
use Islas\Swatches\AttributeTypes;
use Islas\Swatches\TermMeta;
use WP_Term;

/**
 * What an item is, in the words of the owner.
 */
final class Kinds
{
    private const META = [
        TermMeta::COLOR => 'color',
        TermMeta::SECOND => 'second',
        TermMeta::IS_DUAL => 'dual',
        TermMeta::IMAGE => 'image',
        TermMeta::TOOLTIP => 'tooltip',
    ];

    public static function findKind(Item $item): string
    {
        if ($item->target === Item::TERM) {
            return self::META[$item->key] ?? 'color';
        }
        if ($item->target === Item::LISTED) {
            return explode(':', $item->key, 2)[0];
        }

        return $item->target === Item::ATTRIBUTE ? $item->key : $item->target;
    }

    /** @param array<string, int> $counts By kind. */
    public static function listCounts(array $counts): string
    {
        $parts = [];
        foreach ($counts as $kind => $count) {
            $text = self::formatCount($kind, $count);
            if ($text !== '') {
                $parts[] = $text;
            }
        }

        return implode(', ', $parts);
    }

    /** Which value it is, such as the label of a setting or the name of an option. */
    public static function nameItem(Item $item): string
    {
        switch ($item->target) {
            case Item::SETTING:
                return SettingLabels::all()[$item->key][0] ?? $item->key;
            case Item::TERM:
                $term = get_term($item->id);
                return $term instanceof WP_Term ? $term->name : (string) $item->id;
            case Item::ATTRIBUTE:
                $attribute = wc_get_attribute($item->id);
                return is_object($attribute) && is_string($attribute->name ?? null)
                    ? $attribute->name
                    : (string) $item->id;
            case Item::PRODUCT:
                return get_the_title($item->id);
            default:
                return explode(':', $item->key, 2)[1] ?? $item->key;
        }
    }

    /** The value as a text. */
    public static function formatValue(Item $item): string
    {
        if (is_bool($item->value)) {
            return $item->value ? __('On', 'islas') : __('Off', 'islas');
        }
        if (is_array($item->value)) {
            $category = Stored::readText($item->value['category'] ?? '');
            return $category === '' ? Stored::readText($item->value['text'] ?? '') : Labels::category($category);
        }
        $text = (string) $item->value;
        if ($item->target === Item::SETTING) {
            return SettingLabels::all()[$item->key][2][$text] ?? $text;
        }

        return $item->target === Item::ATTRIBUTE ? AttributeTypes::listLabels()[$text] ?? $text : $text;
    }

    private static function formatCount(string $kind, int $count): string
    {
        switch ($kind) {
            case 'setting':
                /* translators: %d: number of settings */
                return sprintf(_n('%d setting', '%d settings', $count, 'islas'), $count);
            case 'color':
                /* translators: %d: number of colours */
                return sprintf(_n('%d colour', '%d colours', $count, 'islas'), $count);
            case 'second':
                /* translators: %d: number of second colours */
                return sprintf(_n('%d second colour', '%d second colours', $count, 'islas'), $count);
            case 'image':
                /* translators: %d: number of images */
                return sprintf(_n('%d image', '%d images', $count, 'islas'), $count);
            case 'tooltip':
                /* translators: %d: number of tooltips */
                return sprintf(_n('%d tooltip', '%d tooltips', $count, 'islas'), $count);
            case AttributeTarget::TYPE:
                /* translators: %d: number of attributes */
                return sprintf(_n('type of %d attribute', 'type of %d attributes', $count, 'islas'), $count);
            case AttributeTarget::SHAPE:
                /* translators: %d: number of attributes */
                return sprintf(_n('shape of %d attribute', 'shape of %d attributes', $count, 'islas'), $count);
            case 'product':
                /* translators: %d: number of attributes of products */
                return sprintf(_n('swatches of %d product', 'swatches of %d products', $count, 'islas'), $count);
            case 'cookies':
                /* translators: %d: number of cookies */
                return sprintf(_n('%d cookie', '%d cookies', $count, 'islas'), $count);
            case 'rules':
                /* translators: %d: number of scripts that wait for consent */
                return sprintf(_n('%d blocked script', '%d blocked scripts', $count, 'islas'), $count);
            case 'links':
                /* translators: %d: number of links */
                return sprintf(_n('%d link', '%d links', $count, 'islas'), $count);
            default:
                return '';
        }
    }
}
