<?php

declare(strict_types=1);

namespace Islas\Cart;

use Islas\Features;
use Islas\Platform\Assets;

/** What belongs to the cart, built once. */
final class Parts
{
    public FormAdd $formAdd;
    public BlockButton $blockButton;
    public CartQueue $queue;

    public function __construct(Assets $assets, Features $features)
    {
        $this->formAdd = new FormAdd();
        $this->blockButton = new BlockButton();
        $this->queue = new CartQueue($assets, $features);
    }
}
