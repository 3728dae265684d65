// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tasksAfterTouch } from '../../../../.tools/bench/touch/tasks.mjs';

const PAGE = { pid: 1, tid: 1 };
const run = (ts: number, dur: number, more = {}) => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur: dur,
  ...PAGE,
  ...more,
});
const call = (ts: number, file: string, more = {}) => ({
  name: 'FunctionCall',
  ph: 'X',
  ts,
  dur: 1,
  args: { data: { url: `http://127.0.0.1/build/${file}` } },
  ...PAGE,
  ...more,
});
const touch = { name: 'EventDispatch', ph: 'X', ts: 10_500, dur: 9, args: { data: { type: 'pointerdown' } }, ...PAGE };

describe('tasks after a touch', () => {
  it('tasks after a touch are those of its thread, including its own, with the files that ran in each', () => {
    const trace = [
      run(60_500, 70_000, { tdur: 64_000 }),
      call(60_600, 'react-a1.js'),
      call(60_700, 'react-a1.js'),
      call(60_800, 'view-b2.js'),
      run(1000, 5000),
      run(10_000, 2000),
      touch,
      call(10_600, 'main-c3.js'),
      run(20_000, 90_000, { tid: 2 }),
      call(60_900, 'other-d4.js', { pid: 2 }),
    ];
    expect(tasksAfterTouch(trace)).toEqual([
      { at: -0.5, ms: 2, files: ['main-c3.js'] },
      { at: 50, ms: 64, files: ['react-a1.js', 'view-b2.js'] },
    ]);
  });

  it('tasks after a touch leave out messages of the measuring tool', () => {
    const message = { name: 'Receive mojo message', ph: 'X', ts: 30_100, dur: 1, ...PAGE };
    const trace = [touch, run(30_000, 5000), { ...message, args: { tag: 'blink.mojom.DevToolsSession' } }];
    expect(tasksAfterTouch(trace)).toEqual([]);
  });

  it('a trace without a touch throws', () => expect(() => tasksAfterTouch([run(1, 1)])).toThrow('pointerdown'));
});
