import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../src/react/use-latest';
import type { Choices } from '../../variations/public';
import type { Options } from '../nearest-in-stock';

/** How a host follows or decides the choice. Attributes have their names without `attribute_`. */
export interface ChoiceControl {
  /** Attribute → chosen value, empty while unchosen. Given, the host decides; `onChoiceChange` reports what the shopper wants. */
  readonly choice?: Choices | undefined;
  /** Attribute → value at the beginning, such as `{ pa_color: 'red' }`. */
  readonly defaultChoice?: Choices | undefined;
  /** The shopper has chosen or taken back a value. */
  readonly onChoiceChange?: ((choice: Choices) => void) | undefined;
}

/** Changes the choices of a form; the same object where nothing changes. */
export type ChangeChoices = (change: (choices: Choices) => Choices) => void;

export const PREFIX = 'attribute_';

/** Choices by the names of the form's fields, as choices by the names of attributes. */
export const fromForm = (choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name.slice(PREFIX.length), value]));

const NOTHING: Choices = {};

/** All attributes of a form, with those choices that the product has. */
const choicesFor = (options: Options, choice: Choices): Choices =>
  Object.fromEntries(
    Object.entries(options).map(([name, values]) => {
      const value = choice[name.slice(PREFIX.length)] ?? '';
      return [name, values.includes(value) ? value : ''];
    }),
  );

/**
 * The choices of a product's form by the names of its fields, the same object while no value changes, and what changes
 * them. Another product begins with the default choice; other props of the same product keep it.
 */
export const useChoices = (
  id: number,
  options: Options,
  { choice: given, defaultChoice = NOTHING, onChoiceChange }: ChoiceControl,
): readonly [Choices, ChangeChoices] => {
  const [chosen, setChosen] = useState({ id, choice: defaultChoice });
  const own = chosen.id === id ? chosen.choice : defaultChoice;
  const values = JSON.stringify(choicesFor(options, given ?? own));
  const choices = useMemo(() => JSON.parse(values) as Choices, [values]);
  // Renders again also where the host decides and does not follow: the fields then show its choice again.
  const keep = useLatest((choice: Choices) => {
    setChosen({ id, choice });
    onChoiceChange?.(choice);
  });
  // Two changes before the next render: the second one sees the first.
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  });
  const change: ChangeChoices = useCallback(
    (update) => {
      const next = update(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      keep(fromForm(next));
    },
    [keep],
  );
  return [choices, change];
};
