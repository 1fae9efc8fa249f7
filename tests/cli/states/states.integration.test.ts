import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevice } from '../../../cli/states/device.ts';
import { stateName, stateText } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { storedTest } from '../../../scenarios/stored-values.ts';

const STATES = await walkStates();
const NAMES = STATES.map(stateName);
const COUNTDOWN = STATES[NAMES.indexOf('testing/countdown')];

describe('the states', () => {
  it('are one for every step, in the order of the tables', () => {
    const flows = Object.keys(FLOWS) as FlowName[];
    expect(NAMES).toEqual(flows.flatMap((flow) => FLOWS[flow].map(({ id }) => `${flow}/${id}`)));
  });

  it.each(STATES)('let the app continue at $flow/$step', async ({ flow, step, who, now, kept }) => {
    const instant = parseOffsetInstant(now)?.instant ?? Number.NaN;
    const { tab } = await openDevice({ who, now: instant, kept, route: APP_ROUTES.testSteps });
    const { isReportingResult } = tab.state().session;
    const seen = { step: tab.step(), flow: isReportingResult ? 'reporting' : 'testing', route: tab.route() };
    tab.close();
    expect(seen).toEqual({ step, flow, route: APP_ROUTES.testSteps });
  });

  it('hold the time that is left', () => {
    const end = Date.parse(COUNTDOWN?.now ?? '') + 15 * 60_000;
    const [, countdown] = storedTest(COUNTDOWN?.kept ?? {}) ?? [];
    expect(countdown?.open?.session).toMatchObject({
      countdownTimerEndTime: end,
      expirationTimerEndTime: end + 15 * 60_000,
    });
  });

  it('are the same whenever they are made', async () => {
    expect(await walkStates()).toEqual(STATES);
  });
});

describe('the command', () => {
  let folder = '';
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'clearline-states-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: readonly string[]) => promisify(execFile)(process.execPath, ['cli/main.ts', 'states', ...args]);

  it('lists the states, and prints one', async () => {
    const [list, one] = await Promise.all([run(), run('testing/countdown')]);
    expect(list.stdout.trim().split('\n')).toEqual(NAMES);
    expect(JSON.parse(one.stdout)).toEqual(COUNTDOWN);
  });

  it('writes all states to a folder, or one', async () => {
    await Promise.all([
      run('--folder', join(folder, 'all')),
      run('testing/countdown', '--folder', join(folder, 'one')),
    ]);
    expect(readdirSync(join(folder, 'all', 'testing'))).toHaveLength(FLOWS.testing.length);
    expect(readdirSync(join(folder, 'all', 'reporting'))).toHaveLength(FLOWS.reporting.length);
    expect(readdirSync(join(folder, 'one'), { recursive: true })).toEqual([
      'testing',
      join('testing', 'countdown.json'),
    ]);
    const written = readFileSync(join(folder, 'one', 'testing', 'countdown.json'), 'utf8');
    expect(COUNTDOWN && written === stateText(COUNTDOWN)).toBe(true);
  });

  it('says that there is no such state', async () => {
    await expect(run('testing/confirm-kit')).rejects.toMatchObject({
      code: 2,
      stderr:
        'error: There is no state "testing/confirm-kit"; "npm run cli -- states" lists them. Did you mean "reporting/confirm-kit"?\n',
    });
  });
});
