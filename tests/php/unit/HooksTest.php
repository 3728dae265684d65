<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Cli\Module as Cli;
use Islas\Consent\Module as Consent;
use Islas\Features;
use Islas\ModuleList;
use Islas\Platform\BaseModule;
use Islas\Platform\DataFiles;
use Islas\Platform\Drafts;
use Islas\Platform\HookTable;
use Islas\Platform\NoScriptClass;
use Islas\Platform\PageCaches;
use Islas\Platform\PreviewLink;
use Islas\Platform\PreviewRequest;
use Islas\Platform\Settings;
use Islas\Platform\SignedVisit;
use Islas\Platform\Trial;
use Islas\Plugin;
use Islas\Speculation\SpeculationPaths;
use Islas\Swatches\Module as Swatches;
use Islas\Tests\WordPress\Site;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use ReflectionMethod;
use ReflectionParameter;
use ReflectionProperty;
use SplFileInfo;

/**
 * Each module declares its hooks, and the plugin registers those of the features that are on.
 */
final class HooksTest extends PluginTestCase
{
    private const TABLES = ['permanentHooks', 'storefrontHooks', 'hooks', 'ajaxHooks', 'ownerHooks'];

    /** Services that say which hooks are added. */
    private const DECIDING = ['preview', 'trial', 'killSwitch', 'settings', 'manifest', 'features'];

    public function testEveryRowNamesAMethodThatItsHookCanCall(): void
    {
        $problems = [];
        foreach (self::rows() as [$module, $row]) {
            [, $hook, $service, $method, , $arguments] = $row;
            $isOwn = $service === get_class($module);
            $isName = strpos($service, '\\') === false;
            if ($isName && ! isset($module->$service)) {
                $problems[] = "$hook: " . get_class($module) . " has no service $service";
                continue;
            }
            $class = $isName ? get_class($module->$service) : $service;
            if (! method_exists($class, $method)) {
                $problems[] = "$hook: $class has no method $method";
                continue;
            }
            $reflection = new ReflectionMethod($class, $method);
            $parameters = $reflection->getParameters();
            $found = array_filter([
                'is not public' => ! $reflection->isPublic(),
                'is not static' => ! $isName && ! $isOwn && ! $reflection->isStatic(),
                'needs more arguments' => $reflection->getNumberOfRequiredParameters() > $arguments,
                'takes fewer arguments' => count($parameters) < $arguments,
                // Other plugins apply these hooks too, with values of other types: a type would be a fatal error.
                'declares a type' => array_filter(
                    array_slice($parameters, 0, $arguments),
                    static fn (ReflectionParameter $parameter): bool => $parameter->hasType()
                ) !== [],
                'takes a reference' => array_filter(
                    $parameters,
                    static fn (ReflectionParameter $parameter): bool => $parameter->isPassedByReference()
                ) !== [],
                'has an unknown switch' => isset($row[6]) && ! isset(Features::TABLE[$row[6]]),
            ]);
            foreach (array_keys($found) as $problem) {
                $problems[] = "$hook: $class::$method $problem";
            }
        }

        self::assertSame([], $problems);
    }

    public function testAPageIsRegisteredWithoutServicesExceptThoseThatDecide(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = self::switches(true);
        Plugin::start(self::PLUGIN . '/islas.php');

        self::assertContains('wp_head', array_column(Site::$hooks, 1));
        self::assertNotContains('wc_ajax_islas_consent', array_column(Site::$hooks, 1));
        self::assertSame([], array_diff(self::made(), self::DECIDING));
    }

    public function testTheDashboardAndEndpointsAreRegisteredWithoutServicesExceptThoseThatDecide(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = self::switches(true);
        Site::$admin = true;
        $_GET['wc-ajax'] = 'islas_consent';
        Plugin::start(self::PLUGIN . '/islas.php');
        unset($_GET['wc-ajax']);

        self::assertContains('admin_menu', array_column(Site::$hooks, 1));
        self::assertContains('wc_ajax_islas_consent', array_column(Site::$hooks, 1));
        self::assertSame([], array_diff(self::made(), self::DECIDING));
    }

    public function testAServiceIsMadeWhenItsHookFiresAndServesAllItsHooks(): void
    {
        Plugin::start(self::PLUGIN . '/islas.php');
        self::assertNotContains('fieldHelp', self::made());
        self::assertSame('<p>', Site::filter('woocommerce_form_field', '<p>'));

        self::assertContains('fieldHelp', self::made());
        self::assertSame(
            Plugin::hook('Cart', 'queue', 'enqueueForBlock'),
            Plugin::hook('Cart', 'queue', 'enqueueForBlock')
        );
    }

