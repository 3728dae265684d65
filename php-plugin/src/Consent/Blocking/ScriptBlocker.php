<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use WP_HTML_Tag_Processor;

/**
 * Blocks scripts: changes their type so that they do not run, and prints a call behind each that runs it in place,
 * while the page is parsed, if the visitor has already accepted (`widgets/consent/head/tags-head.ts`).
 *
 * @phpstan-import-type Match from Rules
 */
final class ScriptBlocker
{
    private const CALL = 'window.islas?.run?.()';
    private const HELD = '~<script\b[^>]*\sdata-islas-consent=[^>]*>~i';
    private const CALL_CLASS = 'islas-run';

    private Rules $rules;
    private HandleBlocker $handles;
    private ModuleBlocker $modules;

    public function __construct(Rules $rules, HandleBlocker $handles, ModuleBlocker $modules)
    {
        $this->rules = $rules;
        $this->handles = $handles;
        $this->modules = $modules;
    }

    /**
     * Holds the script the processor stands at.
     *
     * @param Match|null $match Null: look it up in the rules.
     */
    public function blockScript(WP_HTML_Tag_Processor $tags, ?array $match): void
    {
        $type = BlockedTag::readAttribute($tags, 'type');
        $id = BlockedTag::readAttribute($tags, 'id');
        if (ScriptType::isData($type) || BlockedTag::isIgnored($tags) || substr($id, -9) === '-js-extra') {
            return;
        }
        $src = BlockedTag::readAttribute($tags, 'src');
        $match ??= $src !== ''
            ? $this->rules->matchUrl($src)
            : $this->handles->matchInline($id, $tags->get_modifiable_text())
                ?? $this->modules->matchCode($tags->get_modifiable_text());
        if ($match === null) {
            return;
        }
        $tags->set_attribute('type', 'text/plain');
        if (! ScriptType::isUsual($type)) {
            $tags->set_attribute('data-islas-type', $type);
        }
        if ($src !== '') {
            $tags->remove_attribute('src');
            $tags->set_attribute('data-islas-src', $src);
        }
        BlockedTag::markTag($tags, $match);
    }

    /** The same markup with a call behind each script that waits, once. */
    public static function addCalls(string $html): string
    {
        $done = '';
        $at = 0;
        // The processor cannot insert. A script ends at its first end tag, unless a comment hides that one.
        while (preg_match(self::HELD, $html, $tag, PREG_OFFSET_CAPTURE, $at) === 1) {
            $open = $tag[0][1] + strlen($tag[0][0]);
            $close = stripos($html, '</script', $open);
            $end = $close === false ? false : strpos($html, '>', $close);
            if ($close === false || $end === false) {
                break;
            }
            $end++;
            $isPlain = stripos($tag[0][0], 'text/plain') !== false
                && strpos((string) substr($html, $open, $close - $open), '<!--') === false;
            $done .= (string) substr($html, $at, $end - $at);
            $at = $end;
            $next = ltrim((string) substr($html, $at, 200));
            if ($isPlain && strpos($next, '<script class="' . self::CALL_CLASS) !== 0) {
                $done .= self::makeCall($tag[0][0]);
            }
        }

        return $done . (string) substr($html, $at);
    }

    /** Carries the nonce of the script before it, where a policy for contents asks for one. */
    private static function makeCall(string $tag): string
    {
        $tags = new WP_HTML_Tag_Processor($tag . '</script>');
        $nonce = $tags->next_tag() ? BlockedTag::readAttribute($tags, 'nonce') : '';
        $attributes = ['class' => self::CALL_CLASS] + ($nonce === '' ? [] : ['nonce' => $nonce]);

        return trim(wp_get_inline_script_tag(self::CALL, $attributes));
    }
}
