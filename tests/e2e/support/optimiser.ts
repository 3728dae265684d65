import type { Page } from '@playwright/test';

const KINDS = /^(|module|(text|application)\/javascript)$/i;

/** Runs in the page: at the first interaction, runs the delayed scripts in order, as optimiser plugins do. */
const runAtFirstTouch = () => {
  const touches = ['keydown', 'mousedown', 'mousemove', 'touchstart', 'wheel'];
  const run = async () => {
    for (const type of touches) removeEventListener(type, run, true);
    for (const held of document.querySelectorAll<HTMLScriptElement>('script[type="test/delayed"]')) {
      const script = document.createElement('script');
      for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value);
      const { delayedType, delayedSrc } = held.dataset;
      if (delayedType) script.type = delayedType;
      script.text = held.text;
      const loaded = delayedSrc && new Promise((end) => (script.onload = script.onerror = end));
      if (delayedSrc) script.src = delayedSrc;
      held.replaceWith(script);
      await loaded;
    }
  };
  for (const type of touches) addEventListener(type, run, true);
};

/**
 * Serves pages as an optimiser would: every script waits for the first interaction, except scripts whose tag has an
 * attribute that matches `keeps`. Inline code and addresses are not changed.
 */
export const delayScripts = (page: Page, keeps: RegExp): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script\b([^>]*)>/gi, (tag, attributes: string) => {
        const type = /\btype=["']([^"']*)/i.exec(attributes)?.[1] ?? '';
        if (!KINDS.test(type) || keeps.test(attributes)) return tag;
        const rest = attributes.replace(/\btype=["'][^"']*["']/i, '').replace(/\bsrc=/i, 'data-delayed-src=');
        return `<script type="test/delayed"${type && ` data-delayed-type="${type}"`}${rest}>`;
      })
      .replace(/<head\b[^>]*>/i, (head) => `${head}<script>(${String(runAtFirstTouch)})()</script>`);
    await route.fulfill({ response, body: html });
  });
