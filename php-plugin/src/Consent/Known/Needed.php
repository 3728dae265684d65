<?php

declare(strict_types=1);

namespace Islas\Consent\Known;

use Islas\Consent\Providers;

/**
 * What pays and protects: never held, its cookies never blocked. Data only; see `Providers`.
 *
 * @phpstan-import-type Provider from Providers
 */
final class Needed
{
    /** @var array<string, Provider> */
    public const TABLE = [
        'stripe' => [
            'name' => 'Stripe', 'company' => 'Stripe Payments Europe Ltd.', 'category' => 'necessary',
            'policy' => 'https://stripe.com/privacy',
            'urls' => ['js.stripe.com/', 'm.stripe.network/', 'hooks.stripe.com/'], 'inline' => [],
            'plugins' => ['woocommerce-gateway-stripe', 'woocommerce-payments'],
            'cookies' => [
                '__stripe_*' => ['payment', 365], 'stripe.csrf' => ['payment', 0],
            ],
        ],
        'paypal' => [
            'name' => 'PayPal', 'company' => 'PayPal (Europe) S.à r.l.', 'category' => 'necessary',
            'policy' => 'https://www.paypal.com/privacy-center/home',
            'urls' => ['paypal.com/sdk/js', 'paypalobjects.com/', 'paypal.com/'], 'inline' => [],
            'plugins' => ['woocommerce-paypal-payments'],
            'cookies' => ['ppc_*' => ['payment', 1], 'paypal*' => ['payment', 1]],
        ],
        'redsys' => [
            'name' => 'Redsys', 'company' => 'Redsys Servicios de Procesamiento, S.L.', 'category' => 'necessary',
            'policy' => 'https://redsys.es/politica-de-privacidad.html',
            'urls' => ['sis.redsys.es/', 'sis-t.redsys.es'], 'inline' => [],
            'plugins' => ['woo-redsys-gateway-light', 'redsyspur'], 'cookies' => [],
        ],
        'klarna' => [
            'name' => 'Klarna', 'company' => 'Klarna Bank AB', 'category' => 'necessary',
            'policy' => 'https://www.klarna.com/es/politica-privacidad/',
            'urls' => ['x.klarnacdn.net/', 'js.klarna.com/'], 'inline' => [],
            'plugins' => ['klarna-payments-for-woocommerce', 'klarna-checkout-for-woocommerce'], 'cookies' => [],
        ],
        'recaptcha' => [
            'name' => 'Google reCAPTCHA', 'company' => 'Google Ireland Ltd.', 'category' => 'necessary',
            'policy' => 'https://policies.google.com/privacy',
            'urls' => ['google.com/recaptcha/', 'gstatic.com/recaptcha/', 'recaptcha.net/'], 'inline' => [],
            'plugins' => [], 'cookies' => ['_GRECAPTCHA' => ['security', 180]],
        ],
        'turnstile' => [
            'name' => 'Cloudflare', 'company' => 'Cloudflare, Inc.', 'category' => 'necessary',
            'policy' => 'https://www.cloudflare.com/privacypolicy/',
            'urls' => ['challenges.cloudflare.com/'], 'inline' => [], 'plugins' => [],
            'cookies' => [
                '__cf_bm' => ['security', 1], 'cf_clearance' => ['security', 365], 'cf_chl_*' => ['security', 1],
            ],
        ],
    ];
}
