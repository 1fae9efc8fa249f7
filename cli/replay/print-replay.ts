import { KITS } from '../../core/domain/kit-registry.ts';
import { translations } from '../../adapters/translations/index.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { stepTitle } from '../walk/format-step.ts';
import type { ReplayReport, TimerReport, WaitsReport } from './replay-report.ts';
import type { Tried } from './try-buttons.ts';

const WHO: Readonly<Record<string, string>> = {
  guest: 'a guest',
  account: 'somebody with an account',
  visitor: 'a visitor who is not signed in',
};

function block(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

/** `2026-11-20 10:00:00 (-08:00)`. */
function readable(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)} (UTC${instant.slice(-6)})`;
}

const clockTime = (instant: string): string => instant.slice(11, 19);

function headText({ kind, madeAt, at, who, appVersion, hasSameTables }: ReplayReport): string {
  const made = kind === 'snapshot' ? `A support snapshot of app ${appVersion ?? ''}` : 'A fixture state';
  return [
    `${made}, of ${WHO[who] ?? who}, made ${readable(madeAt)}`,
    ...(at === madeAt ? [] : [`Told of ${readable(at)}, with the page left open and nobody there`]),
    ...(hasSameTables ? [] : ['It was made by another version: what follows is what the present tables say of it.']),
    '',
  ].join('\n');
}

function placeLines({ place }: ReplayReport): readonly string[] {
  const { flow, step, number, of, title, route, canNext, canBack } = place;
  const where = step === 'none' ? 'No test is under way' : `${flow}, step ${number} of ${of}: ${step}`;
  const free = [`Next is ${canNext ? 'free' : 'not free'}`, `Back is ${canBack ? 'there' : 'not there'}`].join(', ');
  return [`${where}${title === null ? '' : `, "${title}"`}`, `on ${route}`, ...(step === 'none' ? [] : [free])];
}

function timerLine(name: string, { beganAt, endsAt, gone, left }: TimerReport): string {
  const span = `${name}: ${clockTime(beganAt)} to ${clockTime(endsAt)}`;
  if (left === null) return `${span}, over`;
  return gone === null ? `${span}, not begun` : `${span}, ${gone} gone, ${left} left`;
}

function callsLine({ calls, isOnline }: WaitsReport): readonly string[] {
  const counted = Object.entries(calls).map(([kind, count]) => `${kind} ${count}`);
  if (counted.length === 0) return isOnline ? [] : ['the network: the device is offline'];
  const waiting = counted.join(', ');
  return [isOnline ? `calls that waited, sent as the page opens: ${waiting}` : `the network, with calls: ${waiting}`];
}

const SCANS = { boxScan: 'a scan: the QR code of the kit box', cassetteScan: 'a scan: the 2D matrix of the cassette' };

function waitLines({ waits }: ReplayReport): readonly string[] {
  const { wait, reading, clockNotice, scan, busyWith } = waits;
  const lines = [
    ...(wait === null ? [] : [timerLine('the wait', wait)]),
    ...(reading === null ? [] : [timerLine('the reading window', reading)]),
    ...(clockNotice === null ? [] : [`the clock of the device: ${clockNotice}`]),
    ...(scan === null ? [] : [SCANS[scan]]),
    ...callsLine(waits),
    ...(busyWith === null ? [] : [`an answer: the button "${busyWith}" was busy`]),
  ];
  return lines.length === 0 ? ['nothing'] : lines;
}

/** Where it leads, in the words of the step that shows then. */
function leadsTo(tried: Tried, { place, language }: ReplayReport): string {
  const { step, number, route, obstacle } = tried;
  if (step === place.step && number === place.number && route === place.route) {
    return obstacle === null ? 'stays' : `stays: ${obstacle.replace(/\.$/, '')}`;
  }
  if (route !== '/test-steps') return `leads to ${route}${step === 'none' ? ', without a test' : ''}`;
  const flows = Object.keys(FLOWS) as FlowName[];
  const flow = flows.find((name) => name === place.flow && FLOWS[name][number] !== undefined) ?? 'testing';
  return step === 'none' || step === 'expired'
    ? `leads to ${step}`
    : `leads to ${number} ${step}, "${stepTitle(step, flow, language, KITS[0])}"`;
}

function buttonLine(tried: Tried, report: ReplayReport, width: number): string {
  const { errors } = translations[report.language].general;
  const calls = Object.entries(tried.calls).map(([name, count]) => (count === 1 ? name : `${name} (${count} times)`));
  const parts = [
    leadsTo(tried, report),
    ...(calls.length === 0 ? [] : [`calls ${calls.join(', ')}`]),
    ...(tried.newlyWaiting > 0 ? [`${tried.newlyWaiting} more to wait for the network`] : []),
    ...tried.errors.map((code) => `shows ${code}: ${errors[code]}`),
    ...tried.changes,
  ];
  return `${tried.button.padEnd(width)}  ${parts.join('; ')}`;
}

/** The report in words. */
export function replayText(report: ReplayReport): string {
  const { reasons, screen, buttons, standIns } = report;
  const width = Math.max(0, ...buttons.map(({ button }) => button.length));
  return [
    headText(report),
    block('Where the person stands', placeLines(report)),
    block(
      'Which rules put them there',
      reasons.map(({ rule, words }) => `${words} (${rule})`),
    ),
    block('What the app shows', screen),
    block('What it waits for', waitLines(report)),
    block(
      'What each button does',
      buttons.map((tried) => buttonLine(tried, report, width)),
    ),
    block(
      'What is invented here, since a snapshot leaves it out',
      standIns.map(({ words }) => words),
    ),
  ].join('');
}
