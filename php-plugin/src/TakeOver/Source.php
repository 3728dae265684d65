<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * Another plugin whose data can be imported. Reads what that plugin stored, whether it is active or not, and writes
 * nothing.
 */
interface Source
{
    /** Folder of the plugin. */
    public function getSlug(): string;

    public function getName(): string;

    /** @return list<string> What this shop has of it, one sentence each; empty where there is nothing to import. */
    public function describeFound(): array;

    /**
     * What an import writes, in a stable order, and what it leaves out. Values are valid for Islas already.
     *
     * @return iterable<Item|Skip>
     */
    public function readItems(): iterable;
}
