import { whenActivated } from '../../../src/browser/page-seen';

/**
 * Names the script that made the head load jQuery or another global of stock scripts, for Site Health and, where that
 * failed, in the console.
 */
const REPORTED_KEY = 'islas_jquery_told';

/** The reader of the global: the innermost URL in the stack, or the inline script's id or first words. */
const findCaller = (stack: string, script: HTMLScriptElement | null): string => {
  // The file that loads jQuery is the innermost of every stack.
  const headFile = document.querySelector<HTMLScriptElement>('#islas-head')?.src;
  const page = location.href.split('#')[0] ?? '';
  const [first] = [...stack.matchAll(/(?:https?|file):\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?(?:\s|$))/g)]
    .map(([url]) => url)
    .filter((url) => url !== headFile);
  const url = first && first !== page ? first : script?.src;
  if (url) return new URL(url).origin === location.origin ? new URL(url).pathname : url;
  const said = /(?:jQuery|\$)\s*[(.][\s\S]{0,60}/.exec(script?.text ?? '')?.[0].replace(/\s+/g, ' ');
  return ['inline', script?.id && `#${script.id}`, said].filter(Boolean).join(' ');
};

let reported = 0;

/** Reports the read to Site Health, once per tab and global. */
const report = (address: string | undefined, who: string, isRefused: boolean, what: string): void => {
  try {
    if (!address || sessionStorage.getItem(REPORTED_KEY + what)) return;
    sessionStorage.setItem(REPORTED_KEY + what, '1');
    const body = new URLSearchParams({ who, refused: isRefused ? '1' : '', ...(what && { what }) });
    const send = () => navigator.sendBeacon(address, body);
    // Sequential, because the server stores the reports in one option.
    if (reported++) setTimeout(send, 2000 * reported);
    else send();
  } catch {
    // Without storage or beacons there is no report.
  }
};

const logFailure = (what: string, who: string, why: unknown): void => {
  const reason = why instanceof Error ? why.message : 'the page’s security policy stops inline scripts';
  console.error(
    `Islas could not load ${what} for ${who} (${reason}). Under WooCommerce → Islas, keep jQuery on every page (jquery: keep).`,
  );
};

/**
 * @param address Receives the report; without one there is none.
 * @param stack Of the read, like the script that was running then.
 * @param what Name of the global; '' stands for jQuery.
 * @param why What kept it from loading; nothing where it has loaded.
 */
export const reportUse = (
  address: string | undefined,
  stack: string,
  script: HTMLScriptElement | null,
  what: string,
  why?: unknown,
): void => {
  const who = findCaller(stack, script);
  whenActivated(() => report(address, who, !!why, what));
  if (why) logFailure(what || 'jQuery', who, why);
};
