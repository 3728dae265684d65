<?php

/**
 * Router for PHP's built-in server: files are served as they are, folders through their index.php,
 * `.php` files run in place, everything else is WordPress' own `index.php`.
 */

declare(strict_types=1);

$root = rtrim((string) $_SERVER['DOCUMENT_ROOT'], '/');
$path = rawurldecode((string) parse_url((string) $_SERVER['REQUEST_URI'], PHP_URL_PATH));

$hidden = strpos($path, '..') !== false || strpos($path, "\0") !== false || preg_match('#/\.#', $path) === 1;
if (!$hidden && is_dir($root . $path) && $path !== '/') {
    if (substr($path, -1) !== '/') {
        header('Location: ' . $path . '/', true, 301);
        return true;
    }
    $path .= 'index.php';
}

if (!$hidden && $path !== '/' && is_file($root . $path)) {
    if (substr($path, -4) !== '.php') {
        // With the cookie `files=kept` the browser may keep files, as hosts let it; without, it asks for each again.
        $types = [
            'js' => 'text/javascript', 'css' => 'text/css', 'woff2' => 'font/woff2', 'svg' => 'image/svg+xml',
            'png' => 'image/png', 'jpg' => 'image/jpeg', 'gif' => 'image/gif', 'webp' => 'image/webp',
        ];
        $type = $types[pathinfo($path, PATHINFO_EXTENSION)] ?? '';
        if (($_COOKIE['files'] ?? '') !== 'kept' || $type === '') {
            return false;
        }
        header("Content-Type: {$type}");
        header('Cache-Control: public, max-age=31536000');
        readfile($root . $path);
        return true;
    }
    $_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
    $_SERVER['SCRIPT_FILENAME'] = $root . $path;
    chdir(dirname($root . $path));
    require $root . $path;
    return true;
}

$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $root . '/index.php';
chdir($root);
require $root . '/index.php';

return true;
