import { afterEach, describe, expect, it } from 'vitest';
import { isThisWindow, isSamePage, readSubmission } from '../../../src/browser/form-submission';

const formOf = (attributes: string, button = '') => {
  document.body.innerHTML = `<form ${attributes}><input name="action" value="x"><button ${button}>Comprar</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  return readSubmission(form, form.querySelector('button'));
};
afterEach(() => document.head.querySelector('base')?.remove());

describe('where a form leads', () => {
  it('is what its button says, else what it says itself, also where a field is called action', () => {
    const own = formOf('method="post" action="/caja/" target="compra"');
    expect([own.url.pathname, own.method, own.isHere]).toEqual(['/caja/', 'post', false]);
    const pressed = formOf(
      'method="post" action="/caja/" target="compra"',
      'formaction="/pago/" formmethod="get" formtarget="_self"',
    );
    expect([pressed.url.pathname, pressed.method, pressed.isHere]).toEqual(['/pago/', 'get', true]);
    expect(formOf('method="DIALOG"').method).toBe('dialog');
    expect([formOf('action=""').url.href, formOf('').method]).toEqual([location.href, 'get']);
    expect(formOf('action="http://["').url.protocol).toBe('about:');
  });

  it('is another window for a name, also by the page’s base, and this one for its top', () => {
    expect(['', null, '_self', '_TOP', 'compra', '_blank'].map(isThisWindow)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    document.head.append(Object.assign(document.createElement('base'), { target: '_blank' }));
    expect([isThisWindow(''), isThisWindow('_self')]).toEqual([false, true]);
  });
});

describe('whether two addresses are the same page', () => {
  const at = (path: string) => new URL(path, 'https://tienda.example');
  it.each([
    ['/producto/jarra/', '/producto/jarra/?utm_source=x&attribute_pa_color=rojo#tab', true],
    ['/producto/jarra', '/producto/jarra/', true],
    ['/producto/ca%C3%B1a/', '/producto/ca%c3%b1a/', true],
    ['/producto/jarra/?lang=es', '/producto/jarra/?lang=es&x=1', true],
    ['/producto/jarra/?lang=en', '/producto/jarra/?lang=es', false],
    ['/producto/jarra/?buy-now=1', '/producto/jarra/', false],
    ['/?product=jarra', '/?product=jarra&x=1', true],
    ['/?page_id=7', '/?product=jarra', false],
    ['/', '/?product=jarra', false],
    ['/finalizar-compra/', '/producto/jarra/', false],
    ['https://otra.example/producto/jarra/', '/producto/jarra/', false],
    ['/%E0%A4%A', '/%E0%A4%A', true],
  ])('%s asked for at %s: %s', (url, page, isSame) => {
    expect(isSamePage(at(url), at(page))).toBe(isSame);
  });
});
