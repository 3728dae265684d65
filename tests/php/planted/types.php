<?php

// Planted mistakes: the type analysis must find each of them.

final class Planted
{
    public function __construct(private int $promoted)
    {
    }

    public function name(): string
    {
        return wc_get_product($this->promoted)->get_name();
    }
}
