<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * All that the owner configures, as a JSON file: `{"islas": 1, "version": "…", "settings": {…}}` and the lists of
 * features, such as `notices`. Secrets are left out, so that the file can be handed on; an import leaves what a file
 * does not have as it is. A file with anything wrong is refused as a whole, with a sentence for each problem.
 *
 * @phpstan-type Refusal array{key: string, sentence: string}
 *
 * @phpstan-import-type OwnerList from BaseModule
 */
final class SettingsFile
{
    public const FORMAT = 1;

    /** Bytes that a file may have. */
    public const LARGEST = 262144;

    private const DEPTH = 6;
    private const SECRETS = ['analytics_api_secret'];
    private const HEAD = ['islas', 'version', 'settings'];

    /** Problems that are listed. */
    private const MOST = 20;

    private Settings $settings;

    /** @var array<string, OwnerList> By their name in the file. */
    private array $lists;
    private string $plugin;

    /** @var list<BaseModule> */
    private array $modules;

    /**
     * @param array<string, OwnerList> $lists
     * @param string $plugin Absolute path of the plugin's main file.
     * @param list<BaseModule> $modules Asked whether they refuse settings.
     */
    public function __construct(Settings $settings, array $lists, string $plugin, array $modules = [])
    {
        $this->modules = $modules;
        $this->settings = $settings;
        $this->lists = $lists;
        $this->plugin = $plugin;
    }

    public function makeJson(): string
    {
        $file = [
            'islas' => self::FORMAT,
            'version' => PluginVersion::readVersion($this->plugin),
            'settings' => array_diff_key($this->settings->all(), array_flip(self::SECRETS)),
        ];
        foreach ($this->lists as $name => $list) {
            $file[$name] = self::removeLocal($list, $list['sanitise'](get_option($list['option'])));
        }
        $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

        return Json::encode($file, $flags) . "\n";
    }

    /**
     * @param array<string, string> $names What the problems call each setting, where that is not its key.
     * @return array{problems: list<string>, options: array<string, array<mixed>>} The options to store, with their
     *     complete values; none where there are problems.
     */
    public function readFile(string $json, array $names = []): array
    {
        [$options, $problems] = $this->parseFile($json, $names);
        $more = count($problems) - self::MOST;
        if ($more > 0) {
            $problems = array_slice($problems, 0, self::MOST);
            /* translators: %d: number of problems */
            $problems[] = sprintf(__('Problems that are not listed here: %d.', 'islas'), $more);
        }

        return ['problems' => $problems, 'options' => $problems === [] ? $options : []];
    }

    /**
     * Lists while they are being typed, as they would be stored. Unknown ones stay, and are refused.
     *
     * @param array<mixed> $lists By their names in a file.
     * @return array<mixed>
     */
    public function cleanLists(array $lists): array
    {
        foreach (array_intersect_key($this->lists, $lists) as $name => $list) {
            $lists[$name] = self::removeLocal($list, $list['sanitise']($lists[$name]));
        }

        return $lists;
    }

    /** @return list<string> Names of the options that a file has. */
    public function listOptions(): array
    {
        return array_merge([Settings::OPTION], array_column($this->lists, 'option'));
    }

    /**
     * Why these settings cannot be stored, one sentence each.
     *
     * @param array<mixed> $given
     * @return list<string>
     */
    public function listProblems(array $given): array
    {
        return array_column($this->parseSettings($given)[1], 'sentence');
    }

    /**
     * The same by setting; `key` is '' for what several settings together are not allowed to be.
     *
     * @param array<mixed> $given
     * @param array<string, string> $names What the sentences call each setting, where that is not its key.
     * @return list<Refusal>
     */
    public function listRefusals(array $given, array $names): array
    {
        return array_slice($this->parseSettings($given, $names)[1], 0, self::MOST);
    }

