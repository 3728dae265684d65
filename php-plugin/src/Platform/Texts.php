<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The texts the browser needs, in the shop's language: the keys are those of `src/wordpress/english.ts`.
 */
final class Texts
{
    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /** @return array<string, string> With the owner's own. */
    public function listTexts(): array
    {
        return array_merge(BrowserTexts::listTexts(), $this->readOwn());
    }

    /** @return array<string, string> Those that the owner wrote. */
    public function readOwn(): array
    {
        return array_filter([
            'please_wait' => $this->settings->text('please_wait_text'),
            'empty_cart' => $this->settings->text('empty_cart_text'),
        ]);
    }
}
