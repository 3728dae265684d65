import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeEarlyEvents } from '../../../src/runtime/event-replay';
import { earlyLog } from './early-log';

const LOG = Symbol.for('islas.early');
const had = (type: string, target: EventTarget): Event => {
  const event = new Event(type, { bubbles: true });
  target.dispatchEvent(event);
  return event;
};

describe('earlyEvents', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="a"><i></i></div><div id="b"></div>';
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, LOG));
  const [a, b] = ['a', 'b'].map((id) => () => document.getElementById(id) as HTMLElement) as [
    () => HTMLElement,
    () => HTMLElement,
  ];

  it('returns the events that hit the host, in order and once', () => {
    const first = had('click', a());
    const second = had('click', a().firstElementChild as Element);
    Object.assign(globalThis, { [LOG]: [first, had('change', a()), had('click', b()), second] });
    expect(takeEarlyEvents('click', a())).toEqual([first, second]);
    expect(takeEarlyEvents('click', a())).toEqual([]);
    expect(earlyLog().map(({ type, target }) => [type, (target as Element).id])).toEqual([
      ['change', 'a'],
      ['click', 'b'],
    ]);
  });

  it('returns nothing on a page without the head script', () => {
    expect(takeEarlyEvents('click', a())).toEqual([]);
  });
});
