<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Pattern;
use Islas\Swatches\Overrides;
use Islas\Swatches\TermMeta;

/**
 * Colours, images and tooltips of an option as items, from the texts of another plugin.
 */
final class SwatchItems
{
    /** @return Item|Skip */
    public static function makeColor(int $term, string $color)
    {
        $clean = TermMeta::sanitiseColor($color);

        return $clean === ''
            ? self::skipOddValue($term)
            : new Item(Item::TERM, $term, TermMeta::COLOR, $clean);
    }

    /**
     * @param int $image Id of an attachment, 0 for one that was not found.
     * @return Item|Skip
     */
    public static function makeImage(int $term, int $image)
    {
        return $image > 0 && get_post_type($image) === 'attachment'
            ? new Item(Item::TERM, $term, TermMeta::IMAGE, (string) $image)
            : new Skip(Skip::IMAGE, Kinds::nameItem(new Item(Item::TERM, $term, TermMeta::IMAGE, '')));
    }

    /** @return Item|Skip */
    public static function makeTooltip(int $term, string $text)
    {
        $clean = Overrides::sanitiseItem(['tooltip' => $text])['tooltip'] ?? '';

        return $clean === ''
            ? self::skipOddValue($term)
            : new Item(Item::TERM, $term, TermMeta::TOOLTIP, $clean);
    }

    /** @param string $image Address of an image, maybe of one of its sizes. */
    public static function findAttachment(string $image): int
    {
        $id = attachment_url_to_postid($image);

        return $id > 0
            ? $id
            : attachment_url_to_postid(Pattern::replace('/-\d+x\d+(?=\.\w+$)/D', '', $image));
    }

    private static function skipOddValue(int $term): Skip
    {
        return new Skip(Skip::ODD, Kinds::nameItem(new Item(Item::TERM, $term, TermMeta::COLOR, '')));
    }
}
