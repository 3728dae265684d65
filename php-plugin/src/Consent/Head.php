<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Blocking\Marks;
use Islas\Consent\Blocking\PageTags;
use Islas\Platform\Assets;
use Islas\Platform\ContentPolicy;
use Islas\Platform\Html;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\PreviewRequest;

/**
 * Prints the configuration of consent and the script of the head that reads the decision, before first paint and before
 * any script that might be blocked; behind it the one with the signals for Google and Microsoft, in shops with their
 * tags.
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
    private string $preview;

    /** @param string $preview Value of the query variable that opens a draft; '' outside a preview. */
    public function __construct(
        Manifest $manifest,
        Assets $assets,
        Configuration $configuration,
        Signals $signals,
        PageTags $tags,
        string $preview = ''
    ) {
        $this->preview = $preview;
        $this->manifest = $manifest;
        $this->assets = $assets;
        $this->configuration = $configuration;
        $this->signals = $signals;
        $this->tags = $tags;
    }

    /** WordPress hook `wp_head`, before all other callbacks. */
    public function printHead(): void
    {
        if ($this->manifest->has(Manifest::HEAD)) {
            wp_print_inline_script_tag(
                'islas=' . self::encodeJson(['config' => $this->makeConfig()]),
                ['id' => self::ID]
            );
            $this->assets->printHead();
            $nonce = ContentPolicy::findNonce();
            $marks = ['data-noptimize' => '1', 'data-no-optimize' => '1', 'nonce' => $nonce === '' ? null : $nonce];
            Html::el('style', $marks, Html::text(self::STYLE))->show();
            if ($this->tags->areNeeded()) {
                // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A built file in its element.
                echo $this->tags->renderRules();
            }
            if ($this->signals->areNeeded()) {
                // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A built file in its element.
                echo $this->signals->renderSignals();
            }
        }
    }

    /** @return array<string, mixed> Whole: another version's script may read it, and the law depends on it. */
    private function makeConfig(): array
    {
        $config = ['key' => Marks::makeKey()] + $this->configuration->toArray(
            $this->assets->findAddress(Manifest::CONSENT)
        );
        if ($this->preview !== '') {
            $config['details'] = add_query_arg(PreviewRequest::PARAMETER, $this->preview, $config['details']);
        }

        return $config;
    }

    /** @param array<string, mixed> $value */
    private static function encodeJson(array $value): string
    {
        // Nothing in it ends the element.
        return Json::encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /** A page with more markup right behind the script in its head; the same page where there is none. */
    public static function insertAfterScript(string $html, string $markup): string
    {
        $start = strpos($html, 'id="' . Assets::HEAD_ID . '"');
        $end = $start === false ? false : strpos($html, '</script>', $start);

        return $end === false ? $html : substr_replace($html, "\n" . $markup, $end + strlen('</script>'), 0);
    }
}
