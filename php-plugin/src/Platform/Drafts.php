<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * Settings and lists that an owner looks at before they are saved: each under a random id, for its author only, for
 * half an hour after the last change.
 */
final class Drafts
{
    /** Beginning of the transients' names. */
    public const TRANSIENT = 'islas_draft_';

    /** Seconds. */
    public const LIFETIME = 1800;

    private const ID = '/^[0-9a-f]{20}$/D';

    /**
     * @param array<string, array<mixed>> $options Complete values by the name of the option.
     * @param string $id Of the same user's earlier draft, which is replaced; any other value starts a new one.
     * @return string The draft's id.
     */
    public function storeDraft(int $user, array $options, string $id = ''): string
    {
        $id = $this->readDraft($user, $id) === [] ? bin2hex(random_bytes(10)) : $id;
        set_transient(self::TRANSIENT . $id, ['user' => $user, 'options' => $options], self::LIFETIME);

        return $id;
    }

    /** @return array<string, array<mixed>> Empty where this user has no such draft. */
    public function readDraft(int $user, string $id): array
    {
        $kept = preg_match(self::ID, $id) === 1 ? get_transient(self::TRANSIENT . $id) : false;
        $isOwn = $user > 0 && is_array($kept) && ($kept['user'] ?? null) === $user;
        $kept = $isOwn ? $kept['options'] ?? [] : [];
        $options = [];
        foreach (is_array($kept) ? $kept : [] as $name => $value) {
            if (is_array($value) && strpos((string) $name, 'islas_') === 0) {
                $options[(string) $name] = $value;
            }
        }

        return $options;
    }
}
