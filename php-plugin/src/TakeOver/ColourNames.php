<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * Names of colours in Spanish, English, Catalan, Galician, Basque, Portuguese and French, without accents and in small
 * letters. Plural and gender need no names of their own where only `s`, `es` or the last vowel differs.
 */
final class ColourNames
{
    /** @var array<string, list<string>> Colour → its names. */
    public const NAMES = [
        '#000000' => ['negro', 'black', 'negre', 'beltz', 'preto', 'noir'],
        '#ffffff' => ['blanco', 'white', 'blanc', 'branco', 'zuri', 'blanche'],
        '#fffff0' => ['marfil', 'ivory', 'ivori', 'vori', 'marfim', 'ivoire', 'boli'],
        '#fffaf0' => [
            'blanco roto', 'crudo', 'off white', 'ecru', 'cru', 'blanc trencat', 'branco cru',
            'branco sujo', 'blanc casse', 'zuri hautsi', 'hueso', 'bone', 'os', 'natural', 'perla', 'perola', 'pearl',
            'perle',
        ],
        '#fff3d6' => ['crema', 'cream', 'creme', 'krema', 'vainilla', 'vanilla', 'vainilla claro', 'baunilha'],
        '#e8dcc4' => ['beige', 'beix', 'bege', 'beix clar', 'avena', 'oatmeal', 'aveia', 'civada', 'avoine'],
        '#d9c2a0' => [
            'arena', 'sand', 'sorra', 'area', 'areia', 'sable', 'harea', 'camel claro', 'trigo', 'blat', 'ble',
            'wheat',
        ],
        '#e3bc9a' => ['nude', 'carne', 'piel', 'pell', 'skin', 'pele', 'chair', 'maquillaje', 'carn'],
        '#c19a6b' => ['camel', 'camello', 'camell', 'tan', 'kamelu', 'tostado', 'torrat', 'habana', 'cuero claro'],
        '#9ca3af' => ['gris', 'grey', 'gray', 'cinza', 'cinzento', 'cincento'],
        '#c0c4c8' => [
            'plata', 'plateado', 'silver', 'argent', 'platejat', 'prata', 'prateado', 'argente', 'zilar', 'zilarkara',
            'gris plata', 'silver grey',
        ],
        '#d7dadd' => [
            'gris perla', 'gris perle', 'pearl grey', 'cinza perola', 'gris claro', 'light grey', 'light gray',
        ],
        '#8d9299' => ['gris melange', 'gris jaspeado', 'gris vigore', 'heather grey', 'gris chine', 'cinza mescla'],
        '#4b4f54' => [
            'gris oscuro', 'dark grey', 'dark gray', 'gris fosc', 'cinza escuro', 'gris escuro', 'gris fonce',
            'gris ilun', 'grafito', 'grafit', 'graphite', 'grafite', 'plomo', 'plom', 'chumbo', 'lead', 'plomb',
        ],
        '#36393d' => [
            'antracita', 'anthracite', 'antracit', 'antracite', 'gris antracita', 'gris anthracite', 'gris marengo',
            'marengo', 'carbon', 'charcoal', 'carbo', 'carvao', 'charbon', 'asfalto', 'pizarra', 'slate', 'pissarra',
            'lousa', 'ardoise',
        ],
        '#d62828' => [
            'rojo', 'red', 'vermell', 'roig', 'vermello', 'vermelho', 'rouge', 'gorri', 'encarnado', 'roja pasion',
        ],
        '#9d1c2b' => [
            'rojo oscuro', 'dark red', 'vermell fosc', 'vermelho escuro', 'rouge fonce', 'carmin', 'carmesi',
            'crimson', 'carmi', 'carmim', 'rubi', 'ruby', 'rubis', 'cereza', 'cherry', 'cirera', 'cereixa', 'cereja',
            'cerise', 'gerezi', 'escarlata', 'scarlet', 'escarlate', 'ecarlate',
        ],
        '#6b1a2c' => [
            'burdeos', 'burgundy', 'bordeus', 'bordeos', 'bordo', 'bordeaux', 'granate', 'granat', 'grena', 'grenat',
            'garnet', 'vino', 'wine', 'vi', 'vinho', 'vin', 'ardo', 'vino tinto', 'rojo vino', 'maroon', 'tinto',
            'bordele', 'burdeo', 'lie de vin', 'ardo gorri',
        ],
        '#b5482f' => [
            'teja', 'terracota', 'terracotta', 'teula', 'tella', 'telha', 'brique', 'brick', 'ladrillo', 'tijolo',
            'tuile', 'teila', 'oxido', 'rust', 'rovell', 'ferruxe', 'ferrugem', 'rouille', 'caldera', 'arcilla',
            'clay',
        ],
        '#f28c28' => ['naranja', 'orange', 'taronja', 'laranxa', 'laranja', 'anaranjado', 'mandarina', 'tangerine'],
        '#ffb38a' => [
            'melocoton', 'peach', 'pressec', 'pexego', 'pessego', 'peche', 'albaricoque', 'apricot', 'abricot',
        ],
        '#ff7f6b' => ['coral', 'corail', 'koral', 'salmon', 'salmo', 'salmao', 'saumon', 'izokin'],
        '#f7d046' => [
            'amarillo', 'yellow', 'groc', 'amarelo', 'jaune', 'hori', 'limon', 'lemon', 'llimona', 'limao', 'citron',
        ],
        '#d9a520' => [
            'mostaza', 'mustard', 'mostassa', 'mostarda', 'moutarde', 'ziape', 'ocre', 'ochre', 'ocher', 'okre',
            'curry', 'miel', 'honey', 'mel', 'ambar', 'amber', 'ambre', 'azafran', 'saffron',
        ],
        '#cfa64a' => [
            'oro', 'dorado', 'gold', 'golden', 'or', 'daurat', 'ouro', 'dourado', 'dore', 'urre', 'urrekara', 'laton',
            'brass', 'oro viejo',
        ],
        '#b7796b' => ['oro rosa', 'rose gold', 'or rosa', 'ouro rosa', 'or rose', 'oro rosado', 'urre arrosa'],
        '#b5712f' => [
            'cobre', 'copper', 'coure', 'cuivre', 'kobre', 'bronce', 'bronze', 'brontze', 'cuero', 'leather', 'cuir',
            'cuiro', 'coiro', 'couro', 'larru', 'conac', 'cognac',
        ],
        '#7b4a2d' => [
            'marron', 'brown', 'marro', 'castanho', 'marrom', 'brun', 'marroi', 'castano', 'nogal', 'walnut',
            'canela', 'cinnamon', 'canyella', 'tabaco', 'tobacco', 'avellana', 'hazel', 'noisette', 'caramelo',
            'caramel',
        ],
        '#4a2c1d' => [
            'chocolate', 'xocolata', 'chocolat', 'txokolate', 'cafe', 'coffee', 'kafe', 'marron oscuro', 'dark brown',
            'marro fosc', 'castanho escuro', 'marron fonce', 'moka', 'moca', 'mocha', 'wengue', 'wenge',
        ],
        '#8b7d6b' => [
            'topo', 'taupe', 'vison', 'mink', 'toupeira', 'talp', 'piedra', 'stone', 'pedra', 'pierre', 'harri',
        ],
        '#2e8b57' => ['verde', 'green', 'verd', 'vert', 'berde'],
        '#a8d8b9' => [
            'verde claro', 'light green', 'verd clar', 'vert clair', 'verde menta', 'menta', 'mint', 'menthe',
            'verd menta', 'verde agua', 'verd aigua', 'vert d eau', 'agua marina', 'mint green',
        ],
        '#14532d' => [
            'verde botella', 'bottle green', 'verd ampolla', 'verde garrafa', 'vert bouteille', 'verde oscuro',
            'dark green', 'verd fosc', 'verde escuro', 'vert fonce', 'berde ilun', 'verde bosque', 'forest green',
            'verd bosc', 'verde floresta', 'vert sapin', 'verde ingles', 'racing green', 'verde pino',
        ],
        '#50805f' => [
            'verde salvia', 'salvia', 'sage', 'sage green', 'vert sauge', 'sauge', 'salvia verde', 'verd salvia',
        ],
        '#0f8a5f' => ['esmeralda', 'emerald', 'maragda', 'emeraude', 'verde esmeralda', 'jade', 'verd maragda'],
        '#6b7135' => [
            'verde oliva', 'oliva', 'olive', 'olive green', 'verd oliva', 'verde azeitona', 'azeitona', 'vert olive',
            'oliba', 'aceituna', 'verde aceituna',
        ],
        '#78764f' => [
            'caqui', 'khaki', 'kaki', 'verde caqui', 'verde militar', 'militar', 'military green', 'verd militar',
            'caki', 'vert kaki', 'army green', 'verde kaki', 'vert militaire', 'cazador',
        ],
        '#a4c639' => [
            'lima', 'lime', 'verde lima', 'llima', 'lime green', 'pistacho', 'pistachio', 'festuc', 'pistache',
            'verde pistacho', 'verde manzana', 'apple green', 'verd poma', 'vert pomme', 'verde maca', 'vert anis',
        ],
        '#1f5fbf' => [
            'azul', 'blue', 'blau', 'blava', 'bleu', 'urdin', 'azuis', 'azulon', 'azul real', 'royal blue', 'royal',
            'azul electrico', 'electric blue', 'blau electric', 'bleu roi', 'bleu royal', 'azulina',
        ],
        '#1b2a4a' => [
            'azul marino', 'marino', 'navy', 'navy blue', 'blau mari', 'mari', 'azul marinho', 'marinho',
            'azul marina', 'bleu marine', 'marine', 'itsas urdin', 'urdin ilun', 'azul oscuro', 'dark blue',
            'blau fosc', 'azul escuro', 'bleu fonce', 'azul noche', 'midnight blue', 'bleu nuit', 'blau nit',
            'azul noite', 'blau marina',
        ],
        '#9cc9ea' => [
            'azul claro', 'light blue', 'blau clar', 'bleu clair', 'azul celeste', 'celeste', 'cel', 'blau cel',
            'sky blue', 'azul cielo', 'azul ceo', 'azul ceu', 'bleu ciel', 'ciel', 'zeru urdin', 'urdin argi',
            'cielo', 'sky', 'azul bebe', 'baby blue',
        ],
        '#3d5a80' => [
            'azul vaquero', 'vaquero', 'denim', 'jean', 'azul tejano', 'tejano', 'texa', 'indigo', 'anil',
            'azul acero', 'steel blue', 'azul petroleo claro', 'azul indigo', 'blau texa',
        ],
        '#12566b' => [
            'azul petroleo', 'petroleo', 'petrol', 'petrol blue', 'blau petroli', 'petroli', 'bleu petrole',
            'petrole', 'teal', 'azul pato', 'bleu canard', 'canard', 'verde petroleo',
        ],
        '#30b5b0' => [
            'turquesa', 'turquoise', 'azul turquesa', 'turkesa', 'bleu turquoise', 'aguamarina', 'aqua', 'aquamarine',
            'aiguamarina', 'blau turquesa', 'cian', 'cyan', 'aigua', 'agua',
        ],
        '#f4a6c0' => ['rosa', 'pink', 'rose', 'arrosa', 'rosado', 'cor de rosa', 'rosa chicle', 'bubblegum'],
        '#f8d3dd' => [
            'rosa palo', 'rosa claro', 'light pink', 'rosa clar', 'rose pale', 'rosa bebe', 'baby pink', 'rose clair',
            'blush', 'rosa pastel', 'rosa pal', 'rosa empolvado', 'nude rosado', 'rose poudre',
        ],
        '#d81b78' => [
            'fucsia', 'fuchsia', 'fuxia', 'fuksia', 'magenta', 'rosa fucsia', 'hot pink', 'rosa fuerte', 'frambuesa',
            'raspberry', 'gerd', 'framboesa', 'framboise', 'rose fuchsia', 'rosa intenso', 'chicle',
        ],
        '#6d3a9c' => [
            'morado', 'purple', 'porpra', 'roxo', 'pourpre', 'more', 'purpura', 'purpur', 'violeta', 'violet',
            'bioleta', 'uva', 'grape', 'raisin', 'berenjena', 'aubergine', 'alberginia', 'eggplant', 'berinjela',
            'ciruela', 'plum', 'pruna', 'ameixa', 'prune', 'amatista', 'amethyst', 'lilac dark', 'morat',
        ],
        '#c3a6dc' => [
            'lila', 'lilac', 'lilas', 'lavanda', 'lavender', 'lavande', 'malva', 'mauve', 'lilas claro', 'espigol',
            'izpiliku',
        ],
    ];
}
