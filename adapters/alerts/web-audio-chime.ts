import type { Chime, TimerAlert } from '../../core/ports/chime.ts';

/** One tone of a melody: when it begins, in seconds, and how high it is, in hertz. */
type Tone = readonly [at: number, pitch: number];

const TONE_SECONDS = 0.35;
const ATTACK_SECONDS = 0.02;
/** Well to be heard from the next room, and not too loud beside the ear. */
const LOUDNESS = 0.4;
/** As good as silent; exponential ramps never reach nothing. */
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

/** Tones that the browser makes itself, so that nothing is fetched for them. `Context` is undefined in browsers without Web Audio. */
export function makeWebAudioChime(Context: (new () => AudioContext) | undefined): Chime {
  let context: AudioContext | null = null;
  const isReady = (): boolean => context?.state === 'running';
  return {
    isAvailable: () => Context !== undefined,
    isReady,
    unlock: async () => {
      if (Context === undefined) return false;
      try {
        context ??= new Context();
        await context.resume();
      } catch {
        // The browser gives out no sound now; the next press asks again.
      }
      return isReady();
    },
    ring: (alert) => {
      const ready = context;
      if (ready !== null && isReady()) MELODIES[alert].forEach((tone) => play(ready, tone));
    },
  };
}
