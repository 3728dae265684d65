<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * Something of another plugin that an import leaves out.
 */
final class Skip
{
    /** The value is damaged or of an unknown form. */
    public const ODD = 'odd';

    /** Islas has nothing like it. */
    public const UNKNOWN = 'unknown';

    /** The image is not in the media library. */
    public const IMAGE = 'image';

    /** A label that differs from the name of the option. */
    public const LABEL = 'label';

    /** A cookie without a purpose that Islas knows. */
    public const PURPOSE = 'purpose';

    /** A legal page that is empty without the other plugin. */
    public const PAGE = 'page';

    /** Islas does not store the value, for example in strict mode. */
    public const REFUSED = 'refused';

    /** One of the constants. */
    public string $reason;

    /** What it was about; a name, never a value. */
    public string $about;

    public function __construct(string $reason, string $about)
    {
        $this->reason = $reason;
        $this->about = $about;
    }
}
