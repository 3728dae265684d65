<?php

declare(strict_types=1);

namespace Islas\Tests;

use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * A folder of `php-plugin/src` is a feature or the platform. The platform uses no feature, and a feature uses another's
 * classes only where this list says so.
 */
final class ArrowsTest extends PluginTestCase
{
    /** File or folder → classes of other folders that it uses, as prefixes of their names. */
    private const ALLOWED = [
        // Options and data of all features are written and deleted in one pass over every site.
        'Platform/Activation.php' => ['Consent', 'Notices\NoticeList', 'Swatches\AttributeShapes', 'Variations', 'Welcome\FirstSettings'],
        // The settings file has the lists of all features.
        'Platform/Module.php' => ['ModuleList'],
        'Platform/Deactivation.php' => ['Analytics\Module', 'Welcome\Module'],
        'Platform/Uninstall.php' => [
            'Admin', 'Analytics', 'Attribution\Record', 'Cart\HostCart', 'CartPage\StockCartLog', 'Consent', 'Embeds\Frames',
            'Gallery\StockGalleryLog', 'JQuery\JQueryReportController', 'Notices\NoticeList', 'Search', 'Social\SocialOverlay', 'Swatches', 'Variations\Availability',
            'TakeOver', 'Welcome',
        ],
        // Scripts that the account and the checkout rarely use are muted on some pages only.
        'Account' => ['JQuery'],
        'Admin' => [
            // Its lists are edited with the settings.
            'Consent\Lists', 'Consent\Module',
            'Notices', 'Consent\Screen\GroupLabels', 'Consent\Screen\Module',
            // What the shop says without a text of the owner's, and what it makes of a setting.
            'Consent\Bar\Appearance', 'Consent\Labels', 'Swatches\Groups', 'Drawer\MiniCartTemplate',
            'Consent\Tools\ConsentPluginDetector', 'Swatches\SwatchPluginDetector', 'TakeOver', 'Welcome',
        ],
        // The commands print what the owner's screens say.
        'Cli' => ['Admin'],
        // Analytics waits for the visitor's decision in another consent tool.
        'Analytics' => ['Consent\Tools'],
        'Attribution' => ['Consent\Tools\ConsentPluginDetector'],
        // The stock script of the cart is muted where no other needs it, and its countries come from the file of the fields.
        'CartPage' => ['Fields', 'JQuery'],
        // A decision makes pages that were fetched ahead of it out of date.
        'Consent/Module.php' => ['Speculation\FetchedPages'],
        'Drawer' => ['Cart\Regions'],
        'Fields' => ['JQuery'],
        // The stock script of a product's page is muted on some pages only.
        'Gallery' => ['JQuery'],
        'ProductAdd' => ['Cart'],
        // One script of WooCommerce has the gallery, the tabs and the stars, so that one decision is made for them.
        'ProductTabs' => ['Gallery'],
        'Search' => ['Variations\VisitorRules'],
        // WordPress constructs widgets itself, without arguments.
        'Search/SearchWidget.php' => ['Plugin'],
        'Social/SocialWidget.php' => ['Plugin'],
        'Swatches' => ['Variations'],
        // Imports write what consent and swatches read.
        'TakeOver' => ['Consent', 'Swatches'],
        // The check of a shop names what the features find.
        'Welcome' => ['Consent\Known\Tools', 'Consent\Tools', 'Swatches\SwatchPluginDetector'],
    ];

    public function testFoldersUseOnlyTheClassesOfOtherFoldersThatTheListAllows(): void
    {
        $used = self::used();

        self::assertNotSame([], $used);
        self::assertSame([], array_filter($used, static fn (array $use): bool => ! self::isAllowed(...$use)));
    }

    public function testTheListOfAllowedUsesHasNoUnusedEntry(): void
    {
        $unused = [];
        foreach (self::ALLOWED as $place => $classes) {
            foreach ($classes as $class) {
                $isUsed = static fn (array $use): bool => strpos($use[0], $place) === 0 && strpos($use[1], $class) === 0;
                if (array_filter(self::used(), $isUsed) === []) {
                    $unused[] = "$place: $class";
                }
            }
        }

        self::assertSame([], $unused);
    }

    public function testFeatureFoldersHaveNoCircularDependencies(): void
    {
        $arrows = [];
        foreach (self::used() as [$file, $class]) {
            [$from, $to] = [explode('/', $file)[0], explode('\\', $class)[0]];
            if ($from !== 'Platform' && $to !== 'Plugin') {
                $arrows[$from][$to] = true;
            }
        }
        $reach = static function (string $from, array $seen) use (&$reach, $arrows): array {
            foreach (array_keys($arrows[$from] ?? []) as $to) {
                $seen = isset($seen[$to]) ? $seen : $reach($to, $seen + [$to => true]);
            }

            return $seen;
        };
        $circles = array_filter(array_keys($arrows), static fn (string $from): bool => isset($reach($from, [])[$from]));

        self::assertSame([], $circles);
    }

    public function testRejectsAUseOfAnotherFoldersClassThatIsNotListed(): void
    {
        self::assertFalse(self::isAllowed('Platform/Html.php', 'Cart\Regions'));
        self::assertFalse(self::isAllowed('Listing/Ordering.php', 'Drawer\Drawer'));
        self::assertFalse(self::isAllowed('Search/SearchController.php', 'Plugin'));
        self::assertTrue(self::isAllowed('Drawer/DrawerController.php', 'Cart\Regions'));
    }

    private static function isAllowed(string $file, string $class): bool
    {
        $allowed = array_merge(self::ALLOWED[$file] ?? [], self::ALLOWED[explode('/', $file)[0]] ?? []);

        return array_filter($allowed, static fn (string $start): bool => strpos($class, $start) === 0) !== [];
    }

    /** @return list<array{string, string}> File and class of another folder, for each use. */
    private static function used(): array
    {
        $root = (string) realpath(self::PLUGIN . '/src');
        $used = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($root)) as $file) {
            $name = str_replace('\\', '/', substr($file->getPathname(), strlen($root) + 1));
            $folder = explode('/', $name)[0];
            if ($file->getExtension() !== 'php' || $folder === $name) {
                continue;
            }
            preg_match_all('/\bIslas\\\\(\w+(?:\\\\\w+)*)/', php_strip_whitespace($file->getPathname()), $found);
            foreach (array_unique($found[1]) as $class) {
                if (! in_array(explode('\\', $class)[0], [$folder, 'Platform', 'Features'], true)) {
                    $used[] = [$name, $class];
                }
            }
        }

        return $used;
    }
}
