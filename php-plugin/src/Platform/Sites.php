<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The sites of a network, for the few things that concern them all.
 */
final class Sites
{
    private const PIECE = 100;

    /** @return iterable<int> Ids, read in pieces; of a site without a network its own. */
    public static function listSites(): iterable
    {
        if (! is_multisite()) {
            yield get_current_blog_id();
            return;
        }
        $offset = 0;
        do {
            $ids = get_sites(['fields' => 'ids', 'number' => self::PIECE, 'offset' => $offset, 'orderby' => 'id']);
            foreach ($ids as $id) {
                yield (int) $id;
            }
            $offset += self::PIECE;
        } while (count($ids) === self::PIECE);
    }

    /** @param callable(): void $callback */
    public static function runOn(int $id, callable $callback): void
    {
        if ($id === get_current_blog_id()) {
            $callback();
            return;
        }
        switch_to_blog($id);
        $callback();
        restore_current_blog();
    }
}
