<?php

declare(strict_types=1);

namespace Islas\TakeOver;

/**
 * What an import did, in sentences.
 */
final class ResultLabels
{
    /** @return list<string> */
    public static function describeResult(Result $result): array
    {
        if ($result->isBusy) {
            return [__('Another import is running. Try again in a few minutes.', 'islas')];
        }
        $sentences = [self::describeWritten($result)];
        if ($result->kept > 0) {
            $sentences[] = self::describeKept($result);
        }
        foreach ($result->skipped as $reason => [$count, $names]) {
            $sentences[] = self::describeSkipped($reason, $count)
                /* translators: %s: names, separated by commas */
                . ' ' . sprintf(__('For example: %s.', 'islas'), implode(', ', $names));
        }
        if ($result->isFull) {
            $sentences[] = __('The record for the undo is full. Import again for the rest.', 'islas');
        } elseif (! $result->isDone) {
            $sentences[] = $result->kind === Result::DRY_RUN
                ? __('There is more than was counted here.', 'islas')
                : __('The time was not enough for everything. Press the button again for the rest.', 'islas');
        }

        return $sentences;
    }

    private static function describeWritten(Result $result): string
    {
        $listed = Kinds::listCounts($result->written);
        if ($result->kind === Result::UNDO) {
            return $listed === ''
                ? __('Nothing was restored.', 'islas')
                /* translators: %s: what was restored, such as "3 colours, 2 settings" */
                : sprintf(__('Restored as before the import: %s.', 'islas'), $listed);
        }
        if ($listed === '') {
            /* translators: %s: name of a plugin */
            return sprintf(__('%s has nothing that Islas does not have already.', 'islas'), $result->name);
        }

        return sprintf(
            $result->kind === Result::DRY_RUN
                /* translators: 1: name of a plugin, 2: what, such as "3 colours, 2 settings" */
                ? __('An import from %1$s writes: %2$s.', 'islas')
                /* translators: 1: name of a plugin, 2: what, such as "3 colours, 2 settings" */
                : __('Imported from %1$s: %2$s.', 'islas'),
            $result->name,
            $listed
        );
    }

    private static function describeKept(Result $result): string
    {
        return $result->kind === Result::UNDO
            ? sprintf(
                /* translators: %d: number of values */
                _n(
                    '%d value was changed after the import and stays.',
                    '%d values were changed after the import and stay.',
                    $result->kept,
                    'islas'
                ),
                $result->kept
            )
            : sprintf(
                /* translators: %d: number of values */
                _n(
                    '%d value that you set in Islas stays.',
                    '%d values that you set in Islas stay.',
                    $result->kept,
                    'islas'
                ),
                $result->kept
            );
    }

    private static function describeSkipped(string $reason, int $count): string
    {
        switch ($reason) {
            case Skip::ODD:
                /* translators: %d: number of values */
                $text = _n('%d value is damaged.', '%d values are damaged.', $count, 'islas');
                break;
            case Skip::IMAGE:
                /* translators: %d: number of images */
                $text = _n(
                    '%d image is not in the media library.',
                    '%d images are not in the media library.',
                    $count,
                    'islas'
                );
                break;
            case Skip::LABEL:
                /* translators: %d: number of labels */
                $text = _n(
                    '%d label differs from the name of its option: Islas shows the name.',
                    '%d labels differ from the names of their options: Islas shows the names.',
                    $count,
                    'islas'
                );
                break;
            case Skip::PURPOSE:
                /* translators: %d: number of cookies */
                $text = _n(
                    '%d cookie has no purpose yet, so it is in no category.',
                    '%d cookies have no purpose yet, so they are in no category.',
                    $count,
                    'islas'
                );
                break;
            case Skip::PAGE:
                /* translators: %d: number of pages */
                $text = _n(
                    '%d page is empty without that plugin. Write its text, or use the shortcode [islas_cookies].',
                    '%d pages are empty without that plugin. Write their texts, or use the shortcode [islas_cookies].',
                    $count,
                    'islas'
                );
                break;
            case Skip::REFUSED:
                /* translators: %d: number of values */
                $text = _n('Islas does not store %d value.', 'Islas does not store %d values.', $count, 'islas');
                break;
            default:
                /* translators: %d: number of values */
                $text = _n('Islas has nothing like %d value.', 'Islas has nothing like %d values.', $count, 'islas');
        }

        return sprintf($text, $count);
    }
}
