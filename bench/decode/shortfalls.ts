import { median } from '../in-turns.ts';
import { idleCpuMs, type Idle } from './idle.ts';
import type { LiveReading } from './page/live.ts';
import { countRight, countWrong, ms, type Clip, type ReadFrame } from './tables.ts';

/** How many frames must be read, of all that count as Data Matrix frames and of one kind. */
const WANTED_MATRICES = 344;
const WANTED_OF_KIND = new Map([
  ['blurred 0.3 to 0.8 module', 30],
  ['QR code, all of it', 34],
]);
const WANTED_START_MS = 500;
/** How much of a difference in processor time is the error of the measurement. */
const CPU_ERROR = 1.03;

/** Everything that was measured. The first clip is the easy one. */
interface Measured {
  readonly read: readonly ReadFrame[];
  readonly clips: readonly Clip[];
  readonly idles: readonly (readonly [what: string, idle: Idle])[];
}

const medianStart = (starts: readonly LiveReading[]): number =>
  median(starts.map(({ milliseconds }) => milliseconds ?? Infinity));

function frameShortfalls(read: readonly ReadFrame[]): readonly string[] {
  const wrong = countWrong(read, 'ours');
  const matrices = countRight(
    read.filter(({ isCounted }) => isCounted),
    'ours',
  );
  const kinds = [...WANTED_OF_KIND].map(
    ([kind, wanted]) =>
      [
        kind,
        countRight(
          read.filter(({ stratum }) => stratum === kind),
          'ours',
        ),
        wanted,
      ] as const,
  );
  return [
    ...[['Data Matrix', matrices, WANTED_MATRICES] as const, ...kinds].flatMap(([kind, right, wanted]) =>
      right < wanted ? [`${kind}: ${right} frames read, ${wanted} wanted`] : [],
    ),
    ...(wrong > 0 ? [`${wrong} wrong texts`] : []),
  ];
}

function clipShortfalls(clips: readonly Clip[]): readonly string[] {
  const slowest = Math.max(...clips.map(({ ours }) => medianStart(ours)));
  const [ours, theirs] = [medianStart(clips[0]?.ours ?? []), medianStart(clips[0]?.theirs ?? [])];
  return [
    ...(slowest > WANTED_START_MS ? [`${ms(slowest)} from start to text, ${ms(WANTED_START_MS)} wanted`] : []),
    ...(ours > theirs ? [`${ms(ours)} on the easy clip, ${ms(theirs)} with html5-qrcode`] : []),
  ];
}

function idleShortfalls(idles: Measured['idles']): readonly string[] {
  return idles.flatMap(([what, { ours, oursPlain }]) => {
    const [cpu, plain] = [idleCpuMs(ours), idleCpuMs(oursPlain)];
    const tasks = ours.flatMap(({ longTasks }) => longTasks).length;
    return [
      ...(cpu > CPU_ERROR * plain
        ? [`${ms(cpu)} a second on ${what}, ${ms(plain)} without the correction of blur`]
        : []),
      ...(tasks > 0 ? [`${tasks} long tasks on ${what}`] : []),
    ];
  });
}

/** The goals that our scanner misses. */
export function shortfalls({ read, clips, idles }: Measured): readonly string[] {
  return [...frameShortfalls(read), ...clipShortfalls(clips), ...idleShortfalls(idles)];
}
