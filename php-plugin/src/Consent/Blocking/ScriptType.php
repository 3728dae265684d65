<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

/**
 * What the `type` of a script element says of it (HTML standard, "prepare the script element").
 */
final class ScriptType
{
    private const DATA = '~^(?:[\w.+-]+/(?:[\w.+-]*\+)?json|importmap|speculationrules|text/(?:plain|html|markdown)'
        . '|text/[\w.-]*(?:template|tmpl|handlebars|mustache|xml)[\w.-]*|x-shader/[\w-]+|math/[\w;= -]+)$~iD';

    private const USUAL = '~^(?:(?:text|application)/(?:x-)?(?:java|ecma)script)?$~iD';

    /** Whether nothing runs it. For every other type there may be a script that does, such as for `text/partytown`. */
    public static function isData(string $type): bool
    {
        return preg_match(self::DATA, trim($type)) === 1;
    }

    /** Whether it runs as without a type. Any other type is given back with the script. */
    public static function isUsual(string $type): bool
    {
        return preg_match(self::USUAL, $type) === 1;
    }
}
