<?php

namespace Islas\Platform;

/**
 * What the site must have. Where something is missing the plugin stays out of the shop and one notice says what.
 *
 * Written in syntax that PHP 5.6 can parse.
 */
final class Requirements
{
    const PHP = '7.4';
    const WORDPRESS = '6.7';
    const WOOCOMMERCE = '8.9';

    /** @var string */
    private $php;

    /** @var string */
    private $wordpress;

    /** @var string */
    private $woocommerce;

    /** @var string */
    private $languages;

    /**
     * @param string $php         Version of PHP.
     * @param string $wordpress   Version of WordPress.
     * @param string $woocommerce Version of WooCommerce; empty when it is not active.
     * @param string $languages   Absolute path of the language files.
     */
    public function __construct($php, $wordpress, $woocommerce, $languages)
    {
        $this->php = $php;
        $this->wordpress = $wordpress;
        $this->woocommerce = $woocommerce;
        $this->languages = $languages;
    }

    /**
     * @param string $languages Absolute path of the language files.
     * @return self
     */
    public static function ofThisSite($languages)
    {
        $woocommerce = defined('WC_VERSION') && class_exists('WooCommerce', false) ? WC_VERSION : '';

        return new self(PHP_VERSION, (string) get_bloginfo('version'), $woocommerce, $languages);
    }

    /**
     * @return bool
     */
    public function areMet()
    {
        return self::isAtLeast($this->php, self::PHP)
            && self::isAtLeast($this->wordpress, self::WORDPRESS)
            && self::isAtLeast($this->woocommerce, self::WOOCOMMERCE);
    }

    /**
     * @return void
     */
    public function printNotice()
    {
        if ($this->areMet() || ! current_user_can('activate_plugins')) {
            return;
        }
        $translations = new Translations($this->languages);
        $translations->load();

        echo '<div class="notice notice-error"><p>' . esc_html(implode(' ', $this->sentences())) . '</p></div>';
    }

    /**
     * @return string[] One sentence for each thing that is missing, then what that means for the shop.
     */
    private function sentences()
    {
        $sentences = array();
        if (! self::isAtLeast($this->php, self::PHP)) {
            /* translators: 1: version needed, 2: version found. */
            $sentence = __('Islas needs PHP %1$s or newer; this site runs %2$s.', 'islas');
            $sentences[] = sprintf($sentence, self::PHP, $this->php);
        }
        if (! self::isAtLeast($this->wordpress, self::WORDPRESS)) {
            /* translators: 1: version needed, 2: version found. */
            $sentence = __('Islas needs WordPress %1$s or newer; this site runs %2$s.', 'islas');
            $sentences[] = sprintf($sentence, self::WORDPRESS, $this->wordpress);
        }
        if ('' === $this->woocommerce) {
            /* translators: %s: version needed. */
            $sentence = __('Islas needs WooCommerce %s or newer, and it is not active.', 'islas');
            $sentences[] = sprintf($sentence, self::WOOCOMMERCE);
        } elseif (! self::isAtLeast($this->woocommerce, self::WOOCOMMERCE)) {
            /* translators: 1: version needed, 2: version found. */
            $sentence = __('Islas needs WooCommerce %1$s or newer; this site runs %2$s.', 'islas');
            $sentences[] = sprintf($sentence, self::WOOCOMMERCE, $this->woocommerce);
        }
        $sentences[] = __('Until then the shop works as it does without Islas.', 'islas');

        return $sentences;
    }

    /**
     * A pre-release counts as its release.
     *
     * @param string $found  Version found.
     * @param string $needed Version needed.
     * @return bool
     */
    private static function isAtLeast($found, $needed)
    {
        // No class of the plugin: an older PHP could not read its file.
        return version_compare(preg_match('/^[0-9.]+/', $found, $number) ? $number[0] : '', $needed, '>=');
    }
}
