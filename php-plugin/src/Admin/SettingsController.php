<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Declarations;
use Islas\Platform\Settings;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/settings`: read all settings, write some. For those who may manage the shop.
 *
 * @phpstan-import-type Row from Declarations
 */
final class SettingsController
{
    private Settings $settings;

    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    public function register(): void
    {
        register_rest_route(Access::REST_NAMESPACE, '/settings', [
            [
                'methods' => WP_REST_Server::READABLE,
                'callback' => [$this, 'read'],
                'permission_callback' => [$this, 'allowed'],
            ],
            [
                'methods' => WP_REST_Server::EDITABLE,
                'callback' => [$this, 'write'],
                'permission_callback' => [$this, 'allowed'],
                'args' => $this->arguments(),
            ],
        ]);
    }

    public function allowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    public function read(): WP_REST_Response
    {
        return new WP_REST_Response($this->settings->all());
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    public function write(WP_REST_Request $request): WP_REST_Response
    {
        $changes = array_intersect_key($request->get_params(), Settings::SCHEMA);

        return new WP_REST_Response($this->settings->change($changes));
    }

    /** @return array<string, array<string, mixed>> */
    public function arguments(): array
    {
        return array_map([self::class, 'argument'], Settings::SCHEMA);
    }

    /**
     * @param Row $row
     * @return array<string, mixed>
     */
    private static function argument(array $row): array
    {
        $types = ['boolean' => 'boolean', 'count' => 'integer'];
        $bounds = [
            'minimum' => $row['min'] ?? null,
            'maximum' => $row['max'] ?? null,
            'enum' => $row['choices'] ?? null,
        ];

        return array_filter($bounds, static fn ($bound) => $bound !== null) + [
            'type' => $types[$row['type']] ?? 'string',
            'required' => false,
            'validate_callback' => 'rest_validate_request_arg',
        ];
    }
}
