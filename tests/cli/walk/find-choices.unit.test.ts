import { describe, expect, it } from 'vitest';
import { findChoices } from '../../../cli/walk/find-choices.ts';

const CHOICES = [
  { name: 'Next', value: 'press next' },
  { name: 'Disconnect: go offline', value: 'offline' },
  { name: 'Iniciar sesión', value: 'press log-in' },
];
const found = (typed: string): readonly string[] => findChoices(CHOICES, typed).map(({ value }) => value);

describe('typing in a menu', () => {
  it.each([
    ['', ['press next', 'offline', 'press log-in']],
    ['offline', ['offline']],
    ['GO disc', ['offline']],
    ['sesion', ['press log-in']],
    ['log-in', ['press log-in']],
    ['camera', []],
  ])('finds by %j, wherever the words stand', (typed, values) => {
    expect(found(typed)).toEqual(values);
  });
});
