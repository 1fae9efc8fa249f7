import type { Language } from '../domain/languages.ts';

/** How speech ended. `blocked`: the browser requires a press first, as after a reload. */
export type SpeechEnd = 'ended' | 'blocked';

/** A synthetic voice that reads texts aloud. */
export interface Speaker {
  /** Whether there is a voice of this language that sends no text to a server. Voices may be found some time after the page has loaded. */
  canSpeak(language: Language): boolean;
  /** Calls the listener whenever voices were found. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stops what is being spoken, then speaks. Resolves when this text has ended, failed or was stopped. Never rejects. */
  speak(text: string, language: Language): Promise<SpeechEnd>;
  /** Stops at once. */
  stop(): void;
}
