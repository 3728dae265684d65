<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Platform\Access;
use Islas\Platform\Terminal;
use Islas\Platform\Trial;

/**
 * `wp islas try`.
 */
final class TryCommand
{
    private Trial $trial;
    private Terminal $terminal;

    public function __construct(Trial $trial, Terminal $terminal)
    {
        $this->trial = $trial;
        $this->terminal = $terminal;
    }

    /**
     * Shows Islas only to the user that `--user` names. Everybody else gets the shop as it is without Islas.
     *
     * ## EXAMPLES
     *
     *     wp islas try on --user=admin
     */
    public function on(): void
    {
        $user = wp_get_current_user();
        if ($user->ID <= 0 || ! user_can($user->ID, Access::CAPABILITY)) {
            $this->terminal->fail(__('Name a user who may manage the shop, such as --user=admin.', 'islas'));
        }
        $this->trial->start($user->ID);
        /* translators: %s: name of a user */
        $this->terminal->succeed(sprintf(__('Only %s sees Islas now.', 'islas'), $user->user_login));
    }

    /**
     * Publishes: everybody sees Islas.
     */
    public function off(): void
    {
        $this->trial->end();
        $this->terminal->succeed(__('Islas works for everyone.', 'islas'));
    }
}
