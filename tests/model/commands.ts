import fc from 'fast-check';
import { SCENARIO_OTHER_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { Who } from '../../scenarios/scenario.ts';
import { BOXES, CASSETTES } from '../../fixtures/cassettes.ts';
import { START_CALL } from './memory.ts';

/** A random command: one action in the notation of scenario files, or a number of steps that a cooperative user would take next. */
export type Command =
  | { readonly written: unknown }
  | { readonly steps: number; /** Selects which of the possible answers are given. */ readonly choice: number };

/** A user and their random commands. */
export interface RandomPlay {
  readonly who: Who;
  readonly consents: boolean;
  readonly commands: readonly Command[];
}

const MAX_COMMANDS = 80;

const written = (...actions: readonly unknown[]): fc.Arbitrary<Command> =>
  fc.constantFrom(...actions).map((one) => ({ written: one }));

const presses = written(
  'next',
  'next',
  'back',
  'back',
  'home',
  'continue',
  'cancel',
  'ok',
  'leave',
  { tick: 'all' },
  { press: 'try-again' },
  { press: 'send-waiting' },
  { press: 'confirm-refusal' },
  { start: 'testing' },
  { start: 'reporting' },
);

const answers = written(
  { answer: { symptomatic: 'yes' } },
  { answer: { symptomatic: 'unsure' } },
  { answer: { symptomatic: 'yes', onset: '11/18/2026' } },
  { answer: { symptomatic: 'yes', onset: '99/99/9999' } },
  { answer: { collection: 'other' } },
  { answer: { control: 'no' } },
  { answer: { test: 'unsure' } },
  { answer: { result: 'invalid' } },
  { answer: { result: 'positive' } },
  { answer: { takenDate: '11/27/2026' } },
  { report: 'doNotReport' },
  { report: 'reportToAims' },
  { report: 'reportAnonymously' },
  { select: 'Luis Ruiz' },
  { profile: { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zip: '941' } },
);

const scans = written(...[BOXES, CASSETTES].flatMap((texts) => Object.values(texts).map((scan) => ({ scan }))));

/** Durations, mostly around the ends of the wait and of the reading window. */
const time = written(
  ...['1s', '59s', '14m', '14m59s', '15m', '15m1s', '29m59s', '30m', '3h'].map((wait) => ({ wait })),
  { idle: '10m' },
  { idle: '61m' },
);

const OTHER_PERSON = { email: SCENARIO_OTHER_EMAIL, password: SCENARIO_PASSWORD };

const navigation = written(
  'reload',
  'reload',
  'reload',
  { tab: 'second' },
  { tab: 'first' },
  { tab: 'second' },
  { tab: 'first' },
  'logout',
  'login',
  { login: OTHER_PERSON },
  { language: 'es' },
  { language: 'en' },
  { account: 'decline' },
  ...['/', '/home', '/test-steps', '/FAQ', '/privacy-policy', '/results-list', '/profile-management'].map((go) => ({
    go,
  })),
);

const FAILING_CALLS = [
  START_CALL,
  'POST /devices/check-id',
  'POST /devices/save-device',
  'DELETE /devices/remove-scan',
  'POST /test-results/guest-create',
  'POST /test-results/create',
  'POST /test-results/post-test-progress',
];

const network = fc.oneof(
  written('offline', 'offline', 'online', 'online'),
  fc
    .tuple(fc.constantFrom(...FAILING_CALLS), fc.constantFrom(400, 409, 429, 500, 503))
    .map(([call, status]): Command => ({ written: { fail: { [call]: status } } })),
  fc
    .tuple(fc.constantFrom(...FAILING_CALLS), fc.constantFrom(200, 403, 404, 409))
    .map(([call, status]): Command => ({ written: { fail: { [call]: { status, foreign: true } } } })),
);

/** Calls whose response may be lost, or arrive after the person has moved on or another person has logged in. */
const DELAYED_CALLS = [...FAILING_CALLS, 'POST /auth/login', 'POST /auth/logout', 'POST /auth/refresh'];

const lateAnswers = fc
  .tuple(fc.constantFrom('hold', 'hold', 'release', 'drop'), fc.constantFrom(...DELAYED_CALLS))
  .map(([action, call]): Command => ({ written: { [action]: call } }));

const advance = fc.record({ steps: fc.integer({ min: 1, max: 9 }), choice: fc.nat({ max: 999 }) });

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: advance },
  { weight: 6, arbitrary: presses },
  { weight: 4, arbitrary: navigation },
  { weight: 3, arbitrary: answers },
  { weight: 3, arbitrary: time },
  { weight: 2, arbitrary: network },
  { weight: 2, arbitrary: scans },
  { weight: 2, arbitrary: lateAnswers },
);

/** A user who does anything, in any order. */
export const randomPlay: fc.Arbitrary<RandomPlay> = fc.record({
  who: fc.constantFrom<Who>('guest', 'guest', 'account'),
  consents: fc.boolean(),
  commands: fc.array(command, { minLength: 1, maxLength: MAX_COMMANDS, size: 'max' }),
});
