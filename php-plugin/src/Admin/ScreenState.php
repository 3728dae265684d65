<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Consent\Tools\ConsentPluginDetector;
use Islas\Drawer\MiniCartTemplate;
use Islas\Features;
use Islas\Platform\KillSwitch;
use Islas\Platform\Manifest;
use Islas\Swatches\SwatchPluginDetector;

/**
 * How the shop is at present, for the settings screen: whether it sells with Islas, what Site Health says, and why a
 * part that is switched on does not work.
 */
final class ScreenState
{
    private Features $features;
    private Manifest $manifest;
    private KillSwitch $killSwitch;
    private PauseBox $pause;
    private SiteHealth $health;

    public function __construct(
        Features $features,
        Manifest $manifest,
        KillSwitch $killSwitch,
        PauseBox $pause,
        SiteHealth $health
    ) {
        $this->features = $features;
        $this->manifest = $manifest;
        $this->killSwitch = $killSwitch;
        $this->pause = $pause;
        $this->health = $health;
    }

    /** @return array{state: 'on'|'off'|'missing', title: string, sentences: list<string>, problems: list<string>} */
    public function describeShop(): array
    {
        $off = $this->pause->describeState();
        $state = 'on';
        $title = __('The shop sells with Islas', 'islas');
        if (! $this->manifest->has(Manifest::ENTRY)) {
            $state = 'missing';
            $title = __('Islas is not complete', 'islas');
        } elseif ($this->isOff()) {
            $state = 'off';
            $title = __('The shop sells without Islas', 'islas');
        }

        return [
            'state' => $state,
            'title' => $title,
            'sentences' => $off,
            'problems' => array_values(array_diff($this->health->listProblems(), $off)),
        ];
    }

    /** @return array<string, string> Feature → why it does not work although it is switched on, as a sentence. */
    public function explainObstacles(): array
    {
        $sentences = [];
        foreach (array_keys(SettingCards::CARDS) as $feature) {
            $sentence = isset(Features::TABLE[$feature]) ? $this->explainWhyOff($feature) : '';
            if ($sentence !== '') {
                $sentences[$feature] = $sentence;
            }
        }

        return $sentences;
    }

    /** @return array<string, string> Setting → what this shop makes of it, as a sentence for its help. */
    public function explainSettings(): array
    {
        return ['drawer_mini_cart' => MiniCartTemplate::explainChange()];
    }

    private function isOff(): bool
    {
        return $this->killSwitch->readPauseTime() > 0 || $this->killSwitch->findReason() === KillSwitch::BY_CONSTANT;
    }

    private function explainWhyOff(string $feature): string
    {
        $reason = $this->features->findReason($feature);
        if ($reason === '' || $reason === Features::OFF_BY_SETTING || $this->isOff()) {
            return '';
        }
        if ($reason === Features::OFF_BESIDE_PLUGIN) {
            $plugins = $feature === 'swatches' ? SwatchPluginDetector::findActive() : ConsentPluginDetector::active();
            /* translators: %s: names of plugins */
            return sprintf(__('Waits, because another plugin does this: %s.', 'islas'), implode(', ', $plugins));
        }
        if ($reason === Features::OFF_BY_KILL_SWITCH) {
            return __('Kept off by ISLAS_DISABLE in wp-config.php.', 'islas');
        }

        return $this->health->explainWhyOff($feature);
    }
}
