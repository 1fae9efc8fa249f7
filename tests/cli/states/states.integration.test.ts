import { describe, expect, it } from 'vitest';
import { openDevice } from '../../../cli/states/device.ts';
import { stateName } from '../../../cli/states/fixture-state.ts';
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
