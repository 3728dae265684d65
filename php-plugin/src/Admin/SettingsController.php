<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Mutex;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/settings`: `{values, lists, revision}`. Reads all settings and the lists of the screen; writes those given,
 * checked as in an imported file. An outdated `revision` is refused with the present values, so that one administrator
 * does not overwrite the changes of another. Needs `manage_woocommerce`.
 */
final class SettingsController
{
    private Settings $settings;
    private SettingsFile $file;
    private SettingsRevision $revision;
    private ScreenLists $lists;

    public function __construct(
        Settings $settings,
        SettingsFile $file,
        SettingsRevision $revision,
        ScreenLists $lists
    ) {
        $this->settings = $settings;
        $this->file = $file;
        $this->revision = $revision;
        $this->lists = $lists;
    }

    /** WordPress hook `rest_api_init`. */
    public function registerRoute(): void
    {
        register_rest_route(Access::REST_NAMESPACE, '/settings', [
            [
                'methods' => WP_REST_Server::READABLE,
                'callback' => [$this, 'readSettings'],
                'permission_callback' => [$this, 'isAllowed'],
            ],
            [
                'methods' => WP_REST_Server::EDITABLE,
                'callback' => [$this, 'writeSettings'],
                'permission_callback' => [$this, 'isAllowed'],
                'args' => [
                    'values' => [
                        'type' => 'object',
                        'required' => true,
                        'validate_callback' => 'rest_validate_request_arg',
                    ],
                    'lists' => ['type' => 'object', 'validate_callback' => 'rest_validate_request_arg'],
                    'revision' => ['type' => 'string', 'validate_callback' => 'rest_validate_request_arg'],
                ],
            ],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    public function readSettings(): WP_REST_Response
    {
        return new WP_REST_Response($this->readState());
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function writeSettings(WP_REST_Request $request)
    {
        if (strlen((string) $request->get_body()) > SettingsFile::LARGEST) {
            $sentence = __('This is too much to be settings. Nothing was changed.', 'islas');

            return new WP_Error('islas_too_large', $sentence, ['status' => 413]);
        }
        $result = null;
        Mutex::change(SettingsRevision::OPTION, function () use ($request, &$result): void {
            $result = $this->store($request);
        });

        return $result ?? new WP_REST_Response($this->readState());
    }

    /**
     * Compares the revision and writes, while no other request does.
     *
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    private function store(WP_REST_Request $request)
    {
        $known = $request->get_param('revision');
        if (is_string($known) && $known !== '' && $known !== $this->revision->computeRevision()) {
            return new WP_Error(
                'islas_conflict',
                __('The settings were changed after this screen was opened.', 'islas'),
                ['status' => 409, 'author' => $this->revision->findAuthor()] + $this->readState()
            );
        }
        $values = $request->get_param('values');
        $values = is_array($values) ? $values : [];
        $names = array_map(static fn (array $labels): string => $labels[0], SettingLabels::all());
        $lists = $request->get_param('lists');
        $lists = is_array($lists) ? $lists : [];
        $refusals = array_merge(
            $this->file->listRefusals($values, $names),
            $this->lists->refusals($lists, Settings::draft($values))
        );
        // Strict mode says the same of settings and of lists.
        $refusals = array_values(array_unique($refusals, SORT_REGULAR));
        if ($refusals !== []) {
            return new WP_Error(
                'islas_invalid',
                __('Some settings cannot be stored like this. Nothing was changed.', 'islas'),
                ['status' => 400, 'refusals' => $refusals]
            );
        }
        $this->settings->change($values);
        $this->lists->change($lists);

        return new WP_REST_Response($this->readState());
    }

    /** @return array<string, mixed> */
    private function readState(): array
    {
        return [
            'values' => $this->settings->all(),
            'lists' => $this->lists->all(),
            'revision' => $this->revision->computeRevision(),
        ];
    }
}
