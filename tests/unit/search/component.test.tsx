import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductSearch } from '../../../src/entries/react-package';
import { SearchMarkup } from '../../../widgets/search/markup';
import { $recent } from '../../../widgets/search/recent-searches';
import { treeOf } from '../../contract/tree';
import { hydrate, press, render, until } from '../react/host';

const fieldOf = (element: Element) => element.querySelector('input[type=search]') as HTMLInputElement;
const optionsOf = (element: Element) => [...element.querySelectorAll('[role=option]')];

const type = async (element: Element, text: string) => {
  await until(() => expect(fieldOf(element).getAttribute('role')).toBe('combobox'));
  await act(async () => {
    fieldOf(element).value = text;
    fieldOf(element).dispatchEvent(new Event('input', { bubbles: true }));
  });
};

beforeEach(() => $recent.set([]));
// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
afterEach(() => document.dispatchEvent(new CustomEvent('islas:close-overlay', { detail: { name: 'search' } })));

describe('ProductSearch', () => {
  it('renders on a server what PHP prints, without marks for its scripts', () => {
    const found = renderToString(<ProductSearch hasToggle={false} action="/tienda/" />);
    const printed = renderToString(<SearchMarkup action="/tienda/" />);
    const unmarked = (markup: string) => treeOf(markup.replace(/ data-(islas-\w+|island)="[^"]*"/g, ''));
    expect(unmarked(found)).toEqual(unmarked(printed));
    expect(found).not.toMatch(/data-islas|search-overlay/);
  });

  it('hydrates, opens, suggests what is typed, and gives the chosen product to the host', async () => {
    const onSelect = vi.fn((_item: object, event: { preventDefault: () => void }) => event.preventDefault());
    const { element } = await hydrate(<ProductSearch onSelect={onSelect} />);
    await press(element.querySelector('.islas-toggle'));
    await type(element, 'taza');
    await until(() => expect(optionsOf(element)[0]?.textContent).toContain('Taza Azahar'));
    expect(element.querySelectorAll('.islas-found')).toHaveLength(1);
    expect((await press(optionsOf(element)[0])).defaultPrevented).toBe(true);
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ name: 'Taza Azahar' });
    expect($recent.get()).toEqual(['taza']);
  });

  it('shows suggestions in the host’s own way, and gives it the sent search', async () => {
    const onSearch = vi.fn((_text: string, event: { preventDefault: () => void }) => event.preventDefault());
    const { element, unmount } = await render(
      <ProductSearch defaultOpen onSearch={onSearch} renderItem={({ name }) => <i>{name}</i>} />,
    );
    await type(element, 'taza');
    await until(() => expect(optionsOf(element)[0]?.innerHTML).toBe('<i>Taza Azahar</i>'));
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    await act(async () => void element.querySelector('form')?.dispatchEvent(sent));
    expect(onSearch.mock.calls[0]?.[0]).toBe('taza');
    expect(sent.defaultPrevented).toBe(true);
    expect($recent.get()).toEqual(['taza']);
    await unmount();
    expect($recent.lc).toBe(0);
  });
});
