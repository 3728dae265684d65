<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\PlainText;
use Islas\Platform\Values;
use Islas\Swatches\TermMeta;
use WP_Term;

/**
 * The proposed colours as one form: a row for each option, to be ticked, with colours that can be changed.
 *
 * @phpstan-import-type Group from Proposals
 * @phpstan-import-type Proposal from Proposals
 */
final class ColoursForm
{
    private const FIELD = 'islas_colours';
    private const TYPES = 'islas_colour_types';

    public static function renderForm(): Html
    {
        $groups = Proposals::findGroups(Colours::MOST);
        if ($groups === []) {
            return Html::el('p', [], Html::text(
                __('There is no option without a colour whose name is a colour that Islas knows.', 'islas')
            ));
        }

        return OwnerForm::markup(
            TakeOverBox::COLOURS,
            __('Accept these colours', 'islas'),
            [],
            ...array_map([self::class, 'renderGroup'], $groups)
        );
    }

    /** What the form has sent, as a source. Only options and attributes of the shop, and colours that are some. */
    public static function readPosted(): Colours
    {
        // phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput
        // The caller has checked the nonce; every part is checked below.
        $rows = isset($_POST[self::FIELD]) && is_array($_POST[self::FIELD]) ? wp_unslash($_POST[self::FIELD]) : [];
        $types = isset($_POST[self::TYPES]) && is_array($_POST[self::TYPES]) ? wp_unslash($_POST[self::TYPES]) : [];
        // phpcs:enable
        $chosen = [];
        $taxonomies = wc_get_attribute_taxonomy_names();
        foreach (array_slice($rows, 0, Colours::MOST, true) as $id => $row) {
            $color = TermMeta::sanitiseColor(Stored::readText(Stored::findAt($row, 'color')));
            $isTicked = Stored::findAt($row, 'on') !== null;
            $term = is_int($id) && $isTicked && $color !== '' ? get_term($id) : null;
            if ($term instanceof WP_Term && in_array($term->taxonomy, $taxonomies, true)) {
                $second = TermMeta::sanitiseColor(Stored::readText(Stored::findAt($row, 'second')));
                $chosen[$term->term_id] = ['color' => $color, 'second' => $second];
            }
        }
        $attributes = array_values(array_filter(
            array_map('absint', Values::texts($types)),
            static fn (int $id): bool => wc_get_attribute($id) !== null
        ));

        return new Colours($chosen, $attributes);
    }

    /** @param Group $group */
    private static function renderGroup(array $group): Html
    {
        $label = PlainText::ofName($group['label']);

        return Html::join(
            $group['isColour'] ? Html::join() : Html::el('p', [], Html::el(
                'label',
                [],
                Html::el('input', [
                    'type' => 'checkbox', 'name' => self::TYPES . '[]', 'value' => $group['id'], 'checked' => true,
                ]),
                /* translators: %s: name of an attribute */
                Html::text(' ' . sprintf(__('Show the options of “%s” as colours', 'islas'), $label))
            )),
            Html::el(
                'table',
                ['class' => 'widefat striped', 'style' => 'max-width:40rem;margin-bottom:1em'],
                Html::el('caption', ['class' => 'screen-reader-text'], Html::text(sprintf(
                    /* translators: %s: name of an attribute */
                    __('Proposed colours of “%s”', 'islas'),
                    $label
                ))),
                Html::el('thead', [], Html::el(
                    'tr',
                    [],
                    Html::el('th', ['scope' => 'col'], Html::text($label)),
                    Html::el('th', ['scope' => 'col'], Html::text(__('Colour', 'islas')))
                )),
                Html::el('tbody', [], ...array_map([self::class, 'renderRow'], $group['proposals']))
            )
        );
    }

    /** @param Proposal $proposal */
    private static function renderRow(array $proposal): Html
    {
        $name = PlainText::ofName($proposal['name']);
        $field = self::FIELD . '[' . $proposal['term'] . ']';
        /* translators: %s: name of an option */
        $words = sprintf(__('Colour of “%s”', 'islas'), $name);
        $colours = [self::renderColour($field . '[color]', $words, $proposal['color'])];
        if ($proposal['second'] !== '') {
            /* translators: %s: name of an option */
            $words = sprintf(__('Second colour of “%s”', 'islas'), $name);
            $colours[] = self::renderColour($field . '[second]', $words, $proposal['second']);
        }

        return Html::el(
            'tr',
            [],
            Html::el('td', [], Html::el(
                'label',
                [],
                Html::el('input', ['type' => 'checkbox', 'name' => $field . '[on]', 'value' => '1', 'checked' => true]),
                Html::text(' ' . $name)
            )),
            Html::el('td', [], ...$colours)
        );
    }

    private static function renderColour(string $name, string $label, string $value): Html
    {
        return Html::el('input', ['type' => 'color', 'name' => $name, 'value' => $value, 'aria-label' => $label]);
    }
}
