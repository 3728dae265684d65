<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\LegalPages;
use Islas\Platform\Access;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * What the buttons of the guided start do. `islas/v1/consent-start` needs `manage_woocommerce`: reads the state of the
 * guided start, and does one step of it.
 */
final class StartController
{
    /** As WordPress asks for on its own screen of the privacy policy. */
    public const PRIVACY_CAPABILITY = 'manage_privacy_options';

    private PageReader $reader;
    private LegalPages $legalPages;
    private StartReport $report;

    public function __construct(
        PageReader $reader,
        LegalPages $legalPages,
        StartReport $report
    ) {
        $this->report = $report;
        $this->reader = $reader;
        $this->legalPages = $legalPages;
    }

    /** WordPress hook `rest_api_init`. */
    public function registerRoute(): void
    {
        $id = ['type' => 'integer', 'minimum' => 0];
        register_rest_route(Access::REST_NAMESPACE, '/consent-start', [
            [
                'methods' => WP_REST_Server::READABLE,
                'callback' => [$this, 'describeState'],
                'permission_callback' => [$this, 'isAllowed'],
            ],
            [
                'methods' => WP_REST_Server::CREATABLE,
                'callback' => [$this, 'doStep'],
                'permission_callback' => [$this, 'isAllowed'],
                'args' => [
                    'step' => ['type' => 'string', 'required' => true, 'enum' => ['read', 'pick', 'make', 'finish']],
                    'cookies' => $id,
                    'privacy' => $id,
                ],
            ],
        ]);
    }

    public function isAllowed(): bool
    {
        return current_user_can(Access::CAPABILITY);
    }

    public function describeState(): WP_REST_Response
    {
        return new WP_REST_Response($this->report->describe());
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return WP_REST_Response|WP_Error The new state, with a sentence about what was done.
     */
    public function doStep(WP_REST_Request $request)
    {
        $id = static function (string $name) use ($request): ?int {
            $given = $request->get_param($name);
            $isThere = is_numeric($given) && PolicyPage::status((int) $given) !== PolicyPage::GONE;

            return $given === null ? null : ($isThere ? (int) $given : 0);
        };
        switch ($request->get_param('step')) {
            case 'read':
                $result = $this->read();
                break;
            case 'pick':
                $result = $this->pickPages($id('cookies') ?? StartState::page(), $id('privacy'));
                break;
            case 'make':
                $result = $this->make();
                break;
            default:
                $result = $this->finish();
        }
        [$kind, $sentence] = self::describeResults()[$result];

        return $kind === 'error'
            ? new WP_Error('islas_' . $result, $sentence, ['status' => $result === 'unmade' ? 403 : 502])
            : new WP_REST_Response(['message' => $sentence] + $this->report->describe());
    }

    /** @return array<string, array{string, string}> Kind and sentence, by result. */
    private static function describeResults(): array
    {
        return [
            'read' => ['success', __('The pages of the shop were read.', 'islas')],
            'unread' => ['error', __('No page of the shop could be read.', 'islas')],
            'picked' => ['success', __('The pages are saved.', 'islas')],
            'made' => [
                'success',
                __('The cookie policy is a draft now: read it, complete it and publish it.', 'islas'),
            ],
            'unmade' => ['error', __('The page was not made: your account may not write pages.', 'islas')],
            'finished' => ['success', __('The guided start is finished.', 'islas')],
        ];
    }

    private function read(): string
    {
        $tags = $this->reader->read();
        if ($tags === null) {
            return 'unread';
        }
        StartState::change(['tags' => $tags, 'day' => gmdate('Y-m-d')]);

        return 'read';
    }

    /** @param int|null $privacy Null to leave it as it is. */
    private function pickPages(int $cookies, ?int $privacy): string
    {
        StartState::change(['page' => $cookies]);
        $mayPick = $privacy !== null && current_user_can(self::PRIVACY_CAPABILITY);
        if ($mayPick && $privacy !== PolicyPage::privacy()) {
            update_option(PolicyPage::PRIVACY, $privacy);
        }
        $this->legalPages->find();

        return 'picked';
    }

    private function make(): string
    {
        if (! current_user_can('edit_pages')) {
            return 'unmade';
        }
        // A second press, or another administrator's, makes no second page.
        if (PolicyPage::isThere()) {
            return 'picked';
        }
        $id = PolicyPage::make();
        if ($id === 0) {
            return 'unmade';
        }
        StartState::change(['page' => $id]);

        return 'made';
    }

    private function finish(): string
    {
        StartState::change(['finished' => true]);

        return 'finished';
    }
}
