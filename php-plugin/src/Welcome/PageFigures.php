<?php

declare(strict_types=1);

namespace Islas\Welcome;

use Islas\Platform\OwnPage;
use Islas\Platform\ProfileDates;
use Islas\Platform\SignedVisit;
use Islas\Platform\Values;

/**
 * What Islas costs a page of each kind, as a visitor without a cart gets it: its files that the page asks for, their
 * bytes after gzip, and its database queries; and what optimisers do to its scripts. Measured by the check, which reads
 * one page of each kind.
 *
 * @phpstan-import-type Touched from TouchedScripts
 * @phpstan-type Figure array{
 *     requests: int, bytes: int, queries: int, jquery: list<string>, touched: list<Touched>, problem: string
 * }
 */
final class PageFigures
{
    public const OPTION = 'islas_page_figures';

    /** Seconds and bytes that the check waits for and reads. */
    private const PATIENCE = 5;
    private const LARGEST = 4194304;

    private string $directory;
    private string $path;

    /**
     * @param string $directory Absolute path of the build folder, with a slash at its end.
     * @param string $url       Its address.
     */
    public function __construct(string $directory, string $url)
    {
        $this->directory = $directory;
        $this->path = (string) wp_parse_url($url, PHP_URL_PATH);
    }

    public function measurePages(): void
    {
        $figures = array_map(function (string $address): array {
            $first = $this->fetchPage($address);

            // The first request fills caches: a visitor seldom meets it.
            return $first['queries'] === 0 ? $first : $this->fetchPage($address);
        }, array_filter(self::listAddresses()));
        update_option(self::OPTION, ['at' => time(), 'figures' => $figures], false);
    }

    /** @return array{at: int, figures: array<string, Figure>} What was measured last, by kind of page. */
    public static function readFigures(): array
    {
        $kept = get_option(self::OPTION);
        $kept = is_array($kept) ? $kept : [];
        $rows = is_array($kept['figures'] ?? null) ? $kept['figures'] : [];
        $number = static fn ($value): int => is_int($value) ? max(0, $value) : 0;
        $figures = [];
        foreach (array_keys(self::listLabels()) as $kind) {
            $row = $rows[$kind] ?? null;
            if (is_array($row)) {
                $figures[$kind] = [
                    'requests' => $number($row['requests'] ?? 0),
                    'bytes' => $number($row['bytes'] ?? 0),
                    'queries' => $number($row['queries'] ?? 0),
                    'jquery' => Values::texts($row['jquery'] ?? []),
                    'touched' => TouchedScripts::decodeRows($row['touched'] ?? []),
                    'problem' => Values::text($row['problem'] ?? ''),
                ];
            }
        }

        return ['at' => $number($kept['at'] ?? 0), 'figures' => $figures];
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
        foreach (self::describeFigures() as $kind => ['label' => $label, 'value' => $value]) {
            $lines['figures_' . $kind] = ['label' => $label, 'value' => $value];
        }

        return $lines;
    }

    /**
     * Islas' filter `islas_site_health_problems`.
     *
     * @param mixed $problems
     * @return array<mixed>
     */
    public function addHealthProblems($problems): array
    {
        $problems = is_array($problems) ? $problems : [];

        return array_merge($problems, TouchedScripts::giveAdvice(self::findTouchedScripts()));
    }

    /** @return list<Touched> What optimisers do on all pages. */
    private static function findTouchedScripts(): array
    {
        return array_merge([], ...array_column(self::readFigures()['figures'], 'touched'));
    }

    /** @return array<string, array{label: string, value: string}> By kind of page, then when it was measured. */
    public static function describeFigures(): array
    {
        ['at' => $at, 'figures' => $figures] = self::readFigures();
        $lines = [];
        foreach ($figures as $kind => $figure) {
            $lines[$kind] = ['label' => self::listLabels()[$kind], 'value' => self::describeFigure($figure)];
        }
        if ($figures !== []) {
            $lines['touched'] = [
                'label' => __('Scripts of Islas that an optimiser changes', 'islas'),
                'value' => implode(' ', TouchedScripts::giveAdvice(self::findTouchedScripts()))
                    ?: __('None, as far as the pages show it.', 'islas'),
            ];
        }
        $lines['time'] = [
            'label' => __('What Islas costs a page', 'islas'),
            'value' => $at === 0
                ? __('Not measured yet: press “Check again” under WooCommerce → Islas.', 'islas')
                : sprintf(
                    /* translators: %s: date and time */
                    __('Measured on %s, for a visitor without a cart.', 'islas'),
                    ProfileDates::formatTime($at)
                ),
        ];

        return $lines;
    }

