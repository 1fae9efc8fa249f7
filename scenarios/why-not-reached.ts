import type { FieldError } from '../core/domain/error-codes.ts';
import { FLOWS } from '../core/flow/flows.ts';
import type { LeaveBy, Question, StepId, StepRow } from '../core/flow/step-row.ts';
import { notPlayed, type AskedFields, type Played } from './driver.ts';
import type { ShownStep } from './observation.ts';
import type { NeededCassette, RefusedScan } from './refused-scan.ts';

/** Actions that answer a question. */
const ANSWERING: Readonly<Record<Question, string>> = {
  profile: 'select: Ana Ruiz',
  symptoms: 'answer: { symptomatic: no }',
  boxes: 'tick: all',
  collection: 'answer: { collection: self }',
  controlLine: 'answer: { control: yes }',
  testLine: 'answer: { test: no }',
  result: 'answer: { result: negative }',
  taken: 'answer: { takenDate: 11/18/2026, takenTime: 15:45 }',
  reportOption: 'report: reportToAims',
};

/** What a form about a person takes. */
const PERSON: Readonly<Record<string, string>> = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zipCode: '"94110"',
};

/** Actions that leave a step; null where Next does, or where the moment decides. */
const LEAVING: Readonly<Record<LeaveBy, string | null>> = {
  next: null,
  report: null,
  finish: null,
  boxScan: 'scan: https://clearline.example/kit',
  cassetteScan: null,
  countdown: 'wait: 15m',
  review: null,
};

const ROWS: readonly (readonly StepRow[])[] = Object.values(FLOWS);

/** Where two steps are in the flow that has both; null if none has. */
function placesOf(one: ShownStep, other: ShownStep) {
  for (const rows of ROWS) {
    const [first = -1, second = -1] = [one, other].map((step) => rows.findIndex(({ id }) => id === step));
    if (first !== -1 && second !== -1) return { rows, first, second };
  }
  return null;
}

/** Whether a step lies before another one; null if no flow has both. */
function isBefore(one: ShownStep, other: ShownStep): boolean | null {
  const places = placesOf(one, other);
  return places === null ? null : places.first < places.second;
}

/** Whether no way leads back from a step to an earlier one. */
function isClosed(wanted: StepId, from: ShownStep): boolean {
  const places = placesOf(wanted, from);
  return places?.rows.slice(places.first + 1, places.second + 1).some(({ back }) => back === 'never') ?? false;
}

/** A button that was pressed again and again from one step towards another, and the step that it does not leave. */
export interface Pressed {
  readonly button: 'Next' | 'Back';
  readonly from: ShownStep;
  readonly at: ShownStep;
  readonly wanted: StepId;
}

/** What else is known of the moment. */
export interface StuckMoment {
  /** What the screen asks for; null if the driver cannot read that. */
  readonly asked: AskedFields | null;
  readonly refused: (RefusedScan & { readonly line: string }) | null;
  readonly cassette: NeededCassette;
}

const personAction = (fields: readonly string[]): string =>
  `profile: { ${fields.map((field) => `${field}: ${PERSON[field] ?? '...'}`).join(', ')} }`;

/** The action that fills in the review: the fields that are wrong, or else all that it needs. */
function reviewAction({ fields, errors }: AskedFields): readonly string[] {
  const wrong = errors.map(({ field }) => field).filter((field) => fields.includes(field));
  if (wrong.length > 0) return [personAction([...new Set(wrong)])];
  return fields.length === 0 || fields.includes('selectedProfileId') ? [] : [personAction(Object.keys(PERSON))];
}

/** The actions that a step needs before Next leaves it: only those that its screen asks for, where that is known. */
function neededAt(row: StepRow, { asked, cassette }: StuckMoment): readonly string[] {
  const isReview = row.leaveBy === 'review';
  const isPersonAsked = !isReview || asked?.fields.includes('selectedProfileId') === true;
  const questions = [row.asks ?? []].flat().filter((question) => question !== 'profile' || isPersonAsked);
  const leaving = row.leaveBy === 'cassetteScan' ? cassette.action : LEAVING[row.leaveBy ?? 'next'];
  const isMessageOpen = asked?.buttons.includes('scan-ok') === true;
  return [
    ...(isMessageOpen ? ['ok'] : []),
    ...questions.map((question) => ANSWERING[question]),
    ...(isReview ? (asked === null ? [personAction(Object.keys(PERSON))] : reviewAction(asked)) : []),
    ...(leaving === null ? [] : [leaving]),
  ];
}

/** The errors that say more than that an answer is missing: all of a form, and those of wrong answers elsewhere. */
function tellingErrors(row: StepRow, asked: AskedFields | null): readonly FieldError[] {
  const errors = asked?.errors ?? [];
  return row.leaveBy === 'review' ? errors : errors.filter(({ code }) => !code.startsWith('EMPTY_'));
}

const isScanStep = ({ leaveBy }: StepRow): boolean => leaveBy === 'boxScan' || leaveBy === 'cassetteScan';

/** Why Next does not leave a step: a refused scan, errors of fields, or what was not done yet. */
function whyStuck({ at, from, wanted }: Pressed, row: StepRow, moment: StuckMoment): Played {
  const problem = `Next does not leave ${at}, so ${wanted} was not reached.`;
  const { refused, cassette } = moment;
  const needed = neededAt(row, moment).join('" and "');
  const values = { at, wanted, from, needed };
  const needs = needed === '' ? '' : ` Before that it needs "${needed}", or the like.`;
  if (isScanStep(row) && refused !== null) {
    const { line, outcome: scan } = refused;
    const about = row.leaveBy === 'cassetteScan' && cassette.about !== '' ? `; ${cassette.about}` : '';
    const why = ` ${line}: the scan was refused: ${scan}${about}.`;
    return notPlayed(problem + why + needs, 'scanRefused', { ...values, line, scan });
  }
  const errors = tellingErrors(row, moment.asked)
    .map(({ field, code }) => `${field}: ${code}`)
    .join(', ');
  if (errors !== '') return notPlayed(`${problem} ${errors}.${needs}`, 'fieldsWrong', { ...values, errors });
  if (needed === '' && row.leaveBy === 'cassetteScan')
    return notPlayed(`${problem} ${cassette.about}.`, 'nextStuck', values);
  return needed === '' ? notPlayed(problem, 'nextStuck', values) : notPlayed(problem + needs, 'nextNeeds', values);
}

/** The rejection that a step was not reached, with an action that helps. */
export function whyNotReached(pressed: Pressed, moment: StuckMoment): Played {
  const { button, from, at, wanted } = pressed;
  const problem = `${button} does not leave ${at}, so ${wanted} was not reached.`;
  const values = { at, wanted, from };
  const isBehind = isBefore(wanted, from);
  if (button === 'Next' && isBehind === true && isClosed(wanted, from))
    return notPlayed(`${problem} It lies before ${from}, and no way leads back there.`, 'isClosed', values);
  if (button === 'Next' && isBehind === true)
    return notPlayed(`${problem} It lies before ${from}: "backTo: ${wanted}" goes back.`, 'isBehind', values);
  if (button === 'Back' && isBehind === false)
    return notPlayed(`${problem} It lies after ${from}: "until: ${wanted}" goes on.`, 'isAhead', values);
  const row = ROWS.flat().find(({ id }) => id === at);
  if (button === 'Back') return notPlayed(problem, 'backStuck', values);
  return row === undefined ? notPlayed(problem, 'nextStuck', values) : whyStuck(pressed, row, moment);
}
