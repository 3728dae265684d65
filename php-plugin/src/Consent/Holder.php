<?php

declare(strict_types=1);

namespace Islas\Consent;

use WP_HTML_Tag_Processor;

/**
 * Rewrites markup so that scripts and frames that need consent wait for it, as `src/contracts/consent.ts` says. What
 * waits already, what a person marked by hand and what the shop itself needs is left as it is.
 *
 * @phpstan-import-type Match from Rules
 */
final class Holder
{
    private Rules $rules;
    private HeldScripts $scripts;
    private HeldFrames $frames;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
        $this->scripts = new HeldScripts($rules);
        $this->frames = new HeldFrames($rules);
    }

    /** Any piece of HTML, also a whole page; the same string where nothing waits. */
    public function hold(string $html): string
    {
        if (! $this->rules->concern($html)) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        $frames = 0;
        while ($tags->next_tag()) {
            $tag = $tags->get_tag();
            if ($tag === 'SCRIPT') {
                $this->scripts->hold($tags, null);
            } elseif ($tag === 'IFRAME') {
                $frames += (int) $this->frames->hold($tags);
            }
        }
        $html = HeldScripts::withCalls($tags->get_updated_html());

        return $frames > 0 ? $this->frames->withPlaceholders($html) : $html;
    }

    /**
     * One printed script element, or several, that wait together.
     *
     * @param Match $match
     */
    public function holdAs(string $html, array $match): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'SCRIPT'])) {
            $this->scripts->hold($tags, $match);
        }

        return HeldScripts::withCalls($tags->get_updated_html());
    }
}
