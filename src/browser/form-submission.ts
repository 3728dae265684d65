/** How the browser would send a form: the attributes of the button that was pressed win over those of the form. */
export interface FormSubmission {
  readonly url: URL;
  /** `get`, `post` or `dialog`. */
  readonly method: string;
  /** Whether the answer is shown in this window. */
  readonly isHere: boolean;
}

/** Whether a target names this window. Without one, the page's `<base>` may name another. */
export const isThisWindow = (target: string | null | undefined): boolean => {
  const name = (target || document.querySelector<HTMLBaseElement>('base[target]')?.target || '_self').toLowerCase();
  return name === '_self' || (window.top === window && (name === '_top' || name === '_parent'));
};

/** Reads the attributes, because a field with the name `action` hides the property. Other code changes them at a press. */
export const readSubmission = (form: HTMLFormElement, submitter?: Element | null): FormSubmission => {
  const readAttribute = (name: string) => submitter?.getAttribute('form' + name) ?? form.getAttribute(name) ?? '';
  const action = readAttribute('action');
  const address = URL.canParse(action, document.baseURI) ? new URL(action, document.baseURI) : new URL('about:blank');
  const method = readAttribute('method').toLowerCase();
  return {
    url: action ? address : new URL(location.href),
    method: /^(post|dialog)$/.test(method) ? method : 'get',
    isHere: isThisWindow(readAttribute('target')),
  };
};

/** Lets the browser send a form without its listeners, all of which received a first event. */
export const sendForm = (form: HTMLFormElement, submitter?: HTMLElement | null): void => {
  const sending = new AbortController();
  addEventListener('submit', (event) => event.stopImmediatePropagation(), { capture: true, signal: sending.signal });
  form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  sending.abort();
};

/** Parameters that tell WordPress which page is asked for, where addresses have no names. */
const PAGE = /^(p|page_id|product|name|post_type|attachment_id|product_cat|product_tag)$/;

const pathOf = ({ pathname }: URL): string => {
  const path = pathname.replace(/\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Whether an address leads to the same page as another one. That one may have more parameters (campaigns, a chosen
 * variation), but none that this one asks for may be missing there.
 */
export const isSamePage = (url: URL, page: URL): boolean =>
  url.host === page.host &&
  pathOf(url) === pathOf(page) &&
  [...url.searchParams].every(([name, value]) => page.searchParams.getAll(name).includes(value)) &&
  [...page.searchParams.keys()].every((name) => !PAGE.test(name) || url.searchParams.has(name));
