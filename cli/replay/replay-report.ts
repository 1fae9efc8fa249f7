import type { Kit } from '../../core/domain/kit.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, flowOf, rowOf } from '../../core/flow/flows.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';
import type { FlowName, TestSession } from '../../core/flow/session.ts';
import type { Observation } from '../../core/scenarios/observation.ts';
import { toLocalInstant } from '../../core/support/local-instant.ts';
import { STAND_IN_WORDS } from '../../core/support/replayed-state.ts';
import type { SupportSnapshot } from '../../core/support/support-snapshot.ts';
import { flowTableVersion, keptStateVersion } from '../../core/support/table-versions.ts';
import { observeTab } from '../play/observe-tab.ts';
import { stepTitle, formatStep } from '../walk/format-step.ts';
import { openReplay, type OpenReplay } from './open-replay.ts';
import { reasonsOf, type Reason } from './reasons.ts';
import type { ReplaySource } from './replay-source.ts';
import { tryButtons, type Tried } from './try-buttons.ts';

/** A timer at the instant of the replay; instants as the person's clock shows them. */
export interface TimerReport {
  readonly beganAt: string;
  readonly endsAt: string;
  /** Since it began, mm:ss; null before. */
  readonly gone: string | null;
  /** Until it ends, mm:ss; null once it is over. */
  readonly left: string | null;
}

/** What the app waits for without anybody pressing anything. */
export interface WaitsReport {
  readonly wait: TimerReport | null;
  readonly reading: TimerReport | null;
  readonly clockNotice: TestSession['clockNotice'];
  readonly isOnline: boolean;
  /** How many calls of each kind waited for the network; those that are zero are left out. */
  readonly calls: Readonly<Record<string, number>>;
  /** What the camera looks for: `boxScan`, `cassetteScan`, or null. */
  readonly scan: 'boxScan' | 'cassetteScan' | null;
  readonly busyWith: SupportSnapshot['busyWith'];
}

/** Everything that `replay` tells. */
export interface ReplayReport {
  readonly kind: ReplaySource['kind'];
  /** The instant that is told of, and that of the file. */
  readonly at: string;
  readonly madeAt: string;
  readonly who: string;
  readonly language: Language;
  readonly appVersion: string | null;
  /** False where the file was made by other flow tables, or another form of what is kept. */
  readonly hasSameTables: boolean;
  readonly place: {
    readonly flow: FlowName;
    readonly step: Observation['step'];
    readonly number: number;
    readonly of: number;
    readonly title: string | null;
    readonly route: string;
    readonly canNext: boolean;
    readonly canBack: boolean;
  };
  readonly reasons: readonly Reason[];
  /** What the screen says, line by line. */
  readonly screen: readonly string[];
  readonly waits: WaitsReport;
  readonly buttons: readonly Tried[];
  readonly standIns: readonly { readonly name: string; readonly words: string }[];
}

const FALLBACK = 'unknown';

function timerReport(beganAt: number | null, endsAt: number | null, open: OpenReplay): TimerReport | null {
  if (beganAt === null || endsAt === null) return null;
  const { now, offsetAt } = open.play.tab().runner.moment();
  const mmss = (milliseconds: number): string => formatTimeLeft(Math.ceil(milliseconds / 1000));
  const written = (instant: number): string => toLocalInstant(instant, offsetAt(now)) ?? FALLBACK;
  return {
    beganAt: written(beganAt),
    endsAt: written(endsAt),
    gone: now < beganAt ? null : mmss(Math.min(now, endsAt) - beganAt),
    left: now >= endsAt ? null : mmss(endsAt - Math.max(now, beganAt)),
  };
}

/** The kit of the replayed test. */
function kitOf(open: OpenReplay): Kit {
  const tab = open.play.tab();
  return testedKit({ session: tab.state().session, moment: tab.runner.moment() });
}

function waitsOf(source: ReplaySource, open: OpenReplay): WaitsReport {
  const tab = open.play.tab();
  const { session } = tab.state();
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd } = session;
  const calls: Record<string, number> = {};
  for (const { kind } of open.waiting) calls[kind] = (calls[kind] ?? 0) + 1;
  const leaveBy = tab.openRow()?.leaveBy;
  return {
    wait: timerReport(waitEnd === null ? null : waitEnd - kitOf(open).waitMs, waitEnd, open),
    reading: timerReport(waitEnd, readingEnd, open),
    clockNotice: session.clockNotice,
    isOnline: open.play.isOnline,
    calls,
    scan: leaveBy === 'boxScan' || leaveBy === 'cassetteScan' ? leaveBy : null,
    busyWith: source.kind === 'snapshot' ? source.snapshot.busyWith : null,
  };
}

function placeOf(open: OpenReplay, seen: Observation, language: Language): ReplayReport['place'] {
  const { session } = open.play.tab().state();
  const flow = flowNameOf(session);
  const row = rowOf(session);
  const title = row === null ? null : stepTitle(row.id, flow, language, kitOf(open));
  const { step, number, route, canNext, canBack } = seen;
  return { flow, step, number, of: flowOf(session).length - 1, title, route, canNext, canBack };
}

function hasSameTables(source: ReplaySource): boolean {
  if (source.kind === 'state') return true;
  const { flow, versions } = source.snapshot;
  return versions.flowTable === flowTableVersion(flow) && versions.keptState === keptStateVersion();
}

/** The parts that come from the file alone. */
function headOf(source: ReplaySource) {
  const { now, kind } = source;
  const isSnapshot = kind === 'snapshot';
  return {
    kind,
    madeAt: toLocalInstant(now.instant, now.utcOffsetMinutes) ?? FALLBACK,
    who: isSnapshot ? source.snapshot.who : source.who,
    appVersion: isSnapshot ? source.snapshot.versions.app : null,
    hasSameTables: hasSameTables(source),
  };
}

/** Replays a source up to `at` (epoch milliseconds), and tells of it with the app's texts in a language. */
export async function makeReplayReport(source: ReplaySource, at: number, language: Language): Promise<ReplayReport> {
  const open = await openReplay(source, at);
  const seen = await observeTab(open.play);
  const flow = flowNameOf(open.play.tab().state().session);
  const openAgain = async () => (await openReplay(source, at)).play;
  return {
    ...headOf(source),
    at: toLocalInstant(at, source.now.utcOffsetMinutes) ?? FALLBACK,
    language,
    place: placeOf(open, seen, language),
    reasons: reasonsOf(source, open),
    // While its message stands, the scan that was last was not accepted.
    screen: formatStep({
      seen,
      flow,
      hasScanMessage: seen.scan !== 'none' && seen.scan !== 'accepted',
      language,
      kit: kitOf(open),
    })
      .trim()
      .split('\n'),
    waits: waitsOf(source, open),
    buttons: await tryButtons(open.play, openAgain),
    standIns: open.standIns.map((name) => ({ name, words: STAND_IN_WORDS[name] })),
  };
}
