<?php

declare(strict_types=1);

namespace Islas\Admin;

use Islas\Platform\Access;
use Islas\Platform\Html;
use Islas\Platform\KillSwitch;
use Islas\Platform\OwnerForm;
use Islas\Platform\ProfileDates;
use Islas\Platform\ScreenBox;
use Islas\Platform\Trial;
use Islas\Welcome\FirstSettings;
use Islas\Welcome\PageFigures;
use Islas\Welcome\ShopCheck;
use WP_Admin_Bar;

/**
 * “Who sees Islas” on the settings screen: the choice between everyone and only this administrator, and the check of
 * the shop in words. After a first activation a link on the plugins screen leads to it, until it was followed or
 * dismissed.
 */
final class WelcomeBox implements ScreenBox
{
    public const TRY = 'islas_try';
    public const PUBLISH = 'islas_publish';
    public const CHECK = 'islas_check_again';
    public const DISMISS = 'islas_welcome_dismiss';
    public const ID = 'islas-welcome';

    /** Screens with the link after activation. */
    private const SCREENS = ['plugins', 'woocommerce_page_wc-settings'];

    private KillSwitch $killSwitch;
    private ShopCheck $check;
    private PageFigures $figures;

    public function __construct(KillSwitch $killSwitch, ShopCheck $check, PageFigures $figures)
    {
        $this->figures = $figures;
        $this->killSwitch = $killSwitch;
        $this->check = $check;
    }

    /** WordPress hook `admin_post_islas_try`. */
    public function startTrial(): void
    {
        OwnerForm::check(self::TRY);
        $this->killSwitch->trial->start(get_current_user_id());
        OwnerForm::redirect('trying');
    }

    /** WordPress hook `admin_post_islas_publish`. */
    public function publishIslas(): void
    {
        OwnerForm::check(self::PUBLISH);
        $this->killSwitch->trial->end();
        OwnerForm::redirect('published');
    }

    /** WordPress hook `admin_post_islas_check_again`. */
    public function checkShopAgain(): void
    {
        OwnerForm::check(self::CHECK);
        FirstSettings::adaptSettings();
        $this->figures->measurePages();
        OwnerForm::redirect('checked');
    }

    /** WordPress hook `admin_post_islas_welcome_dismiss`. */
    public function dismissInvitation(): void
    {
        OwnerForm::check(self::DISMISS);
        FirstSettings::markSeen();
        wp_safe_redirect(admin_url('plugins.php'));
        exit;
    }

    /** WordPress hook `admin_notices`. */
    public function printInvitation(): void
    {
        $screen = get_current_screen();
        if (! $screen || ! in_array($screen->id, self::SCREENS, true) || ! current_user_can(Access::CAPABILITY)) {
            return;
        }
        if (FirstSettings::isSeen()) {
            return;
        }
        $dismiss = add_query_arg(
            ['action' => self::DISMISS, '_wpnonce' => wp_create_nonce(self::DISMISS)],
            admin_url('admin-post.php')
        );
        Html::el(
            'div',
            ['class' => 'notice notice-info', 'id' => 'islas-invitation'],
            Html::el(
                'p',
                [],
                Html::text(__('Islas works in your shop.', 'islas') . ' '),
                Html::el('a', ['href' => self::makeAddress()], Html::text(
                    __('See what it does, or show it only to yourself for now', 'islas')
                )),
                Html::text(' · '),
                Html::el('a', ['href' => $dismiss], Html::text(__('Dismiss', 'islas')))
            )
        )->show();
    }

    /**
     * WordPress hook `admin_bar_menu`: for those who see Islas while others do not.
     *
     * @param mixed $bar
     */
    public function addTrialToAdminBar($bar): void
    {
        if ($bar instanceof WP_Admin_Bar && $this->killSwitch->isTrying()) {
            $bar->add_node([
                'id' => self::ID,
                'title' => esc_html__('Islas: only you see it', 'islas'),
                'href' => self::makeAddress(),
            ]);
        }
    }

    public function getId(): string
    {
        return self::ID . '-heading';
    }

    public function getTitle(): string
    {
        return __('Who sees Islas', 'islas');
    }

    public function renderBox(): Html
    {
        FirstSettings::markSeen();
        $rows = [];
        foreach ($this->check->listRows() as $row) {
            $rows[] = Html::el(
                'tr',
                ['data-check' => $row['key']],
                Html::el('th', ['scope' => 'row'], Html::text($row['label'])),
                Html::el('td', [], ...array_merge(
                    $row['found'] === '' ? [] : [Html::el('strong', [], Html::text($row['found'])), Html::el('br')],
                    [Html::text($row['result'])]
                ))
            );
        }

        return Html::el(
            'section',
            ['id' => self::ID, 'aria-labelledby' => $this->getId()],
            $this->makeChoice(),
            Html::el(
                'details',
                [],
                Html::el('summary', [], Html::text(__('Your shop, and what Islas does in it', 'islas'))),
                Html::el('table', ['class' => 'form-table'], Html::el('tbody', [], ...$rows)),
                Html::el('p', ['class' => 'description'], Html::text(ShopCheck::describeHomePage())),
                OwnerForm::markup(self::CHECK, __('Check again', 'islas'))
            )
        );
    }

    private function makeChoice(): Html
    {
        if (! $this->killSwitch->trial->isOn()) {
            return Html::join(
                Html::el('p', [], Html::text(
                    __('Islas works for everyone.', 'islas') . ' '
                    . __('You can also show it only to yourself, until you publish it.', 'islas') . ' '
                    . __('Everybody else then gets the shop as it is without Islas.', 'islas')
                )),
                OwnerForm::markup(self::TRY, __('Only for me, for now', 'islas'))
            );
        }
        $isMine = in_array(get_current_user_id(), $this->killSwitch->trial->readUsers(), true);

        return Html::join(
            OwnerForm::notice('warning', Html::el('p', [], Html::text(
                implode(' ', self::describeTrial($this->killSwitch->trial))
            ))),
            OwnerForm::markup(self::PUBLISH, __('Publish for everyone', 'islas')),
            $isMine ? Html::join() : OwnerForm::markup(self::TRY, __('Show it to me, too', 'islas'))
        );
    }

    /** @return list<string> What a trial means now, one sentence each; empty without one. */
    public static function describeTrial(Trial $trial): array
    {
        if (! $trial->isOn()) {
            return [];
        }
        $names = array_map(static function (int $id): string {
            $user = get_userdata($id);

            return $user ? $user->display_name : '#' . $id;
        }, $trial->readUsers());

        return [
            sprintf(
                /* translators: 1: names of users, 2: date and time */
                __('Islas is shown only to %1$s, since %2$s.', 'islas'),
                implode(', ', $names),
                ProfileDates::formatTime($trial->readStart())
            ),
            __('Everybody else gets the shop as it is without Islas.', 'islas'),
        ];
    }

    private static function makeAddress(): string
    {
        return admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '#' . self::ID);
    }
}
