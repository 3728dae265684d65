import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '../../../widgets/admin/screen/keep-focus';

const ROWS = `<section><h3>Filas</h3>
  <div id="one"><button id="edit-1">Editar</button><button id="remove-1">Quitar</button></div>
  <div id="two"><button id="edit-2">Editar</button><button id="remove-2">Quitar</button></div>
  <p>2 filas</p></section><section><button id="add">Añadir</button></section>`;

const find = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const press = (id: string, type: 'keydown' | 'pointerdown' = 'keydown') => {
  find(id).focus();
  find(id).dispatchEvent(new Event(type, { bubbles: true }));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the focus of the owner’s screen', () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.innerHTML = `<main>${ROWS}</main>`;
    stop = keepFocus(document.querySelector('main') ?? document.body);
  });
  afterEach(() => stop());

  it.each([
    ['a row goes to the next row', 'remove-1', 'one', 'edit-2'],
    ['the last row goes to what comes before it', 'remove-2', 'two', 'remove-1'],
    ['a control goes to its neighbour', 'remove-1', 'remove-1', 'edit-1'],
  ])('after the removal of %s', async (_, focused, removed, expected) => {
    press(focused);
    find(removed).remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(expected));
  });

  it('goes to the next part of the screen where the whole part is removed', async () => {
    press('remove-1');
    document.querySelector('section')?.remove();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('add'));
  });

  it('stays where the code that removes a control puts it', async () => {
    press('remove-1');
    find('one').remove();
    find('add').focus();
    await settled();
    expect(document.activeElement?.id).toBe('add');
  });

  it('does not move after a press of a pointer, so that no keyboard opens on a telephone', async () => {
    press('remove-1', 'pointerdown');
    find('one').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left alone where something else is removed', async () => {
    press('edit-1');
    find('two').remove();
    await settled();
    expect(document.activeElement?.id).toBe('edit-1');
  });
});
