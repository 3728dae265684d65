import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeMedia } from '../../../widgets/admin/media';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { paint as paintColor } from '../../../widgets/admin/color/paint';
import { paint as paintImage } from '../../../widgets/admin/image/paint';
import { paint as paintPanel } from '../../../widgets/admin/panel/paint';
import { paint as paintAdded } from '../../../widgets/admin/panel/added-attributes';
import { answers, json, refusedWith, ROOT } from '../wordpress/rest-answers';

const MEDIA = `${ROOT}/wp/v2/media`;
const FAILED = 'No se ha podido subir.';

const query = <T extends Element = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};

const image = (id = '') => {
  document.body.innerHTML = `<form><label for="f">Imagen</label><span data-islas="image" class="islas-image">
    <img class="islas-image__preview" alt="" ${id ? 'src="/old.jpg"' : 'hidden'}>
    <input type="number" id="f" name="picture" value="${id}" class="islas-image__id"></span></form>`;
  paintImage(query('[data-islas="image"]'));
};
const button = (words: string) => query<HTMLButtonElement>(`button[aria-label^="${words}"]`);
const sent = () => new FormData(query('form')).get('picture');
const said = () => query('[role="status"]').textContent;
const give = (name = 'silla.jpg') => {
  const input = query<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], name, { type: 'image/jpeg' })] });
  input.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  setSettings({
    rest: { root: `${ROOT}/`, nonce: 'abc1234567' },
    admin: { can_upload: true },
    texts: { ...SOURCES, post_process: FAILED },
  });
  const wait = globalThis.setTimeout;
  // Pauses between attempts end at once; timeouts of calls are kept.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time = 0) =>
    wait(run, time >= 500 && time <= 8000 ? 0 : time)) as typeof setTimeout);
});

describe('a picture', () => {
  it('an uploaded picture is submitted by its id, shown, and announced', async () => {
    const seen = answers(MEDIA, json({ id: 7, source_url: '/big.jpg', media_details: { sizes: {} } }, 201));
    image();
    expect(button('Remove the image').hidden).toBe(true);
    give();
    expect(said()).toBe('The image is being uploaded…');
    await vi.waitFor(() => expect(said()).toBe('The image is ready: save to keep it.'));
    expect([sent(), query<HTMLImageElement>('img').getAttribute('src'), query('img').hidden]).toEqual([
      '7',
      '/big.jpg',
      false,
    ]);
    expect(query('[data-islas]').hasAttribute('aria-busy')).toBe(false);
    expect(seen[0]?.headers.get('X-WP-Nonce')).toBe('abc1234567');
  });

  it('an upload that the server could not finish is finished afterwards', async () => {
    answers(MEDIA, () => new HttpResponse('', { status: 500, headers: { 'x-wp-upload-attachment-id': '7' } }));
    const finish = answers(`${MEDIA}/7/post-process`, refusedWith('no', 500), json({ id: 7, source_url: '/a.jpg' }));
    image();
    give();
    await vi.waitFor(() => expect(sent()).toBe('7'));
    expect(finish).toHaveLength(2);
  });

  it('a picture that cannot be finished shows the message of the catalogue, and the old picture stays', async () => {
    answers(MEDIA, () => new HttpResponse('', { status: 500, headers: { 'x-wp-upload-attachment-id': '7' } }));
    answers(`${MEDIA}/7/post-process`, refusedWith('no', 500));
    answers(`${MEDIA}/7`, json({ deleted: true }));
    image('3');
    give();
    await vi.waitFor(() => expect(said()).toBe(FAILED));
    expect(sent()).toBe('3');
  });

  it.each([
    ['refused', refusedWith('rest_cannot_create', 403), 'An unknown error occurred.'],
    ['met by no network', () => HttpResponse.error(), 'You are probably offline.'],
    ['answered without a picture', json({}), 'An unknown error occurred.'],
  ])('a picture that is %s shows a message', async (_, answer, words) => {
    answers(MEDIA, answer);
    image('3');
    give();
    await vi.waitFor(() => expect(said()).toBe(words));
    expect(sent()).toBe('3');
  });

  it('a picture chosen later wins over one that is still uploading', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const late = async () => (await gate, HttpResponse.json({ id: 1, source_url: '/1.jpg' }));
    const seen = answers(MEDIA, late, json({ id: 2, source_url: '/2.jpg' }));
    image();
    give('one.jpg');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    give('two.jpg');
    await vi.waitFor(() => expect(sent()).toBe('2'));
    release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toBe('2');
  });

  it('the button that removes a picture moves the focus on', () => {
    image('3');
    button('Remove the image').click();
    expect([sent(), query('img').hidden, said()]).toEqual(['', true, 'The image is removed: save to keep it so.']);
    expect(document.activeElement).toBe(button('Upload an image'));
    expect(button('Upload an image').getAttribute('aria-label')).toBe('Upload an image: Imagen');
  });

  it('a picture is chosen from the media library where WordPress has loaded it', () => {
    let select = () => {};
    const chosen = { id: 9, url: '/full.jpg', sizes: { thumbnail: { url: '/small.jpg' } } };
    const frame = {
      on: (_: string, run: () => void) => (select = run),
      open: () => select(),
      state: () => ({ get: () => ({ first: () => ({ toJSON: () => chosen }) }) }),
    };
    vi.stubGlobal('wp', { media: () => frame });
    image();
    button('Choose from the library').click();
    expect([sent(), query('img').getAttribute('src')]).toEqual(['9', '/small.jpg']);
  });

  it('a picture field stays a plain number without the media library or without the right to upload', () => {
    image();
    expect(document.querySelector('button[aria-label^="Choose"]')).toBeNull();
    setSettings({ admin: { can_upload: false } });
    image('3');
    expect(document.querySelector('button')).toBeNull();
    expect(query<HTMLInputElement>('#f').hidden).toBe(false);
  });

  it('the picture decoder accepts any value', () => {
    for (const value of [undefined, 'x', [], { id: -1 }, { sizes: 3, media_details: null }])
      expect(decodeMedia(value)).toEqual({ id: 0, url: '' });
  });
});

