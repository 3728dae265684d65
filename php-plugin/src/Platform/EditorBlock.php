<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * A block that PHP prints, in the inserter of editors below WordPress 7.0: from there on WordPress shows it by itself
 * (`autoRegister`).
 */
final class EditorBlock
{
    private const NEEDS = ['wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render'];

    /**
     * @param non-empty-string $block
     * @return list<string> Handles for the block type's `editor_script_handles`.
     */
    public static function registerScripts(string $block): array
    {
        if (version_compare(get_bloginfo('version'), '7.0-alpha', '>=')) {
            return [];
        }
        $handle = 'islas-block-' . basename($block);
        wp_register_script($handle, false, self::NEEDS, null, true);
        wp_add_inline_script($handle, Json::call(InlineScripts::REGISTER_BLOCK, $block));

        return [$handle];
    }
}
