import AxeBuilder from '@axe-core/playwright';
import { boxes, gaps } from './support/frames';
import { nightlyFrom } from './support/nightly';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const VIDEO = 'https://www.youtube.com/embed/abcdefghijk';
const frame = (more = 'width="500" height="281"') =>
  `<iframe class="probe" title="Montaje" ${more} src="${VIDEO}"></iframe>`;
const block = `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abcdefghijk","type":"video","providerNameSlug":"youtube","responsive":true,"className":"wp-embed-aspect-16-9 wp-has-aspect-ratio"} -->
<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=abcdefghijk
</div></figure>
<!-- /wp:embed -->`;
const columns = (inside: string) =>
  `<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:html -->${inside}<!-- /wp:html --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Un texto al lado.</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->`;

/** Frames as block editors, page builders and hand-written HTML place them. */
const PLACES: Readonly<Record<string, string>> = {
  'on a line of its own': `Texto antes.\n\n${frame()}\n\nTexto después.`,
  'in the middle of a paragraph': `Texto antes ${frame('width="120" height="90"')} y después.`,
  'in the responsive block': block,
  'in a column': columns(frame('width="100%" height="200"')),
  'without sizes': frame(''),
  'with a ratio in its style': frame('style="width:100%;height:auto;aspect-ratio:16/9;border:0"'),
  'floating beside text': `<p>${frame('width="200" height="120" style="float:left;margin:0 1em 1em 0"')}Un texto que fluye alrededor del vídeo, y sigue.</p>`,
  'filling a wrapper of a page builder': `<div style="position:relative;height:0;padding-bottom:56.25%;overflow:hidden">${frame('style="position:absolute;top:0;left:0;width:100%;height:100%;border:0"')}</div>`,
  'in a figure, a table and a list': `<figure>${frame('width="300" height="169"')}<figcaption>Pie</figcaption></figure><table><tr><td>${frame('width="200" height="113"').replace('probe', 'second')}</td></tr></table><ul><li>${frame('width="200" height="113"').replace('probe', 'third')}</li></ul>`,
};

const PRODUCT = '/producto/taza-azahar/';

for (const [index, [place, content]] of Object.entries(PLACES).entries())
  test(
    `nothing moves when a held frame ${place} is first there, loads, and goes back @real`,
    nightlyFrom(1, index),
    async ({ page }) => {
      const tags = new Tags(page);
      const oembed = frame().replace('src="', 'frameborder="0" src="');
      await page.setViewportSize({ width: 1280, height: 900 });
      await tags.print({
        content: content.replaceAll(VIDEO, '/wp-includes/images/blank.gif'),
        oembed: oembed.replaceAll(VIDEO, '/wp-includes/images/blank.gif'),
      });
      await page.goto(PRODUCT);
      const free = await boxes(page);
      await tags.print({ content, oembed });
      await page.goto(PRODUCT);
      await expect(page.locator('.islas-consent-placeholder').first()).toBeVisible();
      expect(tags.of('youtube')).toEqual([]);
      expect(await boxes(page), 'as if it had loaded').toBe(free);
      expect(await gaps(page)).toBeLessThan(0.6);
      expect((await new AxeBuilder({ page }).include('.islas-consent-placeholder').analyze()).violations).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => gaps(page), `at ${width} px`).toBeLessThan(0.6);
        const hit = await page
          .locator('.islas-consent-placeholder')
          .first()
          .evaluate((element) => {
            element.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          });
        expect(hit, 'seen, and pressed where it is seen').toBe(true);
        const name = `frames-${place.replaceAll(/\W+/g, '-')}-${width}-${test.info().project.name}`;
        await page.screenshot({ path: `test-results/${name}.png` });
      }

      await page.locator('.islas-consent-placeholder button').first().press('Enter');
      await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(0);
      await expect.poll(() => tags.of('youtube').length).toBeGreaterThan(0);
      expect(await boxes(page), 'after Load').toBe(free);

      await tags.press('decline');
      await expect(page.locator('.islas-consent-placeholder').first()).toBeVisible();
      await expect(page.locator('[data-islas-freed]')).toHaveCount(0);
      expect(await boxes(page), 'after a refusal').toBe(free);
      await page.context().clearCookies();
      await page.goto(PRODUCT);
      await tags.press('accept');
      await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(0);
      expect(await boxes(page), 'after Accept').toBe(free);
    },
  );
