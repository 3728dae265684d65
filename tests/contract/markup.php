<?php

/**
 * `php tests/contract/markup.php` checks that the PHP template of each `golden/*.json` renders every case as its tree.
 * It needs no WordPress. `markup.test.tsx` writes the trees and checks the same for React.
 *
 * A golden file is `[{case, props, tree}]`. A tree is a list of nodes: a text is a string, an element is
 * `{tag, attributes, children}` with sorted attributes. White space between tags is a text like any other.
 * The table below names the template of each file.
 */

declare(strict_types=1);

namespace Islas\Tests\Markup;

use Islas\Consent\Blocking\FramePlaceholder;
use Islas\Drawer\DrawerPanel;
use Islas\Notices\StoreNotices;
use Islas\Platform\Html;
use Islas\Swatches\SwatchCard;
use Islas\Swatches\SwatchGroup;
use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;

require_once __DIR__ . '/../php/bootstrap.php';

const TEMPLATES = [
    'cart-drawer' => [DrawerPanel::class, 'renderPanel'],
    'frame-placeholder' => [FramePlaceholder::class, 'renderContent'],
    'store-notices' => [StoreNotices::class, 'renderBar'],
    'swatch-card' => [SwatchCard::class, 'renderCard'],
    'swatch-form' => [SwatchGroup::class, 'renderGroup'],
];

/** Golden files that hold no markup. */
const OTHERS = ['analytics', 'availability', 'consent', 'hosts', 'search-words', 'settings'];

/** @return list<mixed> */
function tree(string $html): array
{
    $document = new DOMDocument();
    $document->loadHTML(
        '<?xml encoding="utf-8"?><html><head></head><body><div id="tree">' . $html . '</div></body></html>',
        LIBXML_NOERROR | LIBXML_NOWARNING
    );
    $root = $document->getElementById('tree');

    return $root === null ? [] : children($root);
}

/** @return list<mixed> */
function children(DOMNode $parent): array
{
    $nodes = [];
    foreach ($parent->childNodes as $node) {
        if ($node instanceof DOMText) {
            $nodes[] = $node->data;
        } elseif ($node instanceof DOMElement) {
            $attributes = [];
            foreach ($node->attributes as $attribute) {
                $attributes[$attribute->nodeName] = $attribute->nodeValue;
            }
            ksort($attributes);
            $nodes[] = ['tag' => $node->tagName, 'attributes' => $attributes, 'children' => children($node)];
        } else {
            $nodes[] = ['unexpected' => $node->nodeName];
        }
    }

    return $nodes;
}

/** @param mixed $value */
function readable($value): string
{
    return (string) json_encode($value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
}

function templateOf(string $name): ?callable
{
    return TEMPLATES[$name] ?? null;
}

$failures = 0;
$say = static function (string $case, ?string $trouble) use (&$failures): void {
    $failures += $trouble === null ? 0 : 1;
    echo ($trouble === null ? 'ok ' : 'not ok ') . $case . "\n" . ($trouble === null ? '' : $trouble . "\n");
};

$sample = Html::el('p', ['title' => 'ñ', 'class' => 'a'], Html::text('1 < 2'), Html::el('br'), Html::text(' ')) ;
$expected = [[
    'tag' => 'p',
    'attributes' => ['class' => 'a', 'title' => 'ñ'],
    'children' => ['1 < 2', ['tag' => 'br', 'attributes' => [], 'children' => []], ' '],
]];
$say('a tree keeps every tag, attribute, text and space', tree($sample->markup()) === $expected ? null : 'it does not');

foreach ((array) glob(__DIR__ . '/golden/*.json') as $file) {
    $name = basename((string) $file, '.json');
    if (in_array($name, OTHERS, true)) {
        continue;
    }
    $template = templateOf($name);
    $cases = json_decode((string) file_get_contents((string) $file), true);
    if ($template === null || ! is_array($cases) || $cases === []) {
        $say($name, $template === null ? 'There is no template for it.' : 'It holds no cases.');
        continue;
    }
    foreach ($cases as $case) {
        if (! is_array($case) || ! is_string($case['case'] ?? null) || ! is_array($case['props'] ?? null)) {
            $say($name, 'A case needs "case", "props" and "tree".');
            continue;
        }
        $html = $template($case['props']);
        $found = $html instanceof Html ? tree($html->markup()) : null;
        // PHP reads an empty object and an empty list as the same array, so trees are compared as PHP reads them.
        $same = $found == ($case['tree'] ?? null) && readable($found) === readable($case['tree'] ?? null);
        $say(
            $name . ': ' . $case['case'],
            $same ? null : "agreed:\n" . readable($case['tree'] ?? null) . "\nPHP:\n" . readable($found)
        );
    }
}

exit($failures === 0 ? 0 : 1);
