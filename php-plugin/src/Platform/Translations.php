<?php

namespace Islas\Platform;

/**
 * Islas' own language files. All Spanish locales without a file fall back to `es_ES`.
 *
 * Written in syntax that PHP 5.6 can parse: the guards use it.
 */
final class Translations
{
    const DOMAIN = 'islas';

    /** @var string */
    private $directory;

    /**
     * @param string $directory Absolute path of the folder with the compiled files.
     */
    public function __construct($directory)
    {
        $this->directory = $directory;
    }

    /**
     * Filter `lang_dir_for_domain`: the plugin's own folder, where WordPress has no language pack. WordPress 6.8 finds
     * it by the plugin's header, 6.7 does not.
     *
     * @param mixed $path   Folder with a slash at its end, or false.
     * @param mixed $domain Text domain.
     * @return mixed
     */
    public function locate($path, $domain)
    {
        return self::DOMAIN === $domain && ! $path ? $this->directory . '/' : $path;
    }

    /**
     * Reads them at once, for a page on which the plugin itself does not run.
     *
     * @return void
     */
    public function load()
    {
        $file = $this->directory . '/' . self::DOMAIN . '-' . $this->findLocale() . '.mo';
        $file = $this->substituteFile($file, self::DOMAIN);
        if (is_string($file) && is_file($file)) {
            load_textdomain(self::DOMAIN, $file);
        }
    }

    /**
     * Filter `load_textdomain_mofile`.
     *
     * @param mixed $file   Absolute path of the `.mo` file WordPress is about to read.
     * @param mixed $domain Text domain.
     * @return mixed
     */
    public function substituteFile($file, $domain)
    {
        if (! is_string($file)) {
            return $file;
        }
        $spanish = self::DOMAIN === $domain && preg_match('/-es(_[^\/]*)?\.mo$/', $file) && ! is_readable($file);

        return $spanish ? $this->directory . '/' . self::DOMAIN . '-es_ES.mo' : $file;
    }

    /**
     * Filter `load_script_translation_file`.
     *
     * @param mixed $file   Absolute path of the `.json` file WordPress is about to read, or false.
     * @param mixed $handle Handle of the script.
     * @param mixed $domain Text domain.
     * @return mixed
     */
    public function substituteScript($file, $handle, $domain)
    {
        $spanish = self::DOMAIN === $domain && is_string($file) && is_string($handle) && ! is_readable($file)
            && preg_match('/-es(_[A-Za-z_]+)?-' . preg_quote($handle, '/') . '\.json$/', $file);

        return $spanish ? $this->directory . '/' . self::DOMAIN . '-es_ES-' . $handle . '.json' : $file;
    }

    /**
     * @return string
     */
    private function findLocale()
    {
        return function_exists('determine_locale') ? determine_locale() : get_locale();
    }
}
