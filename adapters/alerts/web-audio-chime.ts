import type { Chime, TimerAlert } from '../../core/ports/chime.ts';

/** One tone of a melody: its start in seconds and its pitch in hertz. */
type Tone = readonly [at: number, pitch: number];

const TONE_SECONDS = 0.35;
const ATTACK_SECONDS = 0.02;
/** Audible from the next room, and not too loud next to the ear. */
const LOUDNESS = 0.4;
/** Not zero, because an exponential ramp cannot reach zero. */
const SILENCE = 0.0001;

const RISING: readonly Tone[] = [
  [0, 659],
  [0.3, 784],
  [0.6, 1047],
];

const shifted = (tones: readonly Tone[], by: number): readonly Tone[] => tones.map(([at, pitch]) => [at + by, pitch]);

const MELODIES: Readonly<Record<TimerAlert, readonly Tone[]>> = {
  ready: [...RISING, ...shifted(RISING, 1.5), ...shifted(RISING, 3)],
  closing: [
    [0, 880],
    [0.35, 880],
  ],
  expired: [
    [0, 523],
    [0.4, 392],
  ],
};

/** Waits as long as a melody sounds. The tones' own events do not come if a phone call interrupts them. */
function lasts(tones: readonly Tone[]): Promise<void> {
  const seconds = Math.max(...tones.map(([at]) => at)) + TONE_SECONDS;
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** A call that an iPhone interrupts may never be answered. */
const RESUMES_WITHIN_MS = 1_000;

/** Resumes sound; the browser may refuse, or not answer. */
async function resumed(context: AudioContext): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, RESUMES_WITHIN_MS));
  await Promise.race([context.resume().catch(() => undefined), late]);
}

function play(context: AudioContext, [at, pitch]: Tone): void {
  const begin = context.currentTime + at;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, begin + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + TONE_SECONDS);
}

/** The part of the Audio Session API that is used. */
export interface AudioSession {
  type: string;
}

/**
 * Synthesizes the tones, so that no audio file is loaded. `Context` is undefined in browsers without Web Audio; `session` in those where
 * a page's sound does not depend on the phone's silent switch, or cannot be freed from it.
 */
export function makeWebAudioChime(Context: (new () => AudioContext) | undefined, session?: AudioSession): Chime {
  let context: AudioContext | null = null;
  const isReady = (): boolean => context?.state === 'running';

  async function wake(): Promise<boolean> {
    if (context !== null && !isReady()) await resumed(context);
    return isReady();
  }

  /** One that does not come back is replaced. */
  async function open(): Promise<boolean> {
    if (Context === undefined) return false;
    try {
      const interrupted = context;
      context ??= new Context();
      if ((await wake()) || interrupted === null) return isReady();
      context = new Context();
      await Promise.all([interrupted.close(), resumed(context)]);
    } catch {
      // The browser blocks sound now; the next press retries.
    }
    return isReady();
  }

  return {
    isAvailable: () => Context !== undefined,
    isReady,
    wake,
    unlock: () => {
      // Otherwise an iPhone in silent mode plays nothing.
      if (session !== undefined) session.type = 'playback';
      return open();
    },
    ring: async (alert) => {
      if (context === null || (!isReady() && !(await open()))) return;
      const ready = context;
      MELODIES[alert].forEach((tone) => play(ready, tone));
      await lasts(MELODIES[alert]);
    },
  };
}
