<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Consent\Module as Consent;
use Islas\Platform\BaseModule;
use Islas\Platform\Terminal;

/**
 * Imports from other plugins, with an undo.
 *
 * @property-read Journal $journal
 * @property-read Import $import
 * @property-read TakeOverBox $box
 */
final class Module extends BaseModule
{
    public function hooks(): array
    {
        return [];
    }

    public function ownerHooks(): array
    {
        return [
            ['action', 'admin_post_' . TakeOverBox::RUN, 'box', 'runImport', 10, 0],
            ['action', 'admin_post_' . TakeOverBox::COLOURS, 'box', 'acceptColours', 10, 0],
            ['action', 'admin_post_' . TakeOverBox::UNDO, 'box', 'undoImport', 10, 0],
        ];
    }

    public function commands(): array
    {
        return ['takeover' => new TakeOverCommand($this->import, new Terminal())];
    }

    protected function journal(): Journal
    {
        return new Journal();
    }

    protected function import(): Import
    {
        $platform = $this->platform();

        return new Import([
            Item::SETTING => new SettingTarget($platform->settings, $platform->settingsFile),
            Item::TERM => new TermTarget(),
            Item::ATTRIBUTE => new AttributeTarget(),
            Item::PRODUCT => new ProductTarget(),
            Item::LISTED => new ListTarget($this->modules->get(Consent::class)->lists),
        ], $this->journal);
    }

    protected function box(): TakeOverBox
    {
        return new TakeOverBox($this->import, $this->journal);
    }
}
