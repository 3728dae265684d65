<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\JQuery\ShopJQuery;
use Islas\JQuery\StockGlobals;
use Islas\JQuery\StockScripts;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;
use WP_Scripts;

/**
 * The scripts that judge a password come when one is being chosen (`widgets/fields/password-meter.ts`): WooCommerce's
 * meter, WordPress' function for it, and what both need, such as jQuery. They stay in the page where another script
 * depends on one of them or code is attached to one.
 */
final class PasswordMeter
{
    private const METER = 'wc-password-strength-meter';
    private const FUNCTIONS = 'password-strength-meter';
    private const DICTIONARY = 'zxcvbn-async';

    /** How the addresses of the stock files end. Another address means that a plugin has replaced the file. */
    private const FILES = [
        self::METER => '~/assets/js/frontend/password-strength-meter(\.min)?\.js$~D',
        self::FUNCTIONS => '~^/wp-admin/js/password-strength-meter(\.min)?\.js$~D',
    ];

    private Manifest $manifest;
    private StockScripts $stock;
    private ShopJQuery $jquery;

    public function __construct(Manifest $manifest, StockScripts $stock, ShopJQuery $jquery)
    {
        $this->manifest = $manifest;
        $this->stock = $stock;
        $this->jquery = $jquery;
    }

    /** Of a page whose queue has the meter. */
    public function loadOnDemand(): void
    {
        $scripts = wp_scripts();
        if (
            is_admin()
            || $this->jquery->isKept()
            || ! $this->manifest->has(Manifest::FIELDS)
            || ! $this->isStock($scripts)
            || $this->isUsedByOthers($scripts)
        ) {
            return;
        }
        $settings = $scripts->get_data(self::DICTIONARY, 'data');
        $code = 'var islas_password_meter = '
            . Json::encode($this->listScripts($scripts), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) . ';';
        // WooCommerce's own data for the meter is attached later and is printed behind this.
        $scripts->add_data(self::METER, 'data', (is_string($settings) ? $settings . "\n" : '') . $code);
        $this->stock->muteWithLibraries(self::METER, []);
        $this->stock->muteWithLibraries(self::FUNCTIONS, [$this->stock->registerCopy(self::FUNCTIONS)]);
    }

    /** Whether both scripts are those of WooCommerce and WordPress, without code of others. */
    private function isStock(WP_Scripts $scripts): bool
    {
        foreach (self::FILES as $handle => $file) {
            if (! ScriptQueue::isPlain($scripts, $handle, $file)) {
                return false;
            }
        }

        return ($scripts->registered[self::METER]->extra['data'] ?? '') === '';
    }

    private function isUsedByOthers(WP_Scripts $scripts): bool
    {
        return ScriptQueue::findUsers($scripts, array_keys(self::FILES)) !== []
            || in_array(self::FUNCTIONS, $scripts->queue, true);
    }

    /** @return list<list<string>> Scripts that WordPress would print, in its order: handle, then what runs. */
    private function listScripts(WP_Scripts $scripts): array
    {
        $globals = new StockGlobals($this->jquery);
        $found = [];
        foreach (array_diff(ScriptQueue::listClosure($scripts, [self::METER]), [self::DICTIONARY]) as $handle) {
            $run = $globals->listFiles($scripts, $handle);
            if ($run !== []) {
                $found[] = [$handle, ...$run];
            }
        }

        return $found;
    }
}
