<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * Which attributes of an element hold an address that a browser, or a script that loads late, fetches.
 *
 * @phpstan-import-type Match from Rules
 * @phpstan-type Found array{match: Match, address: string, values: array<string, string>}
 */
final class FrameAddresses
{
    /**
     * Which attributes of an element may be taken away: what browsers fetch by themselves, beside `data-…`, where
     * scripts that load late keep it. The browser gives back no others (`widgets/consent/held/held-attributes.ts`).
     */
    public const HELD = [
        'IFRAME' => ['src', 'srcdoc'],
        'FRAME' => ['src'],
        'EMBED' => ['src'],
        'OBJECT' => ['data'],
        'PARAM' => ['value'],
        'IMG' => ['src', 'srcset'],
        'IMAGE' => ['src', 'srcset'],
        'INPUT' => ['src'],
        'SOURCE' => ['src', 'srcset'],
        'VIDEO' => ['src', 'poster'],
        'AUDIO' => ['src'],
        'TRACK' => ['src'],
        'LINK' => ['href', 'imagesrcset'],
    ];

    /** What shows a page of others, and has a box for it. */
    public const FRAMES = ['IFRAME', 'FRAME', 'EMBED', 'OBJECT'];

    private Rules $rules;
    private ?string $host = null;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    public static function mayHoldAddress(string $tag): bool
    {
        // Links prepare or load something for the whole page.
        return isset(self::HELD[$tag]) && $tag !== 'LINK';
    }

    /** @return Found|null What of this tag waits: who is behind it, the first such address, and all by attribute. */
    public function matchTag(WP_HTML_Tag_Processor $tags): ?array
    {
        $tag = (string) $tags->get_tag();
        if (! self::mayHoldAddress($tag)) {
            return null;
        }
        $known = self::HELD[$tag];
        $found = null;
        foreach (array_unique(array_merge($known, $tags->get_attribute_names_with_prefix('data-') ?? [])) as $name) {
            $value = strpos($name, 'data-islas-') === 0 ? null : $tags->get_attribute($name);
            $one = is_string($value) ? $this->matchAttribute($tag, $name, $value) : null;
            if ($one !== null) {
                $found ??= $one + ['values' => []];
                $found['values'][$name] = (string) $value;
            }
        }

        return $found;
    }

    /** @return array{match: Match, address: string}|null */
    private function matchAttribute(string $tag, string $name, string $value): ?array
    {
        if (substr($name, -6) === 'srcdoc') {
            return $this->matchDocument($value);
        }
        // Browsers drop these from addresses; candidates of a set stand between commas and white space.
        $value = trim(str_replace(["\t", "\n", "\r"], '', $value));
        foreach (substr($name, -6) === 'srcset' ? explode(' ', $value) : [$value] as $address) {
            $address = trim($address, ' ,');
            // A shop has hundreds of images, nearly all its own.
            if (! in_array($tag, self::FRAMES, true) && ! $this->isOfOthers($address)) {
                continue;
            }
            $match = $this->rules->matchUrl($address);
            if ($match !== null) {
                return ['match' => $match, 'address' => $address];
            }
        }

        return null;
    }

    private function isOfOthers(string $address): bool
    {
        $this->host ??= (string) wp_parse_url(home_url(), PHP_URL_HOST);
        if (preg_match('~^(?:https?:)?[\\\\/]{2}([^/?#\\\\]+)~i', $address, $found) !== 1) {
            return false;
        }

        return strcasecmp($found[1], $this->host) !== 0;
    }

    /** @return array{match: Match, address: string}|null The first of a frame's own document that waits. */
    private function matchDocument(string $html): ?array
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if ($tags->get_tag() !== 'SCRIPT') {
                $found = $this->matchTag($tags);
            } else {
                $src = BlockedTag::readAttribute($tags, 'src');
                $match = $src !== ''
                    ? $this->rules->matchUrl($src)
                    : $this->rules->matchInline($tags->get_modifiable_text());
                // The address of a script is no page to open.
                $found = $match === null ? null : ['match' => $match, 'address' => ''];
            }
            if ($found !== null) {
                return ['match' => $found['match'], 'address' => $found['address']];
            }
        }

        return null;
    }
}
