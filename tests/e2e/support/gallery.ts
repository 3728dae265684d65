import { type Locator, type Page, expect } from '@playwright/test';
import { JUG } from './shops';

/** Page object of a product's gallery. */
export class GalleryPage {
  constructor(readonly page: Page) {}

  get gallery(): Locator {
    return this.page.locator('.woocommerce-product-gallery').first();
  }

  get wrapper(): Locator {
    return this.gallery.locator('.woocommerce-product-gallery__wrapper');
  }

  get slides(): Locator {
    return this.wrapper.locator('> *');
  }

  get thumbnails(): Locator {
    return this.gallery.locator('.flex-control-thumbs button');
  }

  get trigger(): Locator {
    return this.gallery.getByRole('button', { name: 'Ver las imágenes a pantalla completa' });
  }

  get lightbox(): Locator {
    return this.page.getByRole('dialog', { name: 'Imágenes a pantalla completa' });
  }

  /** Opens a product, with changes to its document, and waits until its gallery has started. */
  async open(slug = JUG, change?: (html: string) => string, query = ''): Promise<void> {
    if (change)
      await this.page.route(`**/producto/${slug}/${query}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
    await this.page.goto(`/producto/${slug}/${query}`);
    await expect(this.gallery).toHaveAttribute('data-island-state', 'live');
  }

  /** Waits until the slide at this place is in view, alone, and its thumbnail is the current one. */
  async expectSlide(place: number): Promise<void> {
    await expect(this.slides.nth(place)).toHaveClass(/flex-active-slide/);
    await expect(this.slides.and(this.page.locator('.flex-active-slide'))).toHaveCount(1);
    if (await this.thumbnails.count()) await expect(this.thumbnails.nth(place)).toHaveAttribute('aria-current', 'true');
    const apart = () =>
      this.slides.nth(place).evaluate((slide) => {
        const viewport = slide.parentElement?.getBoundingClientRect();
        return Math.abs(slide.getBoundingClientRect().left - (viewport?.left ?? Infinity));
      });
    await expect.poll(apart).toBeLessThan(2);
  }

  /** The source of the picture that the lightbox shows. */
  get shown(): Locator {
    return this.lightbox.locator('.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)');
  }

  /** Waits until the lightbox shows the large picture of the slide at this place. */
  async expectShown(place: number): Promise<void> {
    const img = this.slides.nth(place).locator('img[data-large_image]');
    await expect(this.shown).toHaveAttribute('src', (await img.getAttribute('data-large_image')) ?? 'none');
  }
}
