import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import { FLOW_NAMES, FLOWS, lastStep } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { Played, ScenarioDriver } from '../../../scenarios/driver.ts';
import type { Observation } from '../../../scenarios/observation.ts';
import { callItem, errorItem, rowItem, scanItem, type RowKind } from './coverable.ts';
import { type CoverageItem, REPORTING_ROWS, reportingItem, sendsResult, type SentResult } from './reporting-rows.ts';

/** A completed action: its name and value, and the app before and after it. */
interface Done {
  readonly name: string;
  readonly value: unknown;
  readonly before: Observation;
  readonly after: Observation;
  readonly flow: FlowName;
}

/** The flow of a step that shows; if both flows have it at that number, the one that was started last. */
function flowOfStep({ step, number }: Observation, started: FlowName): FlowName {
  const having = FLOW_NAMES.filter((flow) => FLOWS[flow][number]?.id === step);
  return having.length === 1 ? (having[0] ?? started) : started;
}

function item(kind: RowKind, flow: FlowName, number: number): readonly CoverageItem[] {
  const row = FLOWS[flow][number];
  return row === undefined ? [] : [rowItem(kind, flow, row.id)];
}

/** The rows that were skipped between two steps. */
function skipped(kind: 'skip' | 'skip back', flow: FlowName, from: number, to: number): readonly CoverageItem[] {
  if (to < 0) return [];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const between = FLOWS[flow].slice(low + 1, high).filter(({ skipIf }) => skipIf !== undefined);
  return between.map(({ id }) => rowItem(kind, flow, id));
}

const GOES_BACK: ReadonlySet<string> = new Set(['back', 'press back']);
const ENDS: ReadonlySet<string> = new Set(['next', 'press next', 'account decline']);

/** The transitions between steps that an action caused. */
function transitionsOf({ name, value, before, after, flow }: Done): readonly CoverageItem[] {
  const [from, to] = [before.number, after.number];
  if (from < 0 || from === to) return [];
  const press = typeof value === 'string' ? `${name} ${value}` : name;
  if (GOES_BACK.has(press)) return [...item('back', flow, from), ...skipped('skip back', flow, from, to)];
  if (name === 'reload' || name === 'lose')
    return to >= 0 && to < from ? item('clamp', flow, to) : item('next', flow, from);
  if (to > from) return [...item('next', flow, from), ...skipped('skip', flow, from, to)];
  return from === lastStep(FLOWS[flow]) && ENDS.has(press) ? item('next', flow, from) : [];
}

/** What shows: the step, the end of the reading window, errors, the last scan, and the calls so far. */
function shownIn(seen: Observation, flow: FlowName): readonly CoverageItem[] {
  const isShown = FLOWS[flow][seen.number]?.id === seen.step;
  return [
    ...(isShown ? item('step', flow, seen.number) : []),
    ...(seen.step === 'expired' ? item('expiry', flow, seen.number) : []),
    ...seen.errors.map(errorItem),
    ...(seen.scan === 'none' ? [] : [scanItem(seen.scan)]),
    ...new Set(seen.calls.map(({ name }) => callItem(name))),
  ];
}

/** Tracks the person's choices, which determine the situation in which a result is sent. */
function makeReportWatch() {
  let [chosen, account]: [ReportOption | null, SentResult['account']] = [null, null];
  return ({ name, value, before, after, flow }: Done): readonly CoverageItem[] => {
    if (name === 'start') [chosen, account] = [null, null];
    if (name === 'report') chosen = value as ReportOption;
    if (name === 'account') account = value as SentResult['account'];
    const sent = after.calls.slice(before.calls.length).filter(sendsResult);
    const rows = REPORTING_ROWS.filter(({ holds }) => sent.some((call) => holds({ call, chosen, account })));
    return rows.map(({ id }) => reportingItem(id, flow));
  };
}

const NOT_ACTIONS: ReadonlySet<string> = new Set<keyof ScenarioDriver>([
  'begin',
  'end',
  'step',
  'observe',
  'words',
  'texts',
  'passingTexts',
  'calls',
]);

/** Wraps a driver, and calls `note` for everything that it covers. */
export function watchDriver(driver: ScenarioDriver, note: (items: readonly CoverageItem[]) => void): ScenarioDriver {
  let started: FlowName = 'testing';
  const sentFor = makeReportWatch();
  type Method = (value?: unknown) => Promise<Played>;
  const watched = Object.entries(driver as unknown as Readonly<Record<string, Method>>)
    .filter(([name]) => !NOT_ACTIONS.has(name))
    .map(([name, act]) => {
      const watchedAct: Method = async (value) => {
        const before = await driver.observe();
        if (name === 'start') started = value as FlowName;
        const played = await act(value);
        const after = await driver.observe();
        const flow = flowOfStep(before.number >= 0 ? before : after, started);
        const done: Done = { name, value, before, after, flow };
        note([...transitionsOf(done), ...shownIn(after, flowOfStep(after, started)), ...sentFor(done)]);
        return played;
      };
      return [name, watchedAct] as const;
    });
  return { ...driver, ...(Object.fromEntries(watched) as unknown as ScenarioDriver) };
}
