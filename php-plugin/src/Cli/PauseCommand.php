<?php

declare(strict_types=1);

namespace Islas\Cli;

use Islas\Platform\KillSwitch;
use Islas\Platform\SupportLink;
use Islas\Platform\Terminal;

/**
 * `wp islas pause`, `wp islas resume` and `wp islas revoke`.
 */
final class PauseCommand
{
    private KillSwitch $killSwitch;
    private Terminal $terminal;

    public function __construct(KillSwitch $killSwitch, Terminal $terminal)
    {
        $this->killSwitch = $killSwitch;
        $this->terminal = $terminal;
    }

    /**
     * Pauses Islas: the shop works as it does without Islas.
     */
    public function pauseIslas(): void
    {
        $this->killSwitch->pause();
        $this->terminal->succeed(__('Islas is paused.', 'islas'));
    }

    /**
     * Ends the pause. Does not change ISLAS_DISABLE in wp-config.php.
     */
    public function resumeIslas(): void
    {
        $this->killSwitch->resume();
        if ($this->killSwitch->findReason() === KillSwitch::BY_CONSTANT) {
            $this->terminal->fail(
                __('Islas is off, because wp-config.php defines ISLAS_DISABLE as true.', 'islas')
            );
        }
        $this->terminal->succeed(__('Islas works again.', 'islas'));
    }

    /**
     * Ends all links for support, which show the shop without Islas.
     */
    public function revokeLinks(): void
    {
        SupportLink::revoke();
        $this->terminal->succeed(__('The links for support have ended.', 'islas'));
    }
}
