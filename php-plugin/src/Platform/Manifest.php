<?php

declare(strict_types=1);

namespace Islas\Platform;

use Error;

/**
 * The build's manifest: source file → file in `build/`, its version, what it imports and its style sheets. A missing,
 * cut or foreign file is an empty manifest. The build writes the same as PHP beside it, which OPcache keeps between
 * requests; a build without that file, or with a broken one, is read as JSON.
 */
final class Manifest
{
    /** The entry of every page. */
    public const ENTRY = 'src/main.ts';

    /** What fields about the shopper, and of where an order comes from, need on pages of the account and the checkout. */
    public const FIELDS = 'src/entries/fields.ts';

    /** What keeps selects of countries and states the browser's own until one is approached. */
    public const SELECTS = 'widgets/fields/selects/entry.ts';

    /** What the banner of a shop that is not open yet needs. */
    public const COMING_SOON = 'widgets/coming-soon/entry.ts';

    /** What adds from a product's form without a reload, on pages without a variable one's. */
    public const PRODUCT_ADD = 'widgets/product-add/entry.ts';

    /** What lets changes of the cart by other scripts, forms and links wait for those of other tabs. */
    public const CART_QUEUE = 'widgets/cart/queue/entry.ts';

    /** What a variable product's form and swatches need, on pages that have them, with what adds from any form. */
    public const PRODUCT = 'src/entries/product.ts';

    /** What a product's gallery needs. */
    public const GALLERY = 'widgets/gallery/entry.ts';

    /** What a product's tabs and the stars of its reviews need. */
    public const PRODUCT_TABS = 'widgets/product-tabs/entry.ts';

    /** What the classic cart page needs. */
    public const CART_PAGE = 'widgets/cart-page/entry.ts';

    /** The gallery in full screen, with its style sheet. */
    public const LIGHTBOX = 'widgets/gallery/lightbox.ts';

    /** What swatches on the cards of a listing need beside it. */
    public const CARDS = 'src/entries/cards.ts';

    /** What swatches in WooCommerce's block *Add to Cart + Options* need. */
    public const BLOCK_SWATCHES = 'src/entries/block-swatches.ts';

    /** The offer of the nearest combination in stock, with the styles of all swatches. */
    public const SWATCHES = 'widgets/swatches/form/view.tsx';

    /** What the button of a Mini-Cart block needs that opens the drawer. */
    public const CART_BUTTON = 'widgets/drawer/block/entry.ts';

    /** The content of the cart drawer. */
    public const DRAWER = 'widgets/drawer/view.tsx';

    /** The suggestions of the search. */
    public const SEARCH = 'widgets/search/view.tsx';

    /** What frames of other sites need. */
    public const EMBEDS = 'widgets/embeds/entry.ts';

    /** What counts the shop for the owner's analytics. */
    public const ANALYTICS = 'widgets/analytics/entry.ts';

    /** What order attribution needs where WooCommerce asks where orders come from, once it is consented to. */
    public const ATTRIBUTION = 'widgets/attribution/entry.ts';

    /** What follows from a decision about cookies, with the style sheet of the bar. */
    public const CONSENT = 'widgets/consent/entry.ts';

    /** The script that tells Google and Microsoft of a visitor's consent, behind the file of the head. */
    public const CONSENT_SIGNALS = 'widgets/consent/head/signals-head.ts';

    /** The script that keeps calls of tags and looks at what scripts insert, where a page may have tags. */
    public const HEAD_TAGS = 'widgets/consent/head/tags-head.ts';

    /** The script that notes, in the owner's visits, what was asked for without an answer. */
    public const CONSENT_REPORT = 'widgets/consent/head/report-head.ts';

    /** The script that finds a tool that asks for consent, where Islas does not ask. */
    public const TOOL_HEAD = 'widgets/consent/head/tool-head.ts';

    /** What such a tool was answered. */
    public const TOOL_ANSWERS = 'widgets/consent/tool/tool-answers.ts';

    /** The script of every page's head. */
    public const HEAD = 'src/entries/head/head.ts';

    /** The same with the texts of a language. */
    public const HEAD_ENGLISH = 'src/entries/head/head-en_US.ts';
    public const HEAD_SPANISH = 'src/entries/head/head-es_ES.ts';

