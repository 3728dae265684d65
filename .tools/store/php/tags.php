<?php

/**
 * Plugin Name: Islas local shop, other people's tags
 * Description: What others print of trackers, for one request: the header `Islas-Tags` has it as JSON in Base64.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$asked = json_decode((string) base64_decode((string) ($_SERVER['HTTP_ISLAS_TAGS'] ?? ''), true), true);
if (!is_array($asked)) {
    return;
}

// Raw, as a snippet in a theme or one of a plugin's is.
foreach (['head' => ['wp_head', 50], 'footer' => ['wp_footer', 5], 'end' => ['wp_footer', 99]] as $place => $hook) {
    add_action($hook[0], static function () use ($asked, $place): void {
        echo $asked[$place] ?? '';
    }, $hook[1]);
}

foreach ($asked['headers'] ?? [] as $header) {
    header($header, false);
}

// As a person typed it into a page's or a product's text, before WordPress makes paragraphs and blocks of it.
if (isset($asked['content'])) {
    add_filter('the_content', static fn (string $content): string => $asked['content'] . "\n\n" . $content, 1);
}
if (isset($asked['oembed'])) {
    add_filter('pre_oembed_result', static fn () => $asked['oembed']);
    // WordPress keeps what a request before this one was answered.
    add_filter('embed_oembed_html', static fn () => $asked['oembed'], 1);
}

// By handle: each has `src`, `deps`, and what stands beside it.
add_action('wp_enqueue_scripts', static function () use ($asked): void {
    foreach ($asked['scripts'] ?? [] as $handle => $script) {
        wp_register_script($handle, $script['src'] ?? false, $script['deps'] ?? [], '1', true);
        wp_enqueue_script($handle);
        if (isset($script['data'])) {
            wp_localize_script($handle, str_replace('-', '_', $handle), $script['data']);
        }
        foreach (['before', 'after'] as $position) {
            if (isset($script[$position])) {
                wp_add_inline_script($handle, $script[$position], $position);
            }
        }
    }
});

add_action('wp_enqueue_scripts', static function () use ($asked): void {
    foreach ($asked['modules'] ?? [] as $id => $module) {
        wp_register_script_module($id, $module['src'], $module['deps'] ?? [], null);
        if ($module['enqueue'] ?? true) {
            wp_enqueue_script_module($id);
        }
    }
});

// A shop that lets no script run without its nonce.
if (!empty($asked['nonce'])) {
    $policy = ($asked['policy'] ?? '') ?: 'script-src \'nonce-%1$s\' \'strict-dynamic\'';
    header('Content-Security-Policy: ' . sprintf($policy, $asked['nonce']));
    $add = static fn (array $attributes): array => ['nonce' => $asked['nonce']] + $attributes;
    add_filter('wp_script_attributes', $add);
    add_filter('wp_inline_script_attributes', $add);
}
