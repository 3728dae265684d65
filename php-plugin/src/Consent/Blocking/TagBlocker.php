<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Platform\TagEditor;
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
    private ScriptBlocker $scripts;
    private FrameBlocker $frames;
    private LinkBlocker $links;
    private StyleBlocker $styles;
    private ModuleBlocker $modules;

    public function __construct(Rules $rules)
    {
        $this->rules = $rules;
        $this->modules = new ModuleBlocker($rules);
        $this->scripts = new ScriptBlocker($rules, new HandleBlocker($rules, $this->modules), $this->modules);
        $this->frames = new FrameBlocker($rules);
        $this->links = new LinkBlocker($rules, $this->modules);
        $this->styles = new StyleBlocker($rules);
    }

    /** Any piece of HTML, also a whole page; the same string where nothing waits. */
    public function block(string $html): string
    {
        if (! $this->rules->concern($html)) {
            return $html;
        }
        $this->modules->readImportMaps($html);
        [$held, $isCut] = $this->walk($html);
        if (! $isCut || strripos($html, '<iframe') <= (int) strripos($html, '</iframe')) {
            return $held;
        }
        // A browser ends a frame where the markup ends; WordPress' walk does not meet one that is left open.
        [$closed, $isCut] = $this->walk($html . '</iframe>');

        return $isCut ? $held : $closed;
    }

    /** @return array{string, bool} The markup, and whether it ended within a tag or an element of text. */
    private function walk(string $html): array
    {
        $tags = new TagEditor($html);
        $place = new MarkupPlace();
        while ($tags->next_tag(['tag_closers' => 'visit'])) {
            $tag = (string) $tags->get_tag();
            if ($tag === 'LINK') {
                $this->links->visit($tags);
            } elseif ($tag !== 'SCRIPT') {
                $this->frames->visit($tags, $tag, $place);
                if (! FrameAddresses::mayHold($tag)) {
                    $this->styles->visit($tags, $tag);
                }
            } elseif (! $tags->is_tag_closer()) {
                $this->scripts->block($tags, null);
            }
        }
        $isCut = $tags->paused_at_incomplete_token();

        return [ScriptBlocker::withCalls($tags->get_updated_html()), $isCut];
    }

    /**
     * One printed script element, or several, that wait together.
     *
     * @param Match $match
     */
    public function blockAs(string $html, array $match): string
    {
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['tag_name' => 'SCRIPT'])) {
            $this->scripts->block($tags, $match);
        }

        return ScriptBlocker::withCalls($tags->get_updated_html());
    }
}
