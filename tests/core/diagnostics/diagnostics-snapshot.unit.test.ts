import { describe, expect, it } from 'vitest';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { stateName, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import type { AppState, Moment } from '../../../core/flow/app-state.ts';
import { momentOf, storedState } from '../../../core/flow/app-runner.ts';
import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import { detailsCode } from '../../../core/diagnostics/details-code.ts';
import { detailsText } from '../../../core/diagnostics/details-text.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { replayedState } from '../../../replay/replayed-state.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { makeFlowHarness, startedHarness } from '../../support/flow-harness.ts';
import { snapshotAt, snapshotOfPerson } from './a-snapshot.ts';

const MINUTE = 60_000;

const APP_VERSION = '0.1.0';

/** What is read of the code of an object. */
function readOf(written: object): object {
  const read = readDetails(detailsCode(written), APP_VERSION);
  return read.ok ? read.value.snapshot : { error: read.error };
}

/** The app's state from a stored one, with the moment at which it was stored. */
function stateOf({ now, kept }: FixtureState): { readonly state: AppState; readonly moment: Moment } {
  const storage = makeMemoryStorage();
  Object.entries(kept).forEach(([key, value]) => storage.write(key, value));
  const at = parseOffsetInstant(now);
  return {
    state: storedState(storage),
    moment: momentOf(makeFakeClock(at?.instant ?? 0, at?.utcOffsetMinutes ?? 0), KITS),
  };
}

describe('the snapshot', () => {
  it('contains the step, the timers and the pending calls, in the person’s local time', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    harness.backend.setOnline(false);
    harness.wait(5 * MINUTE);
    expect(snapshotOfPerson(harness, { isOnline: false, language: 'es' })).toMatchObject({
      at: '2026-11-20T10:05:00.000-08:00',
      language: 'es',
      who: 'guest',
      flow: 'testing',
      step: 'countdown',
      missing: ['result'],
      passedOver: ['isGuest'],
      isNextFree: false,
      wait: {
        beganAt: '2026-11-20T10:00:00.000-08:00',
        endsAt: '2026-11-20T10:15:00.000-08:00',
        secondsLeft: 600,
      },
      reading: { beganAt: '2026-11-20T10:15:00.000-08:00', endsAt: '2026-11-20T10:30:00.000-08:00' },
      flags: { isOnline: false },
      waiting: { progress: 0 },
    });
    harness.wait(10 * MINUTE);
    await harness.runner().settled();
    expect(snapshotOfPerson(harness)).toMatchObject({ step: 'result-ready', waiting: { progress: 1 } });
  });

  it('has no step for a visitor without a test', () => {
    const harness = makeFlowHarness();
    expect(snapshotOfPerson(harness)).toMatchObject({ step: null, wait: null, reading: null });
  });

  it('contains the clamp by which a reload moved the person back', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('first-scan');
    harness.reload();
    expect(snapshotOfPerson(harness)).toMatchObject({
      step: 'scan-device',
      resumed: { rule: 'missing', missing: 'device' },
    });
    await harness.passStep();
    expect(snapshotOfPerson(harness)).toMatchObject({ step: 'first-scan', resumed: null });
  });
});

describe('the last logout', () => {
  it('is known after its message was confirmed, until someone starts again', () => {
    const harness = makeFlowHarness();
    const runner = harness.runner();
    runner.send({ type: 'loggedOut', message: 'inactivity' });
    runner.send({ type: 'logoutMessageConfirmed' });
    expect(readOf(snapshotOfPerson(harness))).toMatchObject({ lastLogout: 'inactivity' });
    runner.send({ type: 'guestContinued' });
    expect(readOf(snapshotOfPerson(harness))).toMatchObject({ lastLogout: null });
  });
});

describe('the copied details', () => {
  const harness = makeFlowHarness();
  const good = snapshotOfPerson(harness);

  it('have five lines to read above the code, in the language of the app', async () => {
    const person = await startedHarness('testing');
    await person.passUntil('countdown');
    person.wait(5 * MINUTE);
    const { details } = translations.es.landing.frame;
    const words = { lines: details.lines, stepTitle: 'Espere 15 minutos' };
    const lines = detailsText(snapshotOfPerson(person), words).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'Paso: Espere 15 minutos',
      'Tiempo que falta de la espera: 10:00',
      'Copiado: 2026-11-20 10:05 (UTC-08:00)',
      'Versión: 0.1.0',
      'Errores: ninguno',
      '',
    ]);
    const login = { route: 'login', from: null, errors: ['UNKNOWN'], errorsBefore: null } as const;
    const visitor = detailsText({ ...good, page: login }, words).split('\n');
    expect([visitor[0], visitor[4]]).toEqual(['Página: login', 'Errores: UNKNOWN']);
  });

  it('return what was written, and drop unknown parts', () => {
    expect(readOf(good)).toEqual(good);
    expect(readOf({ ...good, name: 'Ana Ruiz' })).toEqual(good);
  });

  it.each([
    { version: 1 },
    { at: 'yesterday' },
    { step: 'confirm-kit' },
    { waiting: { progress: -1 } },
    { errors: ['A'] },
  ])('are refused with %o', (part) => {
    expect(readOf({ ...good, ...part })).toEqual({ error: 'unknown' });
  });
});

const STATES = (await walkStates()).map((state) => ({ name: stateName(state), state }));

describe('a replayed state', () => {
  it.each(STATES)('stands where $name stood, later too, with as much time left', ({ state: fixture }) => {
    const { state, moment } = stateOf(fixture);
    const { currentUser, profiles } = state.identity;
    const cast = currentUser === null ? null : { currentUser, profiles };
    const snapshot = snapshotAt(state, moment);
    const later = 40 * 24 * 60 * MINUTE;
    const replayed = replayedState(snapshot, cast, moment.now + later, KITS[0]);
    const moved = momentOf(makeFakeClock(moment.now + later, -480), KITS);
    const { at: _at, wait, reading, ...again } = snapshotAt(replayed, moved);
    const { at: _then, wait: waitThen, reading: readingThen, ...before } = snapshot;
    expect(again).toEqual(before);
    expect([wait?.secondsLeft, reading?.secondsLeft]).toEqual([waitThen?.secondsLeft, readingThen?.secondsLeft]);
  });

  it('has a test id of its own', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    const state = replayedState(snapshotOfPerson(harness), null, harness.clock.now(), KITS[0]);
    expect(state.session.testId).not.toBe(harness.state().session.testId);
  });
});
