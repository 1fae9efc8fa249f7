import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { mismatches } from '../../../scenarios/check-expectation.ts';
import type { Expectation } from '../../../scenarios/scenario.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import type { Observation, Observed } from '../../../scenarios/observation.ts';
import { STEP_BOXES } from '../../../core/flow/step-row.ts';
import { walkedExpectation } from '../../../cli/walk/walked-expectation.ts';
import { guest, momentOf, nextFrom, replay, times, walkBy } from './scripted-walk.ts';

/** The expectation after the last action of a walked path. */
const lastOf = (path: readonly unknown[]): unknown => path.at(-1);

const { steps } = translations.en.steps;

describe('what a walk expects of an action that changed nothing', () => {
  it('is after a reload that the boxes are still checked', async () => {
    const toTheBoxes = [...nextFrom('intro-welcome', 'profile-selection'), 'Answer: No', ...times(3, 'Next')];
    const { path } = await walkBy(guest, 'testing', [...toTheBoxes, 'Check every box', 'Reload', 'Save']);
    const checked = STEP_BOXES['ready-check'].toSorted();
    expect(path.slice(-2)).toEqual([
      'reload',
      {
        expect: {
          ...{ route: '/test-steps', step: 'ready-check', canNext: true, canBack: true, checked, errors: 'none' },
          shows: [steps['ready-check'].title, steps['ready-check'].lead],
        },
      },
    ]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('is after a reload that the result is still chosen', async () => {
    const { path } = await walkBy(guest, 'reporting', [
      ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm', 'Scan the box of the kit'],
      ...['Scan a valid cassette', 'Answer: Positive', 'Reload', 'Save'],
    ]);
    expect(lastOf(path)).toMatchObject({ expect: { result: 'positive', device: 'saved' } });
  });

  it('is after an invalid date that Next still does not lead on', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...[...times(2, 'Next'), 'Answer: Yes', 'Type: When did the first symptom start?', '= 13/45/2026', 'Save'],
    ]);
    const stayed = { step: 'health-questionnaire', canNext: false, canBack: true, errors: 'none' };
    expect(lastOf(path)).toEqual({ expect: stayed });
  });

  it('is after Next that the step stayed, and why', async () => {
    const { path } = await walkBy(guest, 'testing', [...times(4, 'Next'), 'Save']);
    const errors = ['EMPTY_RADIO_FIELD'];
    const stayed = { step: 'health-questionnaire', canNext: false, canBack: true, errors };
    const shows = steps['health-questionnaire'].missing;
    expect(path.slice(-2)).toEqual(['next', { expect: { ...stayed, shows } }]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('are the errors that show, so that another one fails', async () => {
    const { path } = await walkBy(guest, 'testing', [...times(4, 'Next'), 'Save']);
    const { shows: _shows, ...written } = (path.at(-1) as { expect: Expectation }).expect;
    const errors: readonly ErrorCode[] = ['EMPTY_RADIO_FIELD', 'INVALID_DATE'];
    const stayed = { step: 'health-questionnaire', canNext: false, canBack: true };
    const seen = { ...stayed, errors, calls: [] } as unknown as Observed;
    expect(mismatches(written, { ...seen, errors: errors.slice(0, 1) })).toEqual([]);
    expect(mismatches(written, seen)).toMatchObject([{ key: 'errors', found: errors }]);
  });

  it('is nothing where no test is open and the action leads nowhere', () => {
    const calls = [{ name: 'POST /test-results/progress', payload: { testProgress: 'wait' } }];
    const seen = { route: '/support', step: 'none', errors: [], checked: [], calls } as unknown as Observation;
    expect(walkedExpectation(momentOf(seen), momentOf(seen), { fill: { name: 'Ana' } })).toBeNull();
  });
});

describe('what a walk expects of calls', () => {
  const observed = (...names: readonly string[]): Observation => {
    const calls = names.map((name) => ({ name, payload: {} }));
    return { route: '/', step: 'none', errors: [], checked: [], calls } as unknown as Observation;
  };
  const [CREATE, CHECK] = ['POST /test-results/guest-create', 'POST /devices/check-id'];

  it('is how often those of the action were made since the path began, so that one sent twice fails', () => {
    const expected = walkedExpectation(
      momentOf(observed(CREATE, CHECK)),
      momentOf(observed(CREATE, CHECK, CREATE)),
      'next',
    );
    expect(expected).toMatchObject({ calls: { [CREATE]: 2 } });
    expect(expected?.['calls']).not.toHaveProperty([CHECK]);
  });
});
