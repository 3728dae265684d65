<?php

declare(strict_types=1);

namespace Islas\Fields;

use Islas\JQuery\Module as JQuery;
use Islas\Platform\BaseModule;
use Islas\Platform\DataFiles;
use Islas\Platform\HookTable;

/**
 * Form fields of the account and the checkout.
 *
 * @property-read PasswordDictionary $passwordDictionary
 * @property-read PasswordMeter $passwordMeter
 * @property-read SelectLibrary $selectLibrary
 * @property-read CountryData $countryData
 * @property-read FieldHelp $fieldHelp
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'page';

    public function hooks(): array
    {
        return [
            ['action', 'wp_enqueue_scripts', self::class, 'replaceScripts', HookTable::LATE - 1, 0],
            ['action', 'wp_print_scripts', self::class, 'postponeDictionary', 2, 0],
            ['action', 'wp_print_footer_scripts', self::class, 'postponeDictionary', 1, 0],
            ['filter', 'woocommerce_get_script_data', self::class, 'moveCountryData', HookTable::LATE, 2],
            ['filter', 'woocommerce_form_field', 'fieldHelp', 'revealToReaders', 10, 1],
        ];
    }

    /** WordPress hook `wp_enqueue_scripts`, after others have queued their scripts and before stock scripts are muted. */
    public function replaceScripts(): void
    {
        $queue = wp_scripts()->queue;
        if (in_array('wc-password-strength-meter', $queue, true)) {
            $this->passwordMeter->loadOnDemand();
        }
        if (in_array('selectWoo', $queue, true)) {
            $this->selectLibrary->loadOnDemand();
        }
    }

    /** WordPress hooks `wp_print_scripts` and `wp_print_footer_scripts`: a page without passwords has no dictionary. */
    public function postponeDictionary(): void
    {
        if (wp_script_is('zxcvbn-async')) {
            $this->passwordDictionary->postponeLoader();
        }
    }

    /**
     * WooCommerce filter `woocommerce_get_script_data`, after all other code.
     *
     * @param mixed $data
     * @param mixed $handle
     * @return mixed
     */
    public function moveCountryData($data, $handle)
    {
        return $handle === 'wc-country-select' || $handle === 'wc-address-i18n'
            ? $this->countryData->moveToFile($data, $handle)
            : $data;
    }

    protected function passwordDictionary(): PasswordDictionary
    {
        return new PasswordDictionary();
    }

    protected function passwordMeter(): PasswordMeter
    {
        $platform = $this->platform();
        $jquery = $this->modules->get(JQuery::class);

        return new PasswordMeter($platform->manifest, $jquery->stock, $jquery->shopJQuery);
    }

    protected function selectLibrary(): SelectLibrary
    {
        $platform = $this->platform();
        $jquery = $this->modules->get(JQuery::class);

        return new SelectLibrary($platform->assets, $platform->manifest, $jquery->stock, $jquery->shopJQuery);
    }

    protected function countryData(): CountryData
    {
        return new CountryData(new DataFiles());
    }

    protected function fieldHelp(): FieldHelp
    {
        return new FieldHelp();
    }
}
