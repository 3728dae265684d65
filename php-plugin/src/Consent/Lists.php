<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookiePatterns;
use Islas\Platform\Json;
use Islas\Platform\Mutex;
use Islas\Platform\Sanitise;
use Islas\Platform\UnknownKeys;

/**
 * The owner's lists, in one option: rules that block tags, cookies with their purposes, providers in use. Any stored
 * value reads as complete lists. The addresses of the legal pages are stored here too, so that a page needs no query
 * for them.
 *
 * @phpstan-type Rule array{kind: string, pattern: string, category: string, provider: string}
 * @phpstan-type Cookie array{name: string, category: string, provider: string, purpose: string, duration: string}
 * @phpstan-type Link array{text: string, url: string}
 * @phpstan-type Whole array{rules: list<Rule>, cookies: list<Cookie>, providers: list<string>, links: list<Link>}
 */
final class Lists
{
    public const OPTION = 'islas_consent';
    public const KINDS = ['handle', 'url', 'inline'];
    public const EMPTY = ['rules' => [], 'cookies' => [], 'providers' => [], 'links' => []];

    /** List → what tells its rows apart; '' where a row is a text. */
    public const IDENTITY = ['rules' => 'pattern', 'cookies' => 'name', 'links' => 'url', 'providers' => ''];

    /** Rows that a list may have. */
    public const MOST = 200;

    /** @var array<mixed>|null In place of what is stored. */
    private ?array $draft = null;

    /** @var array{mixed, Whole}|null The option as it was read last, and its whole lists. */
    private static ?array $read = null;

    /**
     * Lists as they would be with these changes, without storing anything.
     *
     * @param array<mixed> $changes
     */
    public static function draft(array $changes): self
    {
        $lists = new self();
        $lists->draft = array_merge($lists->all(), $changes);

        return $lists;
    }

    /** @return list<Rule> */
    public function rules(): array
    {
        return $this->all()['rules'];
    }

    /** @return list<Cookie> */
    public function cookies(): array
    {
        return $this->all()['cookies'];
    }

    /** @return list<string> Keys of `Providers::all()` that the owner added to those found. */
    public function providers(): array
    {
        return $this->all()['providers'];
    }

    /** @return list<Link> */
    public function links(): array
    {
        return $this->all()['links'];
    }

    /** @return Whole */
    public function all(): array
    {
        $stored = $this->draft ?? get_option(self::OPTION);

        return self::readWhole($stored);
    }

    /**
     * As `sanitise()`, which is not done again for what was read last.
     *
     * @param mixed $stored
     * @return Whole
     */
    public static function readWhole($stored): array
    {
        if (self::$read === null || self::$read[0] !== $stored) {
            self::$read = [$stored, self::sanitise($stored)];
        }

        return self::$read[1];
    }

    /** @param array<string, mixed> $changes Some of the lists. */
    public function changeLists(array $changes): void
    {
        $this->update(static fn (): array => $changes);
    }

    /**
     * Stores some of the lists on the basis of what is stored at that moment: others write them too.
     *
     * @param callable(Whole): array<string, mixed> $change
     */
    public function update(callable $change): void
    {
        Mutex::change(self::OPTION, function () use ($change): void {
            $this->store($change($this->all()));
        });
    }

    /**
     * As `change()`, for a caller who has the mutex of the option.
     *
     * @param array<string, mixed> $changes
     */
    public function store(array $changes): void
    {
        update_option(self::OPTION, self::sanitise(array_merge($this->all(), $changes)), true);
    }

    /**
     * @param array<string, mixed> $lists
     * @return array<string, mixed> With the stored rows that they do not have.
     */
    public function withAdded(array $lists): array
    {
        $given = self::sanitise($lists);
        $stored = $this->all();
        foreach (array_intersect_key(self::IDENTITY, $lists) as $list => $identity) {
            if ($identity === '') {
                $lists[$list] = array_merge($given[$list], array_diff($stored['providers'], $given['providers']));
                continue;
            }
            $missing = array_diff(array_column($stored[$list], $identity), array_column($given[$list], $identity));
            $lists[$list] = array_merge($given[$list], array_values(array_intersect_key($stored[$list], $missing)));
        }

        return $lists;
    }

    /** Changes with what the owner edits; the addresses of the legal pages are found. */
    public function revision(): string
    {
        return md5(Json::encode(array_diff_key($this->all(), ['links' => 1]), 0));
    }

    /**
     * WordPress filter `pre_update_option_islas_consent`: lists, rows and columns of another version stay.
     *
     * @param mixed $new
     * @param mixed $old
     * @return mixed
     */
    public static function keepUnknown($new, $old)
    {
        if (! is_array($new) || ! is_array($old)) {
            return $new;
        }
        foreach (self::IDENTITY as $list => $identity) {
            $clean = static fn ($row) => self::sanitise([$list => [$row]])[$list][0] ?? null;
            $rows = is_array($new[$list] ?? null) ? $new[$list] : [];
            $new[$list] = UnknownKeys::keepInRows($rows, $old[$list] ?? [], $clean, $identity);
        }

        return UnknownKeys::keepInTable($new, $old, self::EMPTY);
    }

    /**
     * @param mixed $value
     * @return Whole
     */
    public static function sanitise($value): array
    {
        $value = is_array($value) ? $value : [];
        $rules = [];
        foreach (self::decodeRows($value['rules'] ?? null) as $row) {
            $pattern = self::sanitiseLine($row, 'pattern');
            if ($pattern !== '') {
                $rules[] = [
                    'kind' => Sanitise::sanitiseChoice($row['kind'] ?? '', 'url', self::KINDS),
                    'pattern' => $pattern,
                    'category' => Sanitise::sanitiseChoice($row['category'] ?? '', 'marketing', Labels::CATEGORIES),
                    'provider' => self::sanitiseLine($row, 'provider'),
                ];
            }
        }
        $cookies = [];
        foreach (self::decodeRows($value['cookies'] ?? null) as $row) {
            $name = CookiePatterns::joinNames([self::sanitiseLine($row, 'name')]);
            if ($name !== '' && $name !== '*') {
                $cookies[] = [
                    'name' => $name,
                    'category' => Sanitise::sanitiseChoice($row['category'] ?? '', 'marketing', Labels::CATEGORIES),
                    'provider' => self::sanitiseLine($row, 'provider'),
                    'purpose' => self::sanitiseLine($row, 'purpose'),
                    'duration' => self::sanitiseLine($row, 'duration'),
                ];
            }
        }
        $links = [];
        foreach (self::decodeRows($value['links'] ?? null) as $row) {
            $url = is_string($row['url'] ?? null) ? esc_url_raw($row['url'], ['http', 'https']) : '';
            if ($url !== '' && self::sanitiseLine($row, 'text') !== '') {
                $links[] = ['text' => self::sanitiseLine($row, 'text'), 'url' => $url];
            }
        }
        $providers = array_filter(is_array($value['providers'] ?? null) ? $value['providers'] : [], 'is_string');

        return [
            'rules' => $rules,
            'cookies' => $cookies,
            'providers' => $providers === []
                ? []
                : array_values(array_intersect(array_keys(Providers::all()), $providers)),
            'links' => $links,
        ];
    }

    /**
     * @param mixed $rows
     * @return list<array<mixed>>
     */
    private static function decodeRows($rows): array
    {
        return array_slice(array_values(array_filter(is_array($rows) ? $rows : [], 'is_array')), 0, self::MOST);
    }

    /** @param array<mixed> $row */
    private static function sanitiseLine(array $row, string $key): string
    {
        return Sanitise::sanitiseText($row[$key] ?? '', '');
    }
}
