<?php

declare(strict_types=1);

namespace Islas\Tests;

use Islas\Swatches\Module as Swatches;
use Islas\Tests\WordPress\Site;
use Islas\Variations\Module as Variations;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Both public REST routes of a product's swatches answer only for data that every visitor can see on its page.
 */
final class PublicProductTest extends ShirtTestCase
{
    /** @return array<string, array{callable(): mixed}> */
    public function hidden(): array
    {
        return [
            'no such product' => [static function (): void {
                Site::$products = [];
            }],
            'a draft' => [static fn () => Site::$products[7]->status = 'draft'],
            'a private product' => [static fn () => Site::$products[7]->status = 'private'],
            'a password' => [static fn () => Site::$posts[7] = new WP_Post(7, 'x', 'publish', 'secret')],
        ];
    }

    /** @dataProvider hidden */
    public function testBothRoutesReturnAnErrorForAProductThatVisitorsCannotSee(callable $hide): void
    {
        self::shirt(7);
        $plugin = $this->plugin();
        $request = new WP_REST_Request(['id' => 7]);
        self::assertNotInstanceOf(WP_Error::class, $plugin->module(Variations::class)->availabilityRest->answerRequest($request));
        $hide();

        foreach ([$plugin->module(Variations::class)->availabilityRest->answerRequest($request), $plugin->module(Swatches::class)->swatchesRest->answerRequest($request)] as $answer) {
            self::assertInstanceOf(WP_Error::class, $answer);
            self::assertSame('islas_no_product', $answer->get_error_code());
        }
    }

    public function testReturnsAnErrorForAnInvalidProductId(): void
    {
        foreach ([null, 'x', ['7'], 0] as $id) {
            $answer = $this->plugin()->module(Swatches::class)->swatchesRest->answerRequest(new WP_REST_Request(['id' => $id]));
            self::assertInstanceOf(WP_Error::class, $answer);
        }
    }

    public function testAnswersNotModifiedWhenTheETagMatches(): void
    {
        self::shirt(7);
        $rest = $this->plugin()->module(Variations::class)->availabilityRest;
        $first = $rest->answerRequest(new WP_REST_Request(['id' => 7]));
        self::assertInstanceOf(WP_REST_Response::class, $first);
        $known = ['if_none_match' => 'W/' . $first->headers['ETag']];
        $again = $rest->answerRequest(new WP_REST_Request(['id' => 7], $known));

        self::assertInstanceOf(WP_REST_Response::class, $again);
        self::assertSame([200, 304], [$first->status, $again->status]);
        self::assertNull($again->data);
    }

    public function testDoesNotCachePasswordProtectedProducts(): void
    {
        self::shirt(7);
        $plugin = $this->plugin();
        Site::$posts[7] = new WP_Post(7, 'x', 'publish', 'secret');
        Site::$openPosts = [7];

        foreach ([$plugin->module(Variations::class)->availabilityRest, $plugin->module(Swatches::class)->swatchesRest] as $route) {
            $answer = $route->answerRequest(new WP_REST_Request(['id' => 7]));
            self::assertInstanceOf(WP_REST_Response::class, $answer);
            self::assertSame('private, max-age=0, must-revalidate', $answer->headers['Cache-Control']);
            self::assertSame('Cookie', $answer->headers['Vary']);
        }
    }
}
