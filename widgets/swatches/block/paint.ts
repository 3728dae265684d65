import type { Mount } from '../../../src/runtime/define';
import { startObserver, startTimer } from '../../../src/browser/lifetime';
import { parseJson } from '../../../src/browser/decode';
import { report } from '../../../src/runtime/events';
import {
  type Choices,
  applyChoices,
  formEntry,
  formStore,
  loadAvailability,
  showAvailability,
} from '../../variations/public';
import { formOf } from '../form/choose';
import { areSame, isLive, readBlock, readPrinted, showOwnControls, writeBlock } from './block-choices';
import { paintChosenNames } from './paint-names';

/** The block answers in the same task; where it has not by now (ms), its names are no longer those that Islas knows. */
const ANSWER_MS = 1000;
/** By then (ms) the block has written on the page what a radio chose in it before Islas ran. */
const SETTLE_MS = 150;

/** Whether the shopper has pressed a swatch before Islas ran, which the block may not have written on the page yet. */
const wasPressed = (block: Element): boolean =>
  [...block.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')].some(
    ({ checked, defaultChecked }) => checked !== defaultChecked,
  );

/** From now on Islas answers the swatches' presses, which without it choose in the block by themselves. */
const takeOverRadios = (block: Element, signal: AbortSignal): void => {
  const stop = (event: Event) => {
    if ((event.target as Element).matches('.islas-swatch__radio')) event.stopPropagation();
  };
  block.addEventListener('input', stop, { capture: true, signal });
};

/**
 * The choices of one block *Add to Cart + Options*: what is chosen by a swatch is chosen in the block, which paints price,
 * availability, gallery and button; what the block chooses by itself is painted here.
 */
export const mount: Mount = (block, { signal }) => {
  const form = formOf(block);
  if (!form) throw new Error('Swatches stand in a form.');
  /** What the block has chosen; it tells of changes later than it makes them. */
  let known: Choices = readPrinted(block);
  /** What was chosen before the block's script ran, or before it is known what it has chosen. */
  let waiting: Choices | undefined;
  let isSettled = !wasPressed(block);

  const check = (choices: Choices) => {
    if (areSame(choices, readBlock(block)) || !areSame(choices, known)) return;
    showOwnControls(block);
    report('block-options', 'block_unknown', new Error('The block has not chosen.'), block);
  };
  const send = (choices: Choices) => {
    const before = known;
    known = choices;
    writeBlock(block, before, choices);
    startTimer(() => check(choices), ANSWER_MS, signal);
  };
  const write = (choices: Choices) => {
    if (isLive(block) && isSettled) send(choices);
    else waiting = choices;
    applyChoices(form, choices);
  };
  const follow = () => {
    if (!isLive(block)) return;
    const now = readBlock(block);
    if (waiting) {
      if (!isSettled) return;
      const wanted = waiting;
      waiting = undefined;
      known = now;
      return send(wanted);
    }
    known = now;
    if (!areSame(now, formStore(form).get().choices)) applyChoices(form, now);
  };

  Object.assign(formEntry(form), { painter: { write, perform: () => undefined }, signal });
  applyChoices(form, known);
  const matrix = parseJson(block.dataset.islasOptions);
  if (matrix) showAvailability(form, matrix);
  else void loadAvailability(form, block.dataset.availability ?? '', signal);

  startObserver(new MutationObserver(follow), signal).observe(block, { attributes: true });
  const stop = formStore(form).subscribe(({ choices }) => paintChosenNames(block, choices));
  signal.addEventListener('abort', stop);
  takeOverRadios(block, signal);
  follow();
  const settle = () => {
    isSettled = true;
    follow();
  };
  if (!isSettled) startTimer(settle, SETTLE_MS, signal);
};
