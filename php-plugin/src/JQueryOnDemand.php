<?php

declare(strict_types=1);

namespace Islas;

use WC_AJAX;

/**
 * Prints the script that loads jQuery at its first use, on pages that had it for a muted script's sake alone. It stands
 * directly before WordPress prints the scripts of the head, where stock has jQuery: what runs before finds none. Where
 * a muted script is only asked for while the page is being printed, it stands before the scripts of the footer.
 */
final class JQueryOnDemand
{
    private const SOURCE = 'src/head-jquery.ts';

    private StockScripts $stock;
    private ShopJQuery $jquery;
    private Manifest $manifest;
    private string $directory;
    private bool $isDone = false;

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
        if ($this->isDone || is_admin() || ! is_file($script)) {
            return;
        }
        $printed = ScriptQueue::printed(wp_scripts());
        if (
            ! $this->stock->missesJQuery($printed) || $this->jquery->isAmong($printed) || ! $this->jquery->isOnDemand()
        ) {
            return;
        }
        $this->isDone = true;
        wp_print_inline_script_tag(
            // Named, so that its own lines can be told from those of the code that asks.
            trim((string) file_get_contents($script)) . "\n//# sourceURL=islas-jquery",
            [
                'id' => 'islas-jquery',
                'data-urls' => (string) wp_json_encode($this->jquery->addresses(), JSON_UNESCAPED_SLASHES),
                'data-dollar' => $this->jquery->leavesDollar() ? 'left' : 'taken',
                'data-report' => WC_AJAX::get_endpoint(JQueryDemands::ENDPOINT),
            ]
        );
    }
}
