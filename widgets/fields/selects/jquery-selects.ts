import { startTimer } from '../../../src/browser/lifetime';
import { whenJQuery } from '../../../src/woocommerce/jquery-arrival';
import { HeldSelects } from './held-selects';
import { onApproach } from './approach';

/** Selects that WooCommerce's script for countries enhances. */
const SELECT = ':is(select.country_select, select.state_select):not([multiple])';
/** The names of the library's one method. */
const NAMES = ['selectWoo', 'select2'] as const;
/** What others find on the method: the library's settings and its loader. */
const MEMBERS = ['defaults', 'amd'] as const;

type Method = (this: JQuery, ...call: unknown[]) => unknown;
type Late = readonly { readonly names: readonly string[]; readonly run: readonly string[] }[];

/** The address of the library, as PHP has printed it for jQuery on demand, behind what enables its style sheet. */
const addressOfLibrary = (): string => {
  const late = JSON.parse(
    document.querySelector<HTMLScriptElement>('script#islas-jquery')?.dataset.globals ?? '[]',
  ) as Late;
  const file = late.find(({ names }) => names.includes('jQuery.fn.selectWoo'))?.run.at(-1) ?? '';
  return /^https?:/.test(file) ? file : '';
};

/** Once, unless it fails; false while its style sheet, which is enabled first, is not there. */
const runLibrary = (address: string): boolean => {
  const link = document.querySelector<HTMLLinkElement>('#select2-css');
  if (link?.sheet === null) {
    link.onerror = () => (link.disabled = true);
    link.disabled = false;
    return false;
  }
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return true;
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.onerror = () => script.remove();
  script.src = address;
  document.head.append(script);
  return true;
};

/** Tells those who listen to the library of a choice, as it does behind the change. */
const announceChoice = ($: JQueryStatic, select: HTMLSelectElement): void => {
  const [element] = select.selectedOptions;
  const data = { id: select.value, text: element?.text ?? '', selected: true, disabled: false, element };
  $(select).trigger($.Event('select2:select', { params: { data } }));
};

/** Defines the method under its names until the library's file does, which looks whether it is there already. */
const defineStandIn = (methods: object, method: Method, address: string): void => {
  for (const name of NAMES)
    Object.defineProperty(methods, name, {
      configurable: true,
      get: () => ((document.currentScript as HTMLScriptElement | null)?.src === address ? undefined : method),
      set: (value: unknown) =>
        Object.defineProperty(methods, name, { configurable: true, enumerable: true, writable: true, value }),
    });
};

/** Runs the library when it is wanted and no select is in use; `enhance` says whether it has run. */
const createLibraryRunner = (address: string, held: HeldSelects, enhance: () => boolean) => {
  let isWanted = false;
  const runIfFree = () => {
    if (enhance() || !isWanted || held.keys().some((select) => held.isBusy(select))) return;
    isWanted = !runLibrary(address);
  };
  const requestLibrary = () => {
    isWanted = true;
    runIfFree();
  };
  return { want: requestLibrary, settle: runIfFree };
};

/**
 * Selects of countries and states stay the browser's own until a shopper comes near one: then the library is fetched
 * that WooCommerce enhances them with. Until it has run, its calls for those selects wait, and any other call loads it
 * at once, as on pages without such selects. A select in use is enhanced when the shopper has left it.
 */
export const holdSelects = (signal: AbortSignal): void =>
  whenJQuery(($) => {
    const methods = $.fn as unknown as Record<string, Method | undefined>;
    const offered = NAMES.map((name) => Object.getOwnPropertyDescriptor(methods, name));
    const address = addressOfLibrary();
    // Nothing is offered where the library is there.
    if (signal.aborted || !address || !offered.every((property) => property?.get)) return;

    const held = new HeldSelects(signal);
    const isHere = () => 'value' in (Object.getOwnPropertyDescriptor(methods, 'selectWoo') ?? {});
    const enhance = (now: readonly unknown[] = []): boolean => {
      if (isHere()) held.releaseSelects(now, (select, call) => methods.selectWoo?.apply($(select), [...call]));
      return isHere();
    };
    const { want, settle } = createLibraryRunner(address, held, enhance);
    /** The library itself, loaded at once. */
    const library = (now?: readonly unknown[]): Method | undefined => {
      if (!isHere()) NAMES.forEach((name, i) => Object.defineProperty(methods, name, offered[i] ?? {}));
      const method = methods.selectWoo;
      enhance(now);
      return method;
    };
    const checkFocus = onApproach(() => held.keys(), want, signal);
    const method: Method = function (...call) {
      const selects = this.toArray();
      const canWait = typeof (call[0] ?? {}) === 'object' && selects.every((select) => select.matches(SELECT));
      if (isHere() || !canWait) return library(selects)?.apply(this, call);
      for (const select of selects as unknown as HTMLSelectElement[]) held.add(select, call);
      checkFocus();
      return this;
    };
    for (const member of MEMBERS)
      Object.defineProperty(method, member, { get: () => Reflect.get(library() ?? {}, member) });
    defineStandIn(methods, method, address);

    // Behind the event, when the focus is where it goes.
    const settleLater = () => startTimer(settle, 0, signal);
    for (const type of ['focusout', 'pointerdown'])
      document.addEventListener(type, settleLater, { signal, passive: true });
    let user: unknown;
    const note = ({ target }: Event) => (user = held.isBusy(target) && target);
    const changed = ({ target }: Event) => {
      // WooCommerce sorts the fields at a change, by which this one loses the focus, and gives it back at this.
      if (target === user && held.has(target)) announceChoice($, target as HTMLSelectElement);
      held.chosen();
      settleLater();
    };
    document.addEventListener('change', note, { signal, capture: true });
    document.addEventListener('change', changed, { signal });
    // Of the style sheet, or of the file, also where others print it.
    document.addEventListener('load', settle, { signal, capture: true });
  }, signal);
