<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\ContentPolicy;

/**
 * Blocks elements that load content of other sites by address: frames, embeds, objects, images. Moves their addresses
 * to data attributes and prints a placeholder behind those that would be visible.
 *
 * @phpstan-import-type Found from FrameAddresses
 */
final class FrameBlocker
{
    /** Sizes and styles of invisible frames. */
    private const NO_SIZE = '/^\s*[01](\.\d+)?\s*(px)?\s*$/';
    private const NO_STYLE = '/(^|;)(display:none|visibility:hidden|opacity:0(\.0+)?(;|!|$)'
        . '|(max-)?(width|height):[01](\.\d+)?(px|%|r?em)?(;|!|$)|(left|top|right|bottom|text-indent):-\d{3,})/';

    private FrameAddresses $addresses;
    /** @var array<string, int> How many frames of one kind were met; copies need identities of their own. */
    private array $met = [];

    public function __construct(Rules $rules)
    {
        $this->addresses = new FrameAddresses($rules);
    }

    /** Holds the element whose tag the walk has come to, if it has to wait. */
    public function visitTag(TagEditor $tags, string $tag, MarkupPlace $place): void
    {
        $isCloser = $tags->is_tag_closer();
        $place->trackTag($tag, $isCloser);
        if (! FrameAddresses::mayHoldAddress($tag)) {
            return;
        }
        if ($isCloser) {
            if ($tag === 'OBJECT' && $place->afterObject !== '') {
                $tags->insertAfter($place->afterObject);
                $place->afterObject = '';
            }

            return;
        }
        $found = Marks::isMarked($tags) ? null : $this->addresses->matchTag($tags);
        if ($found !== null) {
            $this->blockFrame($tags, $place, $found);
        }
    }

    /** @param Found $found */
    private function blockFrame(TagEditor $tags, MarkupPlace $place, array $found): void
    {
        ['match' => $match, 'address' => $address, 'values' => $values] = $found;
        $attributes = [Marks::KEY => Marks::makeKey(), 'data-islas-consent' => $match['category']];
        if ($match['provider'] !== '') {
            $attributes['data-islas-provider'] = $match['provider'];
        }
        $attributes['data-islas-held'] = implode(' ', array_keys($values));
        foreach ($values as $name => $value) {
            $attributes['data-islas-' . $name] = $value;
        }
        $id = '';
        if ($this->isVisible($tags, $place)) {
            $id = $this->makeIdentity((string) $tags->get_tag(), $values);
            $attributes['data-islas-frame'] = $id;
            $attributes += ContentPolicy::makeAttributes('anchor-name:' . FramePlaceholder::makeAnchor($id));
            $style = $tags->get_attribute('style');
            if (isset($attributes['style']) && is_string($style) && trim($style) !== '') {
                $attributes['style'] = rtrim($style, "; \n\r\t") . ';' . $attributes['style'];
            }
        }
        if (! $tags->exchangeAttributes($attributes, array_keys($values)) || $id === '') {
            return;
        }
        $placeholder = FramePlaceholder::renderPlaceholder($id, $match, $address, ! $place->isInside('A'));
        if ($tags->get_tag() === 'OBJECT') {
            $place->afterObject = $placeholder;
        } else {
            $tags->insertAfter($placeholder);
        }
    }

    /** Whether the element is one that visitors see, in a place where a placeholder may stand. */
    private function isVisible(TagEditor $tags, MarkupPlace $place): bool
    {
        if (
            ! in_array($tags->get_tag(), FrameAddresses::FRAMES, true)
            || $tags->get_tag() === 'FRAME' || $place->afterObject !== ''
            || $place->isInside('NOSCRIPT', 'BUTTON', 'SELECT', 'SVG') || $tags->get_attribute('hidden') !== null
        ) {
            return false;
        }
        $style = str_replace([' ', "\n", "\r", "\t"], '', strtolower(BlockedTag::readAttribute($tags, 'style')));

        return preg_match(self::NO_SIZE, BlockedTag::readAttribute($tags, 'width')) !== 1
            && preg_match(self::NO_SIZE, BlockedTag::readAttribute($tags, 'height')) !== 1
            && preg_match(self::NO_STYLE, $style) !== 1;
    }

    /**
     * The same for the same frame in every answer, because pages are compared and cached; another for each copy.
     *
     * @param array<string, string> $values
     */
    private function makeIdentity(string $tag, array $values): string
    {
        $id = substr(md5($tag . ' ' . implode(' ', $values)), 0, 8);
        $this->met[$id] = ($this->met[$id] ?? 0) + 1;

        return $this->met[$id] === 1 ? $id : $id . '-' . $this->met[$id];
    }
}
