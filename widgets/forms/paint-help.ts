import type { Mount } from '../../src/island/define';
import { afterOthers, describe } from './describe';

const SLIDE_MS = 250;

/**
 * Opens a field's help on focus or click inside it, closes it on Escape or elsewhere (Specification §2, §9),
 * with a real `aria-hidden` and without swallowing a click (W-35).
 */
export const mount: Mount = (host, { signal }) => {
  const help = host.querySelector<HTMLElement>(':scope > .description');
  if (!help) return;
  const set = (open: boolean): void => {
    help.setAttribute('aria-hidden', String(!open));
    help.style.display = open ? 'block' : 'none';
  };
  const slide = (open: boolean): void => {
    if (open === (help.getAttribute('aria-hidden') === 'false')) return;
    set(true);
    const steps = [
      { height: '0', overflow: 'hidden' },
      { height: `${help.offsetHeight}px`, overflow: 'hidden' },
    ];
    help.setAttribute('aria-hidden', String(!open));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    help
      .animate(open ? steps : steps.reverse(), still ? 0 : SLIDE_MS)
      .finished.then(() => help.getAttribute('aria-hidden') === String(!open) && set(open))
      .catch(() => undefined); // An animation replaced by the next one rejects; the next one decides.
  };
  const follow = (event: Event): void => slide(event.target instanceof Node && host.contains(event.target));

  set(host.contains(document.activeElement));
  if (help.id)
    afterOthers(['input', 'change', 'focusout'], host, (control) => describe(control, help.id, true), signal);
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('click', follow, { signal });
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') slide(false);
    },
    { signal },
  );
};
