import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyFragments, dimRegions } from '../../../widgets/fragments/apply-fragments';

const failures = vi.fn();
beforeEach(() => {
  failures.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.addEventListener('islas:island-error', (event) => failures((event as CustomEvent).detail.name), {
    once: true,
  });
});

const show = (html: string) => {
  document.body.innerHTML = html;
};
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('replacing regions', () => {
  it('replaces every match of every selector and nothing else', () => {
    show('<p class="a">1</p><p class="a">2</p><p class="b">3</p><p class="c">4</p>');
    const rest = $('.c');
    applyFragments({ '.a': '<p class="a">x</p>', '.b': '\n\t<p class="b">y</p>\n' });
    expect(document.body.innerHTML).toBe('<p class="a">x</p><p class="a">x</p><p class="b">y</p><p class="c">4</p>');
    expect($('.c')).toBe(rest);
  });

  it('applies fragments of several nodes, table rows or plain text', () => {
    show('<table><tbody><tr class="r"><td>1</td></tr></tbody></table><p class="s"></p><p class="w"></p>');
    applyFragments({
      '.r': '<tr class="r"><td>2</td></tr><tr><td>3</td></tr>',
      '.s': '<i>1</i><i>2</i>',
      '.w': 'words',
    });
    expect(document.body.textContent).toBe('2312words');
    expect(document.querySelectorAll('tr')).toHaveLength(2);
  });

  it('removes a region for an empty fragment, and ignores a missing region', () => {
    show('<p class="a">1</p>');
    applyFragments({ '.a': '', '.none': '<p></p>' });
    expect(document.body.innerHTML).toBe('');
    expect(failures).not.toHaveBeenCalled();
  });

  it('leaves the same HTML untouched, also when Islas has stamped it since (W-16)', () => {
    show('<ul class="a"><li>1</li></ul>');
    const first = $('.a');
    applyFragments({ '.a': '<ul class="a"><li>1</li></ul>' });
    expect($('.a')).toBe(first);
    applyFragments({ '.a': '<ul class="a"><li>2</li></ul>' });
    const second = $('.a');
    expect(second).not.toBe(first);
    $('li').dataset.islasAction = 'cart.remove';
    applyFragments({ '.a': '<ul class="a"><li>2</li></ul>' });
    expect($('.a')).toBe(second);
  });

  it('leaves the same HTML untouched after it was dimmed, also without a class attribute', () => {
    show('<p id="a">1</p>');
    const before = $('#a');
    dimRegions(['#a'])();
    applyFragments({ '#a': '<p id="a">1</p>' });
    expect($('#a')).toBe(before);
  });

  it('replaces a region whose text another script has changed since', () => {
    show('<p class="a">1</p>');
    applyFragments({ '.a': '<p class="a">2</p>' });
    $('.a').textContent = '3';
    applyFragments({ '.a': '<p class="a">2</p>' });
    expect($('.a').textContent).toBe('2');
  });

  it.each([['<div'], ['a[['], [''], ['::'], ['#1'], ['div.widget_shopping_cart_content,,']])(
    'an invalid selector %j is reported and stops no other fragment',
    (selector) => {
      show('<p class="a">1</p>');
      applyFragments({ [selector]: '<b>x</b>', '.a': '<p class="a">2</p>' });
      expect($('.a').textContent).toBe('2');
    },
  );

  it('reads no layout while it dims and replaces regions (W-14)', () => {
    show('<p class="a">1</p><p class="b">1</p>');
    const measured = vi.fn();
    for (const name of ['offsetHeight', 'offsetWidth', 'offsetTop', 'clientHeight', 'scrollHeight', 'scrollTop'])
      vi.spyOn(HTMLElement.prototype, name as 'offsetHeight', 'get').mockImplementation(measured);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measured);
    const unblock = dimRegions(['.a', '.b']);
    unblock();
    applyFragments({ '.a': '<p class="a">2</p>', '.b': '<p class="b">2</p>' });
    expect(measured).not.toHaveBeenCalled();
    expect(document.querySelectorAll('.blockUI')).toHaveLength(0);
  });
});

describe('a region inside a React view', () => {
  const host = (state: string, inside: string) =>
    show(`<aside data-island="mini-cart" data-island-state="${state}">${inside}</aside>`);

  it('is not replaced in a live view, and the failure is reported', () => {
    host('live', '<p class="a">1</p>');
    applyFragments({ '.a': '<p class="a">2</p>' });
    expect($('.a').textContent).toBe('1');
    expect(failures).toHaveBeenCalledWith('fragment .a');
  });

  it('is replaced if it is in a server region of the view', () => {
    host('live', '<div data-server-region><p class="a">1</p></div>');
    applyFragments({ '.a': '<p class="a">2</p>' });
    expect($('.a').textContent).toBe('2');
  });

  it('is not replaced in a live view that is inside a server region', () => {
    show('<div data-server-region><span data-island="x" data-island-state="live"><p class="a">1</p></span></div>');
    applyFragments({ '.a': '<p class="a">2</p>' });
    expect($('.a').textContent).toBe('1');
  });

  it('is replaced while the view is claimed, loading or failed', () => {
    for (const state of ['claimed', 'loading', 'failed']) {
      host(state, '<p class="a">1</p>');
      applyFragments({ '.a': '<p class="a">2</p>' });
      expect($('.a').textContent).toBe('2');
    }
  });
});

