import { beforeEach, describe, expect, test } from 'vitest';
import { findCard } from '../../../src/woocommerce/card';

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const cardOf = (selector: string, product?: string) => findCard(find(selector), product)?.id;

describe('the card around an element', () => {
  test('is the item of a listing, also where a theme has lists inside it', () => {
    document.body.innerHTML = `<ul class="products"><li class="product post-9" id="card"><ul><li><a>Taza</a></li></ul></li></ul>`;
    expect(cardOf('a')).toBe('card');
    expect(cardOf('a', '9')).toBe('card');
  });

  test('is the element with the product’s id, where a theme marks more than cards', () => {
    document.body.innerHTML = `<div class="product post-9" id="card"><div class="product"><a>Taza</a></div></div>`;
    expect(cardOf('a', '9')).toBe('card');
  });

  test('is what WooCommerce’s blocks mark', () => {
    document.body.innerHTML = `<ul><li class="wc-block-grid__product" id="card"><ul><li><a>Taza</a></li></ul></li></ul>`;
    expect(cardOf('a', '9')).toBe('card');
  });

  describe.each([
    ['a classic template', 'id="product-45" class="product type-product post-45"'],
    ['a block template', 'id="wrapper" class="wp-block-group woocommerce product"'],
  ])('is never the wrapper of a product’s own page, in %s', (_, wrapper) => {
    beforeEach(() => {
      document.body.innerHTML = `<div ${wrapper}>
        <ul class="tabs"><li id="tab"><a href="#description">Descripción</a></li></ul>
        <section><a id="alone">Todas</a><ul><li id="first"><a>Taza</a></li><li id="second"><button>Añadir</button></li></ul></section>
      </div>`;
    });

    test('but the item around a related product that nothing marks, or a tab', () => {
      expect(cardOf('button', '99')).toBe('second');
      expect(cardOf('#tab a')).toBe('tab');
      expect(findCard(find('#alone'))).toBeNull();
    });
  });

  test('is an item that a theme gives such an id', () => {
    document.body.innerHTML = `<ul><li id="product-9" class="product"><a>Taza</a></li></ul>`;
    expect(cardOf('a')).toBe('product-9');
  });
});
