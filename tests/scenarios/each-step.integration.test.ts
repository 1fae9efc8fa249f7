import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlayBackEnd } from '../../cli/play/back-end.ts';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { makeServerPlayBackEnd } from '../../cli/play/server-back-end.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { MODEL_STEPS } from '../model/steps.ts';
import { playInTerminal } from '../support/scenarios.ts';
import { sharedServerHost, type HostedServer } from '../support/server-host.ts';
import { cancelAtEachStep, offlineAtEachStep, type StepScenario } from './each-step.ts';

const CANCELLED = (['testing', 'reporting'] as const).flatMap(cancelAtEachStep);
const OFFLINE = (['testing', 'reporting'] as const).flatMap(offlineAtEachStep);

let server: HostedServer;
beforeAll(async () => {
  server = await sharedServerHost().startAnew({ ADDRESS_LIMIT_FACTOR: '100' });
});
afterAll(() => sharedServerHost().stop());

async function expectHeld({ scenario }: StepScenario, backEnd: PlayBackEnd): Promise<void> {
  const { ok, at, expected, found } = await playInTerminal(scenario, backEnd);
  const action = at === null ? null : (scenario.actions[at]?.name ?? null);
  expect({ ok, at, action, expected, found }).toEqual({
    ok: true,
    at: null,
    action: null,
    expected: null,
    found: null,
  });
}

/** Where a server has more to do than to hear of one step more. */
const STEPS_WITH_CALLS: readonly StepId[] = [
  'first-scan',
  'remove-foil',
  'process-2',
  'countdown',
  'result-ready',
  'result-questionnaire',
  'submit-report',
  'review-profile',
  'dispose-kit',
];

describe.each([
  ['a test is cancelled at', CANCELLED],
  ['there is no network at', OFFLINE],
] as const)('%s', (_what, scenarios) => {
  it.each(scenarios)('$name, in memory', (made) => expectHeld(made, makeMemoryPlayBackEnd(KITS)));

  it.each(scenarios.filter(({ step }) => STEPS_WITH_CALLS.includes(step)))('$name, on a running server', (made) =>
    expectHeld(made, makeServerPlayBackEnd(server.url, KITS)),
  );
});

it('cover every step of both flows', () => {
  // A guest is not asked for a profile, and there is nothing to leave the last step for.
  const steps = MODEL_STEPS.testing.length - 1 + (MODEL_STEPS.reporting.length - 1);
  expect([CANCELLED.length, OFFLINE.length]).toEqual([steps, steps - 2]);
});
