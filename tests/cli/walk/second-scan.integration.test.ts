import { describe, expect, it } from 'vitest';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { playScenario } from '../../../scenarios/run-scenario.ts';
import { guestDoes, terminalDriver } from '../../support/scenarios.ts';

const { sameCassette, cassettes } = WALK_WORDS;

/** What is offered at the second scan of a test with this cassette. */
async function offersFor(cassette: string) {
  const driver = terminalDriver();
  const scenario = guestDoes(
    ...['start: testing', 'until: health-questionnaire', 'answer: { symptomatic: no }', 'until: scan-device'],
    ...['scan: https://clearline.example/kit', `scan: ${cassette}`, 'until: collection-method'],
    ...['answer: { collection: self }', 'until: countdown', 'wait: 15m', 'until: second-scan'],
  );
  expect(await playScenario(scenario, driver)).toMatchObject({ ok: true });
  return offersNow(walkMoment(driver.playing(), await driver.observe(), 'en'));
}

describe('the second scan in a walk', () => {
  it('offers first the cassette of this test, and the samples below', async () => {
    const offers = await offersFor(CASSETTES.different);
    expect(offers[0]).toEqual({ name: sameCassette, does: { action: { scan: CASSETTES.different } } });
    expect(offers.map(({ name }) => name)).toContain(cassettes.valid);
  });

  it('does not offer the cassette of this test again as a sample', async () => {
    const offers = await offersFor(CASSETTES.valid);
    expect(offers[0]?.does).toEqual({ action: { scan: CASSETTES.valid } });
    expect(offers.map(({ name }) => name)).not.toContain(cassettes.valid);
  });
});
