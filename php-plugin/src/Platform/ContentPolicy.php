<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_HTML_Tag_Processor;

/**
 * Where the site gives its inline scripts a nonce for a content security policy, moves the `style` attributes that
 * Islas prints, which such a policy blocks, into one style element with that nonce, and adds it to inline style sheets.
 */
final class ContentPolicy
{
    private const ID = 'islas-styles';
    private const MARK = 'data-islas-css';

    /** Of a frame of others, what Islas has written beside its own style. */
    private const ANCHOR = '~(?:^|;)\s*anchor-name:--islas-[\w-]+;?~';

    private static string $nonce = '';

    /** What the site gives inline scripts, through WordPress' own filter; '' without one. */
    public static function nonce(): string
    {
        // The site may add its filter late.
        if (self::$nonce === '') {
            $attributes = apply_filters('wp_inline_script_attributes', ['id' => 'islas-nonce'], '');
            $nonce = is_array($attributes) ? $attributes['nonce'] ?? '' : '';
            self::$nonce = is_string($nonce) && preg_match('~^[\w+/=-]{4,}$~D', $nonce) === 1 ? $nonce : '';
        }

        return self::$nonce;
    }

    /** WordPress hook `wp_head`, after all other callbacks: prints the style element. */
    public function show(): void
    {
        if (self::nonce() !== '') {
            Html::el('style', ['id' => self::ID, 'nonce' => self::nonce()])->show();
        }
    }

    /**
     * WordPress filter `wp_template_enhancement_output_buffer`, after everything else of Islas.
     *
     * @param mixed $html
     * @return mixed
     */
    public function page($html)
    {
        return is_string($html) && self::nonce() !== '' ? self::moveStyles($html) : $html;
    }

    /** WordPress hook `template_redirect`: opens an output buffer where WordPress, before 6.9, has none. */
    public function open(): void
    {
        if (! function_exists('wp_start_template_enhancement_output_buffer') && self::nonce() !== '') {
            ob_start(static fn (string $html): string => self::moveStyles($html));
        }
    }

    private static function moveStyles(string $html): string
    {
        $place = sprintf('<style id="%s" nonce="%s"></style>', self::ID, esc_attr(self::nonce()));
        if (strpos($html, $place) === false) {
            return $html;
        }
        $rules = [];
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            $id = $tags->get_attribute('id');
            // Style sheets that WordPress prints in the page carry none.
            if ($tags->get_tag() === 'STYLE' && is_string($id) && strpos($id, 'islas-') === 0) {
                $tags->set_attribute('nonce', self::nonce());
                continue;
            }
            $style = $tags->get_attribute('style');
            if (! is_string($style) || strpbrk($style, '<>{}@\\') !== false || ! self::isOwn($tags)) {
                continue;
            }
            if (trim($style) === '') {
                $tags->remove_attribute('style');
                continue;
            }
            $rest = '';
            if ($tags->get_attribute('data-islas-frame') !== null && preg_match(self::ANCHOR, $style, $anchor) === 1) {
                $rest = trim(str_replace($anchor[0], ';', $style), '; ');
                $style = trim($anchor[0], '; ');
            }
            $rules[$style] ??= (string) (count($rules) + 1);
            $tags->set_attribute(self::MARK, $rules[$style]);
            if ($rest === '') {
                $tags->remove_attribute('style');
            } else {
                $tags->set_attribute('style', $rest);
            }
        }
        $sheet = '';
        foreach ($rules as $style => $number) {
            // As strong as can be against what style sheets say of the element; scripts may still write over it.
            $sheet .= str_repeat(sprintf('[%s="%s"]', self::MARK, $number), 4) . '{' . $style . '}';
        }

        $html = $tags->get_updated_html();
        $filled = str_replace('></style>', '>' . $sheet . '</style>', $place);

        return str_replace($place, $filled, $html);
    }

    private static function isOwn(WP_HTML_Tag_Processor $tags): bool
    {
        $class = $tags->get_attribute('class');

        return $tags->get_attribute_names_with_prefix('data-islas-') !== []
            || $tags->get_attribute('data-notice-id') !== null
            || (is_string($class) && preg_match('~(^|\s)islas-~', $class) === 1);
    }
}
