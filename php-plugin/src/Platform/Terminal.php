<?php

declare(strict_types=1);

namespace Islas\Platform;

use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * What the commands write, and how they are registered. The only place that calls WP-CLI.
 */
final class Terminal
{
    /** Beginning of the names of all commands. */
    public const COMMAND = 'islas';

    public static function isThere(): bool
    {
        return defined('WP_CLI') && WP_CLI && class_exists('WP_CLI');
    }

    /** @param object|callable $command An object with a method per subcommand, or one callable. */
    public static function register(string $name, $command): void
    {
        WP_CLI::add_command(self::COMMAND . ' ' . $name, $command);
    }

    public function line(string $text): void
    {
        WP_CLI::line($text);
    }

    public function warn(string $sentence): void
    {
        WP_CLI::warning($sentence);
    }

    public function succeed(string $sentence): void
    {
        WP_CLI::success($sentence);
    }

    /**
     * Ends the command with exit code 1. The last sentence is the error, those before it are warnings.
     *
     * @return never
     */
    public function fail(string ...$sentences): void
    {
        $error = (string) array_pop($sentences);
        array_map([WP_CLI::class, 'warning'], $sentences);
        WP_CLI::error($error);
        exit(1);
    }

    /**
     * Ends the command unless the user agrees, or has given `--yes`.
     *
     * @param array<string, mixed> $options
     */
    public function confirm(string $question, array $options): void
    {
        WP_CLI::confirm($question, $options);
    }

    /**
     * @param list<array<string, bool|int|string>> $rows
     * @param list<string> $fields
     * @param array<string, mixed> $options With `format`: `table`, `json`, `csv`, `yaml` or `count`.
     */
    public function table(array $rows, array $fields, array $options): void
    {
        format_items(self::text($options, 'format', 'table'), $rows, $fields);
    }

    /** @param array<string, mixed> $options */
    public static function text(array $options, string $name, string $default = ''): string
    {
        $value = Values::text($options[$name] ?? null);

        return $value === '' ? $default : $value;
    }
}
