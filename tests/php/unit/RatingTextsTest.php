<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\Modules;
use Islas\ProductTabs\Module;
use Islas\ProductTabs\RatingTexts;

/**
 * Labels of the rating stars: WooCommerce's translation is kept, and Islas adds its own only where none exists.
 */
final class RatingTextsTest extends PluginTestCase
{
    private const ENGLISH = ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'];

    public function testAddsStarLabelsWhereWooCommerceProvidesNone(): void
    {
        $data = (new RatingTexts())->completeTexts(['review_rating_required' => 'yes']);

        self::assertSame(
            ['review_rating_required' => 'yes', 'i18n_rating_options' => self::ENGLISH],
            $data
        );
    }

    public function testKeepsStarLabelsThatAreAlreadyTranslated(): void
    {
        $given = ['i18n_rating_options' => ['1 sur 5', '2 of 5 stars', '3 sur 5', '4 sur 5', '5 sur 5']];
        $data = (new RatingTexts())->completeTexts($given);

        self::assertIsArray($data);
        self::assertSame(
            ['1 sur 5', '2 of 5 stars', '3 sur 5', '4 sur 5', '5 sur 5'],
            $data['i18n_rating_options']
        );
    }

    public function testLeavesOtherScriptsUnchangedAndReplacesBrokenStarLabels(): void
    {
        $texts = new RatingTexts();

        $module = (new Modules(__FILE__))->get(Module::class);

        self::assertSame(['a' => 1], $module->completeScriptData(['a' => 1], 'wc-cart'));
        self::assertFalse($texts->completeTexts(false));
        self::assertSame(
            ['i18n_rating_options' => self::ENGLISH],
            $module->completeScriptData(['i18n_rating_options' => 'broken'], 'wc-single-product')
        );
    }
}
