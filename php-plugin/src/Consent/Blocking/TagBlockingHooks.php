<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Signals;
use Islas\Platform\Settings;
use Throwable;

/**
 * The hooks at which tags are blocked: scripts with a handle when WordPress prints them; content, blocks, widgets and
 * embeds when they are filtered; and what plugins and themes print themselves in WordPress' buffer of the page, which
 * classic themes have since 6.9. With the setting `hooks` there is no buffer.
 */
final class TagBlockingHooks
{
    private Settings $settings;
    private Rules $rules;
    private TagBlocker $tagBlocker;
    private HandleBlocker $handles;
    private ModuleBlocker $modules;
    private LinkBlocker $links;
    private Signals $signals;

    public function __construct(
        Settings $settings,
        Rules $rules,
        TagBlocker $tagBlocker,
        Signals $signals
    ) {
        $this->settings = $settings;
        $this->rules = $rules;
        $this->tagBlocker = $tagBlocker;
        $this->modules = new ModuleBlocker($rules);
        $this->handles = new HandleBlocker($rules, $this->modules);
        $this->links = new LinkBlocker($rules, $this->modules);
        $this->signals = $signals;
    }

    /**
     * WordPress filter `script_loader_tag`.
     *
     * @param mixed $tag
     * @param mixed $handle
     * @return mixed
     */
    public function blockTag($tag, $handle)
    {
        if (! is_string($tag) || ! is_string($handle) || ! $this->isBlocking()) {
            return $tag;
        }
        $match = $this->handles->matchHandle($handle);
        if ($match !== null) {
            return $this->tagBlocker->blockAs($tag, $match);
        }

        // The whole page is looked at, and this tag in it.
        return did_action('wp_template_enhancement_output_buffer_started') > 0 && $this->isRewritten()
            ? $tag
            : $this->tagBlocker->blockTags($tag);
    }

    /**
     * WordPress filter `wp_inline_script_attributes`: what is printed beside a script waits with it, or for itself.
     *
     * @param mixed $attributes
     * @param mixed $code
     * @return mixed
     */
    public function blockInline($attributes, $code)
    {
        if (! is_array($attributes) || ! is_string($code)) {
            return $attributes;
        }
        $id = is_string($attributes['id'] ?? null) ? $attributes['id'] : '';
        $type = is_string($attributes['type'] ?? null) ? $attributes['type'] : '';
        if (strpos($id, 'islas') === 0 || ScriptType::isData($type) || ! $this->isBlocking()) {
            return $attributes;
        }
        $match = $this->handles->matchInline($id, $code) ?? $this->modules->matchCode($code);
        if ($match === null) {
            return $attributes;
        }

        return ['type' => 'text/plain', 'data-islas-consent' => $match['category']]
            + (ScriptType::isUsual($type) ? [] : ['data-islas-type' => $type])
            + ($match['provider'] === '' ? [] : ['data-islas-provider' => $match['provider']])
            + $attributes;
    }

    /**
     * WordPress filter `wp_script_attributes`: modules and whatever else is printed by address. Tags of handles wait in
     * `script_loader_tag`, where other filters have given them their type.
     *
     * @param mixed $attributes
     * @return mixed
     */
    public function blockByAddress($attributes)
    {
        $src = is_array($attributes) ? $attributes['src'] ?? '' : '';
        $id = is_array($attributes) ? $attributes['id'] ?? '' : '';
        if (
            ! is_array($attributes) || ! is_string($src) || $src === '' || ! is_string($id)
            || isset(wp_scripts()->registered[(string) substr($id, 0, -3)]) || ! $this->isBlocking()
        ) {
            return $attributes;
        }
        $match = $this->rules->matchUrl($src) ?? $this->modules->matchElement($id);
        if ($match === null) {
            return $attributes;
        }
        $type = is_string($attributes['type'] ?? null) ? $attributes['type'] : '';
        unset($attributes['src']);

        return ['type' => 'text/plain', 'data-islas-consent' => $match['category'], 'data-islas-src' => $src]
            + (ScriptType::isUsual($type) ? [] : ['data-islas-type' => $type])
            + ($match['provider'] === '' ? [] : ['data-islas-provider' => $match['provider']])
            + $attributes;
    }

