import type { Page } from '@playwright/test';

/** The positions of all elements in the text, except placeholders, as one string. */
export const boxes = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.querySelector('.probe, .wp-block-embed iframe');
    const root =
      probe?.closest('.entry-content, .woocommerce-Tabs-panel, .wp-block-post-content, main') ?? document.body;
    return [root, ...root.querySelectorAll('*')]
      .filter((each) => !each.closest('.islas-consent-placeholder') && each.getClientRects().length > 0)
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return `${each.tagName} ${[left + scrollX, top + scrollY, width, height].map((n) => n.toFixed(2)).join(' ')}`;
      })
      .join('\n');
  });

/** The greatest distance between an edge of a placeholder and that of its frame, in pixels. */
export const gaps = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.islas-consent-placeholder:not([hidden])')].map((each) => {
        const id = each.getAttribute('data-islas-frame');
        const own = document.querySelector(`[data-islas-frame="${id}"]:not(.islas-consent-placeholder)`);
        const [a, b] = [each.getBoundingClientRect(), own?.getBoundingClientRect()];
        return b
          ? Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((edge) => Math.abs(a[edge] - b[edge])))
          : Infinity;
      }),
    ),
  );
