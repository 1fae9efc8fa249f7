import { expect, it } from 'vitest';
import { watchKeyboard } from '../../../web/components/uncovered-focus.ts';

it('the page is marked while a keyboard covers it, not when it is zoomed in', () => {
  const seen = Object.assign(new EventTarget(), { height: 640, scale: 1 });
  const marks: boolean[] = [];
  const toggleAttribute = (_name: string, isOn = false): boolean => marks.push(isOn) > 0;
  watchKeyboard({ innerHeight: 640, visualViewport: seen, document: { documentElement: { toggleAttribute } } });
  for (const [height, scale] of [
    [340, 1],
    [640, 1],
    [320, 2],
  ] as const) {
    Object.assign(seen, { height, scale });
    seen.dispatchEvent(new Event('resize'));
  }
  expect(marks).toEqual([true, false, false]);
});
