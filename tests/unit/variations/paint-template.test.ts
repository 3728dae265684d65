import { describe, expect, test, vi } from 'vitest';
import { renderVariation } from '../../../widgets/variations/paint-template';

const put = (template: string) => {
  document.body.innerHTML = '<script type="text/template" id="tmpl-x"></script>';
  const script = document.getElementById('tmpl-x');
  if (script) script.textContent = template;
};

const VARIATION = { price_html: '<b>2 €</b>', sku: '<i>', display_price: 2, image: {} };

describe('a variation through its template', () => {
  test.each([
    ['{{{ data.variation.price_html }}}', '<b>2 €</b>'],
    ['{{ data.variation.sku }}', '&lt;i&gt;'],
    ['{{{data.variation.display_price}}}|{{{ data.variation.nothing }}}', '2|'],
    ['/*<![CDATA[*/<p>{{{ data.variation.price_html }}}</p>/*]]>*/', '<p><b>2 €</b></p>'],
  ])('%s is %s', (template, expected) => {
    put(template);
    expect(renderVariation('x', VARIATION)).toBe(expected);
  });

  test('a variation template with logic is rendered by the page’s own template engine', () => {
    put('<# if ( data.variation.sku ) { #>x<# } #>');
    const template = vi.fn(
      () =>
        ({ variation }: { variation: { sku: string } }) =>
          `run ${variation.sku}`,
    );
    vi.stubGlobal('wp', { template });
    expect(renderVariation('x', VARIATION)).toBe('run <i>');
    expect(template).toHaveBeenCalledExactlyOnceWith('x');
  });

  test.each([
    ['is absent', undefined],
    [
      'throws',
      () => {
        throw new Error('theirs');
      },
    ],
  ])('if that engine %s, WooCommerce’s default markup is shown (W-30)', (_, template) => {
    put('{{{ data.variation.image.src }}} <# x #>');
    vi.stubGlobal('wp', { template });
    expect(renderVariation('x', VARIATION)).toContain('<div class="woocommerce-variation-price"><b>2 €</b></div>');
  });

  test('a page without the variation template shows the default markup', () => {
    document.body.innerHTML = '';
    expect(renderVariation('x', VARIATION)).toContain('<b>2 €</b>');
  });
});