describe('inline scripts of fragments', () => {
  /** Counts the scripts that run: those created by `createElement`, not those parsed from HTML. */
  const counted = () => {
    const made: string[] = [];
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (name === 'script') made.push(name);
      return element;
    });
    return made;
  };

  it('run once per replacement, with their attributes, also when the HTML is the same', () => {
    show('<p class="a"></p>');
    const made = counted();
    const html = '<p class="a"><script data-x="1" nonce="n">window.pixel = 1</script></p>';
    applyFragments({ '.a': html });
    expect(made).toHaveLength(1);
    expect($('script').outerHTML).toContain('data-x="1" nonce="n"');
    expect($('script').textContent).toBe('window.pixel = 1');
    applyFragments({ '.a': html });
    expect(made).toHaveLength(2);
  });

  it('run once when the selector matches several regions', () => {
    show('<p class="a"></p><p class="a"></p>');
    const made = counted();
    applyFragments({ '.a': '<p class="a"><script>window.pixel = 1</script></p>' });
    expect(made).toHaveLength(1);
    expect(document.querySelectorAll('.a script')).toHaveLength(2);
  });

  it('wait for the script file before them, and run when that file fails', () => {
    show('<p class="a"></p>');
    const made = counted();
    const file = '<script src="data:text/javascript,"></script>';
    applyFragments({ '.a': `<p class="a"><script>1</script>${file}<script>2</script></p>` });
    expect(made).toHaveLength(2);
    $('script[src]').dispatchEvent(new Event('error'));
    expect(made).toHaveLength(3);
  });

  it('keep the nonce that a strict policy asks for', () => {
    show('<p class="a"></p>');
    applyFragments({ '.a': '<p class="a"><script nonce="abc">1</script></p>' });
    expect($('script').getAttribute('nonce')).toBe('abc');
  });

  it('are reported when they cannot run, and stop no other fragment', () => {
    show('<p class="a"></p><p class="b"></p>');
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      if (name === 'script') throw new Error('refused');
      return create(name);
    });
    applyFragments({ '.a': '<p class="a"><script>x</script></p>', '.b': '<p class="b">2</p>' });
    expect($('.b').textContent).toBe('2');
    expect(failures).toHaveBeenCalledWith('fragment .a');
  });
});

describe('the focus in a replaced region', () => {
  it.each([
    ['data-cart_item_key', '<a href="#" data-cart_item_key="k1">×</a>'],
    ['id', '<button id="b.1">x</button>'],
    ['name', '<input name="cart[k][qty]">'],
    ['href', '<a href="/finalizar-compra/?a=1&amp;b=%22">x</a>'],
  ])('stays on the successor by %s', (_key, control) => {
    show(`<div class="a"><p>1</p>${control}</div>`);
    const before = $('.a').lastElementChild as HTMLElement;
    before.focus();
    applyFragments({ '.a': `<div class="a"><p>2</p><a href="/other/">o</a>${control}</div>` });
    expect(document.activeElement).not.toBe(before);
    expect(document.activeElement).toBe($('.a').lastElementChild);
  });

  it('moves to the heading of the region’s widget when there is no successor', () => {
    show('<div class="widget"><h2>Carrito</h2><div class="a"><a href="/x/">x</a></div></div><h2>Otro</h2>');
    $('.a a').focus();
    applyFragments({ '.a': '<div class="a"></div>' });
    expect(document.activeElement).toBe($('.widget h2'));
  });

  it('stays where it is when it is outside the region', () => {
    show('<input id="search"><div class="a"><a href="/x/">x</a></div>');
    $('#search').focus();
    applyFragments({ '.a': '<div class="a"></div>' });
    expect(document.activeElement).toBe($('#search'));
  });
});

describe('dimming regions', () => {
  it('sets opacity 0.6 over 400 ms and `aria-busy`, keeps controls usable, and restores the markup (W-41, W-42)', () => {
    show('<p id="a">1</p><p class="b" style="color: red; opacity: 0.9;" data-x="" inert="">2</p>');
    const before = document.body.innerHTML;
    const unblock = dimRegions(['#a', '.b', '.none']);
    for (const region of document.querySelectorAll('p')) {
      expect(region).toHaveClass('updating');
      expect(region.hasAttribute('inert')).toBe(region.matches('.b')); // An `inert` that the theme set stays.
      expect(region).toHaveAttribute('aria-busy', 'true');
      expect(region.style.opacity).toBe('0.6');
      expect(region.style.transition).toContain('400ms');
    }
    unblock();
    unblock();
    expect(document.body.innerHTML).toBe(before);
  });

  it('does not animate when the visitor prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    show('<p class="a">1</p>');
    dimRegions(['.a']);
    expect($('.a').style.transition).toBe('');
    expect($('.a').style.opacity).toBe('0.6');
  });

  it('keeps changes that other code made to the region meanwhile', () => {
    show('<p class="a">1</p>');
    const unblock = dimRegions(['.a']);
    $('.a').classList.add('open');
    unblock();
    expect($('.a').className).toBe('a open');
  });
});
