import type { ErrorCode, FieldError } from '../domain/error-codes.ts';
import { ageToday } from '../domain/profile.ts';
import { MIN_SELF_COLLECTION_AGE, MIN_TESTED_AGE } from '../domain/limits.ts';
import { validateGuestInfo } from '../domain/validate-guest-info.ts';
import type { Result } from '../domain/result.ts';
import { validateOnset } from '../domain/validate-onset.ts';
import { readTestTime } from '../domain/validate-test-time.ts';
import type { Identity, Moment } from './app-state.ts';
import type { TestSession } from './session.ts';
import { STEP_BOXES, type NextConditionName, type PrerequisiteName, type SkipName, type StepId } from './step-row.ts';
import { testedProfile } from './tested-profile.ts';

/** What the rows' named rules look at. */
export interface FlowContext {
  readonly session: TestSession;
  readonly identity: Identity;
  readonly moment: Moment;
}

/**
 * What is in the way of Next. `unavailable`: a choice, a tick or a scan is missing, and Next is shown as not available.
 * `fields`: typed values are missing or wrong; Next can be pressed and the errors appear.
 * `tooYoung`: the tested person may not go on this way.
 */
export interface Obstacle {
  readonly kind: 'unavailable' | 'fields' | 'tooYoung';
  readonly code: ErrorCode | null;
  readonly fields: readonly { readonly field: string; readonly code: ErrorCode }[];
}

type Gate = (context: FlowContext, stepId: StepId) => Obstacle | null;
type Condition = (context: FlowContext) => boolean;

function missingChoice(isChosen: boolean): Obstacle | null {
  return isChosen ? null : { kind: 'unavailable', code: 'EMPTY_RADIO_FIELD', fields: [] };
}

function wrongFields(fields: Obstacle['fields']): Obstacle | null {
  return fields.length === 0 ? null : { kind: 'fields', code: null, fields };
}

/** Whether the chosen profile's person is known to be younger than that, today. */
function isYoungerThan(context: FlowContext, years: number): boolean {
  const tested = testedProfile(context);
  const age = tested === null ? null : ageToday(tested, context.moment.today);
  return age !== null && age < years;
}

/** When a test that is only reported was taken, as it was typed; or what is wrong with that. */
export function testedAtOf({ session, moment }: FlowContext): Result<number, readonly FieldError[]> {
  const { takenDateText: date, takenTimeText: time, device, isSymptomatic, symptomOnsetDate } = session;
  const onset = isSymptomatic !== 'yes' || symptomOnsetDate === 'n/a' ? null : symptomOnsetDate;
  return readTestTime(
    { date, time },
    { ...moment, manufacturedOn: device?.manufacturingOrProductionDate ?? null, onset },
  );
}

const TOO_YOUNG: Obstacle = { kind: 'tooYoung', code: null, fields: [] };

/** The rows' `nextIf` cells (decisions.md section 1, "Next"; section 4 for the ages). */
export const NEXT_CONDITIONS = {
  profileSelected: (context) =>
    missingChoice(context.session.selectedProfileId !== null) ??
    (isYoungerThan(context, MIN_TESTED_AGE) ? TOO_YOUNG : null),
  symptomsAnswered: ({ session, moment }) => {
    const missing = missingChoice(session.isSymptomatic !== null);
    if (missing !== null || session.isSymptomatic !== 'yes') return missing;
    const code = validateOnset(session.onsetText, moment.today);
    return wrongFields(code === null ? [] : [{ field: 'symptomOnsetDate', code }]);
  },
  boxesTicked: ({ session }, stepId) => {
    const boxes: Partial<Record<StepId, readonly string[]>> = STEP_BOXES;
    const areTicked = (boxes[stepId] ?? []).every((box) => session.tickedBoxes.includes(box));
    return areTicked ? null : { kind: 'unavailable', code: null, fields: [] };
  },
  collectionChosen: (context) =>
    missingChoice(context.session.isSelfCollecting !== null) ??
    (context.session.isSelfCollecting === true && isYoungerThan(context, MIN_SELF_COLLECTION_AGE) ? TOO_YOUNG : null),
  controlLineAnswered: ({ session }) => missingChoice(session.controlLineResult !== null),
  testLineAnswered: ({ session }) => missingChoice(session.testLineResult !== null),
  resultChosen: ({ session }) => missingChoice(session.result !== null),
  resultAndTimeGiven: (context) => {
    const taken = testedAtOf(context);
    return missingChoice(context.session.result !== null) ?? wrongFields(taken.ok ? [] : taken.error);
  },
  reportOptionChosen: ({ session }) => missingChoice(session.reportOption !== null),
  reviewComplete: ({ session, identity, moment }) => {
    if (!identity.isGuestLogin) return missingChoice(session.selectedProfileId !== null);
    const checked = validateGuestInfo(identity.guestForm, moment.today);
    return wrongFields(checked.ok ? [] : checked.error);
  },
} as const satisfies Record<NextConditionName, Gate>;

/** The rows' `skipIf` cells. */
export const SKIPS = {
  isGuest: ({ identity }) => identity.isGuestLogin,
  // A person who chose otherwise than the consent is asked again, with that choice selected.
  consentToReport: ({ session: { consentToReport, reportOption } }) =>
    consentToReport && (reportOption === null || reportOption === 'reportToAims'),
  doNotReport: ({ session }) => session.reportOption === 'doNotReport',
} as const satisfies Record<SkipName, Condition>;

/** The rows' `resume.missing` cells: true when the prerequisite is missing. */
export const PREREQUISITES = {
  profile: ({ session, identity }) => !identity.isGuestLogin && session.selectedProfileId === null,
  symptoms: ({ session }) => session.isSymptomatic === null,
  device: ({ session }) => session.deviceId === null,
  collection: ({ session }) => session.isSelfCollecting === null,
  savedDevice: ({ session }) => !session.isDeviceIdSaved,
  result: ({ session }) => session.result === null,
  resultAndTime: ({ session }) => session.result === null || session.collectedAt === null,
  testId: ({ session }) => session.testId === null,
} as const satisfies Record<PrerequisiteName, Condition>;

/** What each prerequisite is, for whoever explains why a test was taken back. */
export const PREREQUISITE_WORDS: Readonly<Record<PrerequisiteName, string>> = {
  profile: 'the profile of the tested person',
  symptoms: 'an answer about symptoms',
  device: 'a scanned cassette',
  collection: 'who collects the sample',
  savedDevice: "the server's word that the cassette is saved",
  result: 'a result',
  resultAndTime: 'a result, and when the test was taken',
  testId: 'the id of the test',
};

/** What is in the way of Next, for the same. */
export const OBSTACLE_WORDS: Readonly<Record<Obstacle['kind'], string>> = {
  unavailable: 'Something is to be chosen, ticked or scanned first.',
  fields: 'What is typed on the step is missing or wrong.',
  tooYoung: 'The tested person is too young to go on this way.',
};
