<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Platform\Values;

/**
 * The earlier versions of texts and lists whose decisions still hold: whoever decided on one was asked for everything
 * that the shop asks for now. So a change of wording, or a purpose less, asks nobody again; a new cookie, provider or
 * category asks again who has allowed something. It is found when the owner changes what it depends on, after an update
 * and once a day; where it is missing, only decisions on the present version hold.
 */
final class DecidedVersions
{
    /** The present version, and the others whose decisions hold. Loaded with each page's options. */
    public const OPTION = 'islas_consent_versions';
    /** Version to its purposes, joined by spaces; the newest last. */
    public const PURPOSES = 'islas_consent_purposes';

    private const MOST = 20;

    private TextVersion $texts;

    public function __construct(TextVersion $texts)
    {
        $this->texts = $texts;
    }

    /**
     * @param string $version The present one.
     * @return list<string> Without it.
     */
    public function readOthers(string $version): array
    {
        // Without a query where it is missing.
        $stored = maybe_unserialize(Values::text(wp_load_alloptions()[self::OPTION] ?? ''));

        return is_array($stored) && ($stored['version'] ?? '') === $version
            ? array_values(array_filter((array) ($stored['others'] ?? []), 'is_string'))
            : [];
    }

    /** Whether this shop has had a version, so that a page of a cache may have it. */
    public function isKnown(string $version): bool
    {
        $known = array_map('strval', array_keys((array) get_option(self::PURPOSES, [])));

        return $version === $this->texts->computeVersion() || in_array($version, $known, true);
    }

    public function recordVersion(): void
    {
        $version = $this->texts->computeVersion();
        $purposes = $this->texts->listPurposes();
        $known = array_map([Values::class, 'text'], (array) get_option(self::PURPOSES, []));
        unset($known[$version]);
        $known = array_slice($known, 1 - self::MOST, null, true);
        $others = array_filter(
            $known,
            static fn (string $one): bool => array_diff($purposes, explode(' ', $one)) === []
        );
        update_option(self::PURPOSES, $known + [$version => implode(' ', $purposes)], false);
        update_option(
            self::OPTION,
            ['version' => $version, 'others' => array_map('strval', array_keys($others))],
            true
        );
    }
}
