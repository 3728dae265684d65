<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Guard;
use Islas\Platform\Json;
use WC_Cart;

/**
 * What the visitor put into the cart and took out in this request, as events: the difference between the cart as it was
 * read and as it is. They leave with the response (a fragment, the page, the block cart's data), else with the next
 * one, by way of the visitor's session. Each batch has an id, by which a browser counts it once.
 *
 * @phpstan-import-type Item from Items
 * @phpstan-type Batch array{id: string, events: list<array{name: string, params: array<string, mixed>}>}
 */
final class CartChanges
{
    /** Selector of the element that receives events with fragments. */
    public const PLACE = '#islas-analytics-changes';

    private Items $items;
    private Visitor $visitor;
    private bool $isChanged = false;

    /** @var array<string, array<string, mixed>> The lines as they were read. */
    private array $before = [];

    public function __construct(Items $items, Visitor $visitor)
    {
        $this->items = $items;
        $this->visitor = $visitor;
    }

    /**
     * WooCommerce hook `woocommerce_cart_loaded_from_session`.
     *
     * @param mixed $cart
     */
    public function startTracking($cart): void
    {
        if (! $this->isChanged) {
            $this->before = self::readLines($cart);
        }
    }

    /** WooCommerce's hooks of a cart that a person changes. */
    public function markChanged(): void
    {
        $this->isChanged = true;
    }

    /**
     * WooCommerce filter `woocommerce_add_to_cart_fragments`.
     *
     * @param mixed $fragments
     * @return mixed
     */
    public function addFragment($fragments)
    {
        if (is_array($fragments)) {
            // Also when there is none: the place must not go on holding those of an answer before.
            $events = Guard::run('events of the cart', fn (): array => $this->takePending(), []);
            $fragments[self::PLACE] = self::renderPlace($events);
        }

        return $fragments;
    }

    /** The element that fragments replace, with the pending events. WordPress hook `wp_footer`. */
    public function printChanges(): void
    {
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON without signs of markup.
        echo self::renderPlace(self::isPrefetch() ? [] : $this->takePending());
    }

    /** A page that the browser fetches ahead may never be seen. */
    private static function isPrefetch(): bool
    {
        $purpose = isset($_SERVER['HTTP_SEC_PURPOSE']) && is_string($_SERVER['HTTP_SEC_PURPOSE'])
            ? sanitize_text_field(wp_unslash($_SERVER['HTTP_SEC_PURPOSE']))
            : '';

        return strpos($purpose, 'prefetch') !== false;
    }

    /** @param list<Batch> $batches */
    private static function renderPlace(array $batches): string
    {
        return '<script type="application/json" id="' . substr(self::PLACE, 1) . '">'
            . Json::encode($batches, JSON_HEX_TAG | JSON_HEX_AMP) . '</script>';
    }

    /**
     * Returns all pending events and clears them.
     *
     * @return list<Batch>
     */
    public function takePending(): array
    {
        $this->storeChanges();

        return $this->visitor->takeBatches();
    }

    /** WordPress hook `shutdown`, before WooCommerce writes the session. */
    public function storeChanges(): void
    {
        $events = $this->listEvents();
        $this->isChanged = false;
        $this->before = self::readLines(function_exists('WC') ? WC()->cart : null);
        // Adds by blocks are counted in the page (`wc-blocks_added_to_cart`), which knows the product.
        if (self::isStoreApi()) {
            $events = array_values(array_filter($events, static fn (array $event) => $event['name'] !== 'add_to_cart'));
        }
        if ($events !== []) {
            $this->visitor->storeBatch(['id' => wp_generate_password(12, false), 'events' => $events]);
        }
    }

    /** @return list<array{name: string, params: array<string, mixed>}> */
    private function listEvents(): array
    {
        if (! $this->isChanged) {
            return [];
        }
        $now = self::readLines(WC()->cart);
        $changes = ['add_to_cart' => [], 'remove_from_cart' => []];
        foreach (array_keys($this->before + $now) as $key) {
            $pieces = self::readQuantity($now[$key] ?? []) - self::readQuantity($this->before[$key] ?? []);
            if (abs($pieces) > 0) {
                $line = $now[$key] ?? $this->before[$key];
                $name = $pieces > 0 ? 'add_to_cart' : 'remove_from_cart';
                $changes[$name][] = $this->items->fromCartLine($line, abs($pieces));
            }
        }
        $events = [];
        foreach ($changes as $name => $items) {
            $items = array_values(array_filter($items));
            if ($items !== []) {
                $events[] = ['name' => $name, 'params' => Params::fromItems($items, get_woocommerce_currency())];
            }
        }

        return $events;
    }

    /**
     * @param mixed $cart
     * @return array<string, array<string, mixed>>
     */
    private static function readLines($cart): array
    {
        /** @var array<string, array<string, mixed>> $lines */
        $lines = $cart instanceof WC_Cart ? $cart->get_cart_contents() : [];

        return $lines;
    }

    /** @param array<string, mixed> $line */
    private static function readQuantity(array $line): float
    {
        return is_numeric($line['quantity'] ?? null) ? (float) $line['quantity'] : 0.0;
    }

    private static function isStoreApi(): bool
    {
        return defined('REST_REQUEST') && REST_REQUEST;
    }
}
