import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { inSpanish } from '../../../mocks/pages/layout/texts';
import { CustomCursor, spanishTexts } from '../../../src/entries/react-package';
import { CursorMarkup } from '../../../widgets/cursor/markup';
import { treeOf } from '../../contract/tree';
import { hydrate, press, render } from '../react/host';

beforeEach(() => localStorage.clear());

it('prints the same as the plugin’s template, also on a server', () => {
  const golden = join(import.meta.dirname, '../../contract/golden/hosts/cursor.json');
  const { cursor } = JSON.parse(readFileSync(golden, 'utf8')) as { cursor: string };
  expect(treeOf(renderToString(<CursorMarkup />))).toEqual(treeOf(cursor));
  expect(treeOf(renderToString(<CustomCursor />))).toEqual(treeOf(cursor));
});

it('has the plugin’s Spanish', () =>
  expect(spanishTexts.CustomCursor).toEqual(inSpanish({ label: 'Animated cursor' })));

it('follows the pointer with one listener, which it removes when it is unmounted', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const { unmount } = await render(<CustomCursor />);
  const listening = () =>
    added.mock.calls.filter(
      ([type, , options]) => type === 'pointermove' && typeof options === 'object' && !options.signal?.aborted,
    );
  expect(listening()).toHaveLength(1);
  await unmount();
  expect(listening()).toHaveLength(0);
});

it('shows the switch once it works, and remembers the choice', async () => {
  const onEnabledChange = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  const { unmount } = await hydrate(<CustomCursor className="mine" ref={ref} onEnabledChange={onEnabledChange} />);
  expect(ref.current?.hidden).toBe(false);
  expect(ref.current?.className).toBe('islas-cursor-switch mine');
  await press(ref.current);
  expect(onEnabledChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(ref.current?.getAttribute('aria-pressed')).toBe('false');
  await unmount();
  const { element } = await render(<CustomCursor />);
  expect(element.querySelector('button')?.getAttribute('aria-pressed')).toBe('false');
});

it('does what the host says, and saves nothing then', async () => {
  const onEnabledChange = vi.fn();
  const view = (enabled: boolean) => <CustomCursor enabled={enabled} onEnabledChange={onEnabledChange} />;
  const { element, show } = await render(view(true));
  const button = element.querySelector('button');
  await press(button);
  expect(onEnabledChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  await show(view(false));
  expect(button?.getAttribute('aria-pressed')).toBe('false');
  expect(localStorage).toHaveLength(0);
});
