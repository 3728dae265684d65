<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

/**
 * The silhouettes of `shapes.json`: lists of parts painted one over the other, in hundredths of the picture's side.
 *
 * @return array<string, array<int, array<string, mixed>>>
 */
function shapes(): array
{
    static $shapes = null;

    return $shapes = $shapes ?? json_decode((string) file_get_contents(__DIR__ . '/shapes.json'), true);
}

/**
 * The closed outline of one part: `points` (only the left half if `mirror`), or a strip along an `arc`.
 * Corners are rounded unless `sharp`.
 *
 * @param array<string, mixed> $part
 * @return array<int, array{0: float, 1: float}>
 */
function outline(array $part): array
{
    if (isset($part['arc'])) {
        return strip(...$part['arc']);
    }
    $points = $part['points'];
    if (!empty($part['mirror'])) {
        foreach (array_reverse($part['points']) as [$x, $y]) {
            $points[] = [100 - $x, $y];
        }
    }

    return empty($part['sharp']) ? rounded($points) : $points;
}

/**
 * Corner cutting (Chaikin): each round replaces a corner by two points nearer to its neighbours.
 *
 * @param array<int, array<int, float|int>> $points
 * @return array<int, array<int, float>>
 */
function rounded(array $points, int $rounds = 3): array
{
    for (; $rounds > 0; $rounds--) {
        $cut = [];
        foreach ($points as $index => [$x, $y]) {
            [$nextX, $nextY] = $points[($index + 1) % count($points)];
            $cut[] = [$x * 0.8 + $nextX * 0.2, $y * 0.8 + $nextY * 0.2];
            $cut[] = [$x * 0.2 + $nextX * 0.8, $y * 0.2 + $nextY * 0.8];
        }
        $points = $cut;
    }

    return $points;
}

/**
 * A band of even width along part of an ellipse; angles in degrees, clockwise from the right.
 *
 * @return array<int, array<int, float>>
 */
function strip(float $x, float $y, float $width, float $height, float $from, float $to, float $band): array
{
    [$outer, $inner] = [[], []];
    for ($step = 0; $step <= 48; $step++) {
        $angle = deg2rad($from + ($to - $from) * $step / 48);
        $outer[] = [$x + cos($angle) * ($width / 2), $y + sin($angle) * ($height / 2)];
        array_unshift($inner, [
            $x + cos($angle) * ($width / 2 - $band),
            $y + sin($angle) * ($height / 2 - $band),
        ]);
    }

    return array_merge($outer, $inner);
}
