import type { ErrorCode, FieldError } from '../domain/error-codes.ts';
import { ageToday } from '../domain/profile.ts';
import { rejectedUpTo } from '../domain/guest-pages.ts';
import { MIN_SELF_COLLECTION_AGE, MIN_TESTED_AGE } from '../domain/limits.ts';
import { validateGuestInfo } from '../domain/validate-guest-info.ts';
import type { Result } from '../domain/result.ts';
import { validateOnset } from '../domain/validate-onset.ts';
import { readTestTime } from '../domain/validate-test-time.ts';
import type { Identity, Moment } from './app-state.ts';
import type { TestSession } from './session.ts';
import { STEP_BOXES, type NextConditionName, type PrerequisiteName, type SkipName, type StepId } from './step-row.ts';
import { testedProfile } from './tested-profile.ts';

/** The input of the rows' named rules. */
export interface FlowContext {
  readonly session: TestSession;
  readonly identity: Identity;
  readonly moment: Moment;
  /** The step shows only because its answer is missing; after it the test goes on where it stood. */
  readonly isAsked?: boolean;
}

/**
 * What keeps Next from leaving the step. `unavailable`: a choice, a checkbox or a scan is missing, and Next is disabled. `fields`:
 * typed values are missing or invalid; Next can be pressed and shows the errors. `tooYoung`: the tested person is too young for the
 * test.
 */
export interface Obstacle {
  readonly kind: 'unavailable' | 'fields' | 'tooYoung';
  readonly code: ErrorCode | null;
  readonly fields: readonly { readonly field: string; readonly code: ErrorCode }[];
}

type ObstacleCheck = (context: FlowContext, stepId: StepId) => Obstacle | null;
type Condition = (context: FlowContext) => boolean;

function missingChoice(isChosen: boolean): Obstacle | null {
  return isChosen ? null : { kind: 'unavailable', code: 'EMPTY_RADIO_FIELD', fields: [] };
}

function wrongFields(fields: Obstacle['fields']): Obstacle | null {
  return fields.length === 0 ? null : { kind: 'fields', code: null, fields };
}

/** Whether the person of the chosen profile is known to be younger than that, today. */
function isYoungerThan(context: FlowContext, years: number): boolean {
  const tested = testedProfile(context);
  const age = tested === null ? null : ageToday(tested, context.moment.today);
  return age !== null && age < years;
}

/** When a test that was taken earlier was taken, parsed from the fields; or the errors of the fields. */
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
    const testedAt = testedAtOf(context);
    return missingChoice(context.session.result !== null) ?? wrongFields(testedAt.ok ? [] : testedAt.error);
  },
  reportOptionChosen: ({ session }) => missingChoice(session.reportOption !== null),
  reviewComplete: ({ session, identity, moment }) => {
    if (!identity.isGuestLogin) return missingChoice(session.selectedProfileId !== null);
    const checked = validateGuestInfo(identity.guestForm, moment.today);
    return wrongFields(checked.ok ? [] : rejectedUpTo(session.guestPage, checked.error));
  },
} as const satisfies Record<NextConditionName, ObstacleCheck>;

/** The rows' `skipIf` cells. */
export const SKIPS = {
  isGuest: ({ identity }) => identity.isGuestLogin,
  // Without an agency the person reads so instead. One whose choice differs from the consent is asked again, with that choice selected.
  consentToReport: ({ session: { consentToReport, hasAgency, reportOption } }) =>
    consentToReport && hasAgency && (reportOption === null || reportOption === 'reportToAims'),
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
