<?php

declare(strict_types=1);

namespace Islas\Embeds;

use Islas\Platform\BaseModule;
use Islas\Platform\HookTable;
use Islas\Platform\ReadOnlySession;

/**
 * Frames of other sites, which come into the page when they come into view.
 *
 * @property-read Frames $frames
 * @property-read Shortcode $embedShortcode
 * @property-read EmbedController $embedEndpoint
 *
 * @phpstan-import-type HookRow from HookTable
 */
final class Module extends BaseModule
{
    public const FEATURE = 'embeds';

    public function permanentHooks(): array
    {
        return [
            // While the feature is off the shortcode prints its link.
            ['shortcode', 'islas_embed', 'embedShortcode', 'renderShortcode', 0, 2],
        ];
    }

    public function hooks(): array
    {
        return [];
    }

    public function ajaxHooks(): array
    {
        return [
            ['action', 'wp_ajax_islas_embed', ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wp_ajax_nopriv_islas_embed', ReadOnlySession::class, 'preventWrite', 1, 0],
            ['action', 'wp_ajax_islas_embed', 'embedEndpoint', 'handleRequest', 10, 0],
            ['action', 'wp_ajax_nopriv_islas_embed', 'embedEndpoint', 'handleRequest', 10, 0],
        ];
    }

    protected function frames(): Frames
    {
        return new Frames(new Hosts($this->platform()->settings));
    }

    protected function embedShortcode(): Shortcode
    {
        return new Shortcode($this, $this->platform()->assets);
    }

    protected function embedEndpoint(): EmbedController
    {
        return new EmbedController($this);
    }
}
