// @module-tag full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utcOffsets } from '../../fixtures/arbitraries/dates.ts';
import { readingsOf } from '../../fixtures/arbitraries/readings.ts';
import { START } from './flow-harness.ts';
import { flowProperty } from './flow-property.ts';
import { makeMove } from './make-move.ts';
import { SUBMISSION } from './press-at-once.ts';
import { FIXED, printed } from './printed-failure.ts';
import { playInTerminal, scenarioOf } from './scenarios.ts';

/** The scenario that is printed of a failed flow property. */
function scenarioIn(message: string): string {
  return message.slice(message.indexOf('#'), message.indexOf('\nWith these inputs'));
}

describe('a failed property of paths', () => {
  it('prints more expectations, which hold without their marks', async () => {
    const message = await printed(() =>
      fc.assert(
        flowProperty('reporting', [fc.constant(readingsOf('positive'))], async (harness, read) => {
          await harness.passUntil('reporting-information', read);
          expect(harness.step()).toBe('warnings');
        }),
        FIXED,
      ),
    );
    const { scenario } = scenarioOf(scenarioIn(message).replaceAll(/^ {6}# (?!Or)/gm, '      '));
    expect(scenario.actions.at(-1)).toEqual({
      name: 'expect',
      value: {
        step: 'reporting-information',
        result: 'positive',
        calls: { [SUBMISSION]: 1 },
        sent: { [SUBMISSION]: { result: 'positive' } },
      },
    });
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true });
  });

  it('names in its place what no screen offered, and what no scenario can say', async () => {
    const message = await printed(() =>
      fc.assert(
        flowProperty('testing', [fc.constant('ok' as const)], async (harness, kind) => {
          await harness.passStep();
          await makeMove(harness, { kind });
          await makeMove(harness, { kind });
          harness.actions().openHome();
          harness.openTab();
          harness.clock.set(harness.clock.now() - 1);
          harness.reload();
          harness.wait(1000);
          harness.clock.advance(2000);
          harness.actions().pressBack();
          harness.backend.failNext('POST /devices/save-device', 503);
          harness.backend.failNext('POST /devices/check-id', 503, { named: 'SERVICE_UNAVAILABLE' });
          expect(harness.step()).toBe('warnings');
        }),
        FIXED,
      ),
    );
    const text = scenarioIn(message);
    expect(text.slice(text.indexOf('do:'))).toBe(
      [
        'do:',
        '  - start: testing',
        '  - next',
        '  # Left out 2 times, first here, because no screen offered it: "ok"',
        '  # actions().openHome()',
        '  # openTab()',
        `  # clock.set(${String(START - 1)}): no scenario sets the clock.`,
        '  - reload',
        '  - wait: 1s',
        '  - wait: 2s',
        '  - back',
        '  # Left out, because no call met it: {"fail":{"POST /devices/save-device":503}}',
        '  # Left out, because no call met it: {"fail":{"POST /devices/check-id":{"status":503,"code":"SERVICE_UNAVAILABLE"}}}',
        '  # This step showed. Write here what is right.',
        '  - expect:',
        '      step: intro-welcome',
        '      # Or one of these, as it was; npm run cli -- schema --words has all:',
        '      # result: none',
        '      # calls:',
        '      #   POST /test-results/guest-create: 0',
        '      # sent:',
        '      #   POST /test-results/guest-create: null',
        '',
      ].join('\n'),
    );
    expect(await playInTerminal(scenarioOf(text).scenario)).toMatchObject({ ok: true });
  });

  it('holds the response while the second tab presses Back, and can be played', async () => {
    const read = readingsOf('positive');
    const message = await printed(() =>
      fc.assert(
        flowProperty('reporting', [fc.constant('review-profile' as const)], async (harness, start) => {
          await harness.passUntil(start, read);
          await makeMove(harness, { kind: 'atOnce', readings: read, press: 'back', where: 'otherTab' });
          expect(harness.step()).toBe('warnings');
        }),
        FIXED,
      ),
    );
    const { scenario } = scenarioOf(scenarioIn(message));
    expect(scenario.actions.slice(-7).map(({ name }) => name)).toEqual([
      ...['hold', 'profile', 'tab', 'back', 'tab', 'release', 'expect'],
    ]);
    expect(await playInTerminal(scenario)).toMatchObject({ ok: true, state: { calls: { [SUBMISSION]: 1 } } });
  });

  it('is printed in its time zone', async () => {
    const property = flowProperty(
      'testing',
      [],
      async (harness) => {
        await harness.passStep();
        expect(harness.step()).toBe('warnings');
      },
      { utcOffsetMinutes: utcOffsets },
    );
    const message = await printed(() => fc.assert(property, { ...FIXED, examples: [[345]], endOnFailure: true }));
    expect(message).toContain('\nnow: 2026-11-20T23:45:00+05:45\n');
    expect(message).toContain('\n  [345]\n');
  });
});
