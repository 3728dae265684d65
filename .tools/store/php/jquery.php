<?php

/**
 * Plugin Name: Islas local shop, other people's jQuery
 * Description: What themes and plugins do with jQuery, for one visitor: the cookie `jquery` names it, several joined by dots.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$asked = explode('.', is_string($_COOKIE['jquery'] ?? null) ? $_COOKIE['jquery'] : '');

/** Code that notes what it finds in `window.log`; the nonce is the one of `csp` below. */
$note = static function (string $id, string $code): void {
    wp_print_inline_script_tag("(window.log = window.log || []);\n" . $code, ['id' => $id]);
};

foreach (['wp_head' => 'head', 'wp_footer' => 'footer'] as $hook => $place) {
    if (in_array($place, $asked, true)) {
        add_action($hook, static function () use ($note, $place): void {
            $note("other-$place", <<<JS
                log.push('$place: ' + typeof jQuery + ' ' + typeof window.\$);
                jQuery(function (\$) { log.push('$place: ready, ' + \$.fn.jquery); });
                (function (\$) {
                  \$(document).ready(function () { log.push('$place: ready again'); });
                  \$(document.body).on('added_to_cart', function () { log.push('$place: added_to_cart/' + (arguments.length - 1)); });
                  \$.fn.other = (\$.fn.other || 0) + 1;
                })(jQuery);
                log.push('$place: end');
                JS);
        }, 50);
    }
}

add_action('wp_enqueue_scripts', static function () use ($asked): void {
    if (in_array('attached', $asked, true)) {
        $code = 'jQuery(function () { (window.log = window.log || []).push("attached: ready"); });';
        wp_add_inline_script('wc-add-to-cart', $code);
    }
    if (in_array('plugin', $asked, true)) {
        wp_enqueue_script('other-plugin', home_url('/other/plugin.js'), ['woocommerce'], null, true);
    }
    if (array_intersect(['defer', 'delay'], $asked) !== []) {
        wp_enqueue_script('jquery');
    }
}, 30);

// A script that asks for jQuery only when the head is already printed.
if (in_array('late', $asked, true)) {
    add_action('wp_footer', static fn () => wp_enqueue_script('jquery'), 5);
}

// A theme that prints a copy of its own beside WordPress', and one that gives the name back at once.
foreach (['own', 'private'] as $kind) {
    if (in_array($kind, $asked, true)) {
        add_action('wp_head', static function () use ($kind, $note): void {
            wp_print_script_tag(['src' => home_url('/other/jquery-3.7.1.min.js')]);
            $note("other-$kind", $kind === 'own' ? 'jQuery.own = true;' : 'window.mine = jQuery.noConflict(true);');
        }, 50);
    }
}

// What optimisers make of a tag: deferred, or put off until the visitor does something.
add_filter('script_loader_tag', static function (string $tag, string $handle) use ($asked): string {
    if (!in_array($handle, ['jquery-core', 'jquery-migrate'], true)) {
        return $tag;
    }
    if (in_array('defer', $asked, true)) {
        return str_replace('<script ', '<script defer ', $tag);
    }
    return in_array('delay', $asked, true) ? str_replace('<script ', '<script type="text/delayed" ', $tag) : $tag;
}, 10, 2);
if (in_array('delay', $asked, true)) {
    add_action('wp_footer', static fn () => $note('other-delay', <<<'JS'
        addEventListener('keydown', async () => {
          for (const late of document.querySelectorAll('script[type="text/delayed"]')) {
            const script = document.createElement('script');
            script.src = late.src;
            await new Promise((resolve) => { script.onload = resolve; late.replaceWith(script); });
          }
          window.log.push('delayed: here');
        }, { once: true });
        JS), 50);
}

// Headers of a careful site: no synchronous requests; only scripts that carry the page's nonce.
add_action('send_headers', static function () use ($asked): void {
    if (in_array('forbid', $asked, true)) {
        header('Permissions-Policy: sync-xhr=()');
    }
    if (in_array('csp', $asked, true)) {
        header("Content-Security-Policy: script-src 'self' 'nonce-bancal'");
    }
});
if (in_array('csp', $asked, true)) {
    foreach (['wp_inline_script_attributes', 'wp_script_attributes'] as $filter) {
        add_filter($filter, static fn (array $attributes): array => $attributes + ['nonce' => 'bancal']);
    }
}

// The files named above.
add_action('init', static function (): void {
    $path = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
    $files = [
        '/other/plugin.js' => static fn () => 'jQuery(function () { (window.log = window.log || []).push("plugin: ready"); });',
        '/other/jquery-3.7.1.min.js' => static fn () => str_replace(
            'jQuery.noConflict();',
            '',
            (string) file_get_contents(ABSPATH . 'wp-includes/js/jquery/jquery.min.js')
        ),
    ];
    if (isset($files[$path])) {
        header('Content-Type: text/javascript');
        echo $files[$path]();
        exit;
    }
});
