<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Lists;
use Islas\Platform\Settings;

/**
 * Settings and lists that strict mode refused to store, for ten minutes.
 */
final class Draft
{
    public const TRANSIENT = 'islas_consent_draft_';

    public Settings $settings;
    public Lists $lists;

    /** Null where nothing was refused. */
    public static function read(): ?self
    {
        $kept = get_transient(self::TRANSIENT . get_current_user_id());
        if (! is_array($kept) || ! is_array($kept['settings'] ?? null) || ! is_array($kept['lists'] ?? null)) {
            return null;
        }
        $draft = new self();
        $draft->settings = Settings::draft($kept['settings']);
        $draft->lists = Lists::draft($kept['lists']);

        return $draft;
    }

    /**
     * @param array<mixed> $settings
     * @param array<mixed> $lists
     */
    public static function store(array $settings, array $lists): void
    {
        $kept = ['settings' => $settings, 'lists' => $lists];
        set_transient(self::TRANSIENT . get_current_user_id(), $kept, 10 * MINUTE_IN_SECONDS);
    }

    public static function forget(): void
    {
        delete_transient(self::TRANSIENT . get_current_user_id());
    }
}
