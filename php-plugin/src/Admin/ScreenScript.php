<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Manifest;
use Islas\Platform\Translations;

/**
 * The script of the settings screen. It runs on React and the components that WordPress has, and brings none of them;
 * its manifest is a separate file, because it is no module.
 */
final class ScreenScript
{
    public const HANDLE = 'islas-screen';
    public const ENTRY = 'widgets/admin/screen/entry.ts';

    /** The build's name for the only style sheet of a classic script. */
    private const STYLE = 'style.css';

    /** Scripts of WordPress whose globals it uses: `.tools/build/platform-globals.mjs` has the names. */
    public const NEEDS = ['react-jsx-runtime', 'wp-api-fetch', 'wp-components', 'wp-element', 'wp-i18n'];

    private Manifest $manifest;
    private string $url;
    private string $languages;

    /**
     * @param string $url Address of the build folder, with a slash at its end.
     * @param string $languages Absolute path of the folder with the compiled translations.
     */
    public function __construct(Manifest $manifest, string $url, string $languages)
    {
        $this->manifest = $manifest;
        $this->url = $url;
        $this->languages = $languages;
    }

    /**
     * WordPress hook `admin_enqueue_scripts`.
     *
     * @param mixed $hook Name of the screen; its beginning is the name of the menu above it.
     */
    public function enqueueScript($hook): void
    {
        $end = '_page_' . Access::SETTINGS_PAGE;
        if (! is_string($hook) || substr($hook, -strlen($end)) !== $end || ! $this->manifest->has(self::ENTRY)) {
            return;
        }
        wp_enqueue_script(self::HANDLE, $this->url . $this->manifest->findFile(self::ENTRY), self::NEEDS, null, true);
        wp_set_script_translations(self::HANDLE, Translations::DOMAIN, $this->languages);
        wp_enqueue_style(
            self::HANDLE,
            $this->url . $this->manifest->findFile(self::STYLE),
            ['wp-components'],
            null
        );
    }
}