    /**
     * WordPress filters `the_content`, `widget_text_content`, `embed_oembed_html`, `render_block_core/html` and
     * `render_block_core/embed`, where the page is not rewritten as a whole.
     *
     * @param mixed $html
     * @return mixed
     */
    public function blockContent($html)
    {
        return is_string($html) && ! $this->isRewritten() && self::isPrintingPage() && $this->isBlocking()
            ? $this->tagBlocker->blockTags($html)
            : $html;
    }

    /**
     * WordPress filter `wp_resource_hints`: where nothing looks at the page's markup, hints to hosts that wait are left
     * out.
     *
     * @param mixed $hints
     * @param mixed $relation
     * @return mixed
     */
    public function removeHints($hints, $relation)
    {
        return is_array($hints) && is_string($relation)
            && $this->settings->text('consent_hold') === 'hooks' && $this->isBlocking()
            ? array_filter($hints, fn ($hint): bool => ! $this->links->isHint($hint, $relation))
            : $hints;
    }

    /**
     * WordPress filter `wp_template_enhancement_output_buffer`.
     *
     * @param mixed $html
     * @return mixed
     */
    public function blockPage($html)
    {
        return is_string($html) && $this->settings->text('consent_hold') === 'page' && $this->isBlocking()
            ? $this->rewritePage($html)
            : $html;
    }

    /** WordPress hook `template_redirect`: starts a buffer of the page where WordPress, below 6.9, has none. */
    public function openBuffer(): void
    {
        if ($this->settings->text('consent_hold') === 'page' && $this->isBlocking()) {
            ob_start(fn (string $html): string => $this->rewritePage($html));
        }
    }

    /** A page that cannot be rewritten is printed as it is, because a shop without pages sells nothing. */
    private function rewritePage(string $html): string
    {
        try {
            $this->links->cleanHeaders();

            return Marks::finishPage($this->signals->addScript($this->tagBlocker->blockTags($html)));
        } catch (Throwable $error) {
            wp_trigger_error(__METHOD__, $error->getMessage(), E_USER_WARNING);

            return Marks::finishPage($html);
        }
    }

    /** Whether WordPress, or Islas below WordPress 6.9, hands over the whole page at its end. */
    private function isRewritten(): bool
    {
        return $this->settings->text('consent_hold') === 'page' && (
            ! function_exists('wp_should_output_buffer_template_for_enhancement')
            || wp_should_output_buffer_template_for_enhancement()
        );
    }

    /**
     * Whether content is filtered for the page that a visitor gets now: not for a search index, a newsletter, an
     * excerpt, a description in the head, or a mail that is sent meanwhile.
     */
    private static function isPrintingPage(): bool
    {
        if (! did_action('template_redirect') || wp_doing_ajax()) {
            return false;
        }
        foreach (self::listRunningHooks() as $hook) {
            if (
                $hook === 'get_the_excerpt' || $hook === 'wp_head' || $hook === 'wp_mail'
                || preg_match('~^woocommerce_(?:email_|.*_notification$)~D', $hook) === 1
            ) {
                return false;
            }
        }

        return true;
    }

    /** @return list<string> */
    private static function listRunningHooks(): array
    {
        global $wp_current_filter;

        return is_array($wp_current_filter) ? array_values(array_filter($wp_current_filter, 'is_string')) : [];
    }

    /** Never in the dashboard, a feed, an editor's preview, a background task or an answer to another program. */
    private function isBlocking(): bool
    {
        return $this->settings->text('consent_hold') !== 'off'
            && ! (is_admin() && ! wp_doing_ajax()) && ! is_feed() && ! is_customize_preview()
            && ! wp_doing_cron() && ! (defined('WP_CLI') && WP_CLI)
            && ! (defined('REST_REQUEST') && REST_REQUEST);
    }
}
