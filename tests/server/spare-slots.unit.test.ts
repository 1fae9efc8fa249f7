import type { EventLoopUtilization } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { makeSpareSlots } from '../../server/jobs/spare-slots.ts';

/** A process that has worked for that share of its time, in milliseconds. */
function aProcess(active: number, time: number): (before?: EventLoopUtilization) => EventLoopUtilization {
  return (before) => {
    const passed = before === undefined ? 0 : time;
    return { active: (passed * active) / 100, idle: (passed * (100 - active)) / 100, utilization: active / 100 };
  };
}

test.each([
  [0, 10],
  [50, 10],
  [70, 6],
  [85, 3],
  [100, 2],
])('while a process works %i percent of the time, %i reports are delivered at once', (active, slots) => {
  expect(makeSpareSlots(aProcess(active, 200))()).toBe(slots);
});

test('a moment does not count', () => {
  expect(makeSpareSlots(aProcess(100, 50))()).toBe(10);
});