    /** The style sheet of every page, made of those that any page may need. */
    public const STYLE = 'style';

    /** The style sheet of a product's page with gallery and tabs, made of theirs. */
    public const PRODUCT_STYLE = 'product';

    private string $file;

    /** @var array<array-key, mixed>|null */
    private ?array $chunks = null;

    /** @var array<string, list<string>> Source → its style sheets and those of what it imports. */
    private array $styles = [];

    public function __construct(string $file)
    {
        $this->file = $file;
    }

    public function has(string $source): bool
    {
        return $this->findFile($source) !== '';
    }

    /** Name of the built file, '' when the build has none. */
    public function findFile(string $source): string
    {
        return $this->readWord($source, 'file');
    }

    /**
     * Name and version of the built file, '' when the build has none. The name stays from version to version: a page
     * that a cache printed before an update asks for the old version and gets the new one.
     */
    public function findReference(string $source): string
    {
        $version = $this->readWord($source, 'version');

        return $this->findFile($source) . ($version === '' ? '' : '?ver=' . $version);
    }

    /** Where a built file is. @param string $reference Its name in `build/`, also with its version. */
    public function findPath(string $reference): string
    {
        return dirname($this->file) . '/' . self::stripVersion($reference);
    }

    /** Name without the version. */
    public static function stripVersion(string $reference): string
    {
        return (string) strtok($reference, '?');
    }

    /** @return array<array-key, mixed> Texts in a file of the head, by their keys. */
    public function readTexts(string $source, string $group): array
    {
        $texts = $this->readChunk($source)['texts'] ?? null;
        $found = is_array($texts) ? $texts[$group] ?? null : null;

        return is_array($found) ? $found : [];
    }

    /**
     * The chunk and everything it imports statically, each once, dependencies after their dependents.
     *
     * @return list<string> Sources, as the manifest names them.
     */
    public function listClosure(string $source): array
    {
        $found = $this->has($source) ? [$source] : [];
        for ($i = 0; $i < count($found); $i++) {
            foreach ($this->readNames($found[$i], 'imports') as $import) {
                if ($this->has($import) && ! in_array($import, $found, true)) {
                    $found[] = $import;
                }
            }
        }

        return $found;
    }

    /**
     * Style sheets of a chunk and of what it imports.
     *
     * @return list<string> Names in `build/`, with their versions.
     */
    public function listStyles(string $source): array
    {
        if (! isset($this->styles[$source])) {
            $styles = [];
            foreach ($this->listClosure($source) as $chunk) {
                $styles = array_merge($styles, $this->listSheets($chunk));
            }
            $this->styles[$source] = array_values(array_unique($styles));
        }

        return $this->styles[$source];
    }

    /** @return list<string> Style sheets of a chunk alone, or those that the style sheet of every page is made of. */
    public function listSheets(string $source): array
    {
        return $this->readNames($source, 'css');
    }

    private function readWord(string $source, string $field): string
    {
        $word = $this->readChunk($source)[$field] ?? null;

        return is_string($word) ? $word : '';
    }

    /** @return list<string> */
    private function readNames(string $source, string $field): array
    {
        $names = $this->readChunk($source)[$field] ?? null;

        return is_array($names) ? array_values(array_filter($names, 'is_string')) : [];
    }

    /** @return array<array-key, mixed> */
    private function readChunk(string $source): array
    {
        $this->chunks ??= $this->readManifest();
        $chunk = $this->chunks[$source] ?? null;

        return is_array($chunk) ? $chunk : [];
    }

    /** @return array<array-key, mixed> */
    private function readManifest(): array
    {
        return $this->readCompiled() ?? $this->parseFile();
    }

    /** @return array<array-key, mixed>|null */
    private function readCompiled(): ?array
    {
        $file = substr($this->file, -5) === '.json' ? substr($this->file, 0, -5) . '.php' : '';
        try {
            $chunks = $file !== '' && is_readable($file) ? include $file : null;
        } catch (Error $error) {
            return null;
        }

        return is_array($chunks) ? $chunks : null;
    }

    /** @return array<array-key, mixed> */
    private function parseFile(): array
    {
        $json = is_readable($this->file) ? file_get_contents($this->file) : false;
        $chunks = is_string($json) ? json_decode($json, true) : null;

        return is_array($chunks) ? $chunks : [];
    }
}