    /** Consent stands before what may wait for it, and the owner's own errors before both. */
    public function testTheHeadHasConsentBeforeEveryOtherScriptOfIslas(): void
    {
        $order = self::order('wp_head');
        $before = array_slice($order, 0, (int) array_search('Consent head printHead', $order, true));
        $printing = array_filter($before, static fn (string $row): bool => substr($row, -12) !== ' addHeadData');

        self::assertSame(
            ['Admin Module printErrorReporter'],
            array_values(array_diff($printing, ['Admin visitorErrors printReporter', 'Consent GpcVisit printSignal']))
        );
        self::assertSame(
            ['Consent head printHead', 'Consent Module watchAddresses'],
            array_values(array_intersect($order, ['Consent Module watchAddresses', 'Consent head printHead']))
        );
        self::assertGreaterThan(
            array_search('Consent head printHead', $order, true),
            array_search('Platform assets printHead', $order, true)
        );
    }

    public function testOnlyConsentReadsThePrintedPage(): void
    {
        self::assertSame([
            'Consent blockingHooks blockPage',
            'Consent barText rewritePage',
        ], self::order('wp_template_enhancement_output_buffer'));
    }

    /** Features decide what they replace once others have queued their scripts, and before those are muted. */
    public function testStockScriptsAreMutedAfterEveryFeatureHasDecidedWhatItReplaces(): void
    {
        $order = self::order('wp_enqueue_scripts');
        $muted = array_search('JQuery stock muteQueued', $order, true);
        $decisions = array_keys(array_filter($order, static fn (string $row): bool => substr($row, -15) === ' replaceScripts'));

        self::assertGreaterThanOrEqual(4, count($decisions));
        self::assertGreaterThan(max($decisions), $muted);
        self::assertSame(HookTable::LATE, self::priorities('wp_enqueue_scripts')['JQuery stock muteQueued']);
    }

    public function testAFormIsCompletedBeforeWooCommerceHandlesIt(): void
    {
        $priorities = self::priorities('wp_loaded');

        self::assertLessThan($priorities['Variations Module completePostedChoice'], $priorities['ProductAdd formAdd prepareRequest']);
        self::assertLessThan(20, $priorities['Variations Module completePostedChoice'], 'WC_Form_Handler has 20.');
    }

    public function testEndpointsThatOnlyReadGiveUpTheSessionBeforeTheyAnswer(): void
    {
        $found = 0;
        foreach (self::rows() as [, $row]) {
            if ($row[3] === 'preventWrite') {
                self::assertSame(1, $row[4], $row[1]);
                self::assertGreaterThan(1, min(array_diff(self::priorities($row[1]), [1, 0])));
                $found++;
            }
        }

        self::assertGreaterThanOrEqual(9, $found);
    }

    public function testEveryFeatureHasAModuleAndEveryModuleAKnownFeature(): void
    {
        $switches = [];
        foreach (Plugin::MODULES as $class) {
            $switches[] = $class::FEATURE;
        }

        self::assertSame([], array_diff(array_keys(Features::TABLE), $switches), 'Features without a module.');
        self::assertSame([], array_diff(array_filter($switches), array_keys(Features::TABLE)), 'Modules of unknown features.');
    }

    public function testWhatPagesDoNotReadAddsNothingToThem(): void
    {
        $modules = array_diff(Plugin::MODULES, ModuleList::OF_PAGES);
        self::assertContains(Cli::class, $modules);
        foreach (self::rows() as [$module, $row]) {
            if (in_array(get_class($module), $modules, true)) {
                self::assertContains($row, $module->ownerHooks());
            }
        }
    }

    public function testAModuleCreatesNoServiceWhileItsFeatureIsOff(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = self::switches(false);
        Plugin::start(self::PLUGIN . '/islas.php');

        self::assertSame([], array_diff(self::made(), self::DECIDING));
    }

    public function testRegistersTheOwnersHooksOnlyInTheAdmin(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        self::assertNotContains('admin_menu', array_column(Site::$hooks, 1));
        Site::$admin = true;
        Plugin::start('/plugins/islas/islas.php');

        self::assertContains('admin_menu', array_column(Site::$hooks, 1));
    }

    public function testRegisteringTheOwnersHooksTwiceAddsThemOnce(): void
    {
        Plugin::start('/plugins/islas/islas.php');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $plugin->registerOwner();
        $plugin->registerOwner();

        self::assertSame(1, array_count_values(array_column(Site::$hooks, 1))['option_page_capability_islas']);
    }

