<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\PageOptions;
use Islas\Tests\WordPress\Site;

/**
 * What a page reads one after the other is read with one query before, and nothing of it in the dashboard.
 */
final class PageOptionsTest extends PluginTestCase
{
    public function testReadsEachNameOnceInOneQuery(): void
    {
        PageOptions::primeOptions();

        self::assertCount(1, Site::$queries);
        $names = explode(' ', Site::$queries[0]);
        self::assertSame(array_values(array_unique($names)), $names);
        self::assertContains('woocommerce_checkout_page_id', $names);
        self::assertContains('_transient_wc_term_counts', $names);
        self::assertContains('_transient_timeout_wc_term_counts', $names);
    }

    public function testReadsNothingInTheDashboard(): void
    {
        Site::$admin = true;
        PageOptions::primeOptions();

        self::assertSame([], Site::$queries);
    }

    public function testOptionsOfAProductHaveItsNumber(): void
    {
        self::assertContains('_transient_wc_child_has_weight_7', PageOptions::listProductOptions(7));
        self::assertContains('_transient_timeout_wc_related_7', PageOptions::listProductOptions(7));
    }
}
