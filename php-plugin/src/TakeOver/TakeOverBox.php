<?php

declare(strict_types=1);

namespace Islas\TakeOver;

use Islas\Platform\Access;
use Islas\Platform\ActivePlugins;
use Islas\Platform\Html;
use Islas\Platform\OwnerForm;
use Islas\Platform\ProfileDates;
use Islas\Platform\ScreenBox;

/**
 * Import from other plugins on the settings screen: what was found, what would be written, the import and the undo.
 * Forms and links only; the colours have a form of their own (`ColoursForm`).
 */
final class TakeOverBox implements ScreenBox
{
    public const ID = 'islas-take-over';
    public const RUN = 'islas_takeover_run';
    public const COLOURS = 'islas_takeover_colours';
    public const UNDO = 'islas_takeover_undo';

    /** Beginning of the transients with what the last import did, in sentences, by user. */
    public const RESULT = 'islas_takeover_result_';

    /** Result in the address of the screen. */
    private const SHOWN = 'takeover';

    /** Query variable of the settings screen: the source that is looked at. */
    private const VIEW = 'islas-take-over';
    private const SOURCE = 'islas_source';

    /** Seconds that one request imports. */
    private const SECONDS = 10.0;

    private Import $import;
    private Journal $journal;

    public function __construct(Import $import, Journal $journal)
    {
        $this->import = $import;
        $this->journal = $journal;
    }

    /** WordPress hook `admin_post_islas_takeover_run`. */
    public function runImport(): void
    {
        OwnerForm::check(self::RUN);
        $source = Sources::listSources()[sanitize_key(OwnerForm::posted(self::SOURCE))] ?? null;
        if ($source === null) {
            OwnerForm::redirect('nothing');
        }
        $this->finish(ResultLabels::describeResult($this->import->runImport($source, self::SECONDS)));
    }

    /** WordPress hook `admin_post_islas_takeover_colours`. */
    public function acceptColours(): void
    {
        OwnerForm::check(self::COLOURS);
        $this->finish(ResultLabels::describeResult($this->import->runImport(ColoursForm::readPosted(), self::SECONDS)));
    }

    /** WordPress hook `admin_post_islas_takeover_undo`. */
    public function undoImport(): void
    {
        OwnerForm::check(self::UNDO);
        $result = $this->import->undoImport(self::SECONDS);
        if ($result === null) {
            OwnerForm::redirect('nothing');
        }
        $this->finish(ResultLabels::describeResult($result));
    }

    public function getId(): string
    {
        return self::ID;
    }

    public function getTitle(): string
    {
        return __('Import from other plugins', 'islas');
    }

    public function renderBox(): Html
    {
        $view = self::readView();
        $parts = [];
        foreach (Sources::listSources() as $slug => $source) {
            $found = $source->describeFound();
            if ($found !== []) {
                $parts[] = $this->renderSource($source, $found, $view === $slug);
            }
        }

        return Html::join(
            Html::el('p', [], Html::text(
                __('What you have set in Islas stays, and so does the data of the other plugin.', 'islas')
                . ' ' . __('Empty the page cache afterwards, if the shop has one.', 'islas')
            )),
            $parts === []
                ? Html::el('p', [], Html::text(__('Nothing of a plugin that Islas can read was found.', 'islas')))
                : Html::join(...$parts),
            $this->renderColours($view === Colours::SLUG),
            $this->renderUndoForm()
        );
    }

    /** The notice after an action of this box; empty for other results. */
    public static function renderResult(string $result): Html
    {
        $kept = $result === self::SHOWN ? get_transient(self::RESULT . get_current_user_id()) : [];
        $sentences = array_values(array_filter(is_array($kept) ? $kept : [], 'is_string'));

        return $sentences === [] ? Html::join() : OwnerForm::notice('success', ...self::makeParagraphs($sentences));
    }

