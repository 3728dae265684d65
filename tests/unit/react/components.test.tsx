import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../src/entries/react-package';

describe('mount', () => {
  it('renders a component by name, updates its props and removes it', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    const button = () => element.querySelector<HTMLElement>('a.add_to_cart_button');
    const mounted = await act(async () => mount('AddToCartButton', element, { id: 17, name: 'Cuenco' }));
    const before = button();
    expect(before?.textContent).toBe('Add to cart');
    await act(async () => mounted.update({ id: 17, name: 'Cuenco', text: 'Añadir' }));
    expect(button()).toBe(before);
    expect(before?.textContent).toBe('Añadir');
    await act(async () => mounted.unmount());
    expect(element.childNodes).toHaveLength(0);
  });
});
