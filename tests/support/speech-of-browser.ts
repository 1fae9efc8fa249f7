import type { SpeechOfBrowser } from '../../adapters/speech/web-speech-speaker.ts';

/** A voice as browsers describe it. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** A voice on the device. */
export const voiceFor = (lang: string, others: Partial<Voice> = {}): Voice => ({
  ...{ name: lang, lang, localService: true, default: false },
  ...others,
});

/** The speech synthesis of a browser, silent. */
export interface FakeSpeech {
  readonly browser: SpeechOfBrowser;
  /** What is being spoken, and the name of its voice. */
  readonly speaking: () => { readonly text: string; readonly voice: string } | null;
  readonly finish: () => void;
  readonly findVoices: (voices: readonly Voice[]) => void;
  readonly block: (isBlocked: boolean) => void;
}

type Ended = (event: { readonly error: string }) => void;

class Utterance {
  readonly text: string;
  voice: Voice | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: Ended | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/** Makes a browser's speech synthesis with these voices. */
export function makeFakeSpeech(initial: readonly Voice[]): FakeSpeech {
  const events = new EventTarget();
  let voices = initial;
  let current: Utterance | null = null;
  let isBlocked = false;

  function take(): Utterance | null {
    const taken = current;
    current = null;
    return taken;
  }

  const synthesis = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      if (isBlocked) utterance.onerror?.({ error: 'not-allowed' });
      else current = utterance;
    },
    cancel: () => take()?.onerror?.({ error: 'interrupted' }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    browser: { synthesis, Utterance } as unknown as SpeechOfBrowser,
    speaking: () => (current === null ? null : { text: current.text, voice: current.voice?.name ?? '' }),
    finish: () => take()?.onend?.(),
    findVoices: (found) => {
      voices = found;
      events.dispatchEvent(new Event('voiceschanged'));
    },
    block: (blocked) => {
      isBlocked = blocked;
    },
  };
}
