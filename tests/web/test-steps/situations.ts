import { stateName, type FixtureState } from '../../../cli/states/fixture-state.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import type { AppEvent } from '../../../core/flow/events.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { asPerson, NOBODY } from '../../../core/flow/person.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import type { OpenTest, TestRecord } from '../../../core/flow/test-record.ts';
import type { AlertSettings } from '../../../core/use-cases/session/timer-alerts.ts';
import { CASSETTES } from '../../../fixtures/cassettes.ts';
import { storedTest } from '../../../scenarios/stored-values.ts';

/** A kept state with something else in it, or with what happens in it next. */
export interface Situation {
  readonly name: string;
  readonly flow: FlowName;
  readonly step: StepId;
  readonly session?: Partial<TestSession>;
  readonly form?: Partial<GuestForm>;
  /** The test is that of the person of an account, of this age. */
  readonly accountAge?: number;
  /** The account has no profile. */
  readonly hasNoProfile?: boolean;
  readonly events?: readonly AppEvent[];
  /** What came of fetching the profile that is reviewed. */
  readonly review?: 'form' | AppError;
  /** How the browser can alert the person. */
  readonly alerts?: AlertSettings & { readonly canStayAwake: boolean };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When the kept states after the wait were kept. */
const NOW = Date.UTC(2026, 10, 20, 18, 15);

const at = (step: StepId, name: string, others: Partial<Situation> = {}): Situation => ({
  name: `${step}, ${name}`,
  flow: 'testing',
  step,
  ...others,
});

const rejected = (step: StepId, flow: FlowName, isBox: boolean): readonly Situation[] =>
  SCAN_OUTCOMES.filter((outcome) => outcome !== 'accepted').map((outcome) =>
    at(step, `after a scan in the ${flow} flow: ${outcome}${isBox ? ' of the box' : ''}`, {
      flow,
      events: [
        {
          type: 'scanJudged',
          outcome,
          isBox,
          ...(outcome === 'requestError' && !isBox && { uncheckedCode: CASSETTES.valid }),
          errors:
            outcome === 'requestError'
              ? [
                  { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 },
                  { code: 'UNKNOWN', status: 500 },
                ]
              : [],
        },
      ],
    }),
  );

const REJECTED: AppEvent = { type: 'nextRejected', fieldErrors: [] };

/** After Next was pressed in vain, at every step. */
export const ATTEMPTED: readonly Situation[] = (Object.keys(FLOWS) as FlowName[]).flatMap((flow) =>
  FLOWS[flow].map(({ id }) => at(id, `after Next in the ${flow} flow`, { flow, events: [REJECTED] })),
);

const failed = (...errors: readonly AppError[]): AppEvent => ({ type: 'actionEnded', errors });
const UNKNOWN: AppError = { code: 'UNKNOWN', status: 502 };

const READ: Partial<TestSession> = { controlLineResult: 'yes', testLineResult: 'no', result: 'negative' };
const OF_LONG_AGO = { collectedAt: NOW - 40 * DAY_MS, analysedAt: NOW - 40 * DAY_MS };
const BORN = { dateOfBirth: '04/12/1988', zipCode: '94110', city: 'San Francisco', state: 'CA' };
const NOT_BORN = { dateOfBirth: '', noDateOfBirth: true, age: '38', zipCode: '94110' };

/** What may decide on the texts of a step, besides the steps themselves. */
export const SITUATIONS: readonly Situation[] = [
  ...ATTEMPTED,
  ...rejected('scan-device', 'testing', true),
  ...rejected('scan-device', 'reporting', true),
  ...rejected('first-scan', 'testing', false),
  ...rejected('first-scan', 'reporting', false),
  ...rejected('second-scan', 'testing', false),
  at('first-scan', 'while a code is checked', { events: [{ type: 'actionBegun', action: 'scan' }] }),
  at('profile-selection', 'of a child under 2', { accountAge: 1, session: { selectedProfileId: 'profile-1' } }),
  at('profile-selection', 'of a baby', { accountAge: 0 }),
  at('profile-selection', 'without a profile', { hasNoProfile: true }),
  at('health-questionnaire', 'with symptoms', { session: { isSymptomatic: 'yes' } }),
  at('health-questionnaire', 'with a date that is none', {
    session: { isSymptomatic: 'yes', onsetText: '13/13/2026' },
    events: [REJECTED],
  }),
  at('health-questionnaire', 'of a person with an account', { accountAge: 40 }),
  at('ready-check', 'with a box', { session: { tickedBoxes: ['kit'] } }),
  at('collection-method', 'of a child', { accountAge: 5, session: { isSelfCollecting: true } }),
  ...(['collect-1', 'collect-2', 'collect-3', 'nasal-swab'] as const).map((step) =>
    at(step, 'of another person', { session: { isSelfCollecting: false } }),
  ),
  ...(['corrected', 'unsure'] as const).flatMap((clockNotice) => [
    at('countdown', `with a clock that was ${clockNotice}`, { session: { clockNotice } }),
    at('result-ready', `with a clock that was ${clockNotice}`, { session: { clockNotice } }),
    at('test-line', `when time is up, with a clock that was ${clockNotice}`, {
      session: { clockNotice, expirationTimerEndTime: NOW },
    }),
  ]),
  ...(
    [
      { sound: 'none', notices: 'none', missing: null, canStayAwake: false },
      { sound: 'on', notices: 'on', missing: null, canStayAwake: true },
      { sound: 'locked', notices: 'none', missing: 'sound', canStayAwake: false },
      { sound: 'none', notices: 'refused', missing: 'notices', canStayAwake: true },
    ] as const
  ).map((alerts) => at('countdown', `with the alerts ${Object.values(alerts).join()}`, { alerts })),
  at('test-line', 'in the last minute', { session: { expirationTimerEndTime: NOW + 50_000 } }),
  at('control-line', 'answered', { session: { controlLineResult: 'unsure' } }),
  ...(
    [
      ['no', 'yes', 'invalid'],
      ['unsure', 'no', 'invalid'],
      ['yes', 'unsure', 'invalid'],
      ['yes', 'yes', 'positive'],
      ['yes', 'yes', 'negative'],
    ] as const
  ).flatMap(([controlLineResult, testLineResult, result]) =>
    (['confirm-result', 'result-details'] as const).map((step) =>
      at(step, `C ${controlLineResult}, T ${testLineResult}, chosen ${result}`, {
        session: { controlLineResult, testLineResult, result },
      }),
    ),
  ),
  at('result-questionnaire', 'with a time that is none', {
    flow: 'reporting',
    session: { result: 'positive', takenDateText: '02/30/2026', takenTimeText: '25:00' },
    events: [REJECTED],
  }),
  at('result-details', 'with symptoms', {
    session: { ...READ, isSymptomatic: 'yes', symptomOnsetDate: '2026-11-18' as CalendarDate },
  }),
  at('result-details', 'long sick', {
    session: {
      ...READ,
      result: 'positive',
      testLineResult: 'yes',
      isSymptomatic: 'yes',
      symptomOnsetDate: '2026-11-01' as CalendarDate,
    },
  }),
  at('result-details', 'of another person', { session: { ...READ, isSelfCollecting: false } }),
  at('result-details', 'of a child with an account', { accountAge: 7, session: READ }),
  at('submit-report', 'too late', { session: OF_LONG_AGO }),
  at('submit-report', 'not reported', { session: { reportOption: 'doNotReport' } }),
  at('submit-report', 'of an account', { accountAge: 40 }),
  at('submit-report', 'while it is saved', { events: [{ type: 'actionBegun', action: 'submit' }] }),
  at('submit-report', 'failed', { events: [failed(UNKNOWN)] }),
  at('review-profile', 'failed', { events: [failed({ code: 'NETWORK_REQUEST_FAILED' })] }),
  at('review-profile', 'of a used cassette', { events: [failed({ code: 'PREVIOUSLY_USED_DEVICE' })] }),
  ...(['needed', 'contact', 'about'] as const).flatMap((guestPage) =>
    [BORN, { ...BORN, lastName: 'Ruiz' }, NOT_BORN].map((form, index) =>
      at('review-profile', `page ${guestPage} of form ${index}`, { session: { guestPage }, form }),
    ),
  ),
  at('review-profile', 'without an age', { form: { ...NOT_BORN, age: '1' }, events: [REJECTED] }),
  at('review-profile', 'too late', { session: { ...OF_LONG_AGO, guestPage: 'about' }, form: BORN }),
  at('review-profile', 'of an account', { accountAge: 40 }),
  at('review-profile', 'of an account, without a name', {
    accountAge: 40,
    session: { reportOption: 'reportAnonymously' },
  }),
  at('review-profile', 'of an account that always reports', { accountAge: 40, session: { consentToReport: true } }),
  at('review-profile', 'of a profile that is gone', { accountAge: 40, session: { selectedProfileId: null } }),
  at('review-profile', 'with the fetched profile', { accountAge: 40, review: 'form' }),
  at('review-profile', 'with the fetched profile, too late', { accountAge: 40, review: 'form', session: OF_LONG_AGO }),
  at('review-profile', 'with a profile that is out of reach', {
    accountAge: 40,
    review: { code: 'NETWORK_REQUEST_FAILED' },
  }),
  at('review-profile', 'with a profile that cannot be fetched', { accountAge: 40, review: UNKNOWN }),
  at('reporting-information', 'not reported', { session: { reportOption: 'doNotReport' } }),
  at('reporting-information', 'too late', { session: OF_LONG_AGO }),
  at('reporting-information', 'refused', { session: { submittedAt: null } }),
  at('reporting-information', 'with the offer of an account', { events: [{ type: 'accountOffered' }] }),
  at('reporting-information', 'while the offer is declined', {
    events: [{ type: 'accountOffered' }, { type: 'actionBegun', action: 'decline' }],
  }),
  at('reporting-information', 'declined in vain', { events: [{ type: 'accountOffered' }, failed(UNKNOWN)] }),
];

/** The key and the record of the test in a state. */
function testOf({ kept }: FixtureState): readonly [string, TestRecord, OpenTest] {
  const found = storedTest(kept);
  const open = found?.[1].open ?? null;
  if (found === null || open === null) throw new Error('The state has no test.');
  return [...found, open];
}

/** The account of a state, with other profiles. */
function withProfiles({ kept }: FixtureState, change: (profiles: readonly object[]) => readonly object[]): object {
  const { who, ...person } = asPerson(kept.person) ?? NOBODY;
  return { ...person, who: who?.kind === 'account' ? { ...who, profiles: change(who.profiles) } : who };
}

/** The state of a situation, made from the kept states. */
export function situationState(states: readonly FixtureState[], situation: Situation): FixtureState {
  const find = (name: string): FixtureState => {
    const found = states.find((state) => stateName(state) === name);
    if (found === undefined) throw new Error(`There is no state ${name}.`);
    return found;
  };
  const { accountAge, form, hasNoProfile = false } = situation;
  const state = find(stateName(situation));
  const [key, record, open] = testOf(state);
  const guestForm = form === undefined ? open.guestForm : { ...EMPTY_GUEST_FORM, ...form };
  const session = { ...open.session, ...situation.session };
  // What the server had said of the kept state's own choice says nothing of another one.
  const held = situation.session === undefined ? record.held : null;
  const withTest = { ...state.kept, [key]: { ...record, held, open: { ...open, guestForm, session } } };
  if (hasNoProfile) return { ...state, kept: { ...withTest, person: withProfiles(state, () => []) } };
  if (accountAge === undefined) return { ...state, kept: withTest };
  const ofAccount = find(`${situation.flow}/profile-selection`);
  const [, { owner }] = testOf(ofAccount);
  const person = withProfiles(ofAccount, ([profile]) => [
    { ...profile, age: accountAge, dateOfBirth: null, isDefaultProfile: false, firstName: 'Luz' },
  ]);
  const ofPerson = { ...session, selectedProfileId: 'profile-1', ...situation.session };
  return {
    ...state,
    who: 'account',
    kept: { ...state.kept, person, [key]: { ...record, owner, open: { ...open, session: ofPerson } } },
  };
}
