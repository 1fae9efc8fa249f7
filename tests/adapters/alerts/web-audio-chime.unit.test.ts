import { expect, it } from 'vitest';
import { makeWebAudioChime } from '../../../adapters/alerts/web-audio-chime.ts';

/** As much of Web Audio as the chime uses; `tones` are when each begins, in seconds. */
function audio(isAllowed: () => boolean) {
  const tones: number[] = [];
  const ramp = { setValueAtTime: () => ramp, exponentialRampToValueAtTime: () => ramp };
  const node = (extra: object) => ({ connect: (next: unknown) => next, ...extra });
  class FakeContext {
    state = 'suspended';
    currentTime = 7;
    destination = {};
    resume(): Promise<void> {
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
  return { Context: FakeContext as unknown as typeof AudioContext, tones };
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
