<?php

declare(strict_types=1);

namespace Islas\Analytics;

use Islas\Platform\Assets;
use Islas\Platform\Settings;

/** The parts of analytics, built once. Building has no side effect; the hooks have. */
final class Analytics
{
    public Target $target;
    public Log $log;
    public DeliveryLog $ledger;
    public PageLists $lists;
    public PageEvents $events;
    public CartChanges $changes;
    public Purchases $purchases;
    public ServerDelivery $delivery;
    public PageData $page;
    public BlockCart $blockCart;

    public function __construct(Settings $settings, Assets $assets)
    {
        $items = new Items();
        $visitor = new Visitor();
        $orders = new OrderEvents($items);
        $this->target = new Target($settings);
        $this->log = new Log();
        $this->ledger = new DeliveryLog();
        $this->lists = new PageLists($items);
        $this->events = new PageEvents($items, $visitor);
        $this->changes = new CartChanges($items, $visitor);
        $this->purchases = new Purchases($this->ledger, $orders, $visitor, $this->target, $this->log);
        $this->delivery = new ServerDelivery($this->ledger, $orders, $visitor, $this->target, $this->log);
        $this->page = new PageData(
            $assets,
            $this->target,
            $this->lists,
            $this->events,
            $this->purchases,
            $visitor
        );
        $this->blockCart = new BlockCart($this->changes, $visitor);
    }
}
