import { KITS } from '../../core/domain/kit-registry.ts';
import { translations } from '../../adapters/translations/index.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { stepTitle } from '../walk/format-step.ts';
import { clockTime, readable } from './readable-instant.ts';
import type { ReplayReport } from './replay-report.ts';

type Waits = ReplayReport['waits'];
type Tried = ReplayReport['buttons'][number];

const WHO = {
  guest: 'a guest',
  account: 'a person with an account',
  visitor: 'a visitor who is not logged in',
} as const satisfies Readonly<Record<ReplayReport['who'], string>>;
const SCANS = {
  boxScan: 'a scan: the QR code of the kit box',
  cassetteScan: 'a scan: the Data Matrix of the cassette',
};

function headLines({ kind, madeAt, at, who, appVersion }: ReplayReport): readonly string[] {
  const made = kind === 'snapshot' ? `A support snapshot of app ${appVersion}` : 'A fixture state';
  return [
    `${made}, of ${WHO[who]}, made ${readable(madeAt)}`,
    ...(at === madeAt ? [] : [`Shown at ${readable(at)}, with the page left open and no input`]),
  ];
}

function placeLines({ place }: ReplayReport): readonly string[] {
  const { flow, step, number, of, title, route, canNext, canBack } = place;
  const where = step === 'none' ? 'No test is under way' : `${flow}, step ${number} of ${of}: ${step}`;
  const free = `Next is ${canNext ? 'available' : 'not available'}, Back is ${canBack ? 'available' : 'not available'}`;
  return [`${where}${title === null ? '' : `, "${title}"`}`, `on ${route}`, ...(step === 'none' ? [] : [free])];
}

function timerLines(name: string, timer: Waits['wait']): readonly string[] {
  if (timer === null) return [];
  const { beganAt, endsAt, gone, left } = timer;
  const state = left === null ? 'over' : gone === null ? 'not begun' : `${gone} gone, ${left} left`;
  return [`${name}: ${clockTime(beganAt)} to ${clockTime(endsAt)}, ${state}`];
}

function callLines({ calls, isOnline }: Waits): readonly string[] {
  const counts = Object.entries(calls).map(([kind, count]) => `${kind} ${count}`);
  const waiting = counts.join(', ');
  if (counts.length === 0) return isOnline ? [] : ['the network: the device is offline'];
  return [isOnline ? `calls that waited, sent as the page opens: ${waiting}` : `the network, with calls: ${waiting}`];
}

function waitLines({ waits }: ReplayReport): readonly string[] {
  const { wait, reading, clockNotice, scan, busyWith } = waits;
  const lines = [
    ...timerLines('the wait', wait),
    ...timerLines('the reading window', reading),
    ...(clockNotice === null ? [] : [`the clock of the device: ${clockNotice}`]),
    ...(scan === null ? [] : [SCANS[scan]]),
    ...callLines(waits),
    ...(busyWith === null ? [] : [`an answer: the button "${busyWith}" was busy`]),
  ];
  return lines.length === 0 ? ['nothing'] : lines;
}

/** Where it leads, in the words of the step that shows then. */
function leadsTo({ step, number, route, obstacle }: Tried, { place, language }: ReplayReport): string {
  if (step === place.step && number === place.number && route === place.route) {
    return obstacle === null ? 'stays' : `stays: ${obstacle.replace(/\.$/, '')}`;
  }
  if (route !== APP_ROUTES.testSteps) return `leads to ${route}${step === 'none' ? ', without a test' : ''}`;
  if (step === 'none' || step === 'expired') return `leads to ${step}`;
  return `leads to ${number} ${step}, "${stepTitle(step, place.flow, language, KITS[0])}"`;
}

function buttonLines(report: ReplayReport): readonly string[] {
  const { errors } = translations[report.language].general;
  const width = Math.max(0, ...report.buttons.map(({ button }) => button.length));
  return report.buttons.map((tried) => {
    const calls = Object.entries(tried.calls).map(([name, count]) => (count === 1 ? name : `${name} (${count} times)`));
    const parts = [
      leadsTo(tried, report),
      ...(calls.length === 0 ? [] : [`calls ${calls.join(', ')}`]),
      ...(tried.newlyWaiting > 0 ? [`${tried.newlyWaiting} more to wait for the network`] : []),
      ...tried.errors.map((code) => `shows ${code}: ${errors[code]}`),
      ...tried.changes,
    ];
    return `${tried.button.padEnd(width)}  ${parts.join('; ')}`;
  });
}

type Block = readonly [heading: string, lines: readonly string[]];

/** What explains the rest, for those who ask why. */
function whyBlocks(report: ReplayReport): readonly Block[] {
  return [
    ['Which rules put them there', report.reasons.map(({ words }) => words)],
    ['The rules of the step', report.stepRules === '' ? [] : [report.stepRules]],
    ['What it waits for', waitLines(report)],
    ['What is saved in the browser', report.saved],
    ['What is invented here, since a snapshot leaves it out', report.inventedValues.map(({ words }) => words)],
  ];
}

const MORE =
  'With --why: the rules that put them there, what the app waits for, what is saved, and what is invented here.\n';

/** The report in words: a difference of versions, the first answer, and then the details; `why` adds what explains them. */
export function replayText(report: ReplayReport, { why }: { readonly why?: true }): string {
  const { answer, difference } = report;
  const blocks: readonly Block[] = [
    ['Where the person stands', placeLines(report)],
    ['What the app shows', report.screen],
    ['What each button does', buttonLines(report)],
    ...(why ? whyBlocks(report) : []),
  ];
  const written = blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)]);
  const first = [...(difference === null ? [] : [[difference]]), answer, headLines(report)];
  const text = [...first, ...written].map((lines) => `${lines.join('\n')}\n`).join('\n');
  return why ? text : `${text}\n${MORE}`;
}
