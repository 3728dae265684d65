import { expect, test } from 'vitest';
import { shop } from '../../../mocks/node';
import { galleryFrame } from '../../../mocks/pages/gallery/gallery';
import { NO_ASSETS } from '../../../mocks/pages/page';
import { Visit } from '../../../mocks/pages/visit';

test('the gallery shows the custom cursor, with the file that the plugin prints beside it', () => {
  const visit = new Visit(shop, shop.session, new URL('http://127.0.0.1:5173/galeria/'), {}, 'none');
  const tag = '<script type="module" src="/cursor.js"></script>';
  const frame = galleryFrame(visit, 'cursor-activo', { ...NO_ASSETS, entries: { cursor: tag } });
  expect(frame).toContain('<div class="islas-cursor" aria-hidden="true" hidden></div>');
  expect(frame).toContain(tag);
});
