<?php

/**
 * `php tests/contract/search-words.php` writes `golden/search-words.json`: the words that PHP reads in a search, the
 * stems it looks for, and their forms in the other gender. The unit tests of PHP and of `widgets/search/query.ts`
 * compare with it.
 */

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Search\SearchTokenizer;

require_once __DIR__ . '/write-golden.php';

const SEARCHES = [
    'Camisetas de algodón', 'luces', 'LUZ', 'cafés', 'Relojes', 'canciones', 'NIÑO', 'pingüinos', 'rubíes', 'series',
    '<b>tazas</b>', 'AZ-001', 'mes', 'de la', 'a', '7 vidas', '  árbol   Ñandú ', '%_\\', '¡!', '',
    'una dos tres cuatro cinco seis siete ocho nueve', 'barça', "ca\u{0301}liz",
    'rojas', 'rojo', 'Cómodos sillones rayados', 'platos', 'plata', 'oro', 'osas',
];

$rows = array_map(static function (string $search): array {
    $words = SearchTokenizer::splitWords($search);

    return [
        'search' => $search,
        'words' => $words,
        'stems' => array_map([SearchTokenizer::class, 'listStems'], $words),
        'genders' => array_map([SearchTokenizer::class, 'listGenders'], $words),
    ];
}, SEARCHES);

writeGolden('search-words', $rows);
