<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Platform\Html;

/**
 * The step of the guided start that picks the pages which the bar leads to, or makes one.
 */
final class PagesStep
{
    public static function markup(): Html
    {
        $cookies = PolicyPage::id();
        $privacy = PolicyPage::privacy();
        $mayPickPrivacy = current_user_can(StartController::PRIVACY_CAPABILITY);

        return Html::join(
            Html::el('h3', ['id' => StartBox::PAGES], Html::text(__('3. The pages', 'islas'))),
            Html::el('p', [], Html::text(__('The bar leads to them once they are published.', 'islas'))),
            StartBox::form(
                'pick',
                __('Save the pages', 'islas'),
                self::picker('islas-cookies-page', __('Page of the cookie policy', 'islas'), $cookies),
                $mayPickPrivacy
                    ? self::picker('islas-privacy-page', __('Page of the privacy policy', 'islas'), $privacy)
                    : Html::el('p', [], Html::text(
                        __('An administrator picks the page of the privacy policy in Settings → Privacy.', 'islas')
                    ))
            ),
            ! PolicyPage::isThere() && current_user_can('edit_pages') ? StartBox::form(
                'make',
                __('Make a draft of the cookie policy', 'islas'),
                Html::el('p', [], Html::text(
                    __('No page yet? A draft has the list of cookies, which Islas keeps up to date.', 'islas') . ' '
                    . __('Add who you are and how to reach you.', 'islas')
                ))
            ) : Html::join()
        );
    }

    private static function picker(string $name, string $label, int $picked): Html
    {
        // phpcs:disable WordPress.Security.EscapeOutput -- Prints nothing: `echo` is false.
        $select = wp_dropdown_pages([
            'name' => $name, 'id' => $name, 'selected' => $picked, 'echo' => false,
            'show_option_none' => __('No page picked', 'islas'), 'option_none_value' => '0',
            'post_status' => ['publish', 'draft', 'private'],
        ]);
        // phpcs:enable

        return Html::el(
            'p',
            [],
            Html::el('label', ['for' => $name], Html::text($label . ' ')),
            // WordPress prints nothing where the shop has no page.
            $select === '' ? Html::text(__('The shop has no page yet.', 'islas')) : Html::trusted($select),
            Html::text(' '),
            self::state($picked)
        );
    }

    /** What there is to do about a page that is picked. */
    private static function state(int $id): Html
    {
        $status = PolicyPage::status($id);
        if ($status === PolicyPage::GONE) {
            $sentence = __('The page that was picked was deleted: pick another.', 'islas');

            return Html::el('strong', [], Html::text($sentence));
        }
        if ($status === PolicyPage::NONE || $status === 'publish') {
            return Html::join();
        }
        $edit = current_user_can('edit_post', $id) ? (string) get_edit_post_link($id, 'raw') : '';
        $sentence = Html::text(__('Not published yet: complete it and publish it', 'islas'));

        return $edit === '' ? $sentence : Html::el('a', ['href' => $edit], $sentence);
    }
}
