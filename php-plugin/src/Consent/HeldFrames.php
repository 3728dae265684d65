<?php

declare(strict_types=1);

namespace Islas\Consent;

use WP_HTML_Tag_Processor;

/**
 * Frames that wait for consent: their address is taken away, and a placeholder says what stands there.
 */
final class HeldFrames
{
    private Rules $rules;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
    }

    /** Holds the frame the processor stands at; false where it may load. */
    public function hold(WP_HTML_Tag_Processor $tags): bool
    {
        $src = HeldTag::attribute($tags, 'src');
        $match = HeldTag::isLeftAlone($tags) ? null : $this->rules->ofUrl($src);
        if ($match === null) {
            return false;
        }
        $tags->remove_attribute('src');
        $tags->set_attribute('data-islas-src', $src);
        $tags->set_attribute('hidden', true);
        HeldTag::mark($tags, $match);

        return true;
    }

    /** Right behind each held frame stands what the visitor meets in its place. */
    public function withPlaceholders(string $html): string
    {
        // The processor cannot insert: it has written the attributes, and an element iframe holds text only.
        return (string) preg_replace_callback(
            '~(<iframe\b[^>]*\sdata-islas-consent=[^>]*>.*?</iframe\s*>)(?!<div class="islas-consent-placeholder")~is',
            static function (array $found): string {
                $tags = new WP_HTML_Tag_Processor($found[1]);
                $tags->next_tag(['tag_name' => 'IFRAME']);

                return $found[1] . FramePlaceholder::ofFrame($tags)->markup();
            },
            $html
        );
    }
}
