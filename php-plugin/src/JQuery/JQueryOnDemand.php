<?php

declare(strict_types=1);

namespace Islas\JQuery;

use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\ScriptQueue;
use WC_AJAX;

/**
 * Starts the script that loads jQuery at its first use, a part of the file in the head, on pages that had it only for a
 * muted script, and other globals of muted scripts (`StockGlobals`). That is directly before the scripts of the head,
 * where stock has jQuery; for scripts that are enqueued while the page is printed, before those of the footer.
 */
final class JQueryOnDemand
{
    private StockScripts $stock;
    private ShopJQuery $jquery;
    private Manifest $manifest;
    private bool $isDone = false;

    /** @var array<string> Handles whose globals are printed already. */
    private array $reported = [];

    public function __construct(StockScripts $stock, ShopJQuery $jquery, Manifest $manifest)
    {
        $this->stock = $stock;
        $this->jquery = $jquery;
        $this->manifest = $manifest;
    }

    /** WordPress hooks `wp_head` and `wp_print_footer_scripts`: what was attached to scripts until now counts. */
    public function printStarter(): void
    {
        $this->stock->muteQueued();
        if (is_admin() || ! $this->manifest->has(Manifest::HEAD)) {
            return;
        }
        $printed = ScriptQueue::listPrinted(wp_scripts());
        $isNeeded = $this->jquery->isOnDemand()
            && $this->stock->lacksJQuery($printed) && ! $this->jquery->isAmongHandles($printed);
        $missing = $this->jquery->isKept() ? [] : array_diff($this->stock->listMissing($printed), $this->reported);
        $globals = $missing === [] ? [] : (new StockGlobals($this->jquery))->findGlobals(array_values($missing));
        if ($this->isDone ? $globals === [] : ! $isNeeded && $globals === []) {
            return;
        }
        $this->reported = array_merge($this->reported, $missing);
        if ($this->isDone) {
            $detail = self::encodeJson($globals);
            $code = 'document.dispatchEvent(new CustomEvent("islas:globals",{detail:' . $detail . '}))';
            wp_print_inline_script_tag($code, ['id' => 'islas-globals']);

            return;
        }
        $this->isDone = true;
        $this->printScript($isNeeded, $globals);
    }

    /** @param list<array{names: list<string>, run: list<string>}> $globals */
    private function printScript(bool $isNeeded, array $globals): void
    {
        wp_print_inline_script_tag(
            'window.islasJQuery?.()',
            [
                'id' => 'islas-jquery',
                'data-globals' => self::encodeJson($globals),
                'data-report' => WC_AJAX::get_endpoint(Module::REPORT_ENDPOINT),
            ] + ($isNeeded ? [
                'data-urls' => self::encodeJson($this->jquery->listAddresses()),
                'data-dollar' => $this->jquery->leavesDollar() ? 'left' : 'taken',
            ] : [])
        );
    }

    /** @param array<mixed> $value */
    private static function encodeJson(array $value): string
    {
        return Json::encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }
}