    /** @param list<string> $found */
    private function renderSource(Source $source, array $found, bool $isOpen): Html
    {
        $slug = $source->getSlug();
        $active = ActivePlugins::findAmong([$slug => $source->getName()]) !== [];

        return Html::join(
            Html::el('h3', ['id' => self::ID . '-' . $slug], Html::text($source->getName())),
            Html::el('p', [], Html::text(implode(' ', $found))),
            $isOpen ? $this->renderDryRun($source) : Html::el('p', [], Html::el(
                'a',
                ['href' => self::makeAddress($slug)],
                /* translators: %s: name of a plugin */
                Html::text(sprintf(__('See what an import from %s writes', 'islas'), $source->getName()))
            )),
            OwnerForm::markup(
                self::RUN,
                /* translators: %s: name of a plugin */
                sprintf(__('Import from %s', 'islas'), $source->getName()),
                [],
                Html::el('input', ['type' => 'hidden', 'name' => self::SOURCE, 'value' => $slug])
            ),
            $active ? Html::el('p', ['class' => 'description'], Html::text(
                __('Deactivate that plugin after the import: Islas leaves the place to it while it is active.', 'islas')
            )) : Html::join()
        );
    }

    private function renderDryRun(Source $source): Html
    {
        $result = $this->import->simulateImport($source, self::SECONDS);
        $rows = array_map(static function (Item $item): Html {
            $value = Kinds::formatValue($item);

            return Html::el('li', [], Html::text(Kinds::nameItem($item) . ($value === '' ? '' : ': ' . $value)));
        }, $result->items);
        $more = (int) array_sum($result->written) - count($rows);

        return Html::el(
            'div',
            ['class' => 'notice inline notice-info'],
            Html::join(...self::makeParagraphs(ResultLabels::describeResult($result))),
            $rows === [] ? Html::join() : Html::el('ul', ['class' => 'ul-disc'], ...$rows),
            $more > 0 ? Html::el('p', [], Html::text(sprintf(
                /* translators: %d: number of values */
                _n('%d more value is not listed here.', '%d more values are not listed here.', $more, 'islas'),
                $more
            ))) : Html::join()
        );
    }

    private function renderColours(bool $isOpen): Html
    {
        return Html::join(
            Html::el('h3', ['id' => self::ID . '-' . Colours::SLUG], Html::text(__('Colours of options', 'islas'))),
            Html::el('p', [], Html::text(__(
                'Islas proposes a colour for options such as “Azul marino” or “Verd ampolla” that have none yet.',
                'islas'
            ))),
            $isOpen ? ColoursForm::renderForm() : Html::el('p', [], Html::el(
                'a',
                ['href' => self::makeAddress(Colours::SLUG), 'class' => 'button'],
                Html::text(__('Propose colours', 'islas'))
            ))
        );
    }

    private function renderUndoForm(): Html
    {
        $last = $this->journal->findLastRun();

        return $last === null ? Html::join() : Html::join(
            Html::el('h3', [], Html::text(__('Undo', 'islas'))),
            Html::el('p', [], Html::text(sprintf(
                /* translators: 1: name of a plugin, 2: date and time */
                __('The last import is from %1$s, %2$s. Values that were changed since then stay.', 'islas'),
                Sources::nameSource($last['source']),
                ProfileDates::formatTime($last['time'])
            ))),
            OwnerForm::markup(self::UNDO, __('Undo the last import from a plugin', 'islas'))
        );
    }

    /**
     * @param list<string> $sentences
     * @return never
     */
    private function finish(array $sentences): void
    {
        set_transient(self::RESULT . get_current_user_id(), $sentences, 10 * MINUTE_IN_SECONDS);
        OwnerForm::redirect(self::SHOWN);
    }

    private static function readView(): string
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Chooses what is shown.
        return isset($_GET[self::VIEW]) && is_string($_GET[self::VIEW])
            ? sanitize_key(wp_unslash($_GET[self::VIEW]))
            : '';
        // phpcs:enable
    }

    private static function makeAddress(string $view): string
    {
        return admin_url('admin.php?page=' . Access::SETTINGS_PAGE . '&' . self::VIEW . '=' . $view)
            . '#' . self::ID . '-' . $view;
    }

    /**
     * @param list<string> $sentences
     * @return list<Html>
     */
    private static function makeParagraphs(array $sentences): array
    {
        return array_map(
            static fn (string $sentence): Html => Html::el('p', [], Html::text($sentence)),
            $sentences
        );
    }
}
