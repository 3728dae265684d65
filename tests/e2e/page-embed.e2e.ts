import { Owner } from './support/owner';
import { expect, test } from './support/test';

test.describe('frames in the pretend shop', { tag: '@pretend' }, () => {
  test('frames of the pretend shop grow to their content, without moving what is above', async ({ page }) => {
    await page.goto('/taller/');
    const frame = page.locator('iframe.wp-embedded-content').first();
    await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(230);
    await expect(page.locator('blockquote[data-secret]').first()).toBeHidden();
  });

  test('a frame of the pretend shop replaces the link to it', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/taller/');
    const figure = page.locator('figure.islas-embed');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('iframe')).toHaveAttribute('title', 'El torno, en dos minutos');
    await expect(figure.getByRole('link')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('frames of the pretend shop are links without JavaScript', { tag: '@nightly' }, async ({ page }) => {
      await page.goto('/taller/');
      await expect(page.locator('figure.islas-embed').getByRole('link', { name: 'El torno, en vídeo' })).toBeVisible();
    });
  });
});

test.describe('frames in a real shop', { tag: '@real' }, () => {
  test.describe.configure({ mode: 'serial' });
  let owner: Owner;
  let story: { id: number; link: string };

  test.beforeAll(async ({ browser }, { project }) => {
    owner = await Owner.of(browser, String(project.use.baseURL));
    const product = await owner.page.request.get('/wp-json/wp/v2/product?slug=taza-azahar');
    const [{ id }] = (await product.json()) as [{ id: number }];
    story = await owner.publish(
      'Un vistazo',
      [
        '<!-- wp:shortcode -->[islas_embed url="https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik"]El mapa[/islas_embed]<!-- /wp:shortcode -->',
        `<!-- wp:shortcode -->[islas_embed id="${id}" /]<!-- /wp:shortcode -->`,
        '<!-- wp:shortcode -->[islas_embed url="https://evil.example/x"]Otro sitio[/islas_embed]<!-- /wp:shortcode -->',
      ].join('\n'),
    );
  });

  test.afterAll(async () => {
    await owner.remove(story.id);
    await owner.close();
  });

  test('frames of a real shop are requested with the page’s signature, and keep their size', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'mapa' }),
    );
    await page.goto(story.link);
    const figure = (place: number) => page.locator('figure.islas-embed').nth(place);
    await figure(0).scrollIntoViewIfNeeded();
    await expect(figure(0).locator('iframe')).toHaveAttribute(
      'src',
      'https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik',
    );
    await figure(1).scrollIntoViewIfNeeded();
    await expect(figure(1).locator('iframe')).toHaveAttribute('title', /Taza/);
    await expect(figure(2).getByRole('link', { name: 'Otro sitio' })).toBeVisible();
    await expect(figure(2).locator('iframe')).toHaveCount(0);
  });

  test('a real shop refuses frames of other addresses to visitors', async ({ page }) => {
    await page.goto(story.link);
    const security = (await page.locator('[data-embed-security]').first().getAttribute('data-embed-security')) ?? '';
    const ask = async (form: Record<string, string>) =>
      (await page.request.post('/wp-admin/admin-ajax.php', { form: { action: 'islas_embed', ...form } })).status();
    expect(await ask({ security, url: 'https://www.youtube.com/watch?v=1' })).toBe(403);
    expect(await ask({ security: '', url: 'https://www.openstreetmap.org/export/embed.html?bbox=1' })).toBe(403);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('frames of a real shop are links without JavaScript', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(story.link);
      await expect(page.getByRole('link', { name: 'El mapa' })).toBeVisible();
    });
  });
});
