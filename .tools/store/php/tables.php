<?php

/**
 * Copies every table of one prefix to another in MariaDB or MySQL: how a seeded shop is kept, and put back.
 *
 * Run as: php tables.php FROM_PREFIX TO_PREFIX; the connection is in the environment.
 */

declare(strict_types=1);

[, $from, $to] = $argv;
[$host, $port, $socket] = [(string) getenv('ISLAS_STORE_DB_HOST'), 3306, null];
if (preg_match('#^(.*?):(/.*)$#', $host, $parts) === 1) {
    [$host, $socket] = [$parts[1], $parts[2]];
} elseif (preg_match('#^(.*):(\d+)$#', $host, $parts) === 1) {
    [$host, $port] = [$parts[1], (int) $parts[2]];
}
set_exception_handler(static function (Throwable $failure): void {
    $host = (string) getenv('ISLAS_STORE_DB_HOST');
    fwrite(STDERR, "{$host} says: {$failure->getMessage()}. Does it run, and may the user create databases?\n");
    exit(1);
});
mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
$user = (string) getenv('ISLAS_STORE_DB_USER');
$database = (string) getenv('ISLAS_STORE_DB_NAME');
$db = new mysqli($host, $user, (string) getenv('ISLAS_STORE_DB_PASSWORD'), null, $port, $socket);
$db->query("CREATE DATABASE IF NOT EXISTS `{$database}` CHARACTER SET utf8mb4");
$db->select_db($database);
$db->query("SET SESSION sql_mode = '', foreign_key_checks = 0");

$tables = static function (string $prefix) use ($db): array {
    $like = $db->real_escape_string(addcslashes($prefix, '_%\\'));
    return array_column($db->query("SHOW TABLES LIKE '{$like}%'")->fetch_all(), 0);
};

// Putting a snapshot back finds the tables as they were made from it: only rows change, so it is quick.
$back = strpos($from, 'reset_') === 0;
$there = $tables($to);
$db->begin_transaction();
foreach ($there as $old) {
    $db->query($back ? "DELETE FROM `{$old}`" : "DROP TABLE `{$old}`");
}
if ($from === '-') {
    exit(0);
}
foreach ($tables($from) as $table) {
    $copy = $to . substr($table, strlen($from));
    if (!$back || !in_array($copy, $there, true)) {
        $db->query("CREATE TABLE `{$copy}` LIKE `{$table}`");
    }
    $db->query("INSERT INTO `{$copy}` SELECT * FROM `{$table}`");
}
// WordPress writes its table prefix into these two names.
$old = strlen($from) + 1;
$db->query("UPDATE `{$to}options` SET option_name = '{$to}user_roles' WHERE option_name = '{$from}user_roles'");
$db->query("UPDATE `{$to}usermeta` SET meta_key = CONCAT('{$to}', SUBSTRING(meta_key, {$old}))
    WHERE LEFT(meta_key, {$old} - 1) = '{$from}'");
$db->commit();
