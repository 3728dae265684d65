<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Json;
use Islas\Platform\ProfileDates;
use Islas\Platform\Settings;
use WP_User;

/**
 * Which settings and lists a screen has read, so that two administrators do not overwrite each other, and who stored
 * the present ones.
 */
final class SettingsRevision
{
    /** The last change on a screen or by REST. */
    public const OPTION = 'islas_settings_change';

    private Settings $settings;
    private ScreenLists $lists;

    public function __construct(Settings $settings, ScreenLists $lists)
    {
        $this->settings = $settings;
        $this->lists = $lists;
    }

    /** The same for the same values. */
    public function computeRevision(): string
    {
        return md5(Json::encode($this->settings->all(), 0) . $this->lists->revision());
    }

    /** After settings or lists were stored, for WordPress' hooks on their options. */
    public function noteAuthor(): void
    {
        update_option(
            self::OPTION,
            ['revision' => $this->computeRevision(), 'user' => get_current_user_id(), 'time' => time()],
            false
        );
    }

    /**
     * Who stored the present values; '' where no screen has (WP-CLI, a user who is gone).
     *
     * @return array{name: string, time: string}
     */
    public function findAuthor(): array
    {
        $change = get_option(self::OPTION);
        $change = is_array($change) && ($change['revision'] ?? '') === $this->computeRevision() ? $change : [];
        $user = is_int($change['user'] ?? null) ? get_userdata($change['user']) : false;
        $time = is_int($change['time'] ?? null) ? ProfileDates::formatTime($change['time']) : '';

        return $user instanceof WP_User
            ? ['name' => $user->display_name, 'time' => $time]
            : ['name' => '', 'time' => ''];
    }
}
