<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\Labels;
use Islas\Platform\ProfileDates;
use Islas\Platform\Settings;
use Islas\Platform\ShopLanguage;

/**
 * The guided start in the shape that `widgets/admin/consent/consent-data.ts` decodes: what is on
 * this shop, the text of the bar, the pages.
 *
 * @phpstan-import-type Row from ShopFindings
 */
final class StartReport
{
    /** Pages that can be picked. */
    private const MOST = 200;

    private Settings $settings;
    private ShopFindings $findings;

    public function __construct(Settings $settings, ShopFindings $findings)
    {
        $this->settings = $settings;
        $this->findings = $findings;
    }

    /** @return array<string, mixed> */
    public function describe(): array
    {
        $day = StartState::all()['day'];

        return [
            'isFinished' => StartState::isFinished(),
            'day' => $day === '' ? '' : ProfileDates::formatDay($day),
            'found' => array_map([self::class, 'describeFound'], $this->findings->all()),
            'ownText' => $this->settings->text('consent_text'),
            'proposedText' => ShopLanguage::run(fn (): string => Labels::message($this->findings->purposes())),
            'unlisted' => $this->findings->unlisted(),
            'pages' => $this->describePages(),
            'choices' => self::listPages(),
            'mayMake' => ! PolicyPage::isThere() && current_user_can('edit_pages'),
        ];
    }

    /**
     * @param Row $row
     * @return array<string, string> `needs` is `yes`, `no` or `unknown`.
     */
    public static function describeFound(array $row): array
    {
        $isUnknown = $row['category'] === ShopFindings::UNKNOWN;
        $isNecessary = $row['category'] === 'necessary';

        return [
            'name' => $row['name'],
            'where' => implode(', ', $row['where']),
            'needs' => $isNecessary ? 'no' : ($isUnknown ? 'unknown' : 'yes'),
            'category' => $isUnknown ? '' : Labels::category($row['category']),
            'why' => $isNecessary
                ? __('The shop needs it to work.', 'islas')
                : ($isUnknown ? '' : Labels::aboutCategory($row['category'])),
            'kind' => $row['kind'],
        ];
    }

    /** @return array<string, array<string, mixed>> */
    private function describePages(): array
    {
        return [
            'cookies' => self::describePage(PolicyPage::id(), true),
            'privacy' => self::describePage(
                PolicyPage::privacy(),
                current_user_can(StartController::PRIVACY_CAPABILITY)
            ),
        ];
    }

    /** @return array{id: int, status: string, edit: string, mayPick: bool} `edit` is '' for those who may not. */
    private static function describePage(int $id, bool $mayPick): array
    {
        $status = PolicyPage::status($id);
        $isThere = ! in_array($status, [PolicyPage::NONE, PolicyPage::GONE], true);

        return [
            'id' => $isThere ? $id : 0,
            'status' => $status,
            'edit' => $isThere && current_user_can('edit_post', $id) ? (string) get_edit_post_link($id, 'raw') : '',
            'mayPick' => $mayPick,
        ];
    }

    /** @return list<array{value: string, label: string}> */
    private static function listPages(): array
    {
        $pages = get_posts([
            'post_type' => 'page', 'post_status' => ['publish', 'draft', 'private'], 'numberposts' => self::MOST,
            'orderby' => 'title', 'order' => 'ASC',
        ]);
        $choices = [];
        foreach ($pages as $page) {
            $choices[] = ['value' => (string) $page->ID, 'label' => get_the_title($page)];
        }

        return $choices;
    }
}
