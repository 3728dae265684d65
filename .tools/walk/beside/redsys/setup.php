<?php

/** Redsys and Bizum on the bank's test server, with a key of this walk. */

declare(strict_types=1);

foreach (['redsys' => 'Tarjeta (Redsys)', 'bizumredsys' => 'Bizum'] as $gateway => $title) {
    update_option("woocommerce_{$gateway}_settings", [
        'enabled' => 'yes',
        'title' => $title,
        'description' => 'Pago en la página segura del banco.',
        'customer' => '999008881',
        'commercename' => 'Azahar',
        'terminal' => '1',
        'secretsha256' => base64_encode('a key of the walk, 24 by'),
        'payoptions' => 'T',
        'testmode' => 'yes',
        'debug' => 'no',
        'redsyslanguage' => '001',
        'orderdo' => 'processing',
    ]);
}
