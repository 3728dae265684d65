import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Overlay } from '../../../src/entries/react-package';
import { SocialMarkup, SocialToggleMarkup } from '../../../widgets/social/markup';
import { hydrate, press, render, until } from '../react/host';

const links = [{ name: 'Mastodon', url: 'https://mastodon.example/@tienda' }];
const dialog = (element: Element) => element.querySelector('dialog') as HTMLDialogElement;
const toggle = (element: Element) => element.querySelector('.islas-toggle') as HTMLElement;

// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
afterEach(() => document.dispatchEvent(new CustomEvent('islas:close-overlay', { detail: { name: 'social' } })));

describe('Overlay', () => {
  it('renders on a server what PHP prints, without marks for its scripts', () => {
    const printed = renderToString(
      <>
        <SocialToggleMarkup />
        <SocialMarkup links={links} />
      </>,
    );
    const marks = / data-islas-\w+="[^"]*"| aria-(haspopup|expanded|controls)="[^"]*"/g;
    expect(renderToString(<Overlay links={links} />).replace(marks, '')).toBe(printed.replace(marks, ''));
    expect(renderToString(<Overlay links={links} />)).not.toContain('data-islas');
  });

  it('hydrates, opens by its toggle and closes by its control', async () => {
    const onOpenChange = vi.fn();
    const { element } = await hydrate(<Overlay links={links} onOpenChange={onOpenChange} />);
    expect((await press(toggle(element))).defaultPrevented).toBe(true);
    await until(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true));
    expect(dialog(element).open).toBe(true);
    expect(toggle(element).getAttribute('aria-expanded')).toBe('true');
    await press(element.querySelector('.islas-overlay__close'));
    await until(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    expect(dialog(element).open).toBe(false);
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('opens at once where the host wants that, in StrictMode once', async () => {
    const onOpenChange = vi.fn();
    const { element, unmount } = await render(<Overlay links={links} defaultOpen onOpenChange={onOpenChange} />);
    await until(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true));
    expect(dialog(element).open).toBe(true);
    await unmount();
    await until(() => expect(history.state?.islasOverlay).toBeUndefined());
  });

  it('opens and closes with its prop', async () => {
    const view = (open: boolean) => <Overlay links={links} open={open} />;
    const { element, show } = await render(view(false));
    await show(view(true));
    await until(() => expect(dialog(element).open).toBe(true));
    await show(view(false));
    await until(() => expect(dialog(element).open).toBe(false));
  });

  it('takes a ref, classes, its own toggle and its own links', async () => {
    const ref = createRef<HTMLDialogElement>();
    const { element, unmount } = await render(
      <Overlay
        links={links}
        ref={ref}
        className="mine"
        label="Redes"
        toggle={<b>☰</b>}
        renderItem={({ name }) => <i>{name}</i>}
      />,
    );
    expect(ref.current).toBe(dialog(element));
    expect(ref.current?.className).toBe('islas-overlay islas-overlay--social mine');
    expect(toggle(element).innerHTML).toBe('<b>☰</b>');
    expect(toggle(element).getAttribute('aria-label')).toBe('Redes');
    expect(element.querySelector('li')?.innerHTML).toBe('<i>Mastodon</i>');
    await unmount();
    expect(ref.current).toBeNull();
  });
});
