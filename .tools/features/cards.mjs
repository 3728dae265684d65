import { HEADER, STEP, label, php } from './php.mjs';

/** @typedef {import('./read.mjs').Feature} Feature */

/** PHP class with the cards of the owner's screen. @param {Feature[]} features */
export const cardsPhp = (features) => {
  const shown = features.filter(({ screen }) => screen);
  const cards = shown.map(({ key, screen, settings, default: on }) => {
    /** @param {string} wanted */
    const keys = (wanted) => Object.keys(settings).filter((name) => (settings[name]?.level ?? 'basic') === wanted);
    const levels = { basic: keys('basic'), more: keys('more'), advanced: keys('advanced') };
    return [key, { section: screen, switch: on === undefined ? '' : `feature_${key}`, ...levels }];
  });
  const alwaysOn = shown
    .filter(({ default: on }) => on === undefined)
    .map(({ key, title, description }) => [key, label({ title, help: description })]);
  const formats = features.flatMap(({ settings }) =>
    Object.entries(settings).flatMap(([key, { format }]) => (format ? [[key, format]] : [])),
  );
  return `${HEADER}
namespace Islas\\Admin;

/**
 * Where the settings stand on the owner's screen.
 *
 * @phpstan-type Card array{
 *     section: string,
 *     switch: string,
 *     basic: list<string>,
 *     more: list<string>,
 *     advanced: list<string>
 * }
 */
final class SettingCards
{
    /** @var array<string, 'color'|'secret'> What a text is, where it is not just words. */
    public const FORMATS = ${php(Object.fromEntries(formats), STEP)};

    /**
     * Cards by feature: the section, the key of the switch ('' without one), and the settings by how often they are
     * needed.
     *
     * @var array<string, Card>
     */
    public const CARDS = ${php(Object.fromEntries(cards), STEP)};

    /**
     * Title and help of the cards without a switch.
     *
     * @return array<string, array{0: string, 1: string}>
     */
    public static function describeCardsWithoutSwitch(): array
    {
        return ${php(Object.fromEntries(alwaysOn), STEP + STEP)};
    }
}
`;
};