    /**
     * @param array<string, string> $names
     * @return array{array<string, array<mixed>>, list<string>}
     */
    private function parseFile(string $json, array $names): array
    {
        if (strlen($json) > self::LARGEST) {
            /* translators: %s: size, such as 256 KB */
            return [[], [sprintf(__('The file is larger than %s.', 'islas'), self::findLargest())]];
        }
        $file = json_decode(Pattern::replace('/^\xEF\xBB\xBF/', '', $json), true, self::DEPTH);
        if (! is_array($file)) {
            return [[], [__('The file is not JSON, or is nested too deeply.', 'islas')]];
        }
        if (! is_int($file['islas'] ?? null) || ! is_array($file['settings'] ?? null)) {
            return [[], [__('The file is not an export of the settings of Islas.', 'islas')]];
        }
        if ($file['islas'] !== self::FORMAT) {
            return [[], [__('The file has a format that this version of Islas does not know.', 'islas')]];
        }
        $problems = [];
        foreach (array_keys(array_diff_key($file, array_flip(self::HEAD), $this->lists)) as $name) {
            /* translators: %s: name of a part of a file */
            $problems[] = sprintf(__('The file has an unknown part “%s”.', 'islas'), mb_substr((string) $name, 0, 60));
        }
        [$options, $refusals] = $this->parseSettings($file['settings'], $names);
        $problems = array_merge($problems, array_column($refusals, 'sentence'));
        foreach (array_intersect_key($this->lists, $file) as $name => $list) {
            $value = self::completeSettings($list, $file[$name]);
            if ($value === null) {
                /* translators: %s: name of a part of a file */
                $problems[] = sprintf(__('The part “%s” has rows that Islas cannot store.', 'islas'), $name);
            } else {
                $options[$list['option']] = $value;
            }
        }

        return [$options, $problems];
    }

    /**
     * @param array<mixed> $given
     * @param array<string, string> $names
     * @return array{array<string, array<mixed>>, list<Refusal>}
     */
    private function parseSettings(array $given, array $names = []): array
    {
        $refusals = [];
        foreach ($given as $key => $value) {
            $row = Settings::SCHEMA[$key] ?? null;
            $sentence = $row === null
                ? SettingCheck::describeUnknown((string) $key)
                : SettingCheck::findProblem($names[$key] ?? (string) $key, $row, $value);
            if ($sentence !== '') {
                $refusals[] = ['key' => mb_substr((string) $key, 0, 60), 'sentence' => $sentence];
            }
        }
        if ($refusals !== []) {
            return [[], $refusals];
        }
        $settings = $this->settings->mergeChanges($given);
        // Features check what belongs together, such as the form of an ID.
        $stored = sanitize_option(Settings::OPTION, $settings);
        $stored = is_array($stored) ? $stored : [];
        foreach (array_intersect_key($settings, $given) as $key => $value) {
            if (($stored[$key] ?? null) !== $value) {
                /* translators: %s: key of a setting */
                $sentence = sprintf(__('“%s” has a value that Islas does not store.', 'islas'), $names[$key] ?? $key);
                $refusals[] = ['key' => $key, 'sentence' => $sentence];
            }
        }
        foreach ($this->modules as $module) {
            foreach ($module->refuseSettings($given, Settings::draft($given)) as $sentence) {
                $refusals[] = ['key' => '', 'sentence' => $sentence];
            }
        }

        return [[Settings::OPTION => $settings], $refusals];
    }

    /**
     * @param OwnerList $list
     * @param mixed $given
     * @return array<mixed>|null The value to store, null where a part of what is given would be lost or changed.
     */
    private static function completeSettings(array $list, $given): ?array
    {
        if (! is_array($given)) {
            return null;
        }
        $local = array_intersect_key($list['sanitise'](get_option($list['option'])), array_flip($list['local']));
        $value = $list['sanitise']($local + $given);

        return self::sortKeys(self::removeLocal($list, $value)) === self::sortKeys($given) ? $value : null;
    }

    /**
     * @param OwnerList $list
     * @param array<mixed> $value
     * @return array<mixed>
     */
    private static function removeLocal(array $list, array $value): array
    {
        return array_diff_key($value, array_flip($list['local']));
    }

    /**
     * In the order of the keys, which means nothing in JSON.
     *
     * @param array<mixed> $value
     * @return array<mixed>
     */
    private static function sortKeys(array $value): array
    {
        ksort($value);

        return array_map(static fn ($one) => is_array($one) ? self::sortKeys($one) : $one, $value);
    }

    private static function findLargest(): string
    {
        return (string) (self::LARGEST / 1024) . ' KB';
    }
}
