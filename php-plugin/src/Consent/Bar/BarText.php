<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Labels;
use Islas\Consent\Tools\HostedTool;
use Islas\Platform\Html;
use Islas\Platform\Pattern;

/**
 * What the bar says of the purposes that visitors decide on: those of the lists, and those of anything that waits in
 * the page itself and that no list has.
 */
final class BarText
{
    private const HELD = '~<[^>]*\bdata-(?:islas-consent|category)="(preferences|statistics|marketing)"~';

    private Appearance $appearance;
    private CookieList $cookies;

    public function __construct(Appearance $appearance, CookieList $cookies)
    {
        $this->appearance = $appearance;
        $this->cookies = $cookies;
    }

    public function makeDefaultText(): string
    {
        return $this->appearance->chooseMessage($this->cookies->categories());
    }

    /**
     * WordPress filter `wp_template_enhancement_output_buffer`, after tags are held.
     *
     * @param mixed $html
     * @return mixed
     */
    public function rewritePage($html)
    {
        return is_string($html) ? HostedTool::removeOwnBar($html) ?? $this->nameBlockedTags($html) : $html;
    }

    /** WordPress hook `template_redirect`, around the buffer of held tags, where WordPress, below 6.9, has none. */
    public function openBuffer(): void
    {
        ob_start(fn (string $html): string => HostedTool::removeOwnBar($html) ?? $this->nameBlockedTags($html));
    }

    private function nameBlockedTags(string $html): string
    {
        $mayHold = preg_match('~data-(?:islas-consent|category)="~', $html) !== 0;
        if (! $mayHold || strpos($html, 'id="islas-consent"') === false) {
            return $html;
        }
        $optional = array_slice(Labels::CATEGORIES, 1);
        /** @var array{list<string>, list<string>} $found A page that cannot be read may hold anything. */
        $found = Pattern::findMatches(self::HELD, $html) ?? [[], $optional];
        if ($found[1] === []) {
            return $html;
        }
        $used = array_merge($this->cookies->categories(), $found[1]);
        $all = array_values(array_intersect($optional, $used));
        $before = self::renderText($this->makeDefaultText());
        $at = strpos($html, $before);

        return $at === false
            ? $html
            : substr_replace($html, self::renderText($this->appearance->chooseMessage($all)), $at, strlen($before));
    }

    private static function renderText(string $text): string
    {
        return 'class="islas-consent__text">' . Html::text($text)->markup();
    }
}
