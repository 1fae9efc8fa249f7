import { reportOptionsFor, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { FLOWS, lastStep } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Question, StepRow } from '../../core/flow/step-row.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Answers } from '../../scenarios/scenario.ts';
import { BOXES, CASSETTES } from '../../fixtures/cassettes.ts';
import type { Choice } from './prompter.ts';

/** Something that can be done now: an action as a scenario file writes it, or one that asks further before it is known. */
export interface Offer {
  readonly name: string;
  readonly does: { readonly action: unknown } | { readonly asks: FurtherQuestion };
}

/** What an action may still need from the person. */
export type FurtherQuestion =
  | 'onset'
  | 'taken-date'
  | 'taken-time'
  | 'scan-text'
  | 'form'
  | 'person'
  | 'wait'
  | 'jump-back'
  | 'press'
  | 'go'
  | 'fill';

const does = (name: string, action: unknown): Offer => ({ name, does: { action } });
const asks = (name: string, question: FurtherQuestion): Offer => ({ name, does: { asks: question } });
const HOME = does('Home', 'home');

function answers(key: keyof Answers, values: readonly string[]): readonly Offer[] {
  return values.map((value) => does(`Answer ${key}: ${value}`, { answer: { [key]: value } }));
}

const ASKED: Readonly<Record<Question, (seen: Observation) => readonly Offer[]>> = {
  profile: () => [asks('Choose the person who is tested', 'person')],
  symptoms: () => [...answers('symptomatic', SURE_ANSWERS), asks('Type the onset date', 'onset')],
  boxes: () => [does('Tick every box', { tick: 'all' })],
  collection: () => answers('collection', ['self', 'other']),
  controlLine: () => answers('control', SURE_ANSWERS),
  testLine: () => answers('test', SURE_ANSWERS),
  result: () => answers('result', TEST_RESULTS),
  taken: () => [asks('Type the day of the test', 'taken-date'), asks('Type the time of the test', 'taken-time')],
  reportOption: ({ guest }) => reportOptionsFor(guest).map((report) => does(`Report: ${report}`, { report })),
};

function scans({ leaveBy }: StepRow): readonly Offer[] {
  const typed = asks('Scan: type or paste what the code says', 'scan-text');
  const boxes = Object.entries(BOXES).map(([name, scan]) => does(`Scan the box: ${name}`, { scan }));
  const cassettes = Object.entries(CASSETTES).map(([name, scan]) => does(`Scan the cassette: ${name}`, { scan }));
  if (leaveBy === 'boxScan') return [...boxes, typed, ...cassettes.slice(0, 1)];
  return leaveBy === 'cassetteScan' ? [...cassettes, typed, ...boxes.slice(0, 1)] : [];
}

function onStep(row: StepRow, { seen, hasScanMessage }: WalkMoment): readonly Offer[] {
  if (hasScanMessage) return [does('OK, scan again', 'ok'), does('Cancel, and go home', 'leave')];
  const isReview = row.leaveBy === 'review';
  return [
    ...scans(row),
    ...(isReview && seen.guest ? [asks('Fill in the form about the person, and save it', 'form')] : []),
    ...(isReview ? [] : [row.asks ?? []].flat().flatMap((question) => ASKED[question](seen))),
    ...(row.leaveBy === 'countdown' ? [asks('Wait', 'wait')] : []),
    does(seen.canNext ? 'Next' : 'Next (not available now)', 'next'),
    ...(seen.canBack ? [does('Back', 'back')] : []),
    ...(seen.canBack && seen.number > 0 ? [asks('Jump back to an earlier step', 'jump-back')] : []),
    ...(row.timer === 'reading' ? [asks('Let time pass', 'wait')] : []),
    HOME,
  ];
}

/** Whether the step is reached only once the result was submitted: nothing is incomplete any more. */
export function isFinished({ number }: Observation, flow: FlowName): boolean {
  const row = FLOWS[flow][number];
  return row?.leaveBy === 'finish' || row?.back === 'untilSubmitted';
}

function atHome(seen: Observation, flow: FlowName): readonly Offer[] {
  if (isFinished(seen, flow)) return [does('See the last steps', 'continue'), does('Close this test', 'cancel')];
  if (seen.number >= 0) return [does('Continue the test', 'continue'), does('Cancel the test', 'cancel')];
  return [does('Start a test', { start: 'testing' }), does('Report a test', { start: 'reporting' })];
}

/** A guest who pressed Next on the last step is asked about an account, and can do nothing else there. */
function isAskedAboutAccount({ guest, number, canNext }: Observation, flow: FlowName): boolean {
  return guest && number === lastStep(FLOWS[flow]) && !canNext;
}

/** Whether the message of a scan stands and waits for its button. */
export interface WalkMoment {
  readonly seen: Observation;
  readonly flow: FlowName;
  readonly hasScanMessage: boolean;
  readonly isOnline: boolean;
}

function here(moment: WalkMoment): readonly Offer[] {
  const { seen, flow } = moment;
  if (seen.route === '/home') return atHome(seen, flow);
  const row = FLOWS[flow][seen.number];
  if (seen.route !== '/test-steps' || row === undefined) {
    return [asks('Type into a field', 'fill'), asks('Press a button', 'press'), HOME];
  }
  if (seen.step === 'expired') return [HOME];
  if (!isAskedAboutAccount(seen, flow)) return onStep(row, moment);
  return [does('No, thanks', { account: 'decline' }), does('Create an account', { account: 'create' })];
}

/** Everything that can be done now, the likeliest first. */
export function offersNow(moment: WalkMoment): readonly Offer[] {
  return [
    ...here(moment),
    does('Reload the page', 'reload'),
    moment.isOnline ? does('The network goes away', 'offline') : does('The network comes back', 'online'),
    asks('Open an address', 'go'),
    asks('Press a button by its id', 'press'),
  ];
}

/** The offers as choices, by their place. */
export function choicesOf(offers: readonly Offer[]): readonly Choice[] {
  return offers.map(({ name }, index) => ({ name, value: String(index) }));
}
