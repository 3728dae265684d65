<?php

// Generated from src/features.json by `npm run features`: change that, not this.

declare(strict_types=1);

namespace Islas;

use Islas\Platform\BaseModule;

/**
 * The modules: the platform's, then those of each feature with a folder in `php-plugin/src/`.
 */
final class ModuleList
{
    /** @var list<class-string<BaseModule>> Those that add something to pages, in the order in which their hooks are added. */
    public const OF_PAGES = [
        Platform\Module::class,
        Admin\Module::class,
        JQuery\Module::class,
        Fields\Module::class,
        PageFiles\Module::class,
        Notices\Module::class,
        Listing\Module::class,
        Account\Module::class,
        Embeds\Module::class,
        Drawer\Module::class,
        Fragments\Module::class,
        Cart\Module::class,
        ProductAdd\Module::class,
        Variations\Module::class,
        Swatches\Module::class,
        Gallery\Module::class,
        ProductTabs\Module::class,
        CartPage\Module::class,
        Attribution\Module::class,
        Search\Module::class,
        Social\Module::class,
        Speculation\Module::class,
        Consent\Module::class,
        Analytics\Module::class,
        Cursor\Module::class,
        Welcome\Module::class,
    ];

    /** @var list<class-string<BaseModule>> All, in that order: behind them those for owners and commands alone. */
    public const CLASSES = [
        ...self::OF_PAGES,
        Consent\Screen\Module::class,
        TakeOver\Module::class,
        Cli\Module::class,
    ];
}
