/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, caption: string, width: number, height: number, isOwner?: boolean, show: (page: Page) => Promise<unknown> }} Scene */

const PHONE = { width: 412, height: 860 };
const DESKTOP = { width: 1280, height: 860 };

/** Accepts cookies and dismisses the store's notice, if they show. @param {Page} page */
const clear = async (page) => {
  for (const control of ['[data-islas-action="consent.accept"]', '.woocommerce-store-notice__dismiss-link']) {
    const button = page.locator(control).first();
    if (await button.isVisible()) await button.click();
  }
};

/** @param {Page} page @param {string} path */
const open = async (page, path) => {
  await page.goto(path);
  await clear(page);
};

/** @param {Page} page */
const addFirst = async (page) => {
  const button = page.locator('.add_to_cart_button.product_type_simple').first();
  await button.click();
  await page.locator('.added_to_cart').first().waitFor();
};

/** @param {Page} page */
const openCart = async (page) => {
  await page.locator('.cart-contents:visible, .wc-block-mini-cart__button:visible').first().click();
  await page
    .getByRole('dialog', { name: 'Carrito' })
    .getByRole('button', { name: /Aumentar la cantidad/ })
    .first()
    .waitFor();
};

/**
 * What the directory shows, in its order. The captions stand in `readme.txt`.
 * @type {readonly Scene[]}
 */
export const SCENES = [
  {
    name: 'listing',
    caption: 'Adding from a listing, without a reload.',
    ...DESKTOP,
    show: async (page) => {
      await open(page, '/tienda/');
      await addFirst(page);
    },
  },
  {
    name: 'drawer',
    caption: 'The cart drawer: quantities, removal with undo, coupons.',
    ...DESKTOP,
    show: async (page) => {
      await open(page, '/tienda/');
      await addFirst(page);
      await openCart(page);
    },
  },
  {
    name: 'swatches',
    caption: 'Swatches in place of selects, and the nearest combination in stock.',
    ...DESKTOP,
    show: async (page) => {
      await open(page, '/producto/camiseta-basica/');
      await page.locator('.islas-swatch:not([data-state=disabled])').first().click();
    },
  },
  {
    name: 'phone',
    caption: 'A variable product on a telephone.',
    ...PHONE,
    show: async (page) => {
      await open(page, '/producto/camiseta-basica/');
      await page.locator('.variations_form').scrollIntoViewIfNeeded();
      await page.locator('.islas-swatch:not([data-state=disabled])').first().click();
    },
  },
  {
    name: 'search',
    caption: 'Search with suggestions while one types.',
    ...PHONE,
    show: async (page) => {
      await open(page, '/mi-cuenta/');
      await page.locator('.storefront-handheld-footer-bar .search > a').click();
      await page.locator('#islas-search-field').fill('taza');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'consent',
    caption: 'Cookie consent: accepting and rejecting look the same.',
    ...PHONE,
    show: async (page) => {
      await page.goto('/tienda/');
      await page.locator('#islas-consent').waitFor();
    },
  },
  {
    name: 'choices',
    caption: 'Every cookie by category, and each visitor’s own record.',
    ...DESKTOP,
    show: async (page) => {
      await page.goto('/tienda/');
      await page.locator('.islas-consent__settings').click();
      await page.getByRole('dialog', { name: 'Privacidad y cookies' }).waitFor();
      await page.getByRole('tab', { name: 'Lista de cookies' }).click();
    },
  },
  {
    name: 'settings',
    caption: 'The settings, under WooCommerce → Islas.',
    ...DESKTOP,
    isOwner: true,
    show: (page) => page.goto('/wp-admin/admin.php?page=islas'),
  },
];
