<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Blocking\PageTags;
use Islas\Platform\Assets;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\Manifest;

/**
 * Prints the script that reads the decision, before first paint and before any script that might be blocked; behind it
 * the one with the signals for Google and Microsoft, in shops with their tags.
 */
final class Head
{
    /** Hides the bar after a decision also while an optimiser delays the style sheets. */
    private const STYLE = '[data-consent] #islas-consent{position:fixed}'
        . '[data-consent]:not([data-consent-bar]) #islas-consent{visibility:hidden}';

    private const ID = 'islas-head-consent';

    private Manifest $manifest;
    private Assets $assets;
    private Configuration $configuration;
    private Signals $signals;
    private PageTags $tags;
    private string $directory;

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(
        Manifest $manifest,
        Assets $assets,
        Configuration $configuration,
        Signals $signals,
        PageTags $tags,
        string $directory
    ) {
        $this->manifest = $manifest;
        $this->assets = $assets;
        $this->configuration = $configuration;
        $this->signals = $signals;
        $this->tags = $tags;
        $this->directory = $directory;
    }

    /** WordPress hook `wp_head`, before all other callbacks. */
    public function show(): void
    {
        $script = $this->directory . $this->manifest->file(Manifest::HEAD_CONSENT);
        if (is_file($script)) {
            GpcVisit::show();
            $given = ['consent' => $this->configuration->toArray($this->assets->address(Manifest::CONSENT))];
            // Nothing in it ends the element.
            $json = Json::encode($given, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
            wp_print_inline_script_tag(
                'islas=' . $json . ';' . trim((string) file_get_contents($script)),
                ['id' => self::ID]
            );
            $nonce = ContentPolicy::nonce();
            $marks = ['data-noptimize' => '1', 'data-no-optimize' => '1', 'nonce' => $nonce === '' ? null : $nonce];
            Html::el('style', $marks, Html::text(self::STYLE))->show();
            if ($this->tags->areNeeded()) {
                // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A built file in its element.
                echo $this->tags->markup();
            }
            if ($this->signals->areNeeded()) {
                // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A built file in its element.
                echo $this->signals->markup();
            }
        }
    }

    /** A page with more markup right behind the script in its head; the same page where there is none. */
    public static function insertAfterScript(string $html, string $markup): string
    {
        $start = strpos($html, 'id="' . self::ID . '"');
        $end = $start === false ? false : strpos($html, '</script>', $start);

        return $end === false ? $html : substr_replace($html, "\n" . $markup, $end + strlen('</script>'), 0);
    }
}
