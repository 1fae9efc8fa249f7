import { describe, expect, it } from 'vitest';
import { HEALTHY, KNOWN_FAULTS } from './known.ts';
import { playDeeds } from './play.ts';

describe('people, tabs, phones and answers that cross', () => {
  it.each(Object.entries(HEALTHY))('break no rule when %s', async (_title, deeds) => {
    expect([...(await playDeeds(deeds))]).toEqual([]);
  });
});

describe('a known fault still breaks its rule:', () => {
  it.each(Object.entries(KNOWN_FAULTS))('%s', async (_title, { breaks, deeds }) => {
    expect([...(await playDeeds(deeds)).keys()]).toContain(breaks);
  });
});
