<?php

declare(strict_types=1);

namespace Islas;

/**
 * Texts of the React views in Jed's shape, for `widgets/shared/i18n.ts`: those of the islands on this page.
 */
final class ViewTexts
{
    /** Islands that only the browser prints, on any page. */
    private const EVERYWHERE = ['add-to-cart'];

    private Translations $translations;

    public function __construct(Translations $translations)
    {
        $this->translations = $translations;
    }

    /**
     * @param list<string> $islands Islands printed on this page.
     * @return array<string, mixed> Messages and their header; empty where the language has none.
     */
    public function of(array $islands): array
    {
        $messages = [];
        foreach (array_merge(self::EVERYWHERE, $islands) as $island) {
            $messages = array_merge($messages, $this->read($this->translations->jsonFile($island)));
        }

        return $messages;
    }

    /** @return array<string, mixed> */
    private function read(string $file): array
    {
        $json = is_readable($file) ? json_decode((string) file_get_contents($file), true) : null;
        $locale = is_array($json) ? $json['locale_data'] ?? null : null;
        $data = is_array($locale) ? $locale['messages'] ?? null : null;
        $messages = [];
        foreach (is_array($data) ? $data : [] as $source => $translation) {
            $messages[(string) $source] = $translation;
        }

        return $messages;
    }
}
