import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Recorder, startRecorder } from './recorder';

let recorder: Recorder;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  recorder = startRecorder(false, /\/lifetimes\/(recorder\.test\.ts:\d+)/);
});
afterEach(() => recorder.stop());

const whats = () => recorder.left().map((what) => what.replace(/ of .*/, ''));

test('lists what was started and has not ended, with its source location', () => {
  setTimeout(() => undefined, 50);
  requestAnimationFrame(() => undefined);
  new MutationObserver(() => undefined).observe(document.body, { childList: true });
  document.addEventListener('click', () => undefined);
  addEventListener('scroll', () => undefined);
  void fetch('/nowhere/');
  expect(whats()).toEqual([
    'setTimeout',
    'requestAnimationFrame',
    'MutationObserver',
    'request to /nowhere/',
    'listener for click',
    'listener for scroll',
  ]);
  expect(recorder.left()[0]).toMatch(/^setTimeout of recorder\.test\.ts:\d+$/);
  expect(recorder.asked).toEqual(['/nowhere/']);
});

test('does not list what has ended', async () => {
  const end = new AbortController();
  const { signal } = end;
  const hear = () => undefined;
  clearTimeout(setTimeout(hear, 50));
  setTimeout(hear, 50);
  cancelAnimationFrame(requestAnimationFrame(hear));
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { childList: true });
  document.addEventListener('click', hear, { signal });
  document.addEventListener('keydown', hear, { once: true });
  addEventListener('scroll', hear, true);
  const asked = fetch('/nowhere/', { signal }).catch(hear);
  vi.advanceTimersByTime(50);
  observer.disconnect();
  document.dispatchEvent(new Event('keydown'));
  removeEventListener('scroll', hear, true);
  end.abort();
  await asked;
  expect(whats()).toEqual([]);
});

test('drops listeners inside a removed element and keeps those on others', () => {
  document.body.innerHTML = '<form><div><button></button></div></form>';
  for (const element of document.querySelectorAll('form, button')) element.addEventListener('click', () => undefined);
  expect(recorder.left([...document.querySelectorAll('div')])).toHaveLength(1);
});
