<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\Html;

/**
 * The owner's notices, whose times `widgets/notices/store-notices.ts` reads. Needs no WordPress.
 *
 * @phpstan-type Item array{
 *     id: string, text: string, link: string, link_text: string, from: int, until: int,
 *     waiting: bool, dismissible: bool
 * }
 * @phpstan-type Props array{label: string, dismiss: string, notices: list<Item>}
 */
final class StoreNotices
{
    /** @param Props $props */
    public static function renderBar(array $props): Html
    {
        $items = [];
        foreach ($props['notices'] as $item) {
            $items[] = self::makeItem($item, $props['dismiss']);
        }

        return Html::el('div', [
            'class' => 'islas-notices',
            'role' => 'complementary',
            'aria-label' => $props['label'],
        ], ...$items);
    }

    /** @param Item $item */
    private static function makeItem(array $item, string $dismiss): Html
    {
        $id = 'islas-notice-' . $item['id'];
        $parts = [Html::el('p', ['class' => 'islas-notice__text', 'id' => $id], ...self::makeMessage($item))];
        if ($item['dismissible']) {
            $parts[] = Html::el('button', [
                'type' => 'button',
                'class' => 'islas-notice__dismiss',
                'data-islas-action' => 'notice.dismiss',
                'aria-describedby' => $id,
            ], Html::text($dismiss));
        }

        return Html::el('div', [
            'class' => 'islas-notice',
            'data-notice-id' => $item['id'],
            'data-from' => $item['from'] > 0 ? $item['from'] : null,
            'data-until' => $item['until'] > 0 ? $item['until'] : null,
            'hidden' => $item['waiting'],
        ], ...$parts);
    }

    /**
     * @param Item $item
     * @return list<Html>
     */
    private static function makeMessage(array $item): array
    {
        $parts = [Html::el('span', [], Html::text($item['text']))];
        if ($item['link'] !== '') {
            $text = $item['link_text'] === '' ? $item['link'] : $item['link_text'];
            $parts[] = Html::el('a', ['class' => 'islas-notice__link', 'href' => $item['link']], Html::text($text));
        }

        return $parts;
    }
}
