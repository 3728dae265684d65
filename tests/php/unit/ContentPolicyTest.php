<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Platform\ContentPolicy;
use Islas\Tests\WordPress\Site;
use ReflectionProperty;

/**
 * Under a content policy with a nonce, browsers refuse `style` attributes: the styles of Islas' elements stand in a
 * style element then.
 */
final class ContentPolicyTest extends PluginTestCase
{
    private const COLOUR = '--islas-color:#c43d3d';

    protected function setUp(): void
    {
        parent::setUp();
        Site::$did = ['template_redirect' => 1];
        self::forgetNonce();
    }

    protected function tearDown(): void
    {
        ContentPolicy::renderSheet();
        self::forgetNonce();
        Site::$did = [];
        parent::tearDown();
    }

    public function testWithoutANonceAStyleIsAnAttribute(): void
    {
        self::assertSame(['style' => self::COLOUR], ContentPolicy::makeAttributes(self::COLOUR));
        self::assertSame('', ContentPolicy::renderSheet()->markup());
    }

    public function testWithANonceAStyleIsARuleOfTheNextStyleElementAndOfThatAlone(): void
    {
        self::addNonce();
        $attributes = ContentPolicy::makeAttributes(self::COLOUR);
        self::assertSame($attributes, ContentPolicy::makeAttributes(self::COLOUR), 'The same style has the same mark.');
        self::assertArrayNotHasKey('style', $attributes);

        $name = (string) key($attributes);
        $rule = str_repeat(sprintf('[%s="%s"]', $name, $attributes[$name]), 4) . '{' . self::COLOUR . '}';
        self::assertSame('<style nonce="abcd1234">' . $rule . '</style>', ContentPolicy::renderSheet()->markup());
        self::assertSame('', ContentPolicy::renderSheet()->markup());
    }

    /** @return array<string, array{string}> */
    public function stylesThatLeaveTheirRule(): array
    {
        return [
            'ends the rule' => ['color:red}body{display:none'],
            'ends the element' => ['color:red</style>'],
            'escapes' => ['color:\\72 ed'],
            'never ends' => ['color:red;/*'],
            'another rule' => ['@import "x"'],
        ];
    }

    /** @dataProvider stylesThatLeaveTheirRule */
    public function testAStyleThatWouldLeaveItsRuleStaysAnAttribute(string $style): void
    {
        self::addNonce();

        self::assertSame(['style' => $style], ContentPolicy::makeAttributes($style));
    }

    public function testAnAnswerThatIsNoPageHasAttributes(): void
    {
        self::addNonce();
        Site::$did = [];

        self::assertSame(['style' => self::COLOUR], ContentPolicy::makeAttributes(self::COLOUR));
    }

    private static function addNonce(): void
    {
        $add = static fn (array $attributes): array => $attributes + ['nonce' => 'abcd1234'];
        add_filter('wp_inline_script_attributes', $add);
    }

    private static function forgetNonce(): void
    {
        $nonce = new ReflectionProperty(ContentPolicy::class, 'nonce');
        $nonce->setAccessible(true);
        $nonce->setValue(null, '');
    }
}
