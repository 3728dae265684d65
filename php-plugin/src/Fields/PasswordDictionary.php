<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\Platform\ScriptQueue;

/**
 * The dictionary by which passwords are judged, some 390 kB, comes when a password is being chosen
 * (`widgets/fields/password-meter.ts`), not with every cart, checkout and account. WordPress' script that loads it
 * with the page stays registered and keeps its data, without its file.
 */
final class PasswordDictionary
{
    private const LOADER = 'zxcvbn-async';

    /** Scripts that judge only what is typed into a password field, and wait for the dictionary themselves. */
    private const KNOWN = [
        'password-strength-meter',
        'wc-password-strength-meter',
        'wc-checkout-block',
        'wc-checkout-block-frontend',
        'wc-order-confirmation-create-account-block-frontend',
    ];

    /** @var string|false|null What WordPress registered. */
    private $file = null;

    /** WordPress hooks `wp_print_scripts` and `wp_print_footer_scripts`: before anything is printed. */
    public function postponeLoader(): void
    {
        $loader = wp_scripts()->registered[self::LOADER] ?? null;
        if ($loader === null || is_admin()) {
            return;
        }
        $this->file ??= $loader->src;
        $loader->src = $this->isUsedByOthers() ? $this->file : false;
    }

    /** Whether another plugin's script depends on the dictionary; then it is loaded as usual. */
    private function isUsedByOthers(): bool
    {
        $scripts = wp_scripts();
        $queue = array_diff(ScriptQueue::listPrinted($scripts), self::KNOWN, [self::LOADER]);
        foreach ($queue as $handle) {
            $asks = array_intersect($scripts->registered[$handle]->deps, [self::LOADER, 'password-strength-meter']);
            if ($asks !== []) {
                return true;
            }
        }
        // Queued on its own: the code that uses it is not known.
        return in_array(self::LOADER, $scripts->queue, true);
    }
}
