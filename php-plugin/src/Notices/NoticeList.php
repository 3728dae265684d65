<?php

declare(strict_types=1);

namespace Islas\Notices;

use Islas\Platform\Json;
use Islas\Platform\OwnerForm;
use Islas\Platform\Sanitise;
use Islas\Platform\UnknownKeys;
use DateTimeImmutable;
use Throwable;

/**
 * The owner's store notices, in one option: any stored value reads as a list of complete notices. `from` and `until`
 * are times of the shop's clock, as `2026-11-27T09:00`; empty is no limit. A notice without a text is none.
 *
 * @phpstan-type Notice array{
 *     text: string, link: string, link_text: string, from: string, until: string,
 *     audience: string, pages: string, dismissible: bool
 * }
 */
final class NoticeList
{
    public const OPTION = 'islas_notices';
    public const GROUP = 'islas_notices';

    /** Field with what the form was opened with. */
    public const REVISION = 'islas_notices_revision';

    public const AUDIENCES = ['everybody', 'guests', 'customers'];
    public const PAGES = ['everywhere', 'front', 'shop', 'product', 'cart', 'account'];
    public const EMPTY = [
        'text' => '', 'link' => '', 'link_text' => '', 'from' => '', 'until' => '',
        'audience' => 'everybody', 'pages' => 'everywhere', 'dismissible' => true,
    ];

    /** A shop with more notices than these has none that is read. */
    private const MOST = 20;

    /** WordPress hook `init`. */
    public function registerSetting(): void
    {
        register_setting(self::GROUP, self::OPTION, [
            'type' => 'array',
            'sanitize_callback' => [$this, 'sanitise'],
            'default' => [],
            'show_in_rest' => false,
        ]);
    }

    /** Changes with every notice. */
    public function computeRevision(): string
    {
        return md5(Json::encode($this->readNotices(), 0));
    }

    /**
     * WordPress filter `pre_update_option_islas_notices`: what somebody else has saved after the form was opened stays.
     *
     * @param mixed $new
     * @return mixed
     */
    public function mergeConcurrentEdits($new)
    {
        $opened = OwnerForm::posted(self::REVISION);
        if (! is_array($new) || $opened === '' || $opened === $this->computeRevision()) {
            return $new;
        }
        $isOther = static fn (array $notice): bool => ! in_array($notice, $new, true);
        $others = array_values(array_filter($this->readNotices(), $isOther));
        if ($others !== []) {
            add_settings_error(self::OPTION, 'islas_notices_conflict', __(
                'Somebody else saved the notices meanwhile. Both versions are kept: delete what is left over.',
                'islas'
            ), 'warning');
        }

        return array_merge($new, $others);
    }

    /**
     * WordPress filter `pre_update_option_islas_notices`: rows and columns of another version stay.
     *
     * @param mixed $new
     * @param mixed $old
     * @return mixed
     */
    public static function keepUnknown($new, $old)
    {
        $clean = static fn ($row) => (new self())->sanitise([$row])[0] ?? null;

        return is_array($new) ? UnknownKeys::keepInRows($new, $old, $clean, 'text') : $new;
    }

    /** @return list<Notice> */
    public function readNotices(): array
    {
        return $this->sanitise(get_option(self::OPTION));
    }

    /**
     * @param mixed $value
     * @return list<Notice>
     */
    public function sanitise($value): array
    {
        $notices = [];
        foreach (is_array($value) ? array_slice($value, 0, self::MOST) : [] as $given) {
            $notice = self::completeNotice(is_array($given) ? $given : []);
            if ($notice['text'] !== '') {
                $notices[] = $notice;
            }
        }

        return $notices;
    }

    /**
     * Identifies the notice in the cookie of visitors who dismissed it: with another text or link it is a new notice.
     *
     * @param Notice $notice
     */
    public static function makeNoticeId(array $notice): string
    {
        return substr(md5($notice['text'] . "\n" . $notice['link']), 0, 16);
    }

    /** Seconds since 1970, 0 for no time. */
    public static function parseTime(string $time): int
    {
        return $time === '' ? 0 : (new DateTimeImmutable($time, wp_timezone()))->getTimestamp();
    }

    /**
     * @param array<mixed> $given
     * @return Notice
     */
    private static function completeNotice(array $given): array
    {
        $given += self::EMPTY;

        return [
            'text' => Sanitise::sanitiseText($given['text'], ''),
            'link' => is_string($given['link'])
                ? esc_url_raw(trim($given['link']), ['http', 'https', 'mailto', 'tel'])
                : '',
            'link_text' => Sanitise::sanitiseText($given['link_text'], ''),
            'from' => self::sanitiseTime($given['from']),
            'until' => self::sanitiseTime($given['until']),
            'audience' => Sanitise::sanitiseChoice($given['audience'], 'everybody', self::AUDIENCES),
            'pages' => Sanitise::sanitiseChoice($given['pages'], 'everywhere', self::PAGES),
            'dismissible' => Sanitise::sanitiseBoolean($given['dismissible'], true),
        ];
    }

    /** @param mixed $value */
    private static function sanitiseTime($value): string
    {
        if (! is_string($value) || preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d$/D', $value) !== 1) {
            return '';
        }
        try {
            return (new DateTimeImmutable($value))->format('Y-m-d\TH:i') === $value ? $value : '';
        } catch (Throwable $error) {
            return ''; // The 45th of a month.
        }
    }
}
