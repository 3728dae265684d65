<?php

declare(strict_types=1);

namespace Islas\Consent;

use Islas\Consent\Cookies\CookieList;
use Islas\Consent\Cookies\CookiePatterns;
use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogLimits;

/**
 * Which posted decisions are written to the log, and what of them. A row holds nothing of a stranger's own: an id of a
 * fixed form, a version that the shop has had, categories, and names that the shop or `Known/` lists.
 *
 * @phpstan-type Posted array{
 *     id: string, decision: string, version: string, categories: list<string>, blocked: list<string>,
 *     time: int, isAgain: bool
 * }
 */
final class DecisionLog
{
    /** The cookie of a browser whose decision is not in the log yet. */
    public const UNLOGGED = 'islas_consent_unlogged';

    public const WRITTEN = 201;
    public const IS_THERE = 200;
    public const WRONG = 400;
    public const TOO_MANY = 429;
    public const FAILED = 503;

    /** Bytes of names in a row. */
    private const ROOM = 1000;

    private Configuration $configuration;
    private CookieList $known;
    private Log $log;

    public function __construct(Configuration $configuration, CookieList $known, Log $log)
    {
        $this->configuration = $configuration;
        $this->known = $known;
        $this->log = $log;
    }

    /** Whether the browser sends a decision again that was answered so. */
    public static function isPending(int $status): bool
    {
        return $status === self::TOO_MANY || $status === self::FAILED;
    }

    /**
     * @param Posted $posted
     * @return int Status of the answer, one of the constants.
     */
    public function recordDecision(array $posted): int
    {
        $id = $posted['id'];
        if ($posted['decision'] === '' || preg_match('/^[0-9a-f]{20}$/D', $id) !== 1) {
            return self::WRONG;
        }
        $version = $posted['version'] === '' ? $this->configuration->version() : $posted['version'];
        if (! $this->configuration->isKnownVersion($version)) {
            LogLimits::countMissed(LogLimits::VERSION);

            return self::WRONG;
        }
        $choices = [
            'decision' => $posted['decision'],
            'categories' => implode(',', $posted['categories']),
            'blocked' => $this->nameListed($posted['decision'] === 'gpc' ? [] : $posted['blocked']),
        ];
        if ($posted['isAgain'] && $this->log->endsWith($id, $version, $choices, $posted['time'])) {
            return self::IS_THERE;
        }
        $limit = LogLimits::findReachedLimit($id);
        if ($limit !== '') {
            LogLimits::countMissed($limit);

            return $limit === LogLimits::ROWS ? self::FAILED : self::TOO_MANY;
        }
        if (! $this->log->addDecision($id, $version, $choices)) {
            LogLimits::countMissed(LogLimits::DATABASE);

            return self::FAILED;
        }
        self::rememberUser($id);

        return self::WRITTEN;
    }

    private static function rememberUser(string $id): void
    {
        if (! is_user_logged_in()) {
            return;
        }
        $ids = get_user_meta(get_current_user_id(), Log::USER_META, true);
        $ids = array_filter(is_array($ids) ? $ids : [], 'is_string');
        if (! in_array($id, $ids, true)) {
            update_user_meta(get_current_user_id(), Log::USER_META, array_slice(array_merge($ids, [$id]), -20));
        }
    }

    /**
     * The names as the lists have them: a name that only a family means becomes the family, and an unknown one is left
     * out.
     *
     * @param list<string> $names
     */
    private function nameListed(array $names): string
    {
        $patterns = $names === [] ? [] : array_unique(array_merge(
            array_column($this->configuration->cookies->listed(), 'name'),
            array_column($this->known->listKnown(), 'name')
        ));
        $exact = array_flip($patterns);
        $listed = [];
        foreach (array_slice($names, 0, 200) as $name) {
            $found = isset($exact[$name]) ? $name : '';
            foreach ($found === '' ? $patterns : [] as $pattern) {
                $found = CookiePatterns::matches($pattern, $name) ? $pattern : $found;
            }
            $listed[$found] = $found;
        }
        unset($listed['']);
        $joined = CookiePatterns::joinNames(array_values($listed));
        if (strlen($joined) <= self::ROOM) {
            return $joined;
        }

        return substr($joined, 0, (int) strrpos(substr($joined, 0, self::ROOM), ',')) . ',…';
    }
}
