type OwnerOf = (
  address: string,
  isHost?: boolean,
) => { readonly category: string; readonly provider: string } | undefined;
type Fetching = HTMLElement & { src?: string; href?: string; rel?: string };
type Method = (this: unknown, ...args: unknown[]) => unknown;

const TAGS = 'script,iframe,link';

const attributeOf = ({ localName }: Element) => (localName === 'link' ? 'href' : 'src');
/** Of a link that lets the browser connect alone. */
const isHost = ({ rel = '' }: Fetching): boolean => /preconnect|dns-/i.test(rel);

/** Also elements that are in no page, such as a pixel's image. */
const held = new Map<Fetching, string>();

/** The address of an element that fetches. */
const ADDRESS = /(<(script|iframe|img)\b[^>]*?\s)src(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))/gi;
const TYPE = /\stype\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i;

/** Markup in which what may not ask for its address is written as held; `tags` are the elements that are looked at. */
const heldMarkup =
  (tags: RegExp, ownerOf: OwnerOf, onFrame: () => void) =>
  (markup: unknown): unknown =>
    typeof markup === 'string' && tags.test(markup)
      ? markup.replace(ADDRESS, (all, before: string, tag: string, rest: string, ...values: (string | undefined)[]) => {
          const [address = ''] = values.slice(0, 3).filter(Boolean);
          const owner = tags.test(`<${tag} `) && ownerOf(address.replace(/&(amp|#0?38);/g, '&'));
          if (!owner) return all;
          const isScript = /^s/i.test(tag);
          if (/^if/i.test(tag)) onFrame();
          const start = isScript ? `${before.replace(TYPE, '').trimEnd()} type="text/plain"` : before.trimEnd();
          return `${start} data-islas-consent="${owner.category}" data-islas-provider="${owner.provider}" data-islas-src${rest}`;
        })
      : markup;

/** Prepares what natives are given, before they see it. */
const before = (target: object, names: string, prepare: (value: unknown) => unknown): void => {
  for (const name of names.split(' ')) {
    const native = Object.getOwnPropertyDescriptor(target, name);
    const { value, set } = native ?? {};
    if (typeof value === 'function')
      Object.defineProperty(target, name, {
        ...native,
        value(this: unknown, ...args: unknown[]) {
          return (value as Method).apply(this, args.map(prepare));
        },
      });
    if (set)
      Object.defineProperty(target, name, {
        ...native,
        set(this: unknown, given: unknown) {
          set.call(this, prepare(given));
        },
      });
  }
};

/** Addresses that are written on an element; `hold` says whether it has to wait. */
const watchAddresses = (
  prototype: Fetching,
  name: 'src' | 'href',
  hold: (element: Fetching, address: string) => boolean,
): void => {
  const { setAttribute } = prototype;
  const native = Object.getOwnPropertyDescriptor(prototype, name);
  const { get, set } = native ?? {};
  if (!get || !set) return;
  Object.defineProperty(prototype, name, {
    ...native,
    get(this: Fetching) {
      return get.call(this) || this.dataset.islasSrc || '';
    },
    set(this: Fetching, address: unknown) {
      if (!hold(this, `${address}`)) set.call(this, address);
    },
  });
  prototype.setAttribute = function (this: Fetching, given, value) {
    if (`${given}`.toLowerCase() !== name || !hold(this, value)) setAttribute.call(this, given, value);
  };
};

/**
 * Looks at what scripts put into the page, before it asks for anything: addresses that are written on elements, elements
 * that are inserted, and markup as text. What may not be asked for stays in the page without its address. Answers what
 * gives their addresses to those that may ask by now. `onFrame` is called where a frame waits.
 */
export const watchInsertions = (ownerOf: OwnerOf, onFrame: () => void): (() => void) => {
  /** Scripts that wait already, by the page's own markup, are others' to release; a frame may get another address. */
  const hold = (element: Fetching, address: string): boolean => {
    const { dataset, id } = element;
    const { islasConsent, islasHeld: names, islasFreed } = dataset;
    const isKnown = held.delete(element) || names !== undefined;
    const isOthers = (!isKnown && (islasConsent || id.startsWith('islas'))) || islasFreed !== undefined;
    const owner = isOthers ? undefined : ownerOf(address, isHost(element));
    if (!owner) return false;
    dataset.islasConsent = owner.category;
    dataset.islasProvider = owner.provider;
    dataset.islasSrc = address;
    if (names && !/\bsrc\b/.test(names)) dataset.islasHeld = `${names} src`;
    held.set(element, address);
    if (element instanceof HTMLIFrameElement) onFrame();
    return true;
  };
  const look = (node: unknown): unknown => {
    if ((node instanceof Element && !node.isConnected) || node instanceof DocumentFragment) {
      const inside = node.firstElementChild ? [...node.querySelectorAll<Fetching>(TAGS)] : [];
      if (node instanceof Element && node.matches(TAGS)) inside.push(node as Fetching);
      for (const element of inside) {
        const name = attributeOf(element);
        if (element.hasAttribute(name) && hold(element, element.getAttribute(name) ?? ''))
          element.removeAttribute(name);
      }
    }
    return node;
  };

  for (const { prototype } of [HTMLScriptElement, HTMLIFrameElement, HTMLImageElement])
    watchAddresses(prototype as never, 'src', hold);
  watchAddresses(HTMLLinkElement.prototype as never, 'href', hold);
  before(Node.prototype, 'appendChild insertBefore replaceChild', look);
  before(DocumentFragment.prototype, 'append prepend', look);
  before(Element.prototype, 'append prepend before after replaceWith replaceChildren insertAdjacentElement', look);
  // Scripts in a text run only where a page is written with it.
  before(Element.prototype, 'innerHTML outerHTML insertAdjacentHTML', heldMarkup(/<(iframe|img)\b/i, ownerOf, onFrame));
  before(Document.prototype, 'write writeln', heldMarkup(/<(script|iframe|img)\b/i, ownerOf, onFrame));

  return () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(
      'img[data-islas-src]:not([data-islas-held],[data-islas-freed])',
    ))
      held.set(image, image.dataset.islasSrc ?? '');
    for (const [element, address] of [...held]) {
      if (ownerOf(address, isHost(element))) continue;
      // Frames keep their marks: a refusal takes their address away again.
      if (!(element instanceof HTMLIFrameElement))
        for (const mark of ['islasConsent', 'islasProvider', 'islasSrc']) delete element.dataset[mark];
      (element as Fetching)[attributeOf(element)] = address;
      held.delete(element);
    }
  };
};
