import { beforeEach, describe, expect, it } from 'vitest';
import { shop } from '../../../mocks/node';
import { decodeAvailability } from '../../../widgets/variations/variation-matrix';

const call = (path: string, { nonce, ...init }: RequestInit & { nonce?: string } = {}) =>
  fetch(`/wp-json/${path}`, { ...init, headers: { ...(nonce ? { 'X-WP-Nonce': nonce } : {}), ...init.headers } });

const signIn = (userId: number): string => {
  shop.session.userId = userId;
  return shop.nonces.issue('wp_rest', userId);
};

describe('nonces', () => {
  it('a wrong nonce is refused even from a guest; a request without one is a guest’s', async () => {
    const refused = await call('wp/v2/users/me', { nonce: 'bad' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      code: 'rest_cookie_invalid_nonce',
      message: 'Ha fallado la comprobación de la cookie',
      data: { status: 403 },
    });
    expect((await call('wp/v2/users/me')).status).toBe(401);
  });

  it('expire() makes a printed nonce stale until a new one is fetched', async () => {
    const old = signIn(1);
    shop.nonces.expire();
    expect((await call('wp/v2/users/me', { nonce: old })).status).toBe(403);
    const fresh = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const answer = await call('wp/v2/users/me', { nonce: fresh });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-wp-nonce')).toBe(fresh);
  });

  it('a guest gets 400 and 0 instead of a nonce', async () => {
    const answer = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce');
    expect([answer.status, await answer.text()]).toEqual([400, '0']);
  });
});

describe('coming-soon dismissal', () => {
  it.each([
    ['form', { body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }) }],
    [
      'JSON',
      {
        body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
        headers: { 'Content-Type': 'application/json' },
      },
    ],
  ])('a dismissal sent as %s is saved with the user', async (_, init) => {
    const nonce = signIn(1);
    const answer = await call('wp/v2/users/1', { method: 'POST', nonce, ...init });
    expect((await answer.json()).woocommerce_meta.coming_soon_banner_dismissed).toBe('yes');
    expect(shop.users.find(1)?.meta.get('coming_soon_banner_dismissed')).toBe('yes');
  });

  it('a user without the right cannot change another user', async () => {
    expect((await call('wp/v2/users/1', { method: 'POST', nonce: signIn(2) })).status).toBe(403);
  });
});

describe('collections', () => {
  it('the next links of a collection visit every item exactly once', async () => {
    const seen: number[] = [];
    let path: string | undefined = 'wp/v2/comments?per_page=100&_locale=user';
    while (path) {
      const answer: Response = await call(path);
      seen.push(...(await answer.json()).map(({ id }: { id: number }) => id));
      path = /<[^>]*\/wp-json\/([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(250);
    expect(new Set(seen).size).toBe(250);
  });

  it.each(['101', '0', '-1', 'x'])('a collection refuses per_page=%s', async (perPage) => {
    expect((await call(`wp/v2/product?per_page=${perPage}`)).status).toBe(400);
  });
});

describe('media', () => {
  let nonce = '';
  const upload = () =>
    call('wp/v2/media', {
      method: 'POST',
      nonce,
      body: 'x',
      headers: { 'Content-Disposition': 'attachment; filename="azahar.jpg"', 'Content-Type': 'image/jpeg' },
    });
  beforeEach(() => {
    nonce = signIn(1);
  });

  it('an upload fails with its attachment id, and succeeds after the set number of failures', async () => {
    shop.uploadFailures = 3;
    const failed = await upload();
    const id = failed.headers.get('x-wp-upload-attachment-id');
    expect([failed.status, id]).toEqual([500, '5001']);
    const body = JSON.stringify({ action: 'create-image-subsizes' });
    const init = { method: 'POST', nonce, body, headers: { 'Content-Type': 'application/json' } };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++)
      statuses.push((await call(`wp/v2/media/${id}/post-process`, init)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('media are deleted by the override header, and only with force', async () => {
    expect((await upload()).status).toBe(201);
    const init = { method: 'POST', nonce, headers: { 'X-HTTP-Method-Override': 'DELETE' } };
    expect((await call('wp/v2/media/5001', init)).status).toBe(501);
    expect(await (await call('wp/v2/media/5001?force=true', init)).json()).toMatchObject({ deleted: true });
    expect(shop.media.size).toBe(0);
  });
});

describe('admin-ajax', () => {
  const post = (form: Record<string, string>) =>
    fetch('/wp-admin/admin-ajax.php', { method: 'POST', body: new URLSearchParams(form) });

  it.each([
    [{ action: 'nobody' }, 400, /^0$/],
    [{ action: 'islas_embed', security: 'bad', url: 'https://video.example/1' }, 403, /"code":"forbidden"/],
  ])('admin-ajax answers %o with %d %s', async (form, status, body) => {
    const answer = await post(form);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(body)]);
  });

  it('admin-ajax returns a frame only for an address of an allowed host', async () => {
    const security = shop.nonces.issue('islas_embed', 0);
    const ask = async (url: string) => (await post({ action: 'islas_embed', security, url })).json();
    const framed = { src: expect.any(String), title: expect.any(String), width: 16, height: 9 };
    expect(await ask('https://video.example/1')).toEqual({ success: true, data: framed });
    expect(await ask('https://otro.example/1')).toMatchObject({ success: false });
    expect(await ask('javascript:alert(1)')).toMatchObject({ success: false });
  });
});

describe('settings', () => {
  it('settings are readable only by administrators', async () => {
    expect((await call('islas/v1/settings')).status).toBe(401);
    expect((await call('islas/v1/settings', { nonce: signIn(2) })).status).toBe(403);
    shop.settings = { display_delay: 0 };
    const write = async (data: object) => {
      const body = JSON.stringify(data);
      const init = { method: 'POST', nonce: signIn(1), body, headers: { 'Content-Type': 'application/json' } };
      return (await call('islas/v1/settings', init)).json();
    };
    const { values, revision } = (await write({ values: { display_delay: 3 } })) as Record<string, unknown>;
    expect(values).toEqual({ display_delay: 3 });
    expect(await write({ values: { display_delay: 4 }, revision: 'old' })).toMatchObject({
      code: 'islas_conflict',
      data: { status: 409, values, revision },
    });
    expect(await write({ values: { siteurl: 'x' }, revision })).toMatchObject({ code: 'islas_invalid' });
    expect(shop.settings).toEqual({ display_delay: 3 });
  });
});

describe('availability', () => {
  it.each([100, 150, 300, 400, 1000])('availability of product %d equals the catalogue', async (id) => {
    const answer = await call(`islas/v1/swatches/availability/${id}`);
    const variations = decodeAvailability(await answer.json()) ?? [];
    const truth = shop.catalogue.find(id)?.product.variations ?? [];
    expect(variations.map(({ attributes }) => Object.values(attributes))).toEqual(
      truth.map(({ values }) => Object.values(values)),
    );
    expect(variations.map(({ inStock }) => inStock)).toEqual(
      truth.map((variation) => shop.catalogue.left(variation.id) !== 0),
    );
  });

  it('availability is not sent again to a client that has it, until stock changes', async () => {
    const path = 'islas/v1/swatches/availability/100';
    const tag = (await call(path)).headers.get('etag') ?? '';
    expect((await call(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    shop.catalogue.take(101, 1);
    expect((await call(path, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('availability exists only for variable products', async () => {
    expect((await call('islas/v1/swatches/availability/15')).status).toBe(404);
  });
});
