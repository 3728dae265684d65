import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { inSpanish } from '../../../mocks/pages/layout/texts';
import { CustomCursor, spanishTexts } from '../../../src/entries/react-package';
import { printCursor } from '../../../widgets/cursor/print-cursor';
import { treeOf } from '../../contract/tree';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));

it('prints the same as the plugin’s template', () => {
  const golden = join(import.meta.dirname, '../../contract/golden/hosts/cursor.json');
  const { cursor } = JSON.parse(readFileSync(golden, 'utf8')) as { cursor: string };
  expect(treeOf(printCursor({}).html)).toEqual(treeOf(cursor));
});

it('has the plugin’s Spanish', () =>
  expect(spanishTexts.CustomCursor).toEqual(inSpanish({ label: 'Animated cursor' })));

it('follows the pointer with one listener, which it removes when it is unmounted', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <StrictMode>
        <CustomCursor />
      </StrictMode>,
    ),
  );
  const signals = () =>
    added.mock.calls.flatMap(([type, , options]) =>
      type === 'pointermove' && typeof options === 'object' ? [options.signal] : [],
    );
  await vi.waitFor(() => expect(signals()).toHaveLength(1));
  expect(signals()[0]?.aborted).toBe(false);
  await act(async () => root.unmount());
  expect(signals()[0]?.aborted).toBe(true);
});
