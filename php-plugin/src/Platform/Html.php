<?php

declare(strict_types=1);

namespace Islas\Platform;

use InvalidArgumentException;

/**
 * Elements without white space between them, every text and attribute escaped once. Needs no WordPress.
 */
final class Html
{
    private const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];
    private const ADDRESSES = ['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src'];
    private const SCHEMES = ['http', 'https', 'mailto', 'tel'];

    /** @var array<string, true> Names of elements that were seen to be right: a page has the same few. */
    private static array $tags = [];

    /** @var array<string, string> Names of attributes that were seen to be right → `address` or `text`. */
    private static array $attributes = [];

    private string $html;

    private function __construct(string $html)
    {
        $this->html = $html;
    }

    /**
     * `true` prints an empty attribute, `false` and `null` none.
     *
     * @param array<string, bool|int|float|string|null> $attributes
     * @throws InvalidArgumentException For a name that is not a plain element or attribute, or is an event handler.
     */
    public static function el(string $tag, array $attributes = [], self ...$children): self
    {
        if (! isset(self::$tags[$tag])) {
            if (preg_match('/^[a-z][a-z0-9-]*$/', $tag) !== 1) {
                throw new InvalidArgumentException('Not an element: ' . esc_html($tag));
            }
            self::$tags[$tag] = true;
        }
        $html = '<' . $tag;
        foreach ($attributes as $name => $value) {
            $html .= self::attribute((string) $name, $value);
        }

        return new self(
            $html . '>' . (in_array($tag, self::VOID, true) ? '' : self::join(...$children)->html . '</' . $tag . '>')
        );
    }

    public static function text(string $text): self
    {
        return new self(self::escape($text));
    }

    public static function join(self ...$parts): self
    {
        $html = '';
        foreach ($parts as $part) {
            $html .= $part->html;
        }

        return new self($html);
    }

    /** Markup that WordPress or WooCommerce has already made safe, such as a price or a widget's output. */
    public static function trusted(string $html): self
    {
        return new self($html);
    }

    /**
     * Data for the browser, in a script element of type `application/json`.
     *
     * @param mixed $value
     */
    public static function json($value): self
    {
        $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
            | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR;

        return new self('<script type="application/json">' . json_encode($value, $flags) . '</script>');
    }

    public function markup(): string
    {
        return $this->html;
    }

    public function show(): void
    {
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped piece by piece when it was built.
        echo $this->html;
    }

    /** @param bool|int|float|string|null $value */
    private static function attribute(string $name, $value): string
    {
        if (! isset(self::$attributes[$name])) {
            if (preg_match('/^(?!on)[a-z][a-z0-9_:.-]*$/i', $name) !== 1) {
                throw new InvalidArgumentException('Not an attribute: ' . esc_html($name));
            }
            self::$attributes[$name] = in_array(strtolower($name), self::ADDRESSES, true) ? 'address' : 'text';
        }
        if ($value === null || $value === false) {
            return '';
        }
        $text = $value === true ? '' : (string) $value;
        if (self::$attributes[$name] === 'address' && ! self::isAddress($text)) {
            return '';
        }

        return ' ' . $name . '="' . self::escape($text) . '"';
    }

    /** Relative, or of a scheme that runs nothing. Browsers skip control characters when they read a scheme. */
    private static function isAddress(string $address): bool
    {
        $plain = Pattern::replace('/[\x00-\x20\x7f]+/', '', $address);

        return preg_match('/^([^:\/?#]*):/', $plain, $found) !== 1
            || in_array(strtolower($found[1]), self::SCHEMES, true);
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }
}
