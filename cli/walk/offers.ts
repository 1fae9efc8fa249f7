import { REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { FLOWS, lastStep } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Question, StepRow } from '../../core/flow/step-row.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { BOXES, CASSETTES, type CassetteName } from '../../fixtures/cassettes.ts';
import type { Choice } from './prompter.ts';
import type { WalkWords } from './words/index.ts';

/** Something that can be done now: an action as a scenario file writes it, or one that asks further before it is known. */
export interface Offer {
  readonly name: string;
  readonly does: { readonly action: unknown } | { readonly asks: FurtherQuestion };
}

export const FURTHER_QUESTIONS = [
  'onset',
  'taken-date',
  'taken-time',
  'scan-text',
  'form',
  'person',
  'wait',
  'jump-back',
  'press',
  'go',
  'fill',
] as const;
export type FurtherQuestion = (typeof FURTHER_QUESTIONS)[number];

const does = (name: string, action: unknown): Offer => ({ name, does: { action } });
const asks = (name: string, question: FurtherQuestion): Offer => ({ name, does: { asks: question } });

type OfferWords = WalkWords['offers'];

function answers(
  key: keyof OfferWords['answered'],
  values: readonly (keyof OfferWords['values'])[],
  words: OfferWords,
): readonly Offer[] {
  const called = `${words.answer} ${words.answered[key]}`;
  return values.map((value) => does(`${called}: ${words.values[value]}`, { answer: { [key]: value } }));
}

const ASKED: Readonly<Record<Question, (seen: Observation, words: OfferWords) => readonly Offer[]>> = {
  profile: (_seen, { person }) => [asks(person, 'person')],
  symptoms: (_seen, words) => [...answers('symptomatic', SURE_ANSWERS, words), asks(words.onset, 'onset')],
  boxes: (_seen, { tick }) => [does(tick, { tick: 'all' })],
  collection: (_seen, words) => answers('collection', ['self', 'other'], words),
  controlLine: (_seen, words) => answers('control', SURE_ANSWERS, words),
  testLine: (_seen, words) => answers('test', SURE_ANSWERS, words),
  result: (_seen, words) => answers('result', TEST_RESULTS, words),
  taken: (_seen, { takenDay, takenTime }) => [asks(takenDay, 'taken-date'), asks(takenTime, 'taken-time')],
  reportOption: ({ guest }, words) =>
    REPORT_OPTIONS.filter((option) => !guest || option !== 'reportAnonymously').map((report) =>
      does(`${words.report}: ${words.reports[report]}`, { report }),
    ),
};

function scans({ leaveBy }: StepRow, words: OfferWords): readonly Offer[] {
  const typed = asks(words.scanText, 'scan-text');
  const boxes = Object.entries(BOXES).map(([name, scan]) => does(`${words.scanBox}: ${name}`, { scan }));
  const cassettes = (Object.keys(CASSETTES) as CassetteName[]).map((name) =>
    does(`${words.scanCassette}: ${name}`, { scan: CASSETTES[name] }),
  );
  if (leaveBy === 'boxScan') return [...boxes, typed, ...cassettes.slice(0, 1)];
  return leaveBy === 'cassetteScan' ? [...cassettes, typed, ...boxes.slice(0, 1)] : [];
}

function onStep(row: StepRow, { seen, hasScanMessage, words: { offers: words } }: WalkMoment): readonly Offer[] {
  if (hasScanMessage) return [does(words.scanAgain, 'ok'), does(words.scanLeave, 'leave')];
  const isReview = row.leaveBy === 'review';
  return [
    ...scans(row, words),
    ...(isReview && seen.guest ? [asks(words.form, 'form')] : []),
    ...(isReview ? [] : [row.asks ?? []].flat().flatMap((question) => ASKED[question](seen, words))),
    ...(row.leaveBy === 'countdown' ? [asks(words.wait, 'wait')] : []),
    does(seen.canNext ? words.next : words.noNext, 'next'),
    ...(seen.canBack ? [does(words.back, 'back')] : []),
    ...(seen.canBack && seen.number > 0 ? [asks(words.jumpBack, 'jump-back')] : []),
    ...(row.timer === 'reading' ? [asks(words.passTime, 'wait')] : []),
    does(words.home, 'home'),
  ];
}

/** Steps that are reached only once the result was submitted: nothing is incomplete any more. */
function isFinished({ number }: Observation, flow: FlowName): boolean {
  const row = FLOWS[flow][number];
  return row?.leaveBy === 'finish' || row?.back === 'untilSubmitted';
}

function atHome(seen: Observation, words: OfferWords, flow: FlowName): readonly Offer[] {
  if (isFinished(seen, flow)) return [does(words.lastSteps, 'continue'), does(words.close, 'cancel')];
  if (seen.number >= 0) return [does(words.goOn, 'continue'), does(words.cancel, 'cancel')];
  return [does(words.startTesting, { start: 'testing' }), does(words.startReporting, { start: 'reporting' })];
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
  readonly words: WalkWords;
}

function here(moment: WalkMoment): readonly Offer[] {
  const { seen, flow, words } = moment;
  const { fill, press, home, declineAccount, createAccount } = words.offers;
  if (seen.route === '/home') return atHome(seen, words.offers, flow);
  const row = FLOWS[flow][seen.number];
  if (seen.route !== '/test-steps' || row === undefined) {
    return [asks(fill, 'fill'), asks(press, 'press'), does(home, 'home')];
  }
  if (seen.step === 'expired') return [does(home, 'home')];
  if (!isAskedAboutAccount(seen, flow)) return onStep(row, moment);
  return [does(declineAccount, { account: 'decline' }), does(createAccount, { account: 'create' })];
}

/** Everything that can be done now, the likeliest first. */
export function offersNow(moment: WalkMoment): readonly Offer[] {
  const { reload, goOffline, goOnline, open, pressById } = moment.words.offers;
  return [
    ...here(moment),
    does(reload, 'reload'),
    moment.isOnline ? does(goOffline, 'offline') : does(goOnline, 'online'),
    asks(open, 'go'),
    asks(pressById, 'press'),
  ];
}

/** The offers as choices, by their place. */
export function choicesOf(offers: readonly Offer[]): readonly Choice[] {
  return offers.map(({ name }, index) => ({ name, value: String(index) }));
}
