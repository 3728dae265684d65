<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Providers;
use Islas\Platform\Pattern;

/**
 * Finds the provider of an address or of code. Of several matches the longest wins, of equal ones the necessary one.
 *
 * @phpstan-import-type Match from Rules
 */
final class Patterns
{
    /** Longer than every address. */
    private const CALL = 100;

    /** @var array<string, array<string, array<string, int>>> Kind and provider to expressions, with what each knows. */
    private static array $known = [];

    /** @return Match|null */
    public static function matchUrl(string $url): ?array
    {
        return self::chooseBest([self::weighProviders('address', $url)]);
    }

    /**
     * The provider to which every known address of a host belongs; none where something necessary is fetched there too.
     *
     * @return Match|null
     */
    public static function matchHost(string $url): ?array
    {
        $found = null;
        foreach (self::listExpressions('host') as $provider => $expressions) {
            foreach (array_keys($expressions) as $expression) {
                if (Pattern::mayMatch($expression, $url)) {
                    $category = Providers::all()[$provider]['category'];
                    if ($category === 'necessary') {
                        return null;
                    }
                    $found ??= ['category' => $category, 'provider' => (string) $provider];
                }
            }
        }

        return $found;
    }

    /**
     * Code waits for what it calls, and for what it fetches; a name in its data is neither.
     *
     * @return Match|null
     */
    public static function matchInline(string $code): ?array
    {
        // Nearly all code of a page, in a fraction of the time.
        if (! PageScan::mentionsProvider(strtolower($code))) {
            return null;
        }
        // A call with an account identifies a tag better than its address does.
        $found = [array_map(static fn (int $weight) => $weight + self::CALL, self::weighProviders('call', $code))];
        if (ProviderNotation::fetches($code)) {
            $found[] = self::weighProviders('written', $code);
        }

        return self::chooseBest($found);
    }

    /** @return array<string, int> How much of the text each provider knows. */
    private static function weighProviders(string $kind, string $text): array
    {
        $weights = [];
        foreach (self::listExpressions($kind) as $provider => $expressions) {
            foreach ($expressions as $expression => $weight) {
                if ($weight <= ($weights[$provider] ?? 0)) {
                    continue;
                }
                $isFound = $kind === 'call'
                    ? ProviderNotation::calls($expression, $text)
                    : Pattern::mayMatch($expression, $text);
                if ($isFound) {
                    $weights[$provider] = $weight;
                }
            }
        }

        return $weights;
    }

    /** @return array<string, array<string, int>> */
    private static function listExpressions(string $kind): array
    {
        if (! isset(self::$known[$kind])) {
            self::$known[$kind] = [];
            foreach (Providers::all() as $provider => $row) {
                foreach ($kind === 'call' ? $row['inline'] : $row['urls'] as $part) {
                    $source = self::makeSource($kind, $part);
                    if ($source === null) {
                        continue;
                    }
                    self::$known[$kind][$provider]['~' . $source . '~i'] = strlen($part);
                }
            }
        }

        return self::$known[$kind];
    }

    private static function makeSource(string $kind, string $part): ?string
    {
        switch ($kind) {
            case 'call':
                return ProviderNotation::expressCall($part);
            case 'host':
                return ProviderNotation::findHost($part);
            default:
                return $kind === 'address'
                    ? ProviderNotation::expressAddress($part)
                    : ProviderNotation::expressWrittenAddress($part);
        }
    }

    /**
     * @param list<array<string, int>> $found
     * @return Match|null
     */
    private static function chooseBest(array $found): ?array
    {
        $best = null;
        $most = 0;
        foreach ($found as $weights) {
            foreach ($weights as $provider => $weight) {
                $category = Providers::all()[$provider]['category'];
                if ($weight > $most || ($weight === $most && $category === 'necessary')) {
                    $most = $weight;
                    $best = ['category' => $category, 'provider' => (string) $provider];
                }
            }
        }

        return $best === null || $best['category'] === 'necessary' ? null : $best;
    }
}