    /**
     * Files of the build that tags of the page ask for, each once.
     *
     * @return list<string>
     */
    public function findFiles(string $html): array
    {
        preg_match_all('/<(?:script|link)\b[^>]*>/i', $html, $tags);
        $files = [];
        foreach ($tags[0] as $tag) {
            $address = '~\s(?:src|href)=["\']?[^"\'\s>]*?' . preg_quote($this->path, '~') . '([\w.-]+\.(?:js|css))\b~';
            $isLater = preg_match('/\srel=["\']?(?:prefetch|dns-prefetch|preconnect)\b/i', $tag) === 1;
            if (! $isLater && preg_match($address, $tag, $found) === 1 && is_file($this->directory . $found[1])) {
                $files[] = $found[1];
            }
        }

        return array_values(array_unique($files));
    }

    /** @return array<string, string> Address of one page of each kind, '' where the shop has none. */
    private static function listAddresses(): array
    {
        $products = wc_get_products([
            'status' => 'publish', 'visibility' => 'visible', 'type' => 'variable', 'limit' => 1, 'return' => 'ids',
        ]) ?: wc_get_products(['status' => 'publish', 'visibility' => 'visible', 'limit' => 1, 'return' => 'ids']);
        $product = is_array($products) && isset($products[0]) && is_int($products[0])
            ? (string) get_permalink($products[0])
            : '';

        return [
            'listing' => wc_get_page_permalink('shop', ''),
            'product' => $product,
            'cart' => wc_get_page_permalink('cart', ''),
            'checkout' => wc_get_page_permalink('checkout', ''),
            'account' => wc_get_page_permalink('myaccount', ''),
            'other' => home_url('/'),
        ];
    }

    /** @return array<string, string> */
    private static function listLabels(): array
    {
        return [
            'listing' => __('Islas on a listing', 'islas'),
            'product' => __('Islas on a product', 'islas'),
            'cart' => __('Islas on the cart', 'islas'),
            'checkout' => __('Islas on the checkout', 'islas'),
            'account' => __('Islas on the account', 'islas'),
            'other' => __('Islas on the home page', 'islas'),
        ];
    }

    /** @return Figure */
    private function fetchPage(string $address): array
    {
        $measured = add_query_arg(SignedVisit::MEASURE, SignedVisit::makeValue(SignedVisit::MEASURE), $address);
        ['html' => $html, 'problem' => $problem] = OwnPage::fetchPage($measured, [
            'timeout' => self::PATIENCE, 'redirection' => 0, 'limit_response_size' => self::LARGEST,
        ]);
        $queries = MeasuredVisit::readQueries($html);
        if ($queries === null) {
            return self::makeFailure($problem === '' ? __('answered by a cache', 'islas') : $problem);
        }
        $files = $this->findFiles($html);

        return [
            'requests' => count($files),
            'bytes' => (int) array_sum(array_map([$this, 'measureCompressed'], $files)),
            'queries' => $queries,
            'jquery' => MeasuredVisit::readJQueryUsers($html),
            'touched' => TouchedScripts::findTouched($html, MeasuredVisit::readScripts($html)),
            'problem' => '',
        ];
    }

    /** Bytes of a file after gzip; without PHP's zlib those of the file. */
    private function measureCompressed(string $file): int
    {
        $content = (string) file_get_contents($this->directory . $file);
        $packed = function_exists('gzencode') ? gzencode($content, 9) : false;

        return strlen($packed === false ? $content : $packed);
    }

    /** @param Figure $figure */
    private static function describeFigure(array $figure): string
    {
        if ($figure['problem'] !== '') {
            return sprintf(
                /* translators: %s: an error message, or the status of an answer such as 503 */
                __('This page could not be read (%s).', 'islas'),
                $figure['problem']
            );
        }

        $sentence = sprintf(
            /* translators: 1: number of files, 2: their size, such as 40 KB, 3: number of database queries */
            __('Files: %1$s (%2$s after gzip). Database queries: %3$s.', 'islas'),
            number_format_i18n($figure['requests']),
            (string) size_format($figure['bytes'], 1),
            number_format_i18n($figure['queries'])
        );

        $jquery = $figure['jquery'] === [] ? '' : sprintf(
            /* translators: %s: names of scripts */
            __('Scripts that hold jQuery: %s.', 'islas'),
            implode(', ', $figure['jquery'])
        );

        return implode(' ', array_filter([$sentence, $jquery, TouchedScripts::describeRows($figure['touched'])]));
    }

    /** @return Figure */
    private static function makeFailure(string $problem): array
    {
        return [
            'requests' => 0, 'bytes' => 0, 'queries' => 0, 'jquery' => [], 'touched' => [], 'problem' => $problem,
        ];
    }
}
