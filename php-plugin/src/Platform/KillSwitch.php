<?php

declare(strict_types=1);

namespace Islas\Platform;

use Islas\Features;
use WC_Cache_Helper;

/**
 * Turns Islas off, whatever the settings are: by the constant `ISLAS_DISABLE` in `wp-config.php` (`true`, or a list of
 * features as an array or separated by commas), by the pause on the owner's screen, for all visitors except those who
 * try it during a trial, and for one request by `?islas=off`. While everything is off only `permanentHooks` are added,
 * which keep stored data current and deletable.
 */
final class KillSwitch
{
    public const CONSTANT = 'ISLAS_DISABLE';
    public const PARAMETER = 'islas';

    /** Time at which the owner paused Islas, 0 while it is not paused. */
    public const OPTION = 'islas_pause';

    public const BY_CONSTANT = 'constant';
    public const BY_PAUSE = 'pause';
    public const BY_TRIAL = 'trial';
    public const BY_REQUEST = 'request';

    public Trial $trial;

    private bool $isAlwaysShown;

    /** @var mixed Null where the constant is not defined. */
    private $constant;

    private ?bool $isRequested = null;

    /** Id of the owner who is signed in, 0 for all other visitors. */
    private ?int $owner = null;

    /**
     * @param mixed $constant Value of `ISLAS_DISABLE`, null where it is not defined.
     * @param bool $isAlwaysShown Whether pause and trial do not count, as in the preview of a draft.
     */
    public function __construct($constant = null, ?Trial $trial = null, bool $isAlwaysShown = false)
    {
        $this->constant = $constant;
        $this->trial = $trial ?? new Trial();
        $this->isAlwaysShown = $isAlwaysShown;
    }

    /** What turns everything off: one of the `BY_` words, '' while nothing does. */
    public function findReason(): string
    {
        if ($this->constant === true) {
            return self::BY_CONSTANT;
        }
        if ($this->isAlwaysShown) {
            return '';
        }
        if ($this->readPauseTime() > 0) {
            return self::BY_PAUSE;
        }
        if ($this->trial->isOn() && ! in_array($this->findOwner(), $this->trial->readUsers(), true)) {
            return self::BY_TRIAL;
        }

        return $this->isRequested() ? self::BY_REQUEST : '';
    }

    public function stopsAll(): bool
    {
        return $this->findReason() !== '';
    }

    public function stops(string $feature): bool
    {
        return $this->stopsAll() || in_array($feature, $this->listStopped(), true);
    }

    /** @return list<string> Features that the constant turns off. Names that are no feature are left out. */
    public function listStopped(): array
    {
        return array_values(array_filter(
            $this->readNames(),
            static fn (string $name): bool => isset(Features::TABLE[$name])
        ));
    }

    /** Seconds since 1970, 0 while Islas is not paused. */
    public function readPauseTime(): int
    {
        $time = get_option(self::OPTION);

        return is_numeric($time) ? max(0, (int) $time) : 0;
    }

    public function pause(): void
    {
        update_option(self::OPTION, time(), true);
    }

    public function resume(): void
    {
        update_option(self::OPTION, 0, true);
    }

    /** @return list<string> What is wrong with the constant, one sentence each, as text. */
    public function listProblems(): array
    {
        if (! $this->isReadable()) {
            return [__(
                'ISLAS_DISABLE in wp-config.php is neither true nor a list of parts, so it is ignored.',
                'islas'
            )];
        }

        return array_map(
            static fn (string $name): string => sprintf(
                /* translators: 1: what the owner wrote, 2: list of names */
                __('ISLAS_DISABLE in wp-config.php names “%1$s”, which is ignored. The parts are: %2$s.', 'islas'),
                mb_substr($name, 0, 60),
                implode(', ', array_keys(Features::TABLE))
            ),
            array_values(array_diff($this->readNames(), $this->listStopped()))
        );
    }

    /** Whether this visitor sees Islas while others do not. */
    public function isTrying(): bool
    {
        return $this->trial->isOn() && ! $this->stopsAll();
    }

    /** WordPress hook `send_headers`: a page that others see differently is for one visitor. */
    public function keepFromCaches(): void
    {
        if ($this->findReason() === self::BY_REQUEST || $this->isTrying()) {
            WC_Cache_Helper::set_nocache_constants();
            nocache_headers();
        }
    }

    private function isReadable(): bool
    {
        return $this->constant === null || is_bool($this->constant) || is_string($this->constant)
            || (is_array($this->constant) && array_filter($this->constant, 'is_string') === $this->constant);
    }

    /** @return list<string> In lower case, with underscores, as the keys of `Features::TABLE`. */
    private function readNames(): array
    {
        $given = is_string($this->constant) ? explode(',', $this->constant) : $this->constant;
        if (! is_array($given) || ! $this->isReadable()) {
            return [];
        }
        $names = array_map(
            static fn ($name): string => str_replace('-', '_', strtolower(trim(Values::text($name)))),
            $given
        );

        return array_values(array_unique(array_filter($names, static fn (string $name): bool => $name !== '')));
    }

    private function findOwner(): int
    {
        return $this->owner ??= Access::findSignedInOwner();
    }

    private function isRequested(): bool
    {
        if ($this->isRequested !== null) {
            return $this->isRequested;
        }
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Changes this page only, and stores nothing.
        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Compared with known values only.
        $value = isset($_GET[self::PARAMETER]) ? wp_unslash($_GET[self::PARAMETER]) : '';
        // phpcs:enable WordPress.Security.NonceVerification.Recommended
        $value = is_string($value) && ! is_admin() ? $value : '';
        if ($value === 'off') {
            return $this->isRequested = $this->findOwner() > 0;
        }

        return $this->isRequested = $value !== '' && SupportLink::isValid($value);
    }
}
