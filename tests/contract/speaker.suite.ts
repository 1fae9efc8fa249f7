import { describe, expect, it } from 'vitest';
import type { Language } from '../../core/domain/languages.ts';
import type { Speaker } from '../../core/ports/speaker.ts';

/** A speaker, and the voice that it speaks with. */
export interface SpeakerUnderTest {
  readonly speaker: Speaker;
  /** What is being spoken; null when it is silent. */
  readonly speaking: () => string | null;
  /** Ends what is being spoken. */
  readonly finish: () => void;
  readonly findVoices: (languages: readonly Language[]) => void;
  readonly block: (isBlocked: boolean) => void;
}

/** The contract of every Speaker. `open` makes one with a voice of every language. */
export function describeSpeaker(name: string, open: () => SpeakerUnderTest): void {
  describe(`Speech by ${name}`, () => {
    it('speaks a text to its end', async () => {
      const { speaker, speaking, finish } = open();
      const spoken = speaker.speak('Wash your hands', 'en');
      expect(speaking()).toBe('Wash your hands');
      finish();
      expect([await spoken, speaking()]).toEqual(['ended', null]);
    });

    it('stops for another text', async () => {
      const { speaker, speaking } = open();
      const first = speaker.speak('Wash your hands', 'en');
      void speaker.speak('Abra el kit', 'es');
      expect([await first, speaking()]).toEqual(['ended', 'Abra el kit']);
    });

    it('stops at once', async () => {
      const { speaker, speaking } = open();
      const spoken = speaker.speak('Wash your hands', 'en');
      speaker.stop();
      speaker.stop();
      expect([await spoken, speaking()]).toEqual(['ended', null]);
    });

    it('says when the browser requires a press first', async () => {
      const { speaker, speaking, block } = open();
      block(true);
      expect([await speaker.speak('Wash your hands', 'en'), speaking()]).toEqual(['blocked', null]);
      block(false);
      void speaker.speak('Wash your hands', 'en');
      expect(speaking()).toBe('Wash your hands');
    });

    it('speaks only the languages it has voices of, and says when it finds some', async () => {
      const { speaker, speaking, findVoices } = open();
      let found = 0;
      const unsubscribe = speaker.subscribe(() => (found += 1));
      findVoices(['en']);
      expect([speaker.canSpeak('en'), speaker.canSpeak('es'), found]).toEqual([true, false, 1]);
      expect([await speaker.speak('Abra el kit', 'es'), speaking()]).toEqual(['ended', null]);
      unsubscribe();
      findVoices(['es']);
      expect([speaker.canSpeak('es'), found]).toEqual([true, 1]);
    });
  });
}