    public function testAHookOfIslasCanBeRemoved(): void
    {
        self::assertNotContains(Plugin::hook('Platform', 'skipLink', 'printLink'), array_column(Site::$hooks, 2));
        Plugin::start(self::PLUGIN . '/islas.php');
        $added = [];
        foreach (Site::$hooks as [, $hook, $callback, $priority]) {
            $added["$hook $priority"][] = $callback;
        }
        $made = self::made();

        self::assertContains(Plugin::hook('Platform', 'skipLink', 'printLink'), $added['wp_body_open 0']);
        self::assertContains(Plugin::hook('Speculation', SpeculationPaths::class, 'excludePaths'), $added['wp_speculation_rules_href_exclude_paths 10']);
        self::assertContains(Plugin::hook('Platform', NoScriptClass::class, 'replaceFirst'), $added['wp_body_open -1']);
        foreach ([['Nothing', 'skipLink', 'show'], ['Platform', 'nothing', 'show'], ['Platform', 'skipLink', 'nothing']] as $row) {
            self::assertNotContains(Plugin::hook(...$row), array_column(Site::$hooks, 2), implode(' ', $row));
        }
        self::assertSame($made, self::made(), 'None is made for that.');
    }

    public function testEveryCallbackOfIslasIsWhatThePluginNames(): void
    {
        Plugin::start(self::PLUGIN . '/islas.php');
        $plugin = Plugin::instance();
        self::assertNotNull($plugin);
        $named = [[$plugin, 'registerOwner']];
        foreach (self::rows() as [$module, $row]) {
            $named[] = Plugin::hook(self::folder($module), $row[2], $row[3]);
        }
        foreach (Site::$hooks as [, $hook, $callback]) {
            self::assertContains($callback, $named, $hook);
        }
    }

    public function testWhatFollowsAtTheEndOfARequestIsAddedByTheFirstThatAsksForIt(): void
    {
        Plugin::start(self::PLUGIN . '/islas.php');
        $added = static fn (): array => array_values(array_filter(
            Site::$hooks,
            static fn (array $row): bool => $row[1] === 'shutdown' && in_array($row[2][1], ['planProducts', 'purgeCaches'], true)
        ));
        self::assertSame([], $added());
        foreach ([1, 2] as $time) {
            do_action('woocommerce_attribute_deleted');
            do_action('islas_updated');
        }

        self::assertSame([['planProducts', PHP_INT_MAX], ['purgeCaches', 10]], array_map(
            static fn (array $row): array => [$row[2][1], $row[3]],
            $added()
        ));
        PageCaches::purgeCaches();
    }

    public function testRegistersTheTermScreenHooksForEachAttribute(): void
    {
        Site::$attributes = ['pa_color' => [3, 'color']];
        (new Plugin('/plugins/islas/islas.php'))->module(Swatches::class)->addTermHooks();

        self::assertSame([
            'pa_color_add_form_fields', 'pa_color_edit_form_fields',
            'manage_edit-pa_color_columns', 'manage_pa_color_custom_column',
        ], array_column(Site::$hooks, 1));
    }

    public function testOmitsTheHooksOfFeaturesThatAreOffAndKeepsTheOthers(): void
    {
        Site::$options[Site::$blog][Settings::OPTION] = ['feature_page' => false, 'feature_swatches' => false];
        Site::$admin = true;
        Plugin::start(self::PLUGIN . '/islas.php');
        $hooks = array_column(Site::$hooks, 1);

        self::assertNotContains('woocommerce_demo_store', $hooks);
        self::assertNotContains('woocommerce_product_data_tabs', $hooks, 'A single hook can depend on a feature.');
        self::assertContains('wp_loaded', $hooks);
        self::assertContains('wp_body_open', $hooks);
        self::assertContains('admin_menu', $hooks);
    }

