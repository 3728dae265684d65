<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Where the site gives its inline scripts a nonce for a content security policy, which blocks `style` attributes, an
 * element of Islas has a mark instead, and a style element with that nonce has the rule.
 */
final class ContentPolicy
{
    private const MARK = 'data-islas-css';

    private static string $nonce = '';

    /** @var array<string, string> Mark → style that no element has printed yet. */
    private static array $waiting = [];

    /** What the site gives inline scripts, through WordPress' own filter; '' without one. */
    public static function findNonce(): string
    {
        // The site may add its filter late.
        if (self::$nonce === '') {
            $attributes = apply_filters('wp_inline_script_attributes', ['id' => 'islas-nonce'], '');
            $nonce = is_array($attributes) ? $attributes['nonce'] ?? '' : '';
            self::$nonce = is_string($nonce) && preg_match('~^[\w+/=-]{4,}$~D', $nonce) === 1 ? $nonce : '';
        }

        return self::$nonce;
    }

    /**
     * Attributes of an element that has this style. An answer that is no page has it as an attribute: the nonce of its
     * page is not known.
     *
     * @return array<string, string>
     */
    public static function makeAttributes(string $style): array
    {
        if ($style === '') {
            return [];
        }
        $isPage = did_action('template_redirect') > 0 && ! wp_doing_ajax();
        // What could end a rule, or never end, stays an attribute.
        $isPlain = strpbrk($style, '<>{}@\\') === false && strpos($style, '/*') === false;
        if (! $isPage || self::findNonce() === '' || ! $isPlain) {
            return ['style' => $style];
        }
        $mark = substr(md5($style), 0, 8);
        self::$waiting[$mark] = $style;

        return [self::MARK => $mark];
    }

    /** A style element with what waits; nothing where nothing does. */
    public static function renderSheet(): Html
    {
        $rules = '';
        foreach (self::$waiting as $mark => $style) {
            // As strong as can be against what style sheets say of the element; scripts may still write over it.
            $rules .= str_repeat(sprintf('[%s="%s"]', self::MARK, $mark), 4) . '{' . $style . '}';
        }
        self::$waiting = [];

        return $rules === '' ? Html::join() : self::renderStyle($rules);
    }

    /** A style element that the policy allows. */
    public static function renderStyle(string $rules): Html
    {
        $nonce = self::findNonce();
        // A `<` would end the element, and a style sheet needs none.
        $rules = Html::trusted(str_replace('<', '', $rules));

        return Html::el('style', ['nonce' => $nonce === '' ? null : $nonce], $rules);
    }

    /** WordPress hooks `wp_head`, `wp_body_open` and `wp_footer`, and WooCommerce's behind what has colours. */
    public static function printSheet(): void
    {
        self::renderSheet()->show();
    }
}
