import { describe, expect, it } from 'vitest';
import { PLAYS } from './plays.ts';
import { playDeeds } from './play.ts';

describe('people, tabs, phones and answers that cross', () => {
  it.each(Object.entries(PLAYS))('break no rule when %s', async (_title, deeds) => {
    expect([...(await playDeeds(deeds))]).toEqual([]);
  });
});
