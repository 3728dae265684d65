<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Log\Log;
use Islas\Consent\Log\LogCheck;
use Islas\Consent\Log\LogFilter;
use Islas\Consent\Log\LogTable;
use Islas\Consent\Log\LogVerdict;
use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;

/**
 * What the owner does to the log of decisions: erase an ID, delete old decisions, check the rows. Erasing and deleting
 * need a tick, which works without JavaScript.
 */
final class LogForms
{
    public const ERASE = 'islas_consent_erase';
    public const PRUNE = 'islas_consent_prune';
    public const CHECK = 'islas_consent_check';

    public const LONGEST = 3650;

    private Log $log;
    private LogCheck $check;
    private Settings $settings;

    public function __construct(Log $log, LogCheck $check, Settings $settings)
    {
        $this->log = $log;
        $this->check = $check;
        $this->settings = $settings;
    }

    public function erase(string $id, int $found): Html
    {
        return Html::join(
            Html::el('h3', [], Html::text(__('Erase this ID', 'islas'))),
            OwnerForm::markup(
                self::ERASE,
                __('Erase the ID', 'islas'),
                [],
                Html::el('input', ['type' => 'hidden', 'name' => 'id', 'value' => $id]),
                self::tick(sprintf(
                    /* translators: 1: consent ID, 2: number of decisions */
                    _n(
                        'Remove %1$s from all its rows (%2$s here). The decision stays, without saying whose it is.',
                        'Remove %1$s from all its rows (%2$s here). The decisions stay, without saying whose they are.',
                        $found,
                        'islas'
                    ) . ' ' . __('This cannot be undone.', 'islas'),
                    $id,
                    number_format_i18n($found)
                ))
            )
        );
    }

    public function prune(): Html
    {
        $days = $this->settings->count('consent_log_days');
        $id = 'islas-log-keep';

        return Html::join(
            Html::el('h3', [], Html::text(__('Delete old decisions', 'islas'))),
            Html::el('p', [], Html::text(sprintf(
                /* translators: %s: number of days */
                _n(
                    'Decisions older than %s day are deleted once a day.',
                    'Decisions older than %s days are deleted once a day.',
                    $days,
                    'islas'
                ),
                number_format_i18n($days)
            ))),
            OwnerForm::markup(
                self::PRUNE,
                __('Delete', 'islas'),
                [],
                Html::el(
                    'p',
                    [],
                    Html::el('label', ['for' => $id], Html::text(__('Days to keep', 'islas'))),
                    Html::text(' '),
                    Html::el('input', [
                        'id' => $id, 'type' => 'number', 'name' => 'days', 'min' => 1, 'max' => self::LONGEST,
                        'value' => $days, 'class' => 'small-text',
                    ])
                ),
                self::tick(__('Delete what is older now. This cannot be undone.', 'islas'))
            )
        );
    }

    public function check(): Html
    {
        $state = LogCheck::state();
        $whole = Html::el('input', ['type' => 'hidden', 'name' => 'whole', 'value' => '1']);
        $isBehind = $state['number'] > 0 && $state['broken'] === 0 && $state['number'] < LogTable::numberAtEnd();

        return Html::join(
            Html::el('h3', [], Html::text(__('Was the log changed?', 'islas'))),
            Html::el('p', [], Html::text(LogVerdict::describe($state))),
            $isBehind ? OwnerForm::markup(self::CHECK, __('Check the newer rows', 'islas')) : Html::join(),
            OwnerForm::markup(self::CHECK, __('Check the log from its first row', 'islas'), [], $whole)
        );
    }

    /** WordPress hook `admin_post_islas_consent_erase`. */
    public function eraseId(): void
    {
        OwnerForm::check(self::ERASE);
        $id = OwnerForm::posted('id');
        if (! self::isTicked() || ! LogFilter::isId($id)) {
            self::redirect('unticked', LogFilter::read(['id' => $id]));
        }
        self::redirect('erased-' . $this->log->erase([$id]));
    }

    /** WordPress hook `admin_post_islas_consent_prune`. */
    public function pruneNow(): void
    {
        OwnerForm::check(self::PRUNE);
        $days = OwnerForm::posted('days');
        if (preg_match('/^\d{1,4}$/D', $days) !== 1 || (int) $days < 1 || (int) $days > self::LONGEST) {
            self::redirect('days');
        }
        if (! self::isTicked()) {
            self::redirect('unticked');
        }
        self::redirect('pruned-' . $this->log->prune((int) $days));
    }

    /** WordPress hook `admin_post_islas_consent_check`. */
    public function checkRows(): void
    {
        OwnerForm::check(self::CHECK);
        if (OwnerForm::posted('whole') === '1') {
            $this->check->restart();
        } else {
            $this->check->continue();
        }
        self::redirect('checked');
    }

    /** What the last action did. */
    public function result(): Html
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Chooses a sentence.
        $result = isset($_GET[LogBox::RESULT]) && is_string($_GET[LogBox::RESULT])
            ? sanitize_key(wp_unslash($_GET[LogBox::RESULT]))
            : '';
        // phpcs:enable
        preg_match('/^(\w+?)(?:-(\d{1,15}))?$/D', $result, $found);
        $count = (int) ($found[2] ?? 0);
        $number = number_format_i18n($count);
        $broken = LogCheck::state()['broken'];
        $sentences = [
            'erased' => ['success', sprintf(
                /* translators: %s: number of rows */
                _n('The ID was removed from %s row.', 'The ID was removed from %s rows.', $count, 'islas'),
                $number
            )],
            'pruned' => ['success', sprintf(
                /* translators: %s: number of decisions */
                _n('%s decision was deleted.', '%s decisions were deleted.', $count, 'islas'),
                $number
            )],
            'checked' => $broken > 0
                ? ['error', LogVerdict::warnOfChange($broken)]
                : ['success', __('The log is checked.', 'islas')],
            'unticked' => ['error', __('Nothing was done: tick the box that says what will be deleted.', 'islas')],
            'days' => ['error', sprintf(
                /* translators: %s: largest number of days */
                __('Nothing was done: days to keep are a whole number from 1 to %s.', 'islas'),
                number_format_i18n(self::LONGEST)
            )],
        ];
        $said = $sentences[$found[1] ?? ''] ?? null;

        return $said === null ? Html::join() : OwnerForm::notice($said[0], Html::el('p', [], Html::text($said[1])));
    }

    private static function tick(string $text): Html
    {
        return Html::el('p', [], Html::el(
            'label',
            [],
            Html::el('input', ['type' => 'checkbox', 'name' => 'confirmed', 'value' => '1', 'required' => true]),
            Html::text(' ' . $text)
        ));
    }

    private static function isTicked(): bool
    {
        return OwnerForm::posted('confirmed') === '1';
    }

    /** @return never */
    private static function redirect(string $result, ?LogFilter $filter = null): void
    {
        wp_safe_redirect(LogBox::address($filter ?? new LogFilter(), [LogBox::RESULT => $result]));
        exit;
    }
}
