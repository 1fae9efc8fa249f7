import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Who } from '../../scenarios/scenario.ts';
import { BOXES } from '../../fixtures/cassettes.ts';

/** What a cooperative user knows besides the screen. */
export interface PlayerState {
  readonly who: Who;
  readonly flow: FlowName;
  readonly choice: number;
  /** The number of tests started; each uses its own cassette. */
  readonly tests: number;
}

type Actions = readonly unknown[];

const ANA = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zip: '94110' };

function oneOf<Value>(values: readonly Value[], choice: number): Value | undefined {
  return values[choice % values.length];
}

function cassette(tests: number): string {
  return `0100860000000017112601151728011510COV260001721T${String(tests).padStart(7, '0')}`;
}

function onStep({ step, guest, canNext }: Observation, { choice, tests, flow }: PlayerState): Actions {
  const scan = ['ok', { scan: cassette(tests) }];
  const options = guest ? REPORT_OPTIONS.filter((one) => one !== 'reportAnonymously') : REPORT_OPTIONS;
  const actionsOfStep: Readonly<Record<string, Actions>> = {
    'profile-selection': [{ select: 'Ana Ruiz' }, 'next'],
    'health-questionnaire': [{ answer: { symptomatic: oneOf(['no', 'unsure'], choice) } }, 'next'],
    'scan-device': ['ok', { scan: BOXES.product }],
    'first-scan': scan,
    'second-scan': scan,
    'collection-method': [{ answer: { collection: oneOf(['self', 'other'], choice) } }, 'next'],
    countdown: [{ wait: '15m' }],
    'control-line': [{ answer: { control: oneOf(SURE_ANSWERS, choice) } }, 'next'],
    'test-line': [{ answer: { test: oneOf(SURE_ANSWERS, choice) } }, 'next'],
    'submit-report': [{ report: oneOf(options, choice) }],
    'review-profile': guest ? [{ profile: ANA }] : ['next'],
    'reporting-information': guest && !canNext ? [{ account: 'decline' }] : ['next'],
    expired: ['home'],
  };
  const isReported = flow === 'reporting' && step === 'result-questionnaire';
  if (isReported) return [{ answer: { result: oneOf(TEST_RESULTS, choice) } }, 'next'];
  return actionsOfStep[step] ?? [...(canNext ? [] : [{ tick: 'all' }]), 'next'];
}

/** The next actions of a cooperative user. */
export function nextActions(seen: Observation, player: PlayerState): Actions {
  const { guest, signedIn, route, number } = seen;
  if (!guest && !signedIn) {
    if (player.who === 'account') return ['login'];
    return [...(route === '/' ? [] : [{ go: '/' }]), { press: 'continue-as-guest' }, { press: 'continue' }];
  }
  if (route === '/test-steps') return onStep(seen, player);
  if (route !== '/home') return ['home'];
  return number >= 0 ? ['continue'] : [{ start: oneOf(Object.keys(FLOWS), player.choice) }];
}
