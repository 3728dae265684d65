<?php

declare(strict_types=1);

namespace Islas\Gallery;

use Islas\Platform\StockUserLog;

/**
 * Why the gallery of a page stayed WooCommerce's, for Site Health: noted when the owner looks at a product.
 */
final class StockGalleryLog
{
    public const OPTION = 'islas_stock_gallery';

    private StockUserLog $log;

    public function __construct()
    {
        $this->log = new StockUserLog(self::OPTION);
    }

    /** @param list<string> $users As `StockUsers` finds them; empty where the gallery is Islas'. */
    public function noteUsers(array $users): void
    {
        $this->log->noteUsers($users);
    }

    /** @return array<string, string> Who needs it → the day when that was last seen. */
    public function readUsers(): array
    {
        return $this->log->readUsers();
    }

    /**
     * Islas' filter `islas_site_health`.
     *
     * @param mixed $lines
     * @return array<mixed>
     */
    public function addHealthLines($lines): array
    {
        $lines = is_array($lines) ? $lines : [];
        $lines['stock_gallery'] = [
            'label' => __('What keeps the product gallery and tabs of WooCommerce', 'islas'),
            'value' => $this->log->describeUsers(),
        ];

        return $lines;
    }
}
