<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Manifest;

/**
 * Prints the script that knows the decision before first paint and before any script that might wait for it.
 */
final class Head
{
    private Manifest $manifest;
    private Configuration $configuration;
    private string $directory;

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(Manifest $manifest, Configuration $configuration, string $directory)
    {
        $this->manifest = $manifest;
        $this->configuration = $configuration;
        $this->directory = $directory;
    }

    /** WordPress hook `wp_head`, before everybody else. */
    public function show(): void
    {
        $script = $this->directory . $this->manifest->file(Manifest::HEAD_CONSENT);
        if (is_file($script)) {
            wp_print_inline_script_tag(trim((string) file_get_contents($script)), [
                'id' => 'islas-head-consent',
                'data-consent' => (string) wp_json_encode(
                    $this->configuration->toArray(),
                    JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
                ),
            ]);
        }
    }
}
