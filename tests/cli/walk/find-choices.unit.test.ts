import { describe, expect, it } from 'vitest';
import { menuEntries } from '../../../cli/walk/menu-entries.ts';
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

  it('puts whole words first, and then their beginnings', () => {
    const names = [
      'Scan another valid cassette',
      'Scan thermometers, valid',
      'Scan the valid cassette',
      'Scan valid, the last',
    ];
    const ordered = findChoices(
      names.map((name, at) => ({ name, value: String(at) })),
      'scan the valid',
    );
    expect(ordered.map(({ value }) => value)).toEqual(['2', '3', '1', '0']);
  });

  it.each([
    ['nxet', 'nearest', ['press next']],
    ['go offlien', 'nearest', ['offline']],
    ['camera', 'nothing', []],
    ['sesion', null, ['press log-in']],
  ])('names the nearest entry where %j is in none', (typed, note, values) => {
    const words = { keys: '', shown: '', escape: '', nothingFound: 'nothing', nearest: 'nearest' };
    const { entries, ...said } = menuEntries({ choices: CHOICES }, typed, words, CHOICES.length);
    expect([said.note, entries.map(({ value }) => value)]).toEqual([note, values]);
  });
});
