import { type ComponentType, type Ref, createElement } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import * as islas from '../../../src/entries/react-package';
import { start } from '../../../src/entries/standalone';
import { startConsent } from '../../../widgets/consent/start-consent';
import type { ComponentName } from './component-name';
import { render } from './host';

// What components start must not be on its way when the page is gone.
beforeAll(async () => {
  await start();
  await startConsent({});
}, 60_000);

const link = { url: '/', text: 'Ver' };
/** These have an element once their data has come. */
type Later = 'ConsentDialog' | 'NearestInStock' | 'SwatchForm';
/** Every component that has an element at its root as soon as it is rendered, with the least that it needs. */
const COMPONENTS: Readonly<Record<Exclude<ComponentName, Later>, object>> = {
  AddToCartButton: { id: 17, name: 'Cuenco' },
  MiniCart: {},
  CartDrawer: {},
  ProductSearch: {},
  Overlay: { links: [] },
  ConsentBar: { text: 'Cookies' },
  StoreNotice: { id: 'a', text: 'Aviso' },
  StoreNotices: { notices: [] },
  ComingSoonBanner: { text: 'Pronto', link, restUrl: '/', restNonce: '' },
  CustomCursor: {},
};

it.each(Object.entries(COMPONENTS))('%s gives its root to a ref, and takes it back', async (name, props) => {
  const complain = vi.spyOn(console, 'error');
  const given = vi.fn<(element: Element | null) => void>();
  const component = islas[name as keyof typeof islas] as ComponentType<{ ref: Ref<Element>; className: string }>;
  const { element, unmount } = await render(createElement(component, { ...props, ref: given, className: 'mine' }));
  expect(given.mock.lastCall?.[0]).toBe(element.querySelector('.mine'));
  await unmount();
  expect(given.mock.lastCall?.[0]).toBeNull();
  expect(complain).not.toHaveBeenCalled();
});
