<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * Rewrites markup so that scripts and frames that need consent wait for it, as `widgets/consent/consent-config.ts`
 * says. Does not change what is already blocked, what was marked by hand, and what the shop itself needs.
 *
 * @phpstan-import-type Match from Rules
 */
final class TagBlocker
{
    private Rules $rules;
    private ModuleBlocker $modules;

    /** Counts the frames of a page, which may come in pieces; null before the first piece that can hold one. */
    private ?FrameBlocker $frames = null;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
        $this->modules = new ModuleBlocker($rules);
    }

    /** Any piece of HTML, also a whole page; the same string where nothing waits. */
    public function blockTags(string $html): string
    {
        if (! $this->rules->mayApplyTo($html)) {
            return $html;
        }
        $this->modules->readImportMaps($html);
        [$held, $isCut] = $this->walkTags($html);
        if (! $isCut || strripos($html, '<iframe') <= (int) strripos($html, '</iframe')) {
            return $held;
        }
        // A browser ends a frame where the markup ends; WordPress' walk does not meet one that is left open.
        [$closed, $isCut] = $this->walkTags($html . '</iframe>');

        return $isCut ? $held : $closed;
    }

    /** @return array{string, bool} The markup, and whether it ended within a tag or an element of text. */
    private function walkTags(string $html): array
    {
        $scripts = $this->makeScriptBlocker();
        $frames = $this->frames ??= new FrameBlocker($this->rules);
        $links = new LinkBlocker($this->rules, $this->modules);
        $styles = new StyleBlocker($this->rules);
        $tags = new TagEditor($html);
        $place = new MarkupPlace();
        while ($tags->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $tags->get_tag();
            if ($tag === 'LINK') {
                $links->visitTag($tags);
            } elseif ($tag !== 'SCRIPT') {
                $frames->visitTag($tags, $tag, $place);
                if (! FrameAddresses::mayHoldAddress($tag)) {
                    $styles->visitTag($tags, $tag);
                }
            } elseif (! $tags->is_tag_closer()) {
                $scripts->blockScript($tags, null);
            }
        }
        $isCut = $tags->paused_at_incomplete_token();

        return [ScriptBlocker::addCalls($tags->get_updated_html()), $isCut];
    }

    /**
     * One printed script element, or several, that wait together.
     *
     * @param Match $match
     */
    public function blockAs(string $html, array $match): string
    {
        $scripts = $this->makeScriptBlocker();
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'SCRIPT'])) {
            $scripts->blockScript($tags, $match);
        }

        return ScriptBlocker::addCalls($tags->get_updated_html());
    }

    private function makeScriptBlocker(): ScriptBlocker
    {
        return new ScriptBlocker($this->rules, new HandleBlocker($this->rules, $this->modules), $this->modules);
    }
}
