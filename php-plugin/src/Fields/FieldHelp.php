<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\Pattern;

/**
 * The help of WooCommerce's form fields stays readable where no script opens it: WooCommerce prints it with
 * `aria-hidden` and never removes that (contract 2.13).
 */
final class FieldHelp
{
    /**
     * WordPress filter `woocommerce_form_field`.
     *
     * @param mixed $html
     * @return mixed
     */
    public function revealToReaders($html)
    {
        return is_string($html)
            ? Pattern::replace('/(<span class="description"[^>]*?) aria-hidden="true"/', '$1', $html)
            : $html;
    }
}
