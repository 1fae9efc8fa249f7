import { expect, it, vi } from 'vitest';
import { makeWebAudioChime } from '../../../adapters/alerts/web-audio-chime.ts';

/** As much of Web Audio as the chime uses; `tones` are when each begins, in seconds. */
function audio(isAllowed: () => boolean) {
  const tones: number[] = [];
  const opened: { state: string }[] = [];
  const ramp = { setValueAtTime: () => ramp, exponentialRampToValueAtTime: () => ramp };
  const node = (extra: object) => ({ connect: (next: unknown) => next, ...extra });
  class FakeContext {
    state = 'suspended';
    currentTime = 7;
    destination = {};
    close(): Promise<void> {
      this.state = 'closed';
      return Promise.resolve();
    }
    constructor() {
      opened.push(this);
    }
    resume(): Promise<void> {
      if (this.state === 'interrupted') return new Promise(() => undefined);
      if (!isAllowed()) return Promise.reject(new Error('A press is wanted.'));
      this.state = 'running';
      return Promise.resolve();
    }
    createOscillator() {
      return node({ frequency: { value: 0 }, start: (at: number) => void tones.push(at), stop: () => undefined });
    }
    createGain() {
      return node({ gain: ramp });
    }
  }
  return { Context: FakeContext as unknown as typeof AudioContext, tones, opened };
}

it('is silent until a press unlocks audio, then plays immediately', async () => {
  let isPressed = false;
  const { Context, tones } = audio(() => isPressed);
  const chime = makeWebAudioChime(Context);
  void chime.ring('ready');
  expect([await chime.unlock(), chime.isReady(), tones]).toEqual([false, false, []]);
  isPressed = true;
  expect([await chime.unlock(), chime.isReady()]).toEqual([true, true]);
  void chime.ring('closing');
  expect(tones).toEqual([7, 7.35]);
});

it('takes back sound that was suspended, without a press', async () => {
  const { Context, tones, opened } = audio(() => true);
  const chime = makeWebAudioChime(Context);
  await chime.unlock();
  opened[0]!.state = 'suspended';
  expect([chime.isReady(), await chime.wake()]).toEqual([false, true]);
  opened[0]!.state = 'suspended';
  void chime.ring('closing');
  await vi.waitFor(() => expect(tones).toEqual([7, 7.35]));
});

it('replaces sound that an interruption never gives back, at the alarm itself', async () => {
  vi.useFakeTimers();
  const { Context, tones, opened } = audio(() => true);
  const chime = makeWebAudioChime(Context);
  await chime.unlock();
  opened[0]!.state = 'interrupted';
  void chime.ring('closing');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([opened.map(({ state }) => state), tones]).toEqual([
    ['closed', 'running'],
    [7, 7.35],
  ]);
  vi.useRealTimers();
});

it('plays in silent mode, where the browser lets a page ask for that', async () => {
  const session = { type: 'auto' };
  const chime = makeWebAudioChime(audio(() => true).Context, session);
  expect(session.type).toBe('auto');
  await chime.unlock();
  expect(session.type).toBe('playback');
});

it('is unavailable in a browser without Web Audio', async () => {
  const chime = makeWebAudioChime(undefined);
  void chime.ring('ready');
  expect([chime.isAvailable(), await chime.unlock(), chime.isReady()]).toEqual([false, false, false]);
});
