import { KEY, isOurs } from '../marks';

type OwnerOf = (
  address: string,
  isHost?: boolean,
) => { readonly category: string; readonly provider: string } | undefined;
type Fetching = HTMLElement & { src?: string; href?: string; rel?: string };
type Method = (this: unknown, ...args: unknown[]) => unknown;

const TAGS = 'script,iframe,link';

const addressAttributeOf = ({ localName }: Element) => (localName === 'link' ? 'href' : 'src');
/** Whether a link only opens a connection (`preconnect`, `dns-prefetch`). */
const isHost = ({ rel = '' }: Fetching): boolean => /preconnect|dns-/i.test(rel);

/** Held elements with their addresses; also elements outside the document, such as a pixel's image. */
const held = new Map<Fetching, string>();

/** Matches the address of an element that fetches, in markup. */
const ADDRESS = /(<(script|iframe|img)\b[^>]*?\s)src(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))/gi;
const TYPE = /\stype\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/i;

/** Rewrites markup: elements that may not fetch their address become held ones. `tags` matches elements to check. */
const holdInMarkup =
  (tags: RegExp, ownerOf: OwnerOf, onFrame: () => void, key: string) =>
  (markup: unknown): unknown =>
    typeof markup === 'string' && tags.test(markup)
      ? markup.replace(ADDRESS, (all, before: string, tag: string, rest: string, ...values: (string | undefined)[]) => {
          const [address = ''] = values.slice(0, 3).filter(Boolean);
          const owner = tags.test(`<${tag} `) && ownerOf(address.replace(/&(amp|#0?38);/g, '&'));
          if (!owner) return all;
          const isScript = /^s/i.test(tag);
          if (/^if/i.test(tag)) onFrame();
          const start = isScript ? `${before.replace(TYPE, '').trimEnd()} type="text/plain"` : before.trimEnd();
          return `${start} ${KEY}="${key}" data-islas-consent="${owner.category}" data-islas-provider="${owner.provider}" data-islas-src${rest}`;
        })
      : markup;

/** Wraps native methods and setters, so that `prepare` changes their arguments first. */
const wrapMethods = (target: object, names: string, prepare: (value: unknown) => unknown): void => {
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

/** Intercepts addresses that scripts write on an element; `hold` returns whether the element has to wait. */
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

/** Restores the addresses of held elements that are allowed by now. */
const restoreAddresses = (ownerOf: OwnerOf, key: string): void => {
  for (const image of document.querySelectorAll<HTMLImageElement>(
    'img[data-islas-src]:not([data-islas-held],[data-islas-freed])',
  ))
    if (isOurs(image, key)) held.set(image, image.dataset.islasSrc ?? '');
  for (const [element, address] of [...held]) {
    if (ownerOf(address, isHost(element))) continue;
    // Frames keep their marks: a refusal takes their address away again.
    if (!(element instanceof HTMLIFrameElement))
      for (const mark of ['islasKey', 'islasConsent', 'islasProvider', 'islasSrc']) delete element.dataset[mark];
    (element as Fetching)[addressAttributeOf(element)] = address;
    held.delete(element);
  }
};

/**
 * Checks what scripts put into the page before it can fetch: addresses written on elements, inserted elements, and
 * markup as text. What is not allowed stays in the page without its address. Returns a function that restores the
 * addresses that are allowed by now. Calls `onFrame` for each held frame.
 */
export const watchInsertions = (ownerOf: OwnerOf, onFrame: () => void, key: string): (() => void) => {
  /** Skips Islas' scripts, scripts that the markup holds, and released frames. A held frame may get another address. */
  const hold = (element: Fetching, address: string): boolean => {
    const { dataset, id } = element;
    const isScript = element instanceof HTMLScriptElement;
    // What is marked by somebody else is not marked.
    const {
      islasConsent,
      islasHeld: names,
      islasFreed,
    } = isScript || isOurs(element, key) ? dataset : ({} as DOMStringMap);
    const isKnown = held.delete(element) || names !== undefined;
    const isOthers = (!isKnown && (islasConsent || (isScript && id.startsWith('islas')))) || islasFreed !== undefined;
    const owner = isOthers ? undefined : ownerOf(address, isHost(element));
    if (!owner) return false;
    dataset.islasKey = key;
    dataset.islasConsent = owner.category;
    dataset.islasProvider = owner.provider;
    dataset.islasSrc = address;
    if (names && !/\bsrc\b/.test(names)) dataset.islasHeld = `${names} src`;
    held.set(element, address);
    if (element instanceof HTMLIFrameElement) onFrame();
    return true;
  };
  const holdTags = (node: unknown): unknown => {
    if ((node instanceof Element && !node.isConnected) || node instanceof DocumentFragment) {
      const inside = node.firstElementChild ? [...node.querySelectorAll<Fetching>(TAGS)] : [];
      if (node instanceof Element && node.matches(TAGS)) inside.push(node as Fetching);
      for (const element of inside) {
        const name = addressAttributeOf(element);
        if (element.hasAttribute(name) && hold(element, element.getAttribute(name) ?? ''))
          element.removeAttribute(name);
      }
    }
    return node;
  };

  for (const { prototype } of [HTMLScriptElement, HTMLIFrameElement, HTMLImageElement])
    watchAddresses(prototype as never, 'src', hold);
  watchAddresses(HTMLLinkElement.prototype as never, 'href', hold);
  wrapMethods(Node.prototype, 'appendChild insertBefore replaceChild', holdTags);
  wrapMethods(DocumentFragment.prototype, 'append prepend', holdTags);
  wrapMethods(
    Element.prototype,
    'append prepend before after replaceWith replaceChildren insertAdjacentElement',
    holdTags,
  );
  // Scripts in markup run only with `document.write`.
  wrapMethods(
    Element.prototype,
    'innerHTML outerHTML insertAdjacentHTML',
    holdInMarkup(/<(iframe|img)\b/i, ownerOf, onFrame, key),
  );
  wrapMethods(Document.prototype, 'write writeln', holdInMarkup(/<(script|iframe|img)\b/i, ownerOf, onFrame, key));

  return () => restoreAddresses(ownerOf, key);
};
