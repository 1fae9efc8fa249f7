import type { Page } from '@playwright/test';
import type { Language } from '../../../core/domain/languages.ts';

/** What the page has said, and how to end what it is saying. */
interface Speech {
  readonly said: string[];
  /** When it began each of them, in milliseconds of the page. */
  readonly times: number[];
  finish: () => void;
}

type Ended = (event: { readonly error: string }) => void;

/** Runs in the page before anything else: a browser with silent voices of these languages. */
function speakSilently(languages: readonly string[]): void {
  class Utterance {
    readonly text: string;
    voice: unknown = null;
    lang = '';
    onend: (() => void) | null = null;
    onerror: Ended | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const voices = languages.map((language) => ({ lang: `${language}-US`, localService: true, default: false }));
  const said: string[] = [];
  const times: number[] = [];
  const note = (text: string): void => {
    said.push(text);
    times.push(performance.now());
  };
  let current: Utterance | null = null;
  const take = (): Utterance | null => {
    const taken = current;
    current = null;
    return taken;
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance;
      note(utterance.text);
    },
    cancel: () => {
      if (current !== null) note('(stopped)');
      take()?.onerror?.({ error: 'interrupted' });
    },
  });
  const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
  define('speechSynthesis', synthesis);
  define('SpeechSynthesisUtterance', Utterance);
  define('speech', { said, times, finish: () => take()?.onend?.() } satisfies Speech);
}

/** Gives the page silent voices from its next load on. */
export function giveVoices(page: Page, languages: readonly Language[]): Promise<unknown> {
  return page.addInitScript(speakSilently, languages);
}

/** Everything that the page has begun to say, and `(stopped)` where it broke off. */
export function saidBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { readonly speech: Speech }).speech.said);
}

/** How long the page was silent before the last text, in milliseconds. */
export function silenceBeforeLast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { times } = (window as unknown as { readonly speech: Speech }).speech;
    return (times.at(-1) ?? 0) - (times.at(-2) ?? 0);
  });
}

/** Ends what the page is saying. */
export function finishSpeech(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { readonly speech: Speech }).speech.finish());
}
