<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Labels;
use Islas\Platform\Html;
use Islas\Platform\Settings;

/**
 * The points of the check on the consent screen, each with what puts it right: a button that saves the form with that
 * one change, so that nothing typed is lost, or a link to the field.
 *
 * @phpstan-import-type Finding from Lint
 */
final class LintList
{
    public const ID = 'islas-consent-rules';

    private Settings $settings;
    /** @var list<string> */
    private array $categories;

    /** @param list<string> $categories Optional ones that the shop uses. */
    public function __construct(Settings $settings, array $categories)
    {
        $this->settings = $settings;
        $this->categories = $categories;
    }

    /** @param list<Finding> $findings */
    public function markup(array $findings): Html
    {
        $heading = Html::el('h2', ['id' => self::ID], Html::text(__('The rules in Spain (AEPD)', 'islas')));
        if ($findings === []) {
            $nothing = __('Nothing that settings can tell breaks them.', 'islas');

            return Html::join($heading, Html::el('p', [], Html::text($nothing)));
        }

        return Html::join(
            $heading,
            // Return in a field of the form presses the form's first button, which must be none of those below.
            Html::el('button', ['type' => 'submit', 'form' => ConsentScreen::FORM, 'hidden' => true]),
            Html::el('ul', ['class' => 'ul-disc islas-consent-lint'], ...array_map([$this, 'item'], $findings)),
            Html::el('p', ['class' => 'description'], Html::text(
                __('A button changes only what its point is about, and saves the form.', 'islas')
            ))
        );
    }

    /** @param Finding $finding */
    private function item(array $finding): Html
    {
        $id = self::ID . '-' . Mend::id($finding);

        return Html::el('li', [], Html::el('span', ['id' => $id], Html::el('strong', [], Html::text(
            $finding['level'] === 'error' ? __('To be corrected:', 'islas') : __('To be weighed:', 'islas')
        )), Html::text(' ' . $finding['sentence'])), Html::text(' '), $this->mendButton($finding, $id));
    }

    /** @param Finding $finding */
    private function mendButton(array $finding, string $describedBy): Html
    {
        $text = __('Mend this', 'islas');
        if (Mend::changes($finding, $this->settings) === []) {
            return Html::el('a', [
                'href' => Mend::address($finding), 'aria-describedby' => $describedBy,
            ], Html::text($text));
        }
        $button = Html::el('button', [
            'type' => 'submit', 'class' => 'button button-small', 'form' => ConsentScreen::FORM,
            'name' => Mend::FIELD, 'value' => Mend::id($finding), 'aria-describedby' => $describedBy,
        ], Html::text($text));

        return $finding['code'] !== 'text' ? $button : Html::join($button, Html::text(' ' . sprintf(
            /* translators: %s: a proposed text */
            __('Your text is replaced by: “%s”', 'islas'),
            Labels::message($this->categories)
        )));
    }
}
