<?php

/** Euros, and dollars at two for one, both to pay with. */

declare(strict_types=1);

$currency = static fn (string $name, string $symbol, string $position, float $rate): array => [
    'name' => $name,
    'rate' => $rate,
    'symbol' => $symbol,
    'position' => $position,
    'is_etalon' => $name === 'EUR' ? 1 : 0,
    'description' => $name,
    'hide_cents' => 0,
    'hide_on_front' => 0,
    'flag' => '',
    'decimals' => 2,
    'separators' => $name === 'EUR' ? '1' : '0',
    'rate_plus' => '',
];
update_option('woocs', [
    'EUR' => $currency('EUR', '&euro;', 'right_space', 1),
    'USD' => $currency('USD', '&#36;', 'left', 2),
]);
update_option('woocs_welcome_currency', 'EUR');
update_option('woocs_is_multiple_allowed', 1);
update_option('woocs_drop_down_view', 'no');
