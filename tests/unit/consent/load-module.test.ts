import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentModule } from '../../../widgets/consent/consent-module';
import { createCallModule } from '../../../widgets/consent/head/load-module';

const module = { settings: () => undefined } as unknown as ConsentModule;
const lost = () => Promise.reject(new Error('404'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the consent module is loaded once, at the first call, and each use gets it', async () => {
  const load = vi.fn(() => Promise.resolve(module));
  const callModule = createCallModule({ module: '', load });
  expect(load).not.toHaveBeenCalled();
  const use = vi.fn();
  callModule();
  callModule(use);
  callModule(use);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
  expect(use.mock.calls).toEqual([[module], [module]]);
});

test('a load that fails is tried again after a second', async () => {
  const load = vi.fn<() => Promise<ConsentModule>>(() => Promise.resolve(module)).mockImplementationOnce(lost);
  const use = vi.fn();
  const fallback = vi.fn();
  createCallModule({ module: '', load })(use, fallback);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2);
  expect(use.mock.calls).toEqual([[module]]);
  expect(fallback).not.toHaveBeenCalled();
});

test('the fallback is called when the second attempt fails, and when the module throws', async () => {
  const fallback = vi.fn();
  createCallModule({ module: '', load: vi.fn(lost) })(vi.fn(), fallback);
  await vi.runAllTimersAsync();
  expect(fallback).toHaveBeenCalledOnce();
  createCallModule({ module: '', load: () => Promise.resolve(module) })(() => {
    throw new Error('broken');
  }, fallback);
  await vi.runAllTimersAsync();
  expect(fallback).toHaveBeenCalledTimes(2);
});
