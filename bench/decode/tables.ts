import { median } from '../in-turns.ts';
import type { LiveReading } from './page/live.ts';

/** Whether a decoder found the text of a frame, or no text in an empty frame. */
export interface Judged {
  readonly isRight: boolean;
  /** It found a text that is not that of the frame. */
  readonly isWrong: boolean;
  readonly milliseconds: number;
}

/** One frame with the result of each decoder. */
export interface ReadFrame {
  readonly stratum: string;
  /** Whether it counts in the total of the Data Matrix frames. */
  readonly isCounted: boolean;
  readonly ours: Judged;
  readonly theirs: Judged;
  readonly theirsAsShown: Judged;
}

/** The starts of both scanners on a clip. */
export type Clip = Readonly<Record<'ours' | 'theirs', readonly LiveReading[]>>;

type Cells = Readonly<Record<string, string | number>>;

const DECODERS = {
  ours: 'ours',
  theirs: 'html5-qrcode',
  theirsAsShown: 'html5-qrcode, as shown',
} as const;
type Decoder = keyof typeof DECODERS;
const DECODER_IDS = Object.keys(DECODERS) as readonly Decoder[];

const ms = (value: number): string => `${Math.round(value)} ms`;
const countRight = (frames: readonly ReadFrame[], decoder: Decoder): number =>
  frames.filter((frame) => frame[decoder].isRight).length;
const countWrong = (frames: readonly ReadFrame[], decoder: Decoder): number =>
  frames.filter((frame) => frame[decoder].isWrong).length;

/** A line for each kind of frame. */
export function stillTable(read: readonly ReadFrame[]): readonly Cells[] {
  const strata = [...new Set(read.map(({ stratum }) => stratum))];
  return strata.map((stratum) => {
    const frames = read.filter((frame) => frame.stratum === stratum);
    const cells = DECODER_IDS.map((decoder) => [
      DECODERS[decoder],
      `${countRight(frames, decoder)}/${frames.length}  ${ms(median(frames.map((frame) => frame[decoder].milliseconds)))}`,
    ]);
    return { frames: stratum, ...(Object.fromEntries(cells) as Cells) };
  });
}

/** The totals of the Data Matrix frames, and the number of wrong texts. */
export function matrixTotals(read: readonly ReadFrame[]): string {
  const matrices = read.filter(({ isCounted }) => isCounted);
  const totals = DECODER_IDS.map(
    (decoder) =>
      `${DECODERS[decoder]} ${countRight(matrices, decoder)}/${matrices.length} (wrong texts: ${countWrong(read, decoder)})`,
  );
  return `Data Matrix: ${totals.join('; ')}`;
}

/** A line for each scanner with a live camera. */
export function liveTable(clip: Clip): readonly Cells[] {
  return (['ours', 'theirs'] as const).map((scanner) => {
    const starts = clip[scanner];
    const first = starts[0]?.milliseconds ?? null;
    const times = starts.flatMap(({ milliseconds }) => milliseconds ?? []);
    const longTasks = starts.flatMap((start) => start.longTasks);
    return {
      scanner: DECODERS[scanner],
      read: `${times.length}/${starts.length}`,
      'first start': first === null ? 'nothing' : ms(first),
      median: times.length === 0 ? 'nothing' : ms(median(times)),
      'long tasks': longTasks.length,
      'longest task': ms(Math.max(0, ...longTasks)),
    };
  });
}