    /** Moving another plugin's handler does not count as adding a hook. */
    public function testOnlyTheHookTableAddsThePluginsHooks(): void
    {
        $adding = [];
        /** @var SplFileInfo $file */
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::PLUGIN . '/src')) as $file) {
            if ($file->getExtension() === 'php' && preg_match(
                '/\badd_(action|filter)\s*\([^;]*(\$this|self::class|static\b|function\b)/',
                (string) file_get_contents($file->getPathname())
            ) === 1) {
                $adding[] = $file->getFilename();
            }
        }

        self::assertSame([], $adding);
        self::assertStringContainsString('$add($hook, $callback', (string) file_get_contents(self::PLUGIN . '/src/Platform/HookTable.php'));
    }

    /** A theme may filter options, and the handler of a form sets what it asks for, after the hooks were added. */
    public function testRowsOfPagesDoNotDependOnWhatIsSentNorOnWhatAThemeMayFilter(): void
    {
        $names = static fn (): array => array_keys(self::tables());
        $rows = $names();
        $_REQUEST['add-to-cart'] = '1';
        Site::$options[Site::$blog][Settings::OPTION]['card_swatches'] = true;
        Site::$options[Site::$blog]['islas_notices'] = [['text' => 'Rebajas']];
        $sent = $names();
        unset($_REQUEST['add-to-cart']);

        self::assertSame($rows, $sent);
    }

    public function testStartingThePluginWritesNoOption(): void
    {
        Plugin::start('/plugins/islas/islas.php');

        self::assertSame([], Site::$options);
    }

    /** @return list<array{BaseModule, list<mixed>}> Rows of all tables in every kind of request, with their modules. */
    private static function rows(): array
    {
        Site::$capabilities = ['manage_woocommerce'];
        Site::$cookieUser = 7;
        (new Trial())->start(7);
        Site::$options[Site::$blog][Settings::OPTION]['visitor_errors'] = true;
        $asked = $_GET;
        $_GET += [
            Consent::CHOICES_QUERY => 'page',
            Consent::GPC_QUERY => 'x',
            DataFiles::DOOR => 'x',
            PreviewRequest::PARAMETER => PreviewLink::makeValue(7, (new Drafts())->storeDraft(7, [Settings::OPTION => ['page' => true]])),
            SignedVisit::LOOK => SignedVisit::makeValue(SignedVisit::LOOK),
            SignedVisit::MEASURE => SignedVisit::makeValue(SignedVisit::MEASURE),
        ];
        $page = self::tables();
        Site::$admin = true;
        $rows = array_replace($page, self::tables());
        Site::$admin = false;
        $_GET = $asked;
        $methods = array_column(array_column($rows, 1), 3);
        self::assertSame([], array_diff(['refuseRecord', 'addTrialToAdminBar', 'startCounting', 'sendSuggestions', 'run', 'suggestPrivacyText', 'noteListed', 'showPage'], $methods));
        self::assertGreaterThan(300, count($rows));

        return array_values($rows);
    }

    /** Folder of `php-plugin/src` that has the module, such as `Consent/Screen`. */
    private static function folder(BaseModule $module): string
    {
        return implode('/', array_slice(explode('\\', get_class($module)), 1, -1));
    }

    /** @return array<string, array{BaseModule, list<mixed>}> */
    private static function tables(): array
    {
        $plugin = new Plugin(self::PLUGIN . '/islas.php');
        $rows = [];
        foreach (Plugin::MODULES as $class) {
            $module = $plugin->module($class);
            $tables = array_map(static fn (string $table): array => $module->$table(), self::TABLES);
            if ($module instanceof Swatches) {
                $tables[] = Swatches::listTermHooks('pa_color');
            }
            foreach (array_merge(...$tables) as $row) {
                $rows[$class . ' ' . implode(' ', $row)] = [$module, $row];
            }
        }

        return $rows;
    }

    /** @return array<string, int> Priorities on a hook, by folder, service and method, in the order of the tables. */
    private static function priorities(string $hook): array
    {
        $found = [];
        foreach (self::rows() as [$module, $row]) {
            if ($row[1] === $hook) {
                $folder = self::folder($module);
                $found["$folder " . basename(str_replace('\\', '/', $row[2])) . " $row[3]"] = $row[4];
            }
        }

        return $found;
    }

    /** @return list<string> The order in which the rows of a hook run. */
    private static function order(string $hook): array
    {
        $priorities = self::priorities($hook);
        $names = array_keys($priorities);
        array_multisort(array_values($priorities), array_keys($names), $names); // Those of one priority as they are added.

        return $names;
    }

    /** @return array<string, bool> */
    private static function switches(bool $isOn): array
    {
        return array_fill_keys(
            array_map(static fn (string $feature): string => 'feature_' . $feature, array_keys(Features::TABLE)),
            $isOn
        );
    }

    /** @return list<string> Names of the services that the running plugin has made. */
    private static function made(): array
    {
        $services = new ReflectionProperty(BaseModule::class, 'services');
        $services->setAccessible(true);
        $made = [];
        foreach (Plugin::MODULES as $class) {
            $module = Plugin::instance() === null ? null : Plugin::instance()->module($class);
            array_push($made, ...array_keys((array) $services->getValue($module)));
        }

        return $made;
    }
}
