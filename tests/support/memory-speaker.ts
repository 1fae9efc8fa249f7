import { LANGUAGES, type Language } from '../../core/domain/languages.ts';
import type { Speaker, SpeechEnd } from '../../core/ports/speaker.ts';

/** A speaker that records what it would say. */
export interface MemorySpeaker extends Speaker {
  /** What is being spoken; null when it is silent. */
  readonly speaking: string | null;
  /** Everything that was begun, in order. */
  readonly begun: readonly string[];
  /** Ends what is being spoken. */
  finish(): void;
  /** Sets the languages that have a voice, which are all by default. */
  findVoices(languages: readonly Language[]): void;
  /** While blocked, it speaks nothing, as a browser before the first press. */
  block(isBlocked: boolean): void;
}

/** A silent speaker. */
export function makeMemorySpeaker(): MemorySpeaker {
  const begun: string[] = [];
  const listeners = new Set<() => void>();
  let voices: readonly Language[] = LANGUAGES;
  let isBlocked = false;
  let current: { readonly text: string; readonly end: (end: SpeechEnd) => void } | null = null;

  function finish(): void {
    const finished = current;
    current = null;
    finished?.end('ended');
  }

  return {
    get speaking() {
      return current?.text ?? null;
    },
    begun,
    finish,
    findVoices: (languages) => {
      voices = languages;
      listeners.forEach((listener) => listener());
    },
    block: (blocked) => {
      isBlocked = blocked;
    },
    canSpeak: (language) => voices.includes(language),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak: (text, language) => {
      finish();
      if (isBlocked) return Promise.resolve('blocked');
      if (!voices.includes(language)) return Promise.resolve('ended');
      begun.push(text);
      return new Promise((end) => {
        current = { text, end };
      });
    },
    stop: finish,
  };
}
