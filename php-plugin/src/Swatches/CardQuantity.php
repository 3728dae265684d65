<?php

declare(strict_types=1);

namespace Islas\Swatches;

use Islas\Platform\Html;

/**
 * How much a card adds at once: what the listing’s own button says, as the filters have it. Parts of a piece too,
 * where the shop sells them.
 */
final class CardQuantity
{
    /**
     * @param string $button The listing's own.
     * @return list<Html> Empty for one piece, which is WooCommerce's default.
     */
    public static function renderFields(string $button): array
    {
        $hasQuantity = preg_match('/\sdata-quantity=(["\'])(\d+(?:\.\d+)?)\1/', $button, $found) === 1;

        return $hasQuantity && (float) $found[2] > 0 && (float) $found[2] !== 1.0
            ? [Html::el('input', ['type' => 'hidden', 'name' => 'quantity', 'value' => $found[2]])]
            : [];
    }
}
