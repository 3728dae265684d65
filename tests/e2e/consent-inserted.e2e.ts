import AxeBuilder from '@axe-core/playwright';
import { boxes, gaps } from './support/frames';
import { Owner } from './support/owner';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const VIDEO = 'https://www.youtube.com/embed/abcdefghijk';
const MAP = 'https://www.google.com/maps/embed?pb=1';
const BLANK = '/wp-includes/images/blank.gif';
const BUILDER = 'https://cdn.example/builder.js';
const PRODUCT = '/producto/taza-azahar/';

const sized = (style: string, address = VIDEO) =>
  `<iframe class="probe" title="x" style="${style}" src="${address}"></iframe>`;

/** Ways in which page builders insert a frame after the page has loaded. `room` is an element in the product's text. */
const WAYS: Readonly<Record<string, string>> = {
  'as text, in a wrapper that keeps a ratio': `room.innerHTML = '<div style="position:relative;padding-bottom:56.25%">${sized('position:absolute;inset:0;width:100%;height:100%;border:0')}</div>';`,
  'as an element with attributes': `var f = document.createElement('iframe'); f.className = 'probe'; f.title = 'x'; f.width = 300; f.height = 200; f.src = '${VIDEO}'; room.appendChild(f);`,
  'without a size': `room.insertAdjacentHTML('beforeend', '${sized('')}');`,
  'by a template, in a row': `var t = document.createElement('template'); t.innerHTML = '<div style="display:flex;gap:10px"><p>Texto</p>${sized('width:200px;height:120px')}</div>'; room.append(t.content.cloneNode(true));`,
};

/** Body of a script on another host: the shop cannot inspect its code before it runs. */
const builder = (code: string) =>
  `addEventListener('load', function () { var room = document.getElementById('room'); ${code} });`;

for (const [way, code] of Object.entries(WAYS))
  test(`a frame that a script inserts ${way} has a placeholder, and nothing moves @real`, { tag: '@nightly' }, async ({
    page,
    problems,
  }) => {
    problems.expect(/cdn\.example/);
    const tags = new Tags(page);
    const printed = { content: '<div id="room"></div>', footer: `<script src="${BUILDER}"></script>` };
    const visit = async (address: string) => {
      await page.unroute((url) => url.href === BUILDER);
      await page.route(
        (url) => url.href === BUILDER,
        (route) => route.fulfill({ contentType: 'text/javascript', body: builder(code).replaceAll(VIDEO, address) }),
      );
      await page.goto(PRODUCT);
      await page.locator('.probe').waitFor({ state: 'attached' });
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    await tags.print(printed);
    await visit(BLANK);
    const free = await boxes(page);

    await visit(VIDEO);
    await expect(page.locator('.islas-consent-placeholder')).toBeVisible();
    await expect(page.locator('.islas-consent-placeholder')).toContainText('YouTube');
    await expect(page.locator('.islas-consent-placeholder a')).toHaveAttribute('href', VIDEO);
    expect(tags.of('youtube')).toEqual([]);
    expect(await boxes(page), 'as if it had loaded').toBe(free);
    expect((await new AxeBuilder({ page }).include('.islas-consent-placeholder').analyze()).violations).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => gaps(page), `at ${width} px`).toBeLessThan(0.6);
      await page.locator('.probe').scrollIntoViewIfNeeded();
      const name = `inserted-${way.replaceAll(/\W+/g, '-')}-${width}-${test.info().project.name}`;
      await page.screenshot({ path: `test-results/${name}.png` });
    }
    await page.locator('.islas-consent-placeholder button').press('Enter');
    await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(0);
    await expect.poll(() => tags.of('youtube').length).toBe(1);
    expect(await boxes(page), 'after Load').toBe(free);
    await tags.press('decline');
    await expect(page.locator('.islas-consent-placeholder')).toBeVisible();
    expect(await boxes(page), 'after a refusal').toBe(free);
    expect(tags.of('youtube').length, 'a refusal loads nothing').toBe(1);

    await page.context().clearCookies();
    await visit(VIDEO);
    await expect(page.locator('.islas-consent-placeholder')).toBeVisible();
    await tags.press('accept');
    await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(0);
    await expect.poll(() => tags.of('youtube').length, 'once').toBe(2);
    expect(await boxes(page), 'after Accept').toBe(free);
    await visit(VIDEO);
    await expect.poll(() => tags.of('youtube').length).toBe(3);
    await expect(page.locator('.islas-consent-placeholder')).toHaveCount(0);
  });

test('only visible inserted frames have a placeholder, Load covers one provider, and placeholders are removed with their frames @real', async ({
  page,
  problems,
}) => {
  problems.expect(/cdn\.example/);
  const tags = new Tags(page);
  const code = `room.innerHTML = ${JSON.stringify(
    [
      sized('width:300px;height:150px'),
      sized('width:300px;height:150px', MAP).replace('probe', 'map'),
      sized('width:1px;height:1px').replace('probe', 'pixel'),
      sized('display:none').replace('probe', 'none'),
      sized('position:absolute;left:-9999px').replace('probe', 'away'),
      `<div id="later" style="display:none">${sized('width:200px;height:100px').replace('probe', 'late')}</div>`,
    ].join(''),
  )};`;
  await tags.print(
    { content: '<div id="room"></div>', footer: `<script src="${BUILDER}"></script>` },
    { 'cdn.example': builder(code) },
  );
  await page.goto(PRODUCT);
  const placeholders = page.locator('.islas-consent-placeholder');
  await expect(placeholders).toHaveCount(2);
  await page.evaluate(() => document.getElementById('later')?.removeAttribute('style'));
  await expect(placeholders).toHaveCount(3);
  await placeholders.filter({ hasText: 'Google Maps' }).getByRole('button').click();
  await expect.poll(() => tags.of('google.com/maps').length).toBe(1);
  expect(tags.of('youtube')).toEqual([]);
  await page.locator('.late').evaluate((frame) => frame.remove());
  await expect(page.locator('.islas-consent-placeholder:visible')).toHaveCount(1);
  // A player that sets its `src` again, as after a click on its poster, is still blocked.
  await page.locator('.probe').evaluate((frame: HTMLIFrameElement, address) => {
    frame.src = `${address}?autoplay=1`;
  }, VIDEO);
  await page.waitForTimeout(300);
  expect(tags.of('youtube')).toEqual([]);
  await tags.press('accept');
  await expect.poll(() => tags.of('youtube').length).toBeGreaterThan(3);
  expect(tags.of('autoplay=1')).toHaveLength(1);
});

test('a video of the shortcode for embedded pages waits for consent, on a page without other tags @real', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'vídeo' });
  });
  const owner = await Owner.of(browser, baseURL ?? '');
  const post = await owner.publish(
    'Con un vídeo',
    `<!-- wp:shortcode -->[islas_embed url="${VIDEO}"]El vídeo[/islas_embed]<!-- /wp:shortcode -->`,
  );
  try {
    await page.goto(post.link);
    await page.locator('figure.islas-embed').scrollIntoViewIfNeeded();
    const placeholder = page.locator('.islas-consent-placeholder');
    await expect(placeholder).toBeVisible();
    expect(asked).toEqual([]);
    await placeholder.getByRole('button').click();
    await expect.poll(() => asked).toEqual([VIDEO]);
  } finally {
    await owner.remove(post.id);
  }
});
