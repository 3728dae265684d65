<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;
use WC_AJAX;

/**
 * Prints the script that loads jQuery at its first use, on pages that had it only for a muted script, and other globals
 * of muted scripts (`StockGlobals`). It is printed directly before the scripts of the head, where stock has jQuery; for
 * scripts that are enqueued while the page is printed, before those of the footer.
 */
final class JQueryOnDemand
{
    private const SOURCE = 'widgets/jquery/head/jquery-head.ts';

    private StockScripts $stock;
    private ShopJQuery $jquery;
    private Manifest $manifest;
    private string $directory;
    private bool $isDone = false;

    /** @var array<string> Handles whose globals are printed already. */
    private array $reported = [];

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(StockScripts $stock, ShopJQuery $jquery, Manifest $manifest, string $directory)
    {
        $this->stock = $stock;
        $this->jquery = $jquery;
        $this->manifest = $manifest;
        $this->directory = $directory;
    }

    /** WordPress hooks `wp_head` and `wp_print_footer_scripts`: what was attached to scripts until now counts. */
    public function show(): void
    {
        $this->stock->mute();
        $script = $this->directory . $this->manifest->file(self::SOURCE);
        if (is_admin() || ! is_file($script)) {
            return;
        }
        $printed = ScriptQueue::printed(wp_scripts());
        $isNeeded = $this->jquery->isOnDemand()
            && $this->stock->missesJQuery($printed) && ! $this->jquery->isAmong($printed);
        $missing = $this->jquery->isKept() ? [] : array_diff($this->stock->missing($printed), $this->reported);
        $globals = $missing === [] ? [] : (new StockGlobals($this->jquery))->forHandles(array_values($missing));
        if ($this->isDone ? $globals === [] : ! $isNeeded && $globals === []) {
            return;
        }
        $this->reported = array_merge($this->reported, $missing);
        if ($this->isDone) {
            $code = 'document.dispatchEvent(new CustomEvent("islas:globals",{detail:' . self::json($globals) . '}))';
            wp_print_inline_script_tag($code, ['id' => 'islas-globals']);

            return;
        }
        $this->isDone = true;
        $this->print($script, $isNeeded, $globals);
    }

    /** @param list<array{names: list<string>, run: list<string>}> $globals */
    private function print(string $script, bool $isNeeded, array $globals): void
    {
        wp_print_inline_script_tag(
            // With a name, so that stack traces distinguish it from the code that uses jQuery.
            trim((string) file_get_contents($script)) . "\n//# sourceURL=islas-jquery",
            [
                'id' => 'islas-jquery',
                'data-urls' => self::json($isNeeded ? $this->jquery->addresses() : []),
                'data-globals' => self::json($globals),
                'data-dollar' => $this->jquery->leavesDollar() ? 'left' : 'taken',
                'data-report' => WC_AJAX::get_endpoint(JQueryReportController::ENDPOINT),
            ]
        );
    }

    /** @param array<mixed> $value */
    private static function json(array $value): string
    {
        return Json::encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }
}