describe('a colour', () => {
  const color = (value: string) => {
    document.body.innerHTML = `<span data-islas="color"><input class="islas-color__text" aria-label="Color" value="${value}"></span>`;
    paintColor(query('span'));
    return [query<HTMLInputElement>('.islas-color__text'), query<HTMLInputElement>('[type="color"]')] as const;
  };

  it.each([
    ['#abc', '#aabbcc', false],
    ['#C8443C', '#c8443c', false],
    ['', '#000000', true],
    ['red', '#000000', true],
  ])('written as "%s" is %s in the picker, empty: %s', (written, picked, isEmpty) => {
    const [, picker] = color(written);
    expect(picker.value || '#000000').toBe(picked);
    expect(picker.classList.contains('islas-color__picker--empty')).toBe(isEmpty);
    expect(picker.getAttribute('aria-label')).toBe('Pick a colour: Color');
  });

  it('the colour picker writes the text field and is not submitted itself', () => {
    const [text, picker] = color('');
    picker.value = '#123456';
    picker.dispatchEvent(new Event('input'));
    expect([text.value, picker.name]).toEqual(['#123456', '']);
    query('span').dispatchEvent(new Event('islas:clear'));
    expect(text.value).toBe('');
  });
});

describe('the panel of a product', () => {
  const field = (part: string, value: string, row = 0) =>
    `<input name="islas_swatches[attribute_a][items][${row}][${part}]" value="${value}">`;
  const sentBy = (fields: string): [string, string][] => {
    document.body.innerHTML = `<form><div id="p">${fields}<input type="hidden" name="islas_swatches_json" value="">
      <input type="hidden" name="islas_swatches_end" value="1"></div><input name="other[items][0][value]" value=""></form>`;
    paintPanel(query('#p'));
    const form = query<HTMLFormElement>('form');
    const formData = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
    return [...formData].map(([name, value]) => [name, String(value)]);
  };

  it('the product panel submits all its fields as one, before its end marker, and leaves other fields alone', () => {
    const sent =
      sentBy(`${field('value', 'L [x]')}${field('color', '#abc')}${field('image', '')}${field('value', 'M', 1)}
      ${field('color', '', 1)}<input name="islas_swatches[attribute_a][type]" value="color">`);
    expect(sent.map(([name]) => name)).toEqual(['islas_swatches_json', 'islas_swatches_end', 'other[items][0][value]']);
    expect(JSON.parse(sent[0]?.[1] ?? '')).toEqual({
      attribute_a: { type: 'color', items: [{ value: 'L [x]', color: '#abc' }] },
    });
  });

  it('the product panel submits one field for 213 options with all their values', () => {
    const parts = ['value', 'color', 'second', 'image', 'tooltip'];
    const all = Array.from({ length: 213 }, (_, row) =>
      parts.map((part) => field(part, `${part}${row}`, row)).join(''),
    );
    const sent = sentBy(all.join(''));
    expect(sent).toHaveLength(3);
    expect(JSON.parse(sent[0]?.[1] ?? '').attribute_a.items).toHaveLength(213);
  });

  it('the product panel submits an empty object when all fields were cleared', () => {
    expect(sentBy('')[0]).toEqual(['islas_swatches_json', '{}']);
  });
});

describe('a term that WordPress added without a reload', () => {
  it('after WordPress has added a term without a reload, fields that WordPress does not clear are cleared', async () => {
    document.body.innerHTML = `<form id="addtag"><span data-islas="image"></span><input type="checkbox" class="islas-dual" checked></form>
      <table><tbody id="the-list"></tbody></table>`;
    const cleared = vi.fn();
    query('[data-islas]').addEventListener('islas:clear', cleared);
    paintAdded(query('#the-list'));
    query('#the-list').append(document.createElement('tr'));
    await vi.waitFor(() => expect(cleared).toHaveBeenCalledTimes(1));
    expect(query<HTMLInputElement>('.islas-dual').checked).toBe(false);
  });
});
