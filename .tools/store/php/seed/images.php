<?php

declare(strict_types=1);

namespace Islas\Store\Seed;

const SIDE = 600;
const SUPER = 1200;

/**
 * Draws a product picture (a silhouette on a tinted gradient), adds it to the media library and gives its id.
 * The same name is drawn once.
 */
function picture(
    string $name,
    string $shape,
    string $colour,
    string $title,
    int $width = SIDE,
    int $height = SIDE
): int {
    static $known = [];
    if (isset($known[$name])) {
        return $known[$name];
    }
    $file = wp_upload_dir()['path'] . "/{$name}.jpg";
    $large = imagecreatetruecolor(SUPER, SUPER);
    backdrop($large, rgb($colour));
    foreach (shapes()[$shape] as $part) {
        paintPart($large, $part, rgb($colour));
    }
    $small = imagecreatetruecolor($width, $height);
    [$wide, $high] = [$width * SUPER / SIDE, $height * SUPER / SIDE];
    [$left, $top] = [(SUPER - $wide) / 2, (SUPER - $high) / 2];
    imagecopyresampled(
        $small,
        $large,
        0,
        0,
        (int) $left,
        (int) $top,
        $width,
        $height,
        (int) $wide,
        (int) $high
    );
    imagejpeg($small, $file, 84);

    $id = (int) wp_insert_attachment(
        [
            'post_title' => $title,
            // A name of its own, so that a made-up e-mail address never leads to a picture.
            'post_name' => "imagen-{$name}",
            'post_mime_type' => 'image/jpeg',
            'post_status' => 'inherit',
        ],
        $file
    );
    update_post_meta($id, '_wp_attachment_image_alt', $title);
    add_filter('intermediate_image_sizes_advanced', __NAMESPACE__ . '\shopSizes');
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));

    return $known[$name] = $id;
}

/**
 * Only the sizes a shop shows: the others would double the time of a seed.
 *
 * @param array<string, mixed> $sizes
 * @return array<string, mixed>
 */
function shopSizes(array $sizes): array
{
    return array_filter($sizes, static function (string $name): bool {
        return strpos($name, 'woocommerce_') === 0;
    }, ARRAY_FILTER_USE_KEY);
}

/**
 * A soft vertical gradient, a low sun and the shadow the thing stands on.
 *
 * @param resource|\GdImage $image
 * @param array<int, int> $colour
 */
function backdrop($image, array $colour): void
{
    [$top, $bottom] = [tone($colour, 0.90), tone($colour, 0.62)];
    for ($y = 0; $y < SUPER; $y++) {
        $at = $y / SUPER;
        $line = array_map(static function (int $a, int $b) use ($at): int {
            return (int) round($a + ($b - $a) * $at);
        }, $top, $bottom);
        imageline($image, 0, $y, SUPER, $y, ink($image, $line));
    }
    disc($image, [50, 47, 74, 74], ink($image, tone($colour, 0.86)));
    for ($ring = 0; $ring < 12; $ring++) {
        $shadow = imagecolorallocatealpha($image, 20, 24, 30, 122);
        disc($image, [50, 85, 66 - $ring * 3, 7 - $ring * 0.45], $shadow);
    }
}

/**
 * @param resource|\GdImage $image
 * @param array<string, mixed> $part
 * @param array<int, int> $colour
 */
function paintPart($image, array $part, array $colour): void
{
    $ink = ink($image, isset($part['fill']) ? rgb($part['fill']) : tone($colour, (float) ($part['tone'] ?? 0)));
    if (isset($part['ellipse'])) {
        disc($image, $part['ellipse'], $ink);
        return;
    }
    $points = outline($part);
    $flat = [];
    foreach ($points as [$x, $y]) {
        array_push($flat, (int) round($x * SUPER / 100), (int) round($y * SUPER / 100));
    }
    PHP_VERSION_ID < 80100
        ? imagefilledpolygon($image, $flat, count($points), $ink)
        : imagefilledpolygon($image, $flat, $ink);
}

/**
 * @param resource|\GdImage $image
 * @param array<int, float|int> $box centre and size, in hundredths of the side
 */
function disc($image, array $box, int $ink): void
{
    [$x, $y, $width, $height] = array_map(static function ($hundredths): int {
        return (int) round($hundredths * SUPER / 100);
    }, $box);
    imagefilledellipse($image, $x, $y, $width, $height, $ink);
}

/** @return array<int, int> */
function rgb(string $hex): array
{
    return array_map('hexdec', str_split(ltrim($hex, '#'), 2));
}

/**
 * Towards white for a positive amount, towards black for a negative one.
 *
 * @param array<int, int> $colour
 * @return array<int, int>
 */
function tone(array $colour, float $amount): array
{
    return array_map(static function (int $channel) use ($amount): int {
        return (int) round($channel + (($amount < 0 ? 0 : 255) - $channel) * abs($amount));
    }, $colour);
}

/**
 * @param resource|\GdImage $image
 * @param array<int, int> $colour
 */
function ink($image, array $colour): int
{
    return (int) imagecolorallocate($image, $colour[0], $colour[1], $colour[2]);
}
