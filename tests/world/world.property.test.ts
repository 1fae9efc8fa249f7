import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../support/assert-property.ts';
import { runs } from '../support/property-settings.ts';
import { PLAYS } from './plays.ts';
import { playDeeds } from './play.ts';
import { randomDeeds } from './random.ts';
import { MOST_DISTURBANCES } from './search.ts';

describe('people, tabs, phones and answers that cross', () => {
  it.each(Object.entries(PLAYS))('break no rule when %s', async (_title, deeds) => {
    expect([...(await playDeeds(deeds))]).toEqual([]);
  });

  it('break no rule in random plays', async () => {
    const plays = fc.asyncProperty(randomDeeds(MOST_DISTURBANCES), async (deeds) => {
      expect([...(await playDeeds(deeds))]).toEqual([]);
    });
    await assertProperty(plays, runs(60));
  });
});
