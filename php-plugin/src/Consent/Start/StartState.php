<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

/**
 * What the guided start has stored: whether it is finished, the page picked for the cookie policy, and what the pages
 * of the shop had when they were last read. Any stored value reads as a whole state.
 *
 * @phpstan-type Tag array{address: string, provider: string, category: string}
 * @phpstan-type State array{finished: bool, page: int, day: string, tags: list<Tag>}
 */
final class StartState
{
    public const OPTION = 'islas_consent_start';

    /** Tags that are kept, and the length of their addresses. */
    public const MOST = 60;
    public const LONGEST = 120;

    public static function isFinished(): bool
    {
        return self::all()['finished'];
    }

    /** Id of the page picked for the cookie policy, whether it is still there or not; 0 without one. */
    public static function page(): int
    {
        return self::all()['page'];
    }

    /** @param array<string, mixed> $changes */
    public static function change(array $changes): void
    {
        update_option(self::OPTION, self::decode(array_merge(self::all(), $changes)), false);
    }

    /** @return State */
    public static function all(): array
    {
        return self::decode(get_option(self::OPTION));
    }

    /**
     * @param mixed $value
     * @return State
     */
    private static function decode($value): array
    {
        $value = is_array($value) ? $value : [];
        $tags = [];
        foreach (is_array($value['tags'] ?? null) ? $value['tags'] : [] as $tag) {
            if (
                is_array($tag) && is_string($tag['address'] ?? null) && is_string($tag['provider'] ?? null)
                && is_string($tag['category'] ?? null)
            ) {
                $tags[] = [
                    'address' => substr($tag['address'], 0, self::LONGEST), 'provider' => $tag['provider'],
                    'category' => $tag['category'],
                ];
            }
        }

        return [
            'finished' => ($value['finished'] ?? false) === true,
            'page' => is_int($value['page'] ?? null) ? max(0, $value['page']) : 0,
            'day' => is_string($value['day'] ?? null) ? $value['day'] : '',
            'tags' => array_slice($tags, 0, self::MOST),
        ];
    }
}
