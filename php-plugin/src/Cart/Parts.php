<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Features;
use Islas\Platform\Assets;
use Islas\ProductAdd\AddFormController;

/** What belongs to the cart, built once. */
final class Parts
{
    public AddFormController $formAdd;
    public BlockButton $blockButton;
    public CartQueue $queue;

    public function __construct(Assets $assets, Features $features)
    {
        $this->formAdd = new AddFormController();
        $this->blockButton = new BlockButton();
        $this->queue = new CartQueue($assets, $features);
    }
}
