<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Screen\Module as ConsentScreen;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;

/**
 * Strict mode of consent in the plain form, which is saved through the Settings API: settings that break the Spanish
 * rules are not stored.
 */
final class StrictForm
{
    private Settings $settings;
    private ConsentScreen $screen;

    public function __construct(Settings $settings, ConsentScreen $screen)
    {
        $this->settings = $settings;
        $this->screen = $screen;
    }

    /**
     * WordPress filter `sanitize_option_islas_settings`, after the settings were sanitised.
     *
     * @param mixed $values
     * @return mixed
     */
    public function keepStoredSettings($values)
    {
        if (! is_array($values) || OwnerForm::posted('option_page') !== Settings::GROUP) {
            return $values;
        }
        $sentences = $this->screen->refuseLists([], Settings::draft($values));
        if ($sentences === []) {
            return $values;
        }
        $refusal = __('Strict mode refuses these settings, so all settings stay as they were.', 'islas');
        add_settings_error(Settings::OPTION, 'islas_strict', $refusal . ' ' . implode(' ', $sentences));

        return $this->settings->all();
    }
}
