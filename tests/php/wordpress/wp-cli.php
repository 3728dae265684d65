<?php

/**
 * A double of WP-CLI's API, as far as the commands use it: registration by name, output, errors that end a command, and
 * tables. `WP_CLI::run()` stands for the command line; it checks that a command exists and has a description, but not
 * the options that its comment declares.
 */

declare(strict_types=1);

namespace WP_CLI {
    /** Thrown where WP-CLI ends the process. */
    final class ExitException extends \Exception
    {
    }
}

namespace WP_CLI\Utils {
    /**
     * @param list<array<string, bool|int|string>> $items
     * @param list<string> $fields
     */
    function format_items(string $format, array $items, array $fields): void
    {
        $rows = array_map(
            static fn (array $item): array => array_intersect_key($item, array_flip($fields)),
            $items
        );
        if ($format === 'count') {
            \WP_CLI::line((string) count($rows));
        } elseif ($format === 'json') {
            \WP_CLI::line((string) json_encode($rows));
        } else {
            foreach (array_merge([$fields], $rows) as $row) {
                \WP_CLI::line(implode("\t", array_map('strval', $row)));
            }
        }
    }
}

namespace {
    use WP_CLI\ExitException;

    final class WP_CLI
    {
        /** @var array<string, object|callable> */
        public static array $commands = [];

        /** @var list<string> */
        public static array $output = [];

        /** What the user answers to a question. */
        public static bool $agrees = true;

        public static function reset(): void
        {
            self::$commands = self::$output = [];
            self::$agrees = true;
        }

        /** @param object|callable $command */
        public static function add_command(string $name, $command): bool
        {
            self::$commands[$name] = $command;

            return true;
        }

        /**
         * @param string $name With its subcommand, if it has any.
         * @param array<string, string|bool> $options
         * @return string What it wrote.
         * @throws ExitException
         */
        public static function run(string $name, array $arguments = [], array $options = []): string
        {
            self::$output = [];
            $words = explode(' ', $name);
            $command = self::$commands[$name] ?? self::$commands[implode(' ', array_slice($words, 0, -1))] ?? null;
            $callable = is_callable($command) ? $command : [$command, end($words)];
            if (! is_callable($callable)) {
                throw new ExitException($name . ' is not a registered command');
            }
            $method = is_array($callable)
                ? new ReflectionMethod($callable[0], $callable[1])
                : new ReflectionMethod($callable, '__invoke');
            if ((string) $method->getDocComment() === '') {
                throw new ExitException($name . ' has no description');
            }
            $callable($arguments, $options);

            return implode("\n", self::$output);
        }

        public static function line(string $message = ''): void
        {
            self::$output[] = $message;
        }

        public static function success(string $message): void
        {
            self::$output[] = 'Success: ' . $message;
        }

        public static function warning(string $message): void
        {
            self::$output[] = 'Warning: ' . $message;
        }

        /** @throws ExitException */
        public static function error(string $message): void
        {
            throw new ExitException(implode("\n", array_merge(self::$output, ['Error: ' . $message])));
        }

        /**
         * @param array<string, mixed> $options
         * @throws ExitException
         */
        public static function confirm(string $question, array $options = []): void
        {
            if (! self::$agrees && empty($options['yes'])) {
                throw new ExitException($question);
            }
        }
    }
}
