<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Drafts;
use Islas\Platform\Json;
use Islas\Platform\PreviewLink;
use Islas\Platform\PreviewRequest;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Platform\SettingsFile;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `islas/v1/draft`: keeps unsaved settings for a look at the shop, after the same check as an import, and answers the
 * addresses that show them to their author.
 */
final class DraftController
{
    /** Features that a preview must not have: nothing that its owner does in it is measured. */
    private const OFF = ['feature_analytics' => false];

    private SettingsFile $file;
    private Drafts $drafts;

    public function __construct(SettingsFile $file, Drafts $drafts)
    {
        $this->file = $file;
        $this->drafts = $drafts;
    }

    public function registerRoute(): void
    {
        register_rest_route(Access::REST_NAMESPACE, '/draft', [
            'methods' => WP_REST_Server::CREATABLE,
            'callback' => [$this, 'storeDraft'],
            'permission_callback' => [$this, 'isAllowed'],
            'args' => [
                'settings' => ['type' => 'object', 'required' => true],
                'lists' => ['type' => 'object', 'default' => []],
                'id' => ['type' => 'string', 'default' => '', 'maxLength' => 20],
            ],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error
     */
    public function storeDraft(WP_REST_Request $request)
    {
        $settings = $request->get_param('settings');
        $lists = $request->get_param('lists');
        $file = ['islas' => SettingsFile::FORMAT, 'settings' => self::trimValues(is_array($settings) ? $settings : [])];
        $json = Json::encode($file + $this->file->cleanLists(is_array($lists) ? $lists : []));
        $names = array_map(static fn (array $labels): string => $labels[0], SettingLabels::all());
        ['problems' => $problems, 'options' => $options] = $this->file->readFile($json, $names);
        if ($problems !== []) {
            return new WP_Error('islas_draft', implode(' ', $problems), ['status' => 400, 'problems' => $problems]);
        }
        $options[Settings::OPTION] = self::OFF + ($options[Settings::OPTION] ?? []);
        $user = get_current_user_id();
        $given = $request->get_param('id');
        $id = $this->drafts->storeDraft($user, $options, is_string($given) ? $given : '');
        $value = PreviewLink::makeValue($user, $id);
        $pages = array_map(
            static fn (string $address): ?string => $address === ''
                ? null
                : add_query_arg(PreviewRequest::PARAMETER, $value, $address),
            PreviewPages::findAddresses()
        );

        return new WP_REST_Response(['id' => $id, 'expires' => time() + Drafts::LIFETIME, 'pages' => $pages]);
    }

    /**
     * A text that is still being typed may end with a space.
     *
     * @param array<mixed> $settings
     * @return array<mixed>
     */
    private static function trimValues(array $settings): array
    {
        return array_map(static fn ($value) => is_string($value) ? trim($value) : $value, $settings);
    }
}
