import { calendarDateAt, formatUsDate } from '../core/domain/calendar-date.ts';
import { timeOfDayAt } from '../core/domain/wall-clock.ts';
import { deviceIdOf } from '../core/domain/device.ts';
import { FLOWS, stepNumber } from '../core/flow/flows.ts';
import type { PrerequisiteName } from '../core/flow/step-row.ts';
import { EMPTY_SESSION, type TestSession } from '../core/flow/session.ts';
import { isAsking, boxesOf, type Question, type StepRow } from '../core/flow/step-row.ts';
import { deviceOf, endOf, sampledAt, testIdOf, type ReplayInputs } from './replay-inputs.ts';

type Part = Partial<TestSession>;

const profileOf = ({ inventedAccount }: ReplayInputs): Part => ({
  selectedProfileId: inventedAccount?.profiles[0]?.profileId ?? null,
});
const timesOf = (inputs: ReplayInputs): Part => ({ collectedAt: sampledAt(inputs), analysedAt: sampledAt(inputs) });
const NO_SYMPTOMS: Part = { isSymptomatic: 'no', symptomOnsetDate: 'n/a' };

function deviceParts(inputs: ReplayInputs): Part {
  const device = deviceOf(inputs);
  return { device, deviceId: deviceIdOf(device), kitId: inputs.kit.id };
}

/** When an earlier test was taken, as typed. */
function takenParts(inputs: ReplayInputs): Part {
  const instant = sampledAt(inputs);
  return {
    takenDateText: formatUsDate(calendarDateAt(instant, inputs.utcOffsetMinutes)),
    takenTimeText: timeOfDayAt(instant, inputs.utcOffsetMinutes),
  };
}

/** Invented answers to each question; the boxes belong to their step. */
const ANSWERED: Readonly<Record<Question, (inputs: ReplayInputs) => Part>> = {
  profile: profileOf,
  symptoms: () => NO_SYMPTOMS,
  boxes: () => ({}),
  collection: () => ({ isSelfCollecting: true }),
  controlLine: () => ({ controlLineResult: 'yes' }),
  testLine: () => ({ testLineResult: 'no' }),
  result: () => ({ result: 'negative' }),
  taken: takenParts,
  reportOption: ({ snapshot }) => ({
    reportOption: snapshot.passedOver.includes('doNotReport') ? 'doNotReport' : 'reportToAims',
  }),
};

/** Invented values that later steps require. */
const THERE: Readonly<Record<PrerequisiteName, (inputs: ReplayInputs) => Part>> = {
  profile: profileOf,
  symptoms: () => NO_SYMPTOMS,
  device: deviceParts,
  collection: ANSWERED.collection,
  savedDevice: () => ({ isDeviceIdSaved: true }),
  result: ANSWERED.result,
  resultAndTime: (inputs) => ({ result: 'negative', ...timesOf(inputs) }),
  testId: (inputs) => ({ testId: testIdOf(inputs) }),
};

/** The same fields as they are in a new test. */
const emptied = (part: Part): Part =>
  Object.fromEntries(Object.keys(part).map((key) => [key, EMPTY_SESSION[key as keyof TestSession]]));

/** For a result with its time, only the time is missing. */
const missingPart = (name: PrerequisiteName, inputs: ReplayInputs): Part =>
  emptied(name === 'resultAndTime' ? timesOf(inputs) : THERE[name](inputs));

/** The missing answer of a step whose Next is not available. */
function incompletePart(question: Question, inputs: ReplayInputs): Part {
  if (question === 'profile') return {};
  return question === 'symptoms'
    ? { isSymptomatic: 'yes', symptomOnsetDate: null }
    : emptied(ANSWERED[question](inputs));
}

const merged = (parts: readonly Part[]): Part => Object.assign({}, ...parts) as Part;
const questionsOf = ({ asks = [] }: StepRow): readonly Question[] => [asks].flat();

/** The answers of the earlier steps, and their times. */
function passedParts(rows: readonly StepRow[], inputs: ReplayInputs): Part {
  const answers = rows.flatMap(questionsOf).map((question) => ANSWERED[question](inputs));
  const marks = rows.flatMap(({ onLeave = [] }) => onLeave);
  return merged([
    ...answers,
    marks.includes('markCollected') ? { collectedAt: sampledAt(inputs) } : {},
    marks.includes('markAnalysed') ? { analysedAt: inputs.now } : {},
  ]);
}

function neededParts(flow: readonly StepRow[], inputs: ReplayInputs): Part {
  const needed = flow.flatMap(({ resume }) => resume?.missing ?? []);
  const isMissing = (name: PrerequisiteName): boolean => inputs.snapshot.missing.includes(name);
  return merged(needed.map((name) => (isMissing(name) ? missingPart(name, inputs) : THERE[name](inputs))));
}

/** The current step's answers: present if Next is available, else missing. */
function presentParts(row: StepRow, inputs: ReplayInputs): Part {
  const { isNextFree, missing } = inputs.snapshot;
  const questions = questionsOf(row);
  if (isNextFree)
    return merged([{ tickedBoxes: boxesOf(row.id) }, ...questions.map((question) => ANSWERED[question](inputs))]);
  const isUnanswered = isAsking(row, 'symptoms') && missing.includes('symptoms');
  return isUnanswered
    ? missingPart('symptoms', inputs)
    : merged(questions.map((question) => incompletePart(question, inputs)));
}

/** A test at the snapshot's step, with invented values for everything the snapshot omits. */
export function sessionOf(inputs: ReplayInputs): TestSession {
  const { snapshot, shift, now } = inputs;
  const flow = FLOWS[snapshot.flow];
  const isReportingResult = snapshot.flow === 'reporting';
  const empty: TestSession = { ...EMPTY_SESSION, isReportingResult, isFollowingTest: !isReportingResult };
  const row = flow.find(({ id }) => id === snapshot.step);
  if (row === undefined) return empty;
  const currentStep = stepNumber(flow, row.id);
  return {
    ...empty,
    currentStep,
    ...passedParts(flow.slice(0, currentStep), inputs),
    ...neededParts(flow, inputs),
    ...presentParts(row, inputs),
    consentToReport: snapshot.passedOver.includes('consentToReport'),
    countdownTimerEndTime: endOf(snapshot.wait, shift),
    expirationTimerEndTime: endOf(snapshot.reading, shift),
    clockNotice: snapshot.clockNotice,
    submittedAt: snapshot.isSubmitted ? now : null,
  };
}
