<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\InlineScripts;
use Islas\Platform\KillSwitch;
use Islas\Platform\OwnerForm;
use Islas\Platform\PageCaches;
use Islas\Platform\ProfileDates;
use Islas\Platform\ScreenBox;
use Islas\Platform\SettingLabels;
use Islas\Platform\Settings;
use Islas\Platform\SupportLink;

/**
 * The kill switch on the settings screen: what is off and why, the buttons to pause and resume, and a link that
 * shows the shop without Islas to a support technician.
 */
final class PauseBox implements ScreenBox
{
    public const PAUSE = 'islas_pause';
    public const RESUME = 'islas_resume';
    public const REVOKE = 'islas_revoke_links';
    public const ID = 'islas-pause';

    private Settings $settings;
    private KillSwitch $killSwitch;

    public function __construct(Settings $settings, KillSwitch $killSwitch)
    {
        $this->settings = $settings;
        $this->killSwitch = $killSwitch;
    }

    /** WordPress hook `admin_notices`: on every screen while Islas is paused. */
    public function printPauseWarning(): void
    {
        if ($this->killSwitch->readPauseTime() === 0 || ! current_user_can(Access::CAPABILITY)) {
            return;
        }
        $address = admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '#' . self::ID);
        Html::el(
            'div',
            ['class' => 'notice notice-warning', 'id' => 'islas-paused'],
            Html::el(
                'p',
                [],
                Html::text(implode(' ', $this->listPausedSentences()) . ' '),
                Html::el('a', ['href' => $address], Html::text(__('Resume Islas', 'islas')))
            )
        )->show();
    }

    /** WordPress hook `admin_post_islas_pause`. */
    public function pauseIslas(): void
    {
        OwnerForm::check(self::PAUSE);
        $this->killSwitch->pause();
        OwnerForm::redirect('paused');
    }

    /** WordPress hook `admin_post_islas_resume`. */
    public function resumeIslas(): void
    {
        OwnerForm::check(self::RESUME);
        $this->killSwitch->resume();
        OwnerForm::redirect('resumed');
    }

    /** WordPress hook `admin_post_islas_revoke_links`. */
    public function revokeLinks(): void
    {
        OwnerForm::check(self::REVOKE);
        SupportLink::revoke();
        OwnerForm::redirect('revoked');
    }

    /** @return list<string> What the kill switch does now, one sentence each. Empty while it does nothing. */
    public function describeState(): array
    {
        $sentences = $this->killSwitch->listProblems();
        if ($this->killSwitch->findReason() === KillSwitch::BY_CONSTANT) {
            $sentences[] = __('Islas is off, because wp-config.php defines ISLAS_DISABLE as true.', 'islas');
            array_push($sentences, ...$this->listConsequences());
        } elseif ($this->killSwitch->readPauseTime() > 0) {
            array_push($sentences, ...$this->listPausedSentences());
        }
        array_push($sentences, ...WelcomeBox::describeTrial($this->killSwitch->trial));
        $listed = $this->killSwitch->listStopped();
        if ($listed !== []) {
            $sentences[] = sprintf(
                /* translators: %s: names of parts of the storefront */
                __('ISLAS_DISABLE in wp-config.php keeps these parts off: %s.', 'islas'),
                implode(', ', array_map([self::class, 'translateName'], $listed))
            );
        }

        return $sentences;
    }

    public function renderState(): Html
    {
        // The notice of all screens says that of the pause, and the box of the trial the rest.
        $sentences = array_diff(
            $this->describeState(),
            $this->killSwitch->readPauseTime() > 0 ? $this->listPausedSentences() : [],
            WelcomeBox::describeTrial($this->killSwitch->trial)
        );

        return $sentences === [] ? Html::join() : OwnerForm::notice('warning', ...array_map(
            static fn (string $sentence): Html => Html::el('p', [], Html::text($sentence)),
            array_values($sentences)
        ));
    }

    public function getId(): string
    {
        return self::ID;
    }

    public function getTitle(): string
    {
        return __('Pause', 'islas');
    }

    public function renderBox(): Html
    {
        $isPaused = $this->killSwitch->readPauseTime() > 0;

        return Html::join(
            Html::el('p', [], Html::text(
                __('While Islas is paused the shop works as it does without Islas. Settings and data stay.', 'islas')
                . ' ' . PageCaches::describeCaches()
            )),
            $isPaused
                ? OwnerForm::markup(self::RESUME, __('Resume Islas', 'islas'))
                : OwnerForm::markup(self::PAUSE, __('Pause Islas', 'islas')),
            $this->makeSupportLink()
        );
    }

    private function makeSupportLink(): Html
    {
        $id = 'islas-support-link';
        $address = home_url('/?' . KillSwitch::PARAMETER . '=' . SupportLink::makeValue());

        return Html::join(
            Html::el('h3', [], Html::el('label', ['for' => $id], Html::text(__('Link for support', 'islas')))),
            Html::el('p', [], Html::text(sprintf(
                /* translators: %s: the end of an address, such as ?islas=off */
                __('Add %s to the address of a page to see it once without Islas, while you are signed in.', 'islas'),
                '?' . KillSwitch::PARAMETER . '=off'
            ) . ' ' . __('For somebody who helps you, this link does the same for an hour.', 'islas')
                . ' ' . __('It changes nothing.', 'islas') . ' '
                . __('Without Islas nothing waits for consent.', 'islas') . ' '
                . __('A change of the settings ends the links that were made before.', 'islas'))),
            Html::el(
                'p',
                [],
                Html::el('input', [
                    'type' => 'text', 'id' => $id, 'class' => 'large-text code', 'readonly' => true,
                    'value' => $address,
                ]),
                // Shown by the script that it needs.
                Html::el('button', [
                    'type' => 'button', 'class' => 'button', 'hidden' => true, 'data-islas-copy' => $id,
                    'data-islas-copied' => __('Copied', 'islas'),
                ], Html::text(__('Copy', 'islas')))
            ),
            OwnerForm::markup(self::REVOKE, __('End all links for support', 'islas'))
        );
    }

    public static function printScript(): void
    {
        wp_print_inline_script_tag(InlineScripts::COPY_LINK);
    }

    /** @return list<string> */
    private function listPausedSentences(): array
    {
        return array_merge([sprintf(
            /* translators: %s: date and time */
            __('Islas is paused since %s.', 'islas'),
            ProfileDates::formatTime($this->killSwitch->readPauseTime())
        )], $this->listConsequences());
    }

    /** @return list<string> */
    private function listConsequences(): array
    {
        $sentences = [__('The shop works as it does without Islas.', 'islas')];
        if ($this->settings->flag('feature_consent')) {
            $sentences[] = __('Visitors are not asked for consent to cookies, and nothing waits for it.', 'islas');
        }

        return $sentences;
    }

    private static function translateName(string $feature): string
    {
        return SettingLabels::all()['feature_' . $feature][0] ?? $feature;
    }
}
