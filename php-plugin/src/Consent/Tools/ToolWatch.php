<?php

declare(strict_types=1);

namespace Islas\Consent\Tools;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Known\Tools;
use Islas\Features;
use Islas\Platform\Access;
use Islas\Platform\Assets;
use Islas\Platform\Json;
use Islas\Platform\Manifest;

/**
 * Where Islas shows no bar and the shop has no WP Consent API: prints a script that recognises a hosted tool, so that
 * analytics and order attribution wait for its answer and apply it.
 */
final class ToolWatch
{
    private Features $features;
    private Manifest $manifest;
    private Assets $assets;
    private string $directory;

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(Features $features, Manifest $manifest, Assets $assets, string $directory)
    {
        $this->features = $features;
        $this->manifest = $manifest;
        $this->assets = $assets;
        $this->directory = $directory;
    }

    /** WordPress hook `wp_head`, before all other callbacks. */
    public function printWatcher(): void
    {
        $script = $this->directory . $this->manifest->findFile(Manifest::TOOL_HEAD);
        if (! $this->isNeeded() || ! is_file($script)) {
            return;
        }
        $providers = [];
        foreach (Tools::GLOBALS as $key => $names) {
            $providers[] = [$key, 'necessary', implode('|', Tools::TABLE[$key]['urls']), '', $names];
        }
        $given = ['providers' => $providers, 'module' => $this->assets->findAddress(Manifest::TOOL_ANSWERS)]
            + (Access::isOwner() ? ['report' => AskedAddresses::makeReportConfig()] : []);
        wp_print_inline_script_tag(
            'islas={"tools":' . Json::encode($given, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES) . '};'
                . trim((string) file_get_contents($script)),
            ['id' => 'islas-consent-tool']
        );
    }

    private function isNeeded(): bool
    {
        return ! function_exists('wp_has_consent')
            && ($this->features->isOn('analytics') || $this->features->isOn('attribution'));
    }
}
