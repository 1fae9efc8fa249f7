import type { Language } from '../../core/domain/languages.ts';
import type { Speaker, SpeechEnd } from '../../core/ports/speaker.ts';

/** The parts of the Web Speech API that are used. Older Safari versions send no events about voices. */
export interface SpeechOfBrowser {
  readonly synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'> &
    Partial<Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener'>>;
  readonly Utterance: new (text: string) => SpeechSynthesisUtterance;
}

/** The voices of the United States first, as the texts are written for it. */
const COUNTRY = 'us';

/** Android separates language and country by `_`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.toLowerCase().replaceAll('_', '-');

/** The best voice of a language that speaks on the device: other voices send what they speak to a server. */
function voiceOf(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | undefined {
  const usable = voices.filter((voice) => voice.localService && tagOf(voice).split('-')[0] === language);
  const rank = (voice: SpeechSynthesisVoice): number =>
    (tagOf(voice) === `${language}-${COUNTRY}` ? 2 : 0) + (voice.default ? 1 : 0);
  return usable.sort((one, other) => rank(other) - rank(one))[0];
}

/** Speech by the browser. `browser` is null in browsers without speech synthesis. */
export function makeWebSpeechSpeaker(browser: SpeechOfBrowser | null): Speaker {
  /** Some browsers forget an utterance to which nothing refers, and with it the event of its end. */
  let current: { readonly utterance: SpeechSynthesisUtterance; readonly end: (end: SpeechEnd) => void } | null = null;

  function stop(): void {
    const stopped = current;
    current = null;
    browser?.synthesis.cancel();
    stopped?.end('ended');
  }

  return {
    canSpeak: (language) => browser !== null && voiceOf(browser.synthesis.getVoices(), language) !== undefined,
    subscribe: (listener) => {
      browser?.synthesis.addEventListener?.('voiceschanged', listener);
      return () => browser?.synthesis.removeEventListener?.('voiceschanged', listener);
    },
    speak: (text, language) => {
      if (current !== null) stop();
      const voice = browser === null ? undefined : voiceOf(browser.synthesis.getVoices(), language);
      if (browser === null || voice === undefined) return Promise.resolve('ended');
      return new Promise((end) => {
        const utterance = new browser.Utterance(text);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.onend = () => end('ended');
        utterance.onerror = ({ error }) => end(error === 'not-allowed' ? 'blocked' : 'ended');
        current = { utterance, end };
        browser.synthesis.speak(utterance);
      });
    },
    stop,
  };
}
