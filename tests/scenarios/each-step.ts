import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { STEP_BOXES, type StepId, type StepRow } from '../../core/flow/step-row.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { scenarioOf } from '../support/scenarios.ts';

/** A scenario that was made for one step of a flow. */
export interface StepScenario {
  readonly name: string;
  readonly step: StepId;
  readonly scenario: Scenario;
}

/** Actions and expectations, one per line, as under `do` in a scenario file. */
type Lines = readonly string[];

const BOX = 'scan: https://clearline.example/kit';
const PERSON = "profile: { firstName: Ana, lastName: Ruiz, dateOfBirth: 04/12/1988, zip: '94110' }";

/** A separate cassette for each scenario, so that scenarios on one server do not interfere. */
function cassetteOf(kind: string, index: number): string {
  return `scan: '0100860000000017112601151728011510COV260001721${kind}${String(index).padStart(5, '0')}'`;
}

/** What a guest does to leave each step of both flows. */
function leaving(flow: FlowName, { id }: StepRow, cassette: string): Lines {
  const asked: Partial<Record<StepId, Lines>> = {
    'health-questionnaire': ['answer: { symptomatic: no }', 'next'],
    'scan-device': [BOX],
    'first-scan': [cassette],
    'collection-method': ['answer: { collection: self }', 'next'],
    countdown: ['wait: 15m'],
    'second-scan': [cassette],
    'control-line': ['answer: { control: yes }', 'next'],
    'test-line': ['answer: { test: no }', 'next'],
    'submit-report': ['report: reportToAims'],
    'review-profile': [PERSON],
    ...(flow === 'reporting' && { 'result-questionnaire': ['answer: { result: negative }', 'next'] }),
  };
  return asked[id] ?? (id in STEP_BOXES ? ['tick: all', 'next'] : ['next']);
}

/** The steps that a guest meets, in order. */
export function guestSteps(flow: FlowName): readonly StepRow[] {
  return FLOWS[flow].filter(({ skipIf }) => skipIf !== 'isGuest');
}

/** One guest's scenario, with its own cassette. */
function scenarioAt(flow: FlowName, step: StepId, name: string, lines: Lines): StepScenario {
  const head = ['name: Made for a step', 'now: 2026-11-20T10:00:00-08:00', 'who: guest', 'do:', `  - start: ${flow}`];
  return { name, step, scenario: scenarioOf([...head, ...lines.map((line) => `  - ${line}`), ''].join('\n')).scenario };
}

/** From the first of these steps up to, and without, the one at an index. */
function wayTo(flow: FlowName, index: number, cassette: string): Lines {
  return guestSteps(flow)
    .slice(0, index)
    .flatMap((row) => leaving(flow, row, cassette));
}

/** The steps at which cancelling makes the cassette usable again, first and last (decisions.md section 1, "Cancel"). */
const FREEING: Readonly<Record<FlowName, readonly [StepId, StepId]>> = {
  testing: ['remove-foil', 'process-2'],
  reporting: ['result-questionnaire', 'review-profile'],
};

/** What the back end holds of the cassette after a guest cancelled at a step. */
export function deviceAfterCancelling(flow: FlowName, step: StepId): 'none' | 'removed' | 'saved' {
  const ids = guestSteps(flow).map(({ id }) => id);
  const [first, last] = FREEING[flow];
  const index = ids.indexOf(step);
  if (index < ids.indexOf(first)) return 'none';
  return index <= ids.indexOf(last) ? 'removed' : 'saved';
}

/** Cancels at every step, and begins another test. */
export function cancelAtEachStep(flow: FlowName): readonly StepScenario[] {
  return guestSteps(flow).map(({ id }, index) => {
    const device = deviceAfterCancelling(flow, id);
    const freed = device === 'removed' ? 1 : 0;
    return scenarioAt(flow, id, `${flow}, ${id}: ${device}`, [
      ...wayTo(flow, index, cassetteOf(flow === 'testing' ? 'ZCT' : 'ZCR', index)),
      'home',
      `expect: { route: /home, step: ${id} }`,
      'cancel',
      `expect: { route: /home, step: none, device: ${device}, calls: { DELETE /devices/remove-scan: ${String(freed)} } }`,
      `start: ${flow}`,
      'expect: { step: intro-welcome, calls: { GET /test-results/create-test-id: 2 } }',
    ]);
  });
}

const TESTING = 'testing';
/** A scan that has to be checked waits for the network; everything else continues. */
function withoutNetwork(id: StepId, lines: Lines): Lines {
  if (id === 'first-scan') {
    const refused = 'expect: { step: first-scan, scan: requestError, error: NETWORK_REQUEST_FAILED, device: none }';
    return ['offline', ...lines, refused, 'online', 'ok', ...lines];
  }
  // The box is not remembered, and would be asked for again.
  return ['offline', ...lines, 'online', ...(id === 'scan-device' ? [] : ['reload'])];
}

/** There is no network while each step is left; nothing is lost, and nothing is sent twice. */
export function offlineAtEachStep(flow: FlowName): readonly StepScenario[] {
  const steps = guestSteps(flow);
  return steps.slice(0, -1).map(({ id }, gone) => {
    const cassette = cassetteOf(flow === TESTING ? 'ZOT' : 'ZOR', gone);
    const walked = steps.slice(0, -1).flatMap((row, index) => {
      const lines = leaving(flow, row, cassette);
      return index === gone ? withoutNetwork(id, lines) : lines;
    });
    const calls = `GET /test-results/create-test-id: 1, POST /devices/check-id: 1, POST /devices/save-device: 1, POST /test-results/guest-create: 1, POST /test-results/post-test-progress: ${String(steps.length)}`;
    return scenarioAt(flow, id, `${flow}, ${id}`, [
      ...walked,
      `expect: { step: reporting-information, error: none, result: negative, device: saved, calls: { ${calls} } }`,
      `expect: { progress: ${flow === TESTING ? 'complete_testing' : 'complete_reporting'}, sent: { POST /test-results/guest-create: { result: negative, sendToAims: true, guestInfo: { lastName: Ruiz } } } }`,
    ]);
  });
}
