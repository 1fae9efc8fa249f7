import { makeCell, type Source } from '../../cell.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Chime } from '../../ports/chime.ts';
import type { Speaker } from '../../ports/speaker.ts';
import type { Storage } from '../../ports/storage.ts';

/** Whether texts are read aloud, and in which languages they can be. */
export interface ReadAloudState {
  readonly isOn: boolean;
  readonly languages: readonly Language[];
}

/** Texts in their order. */
export interface SpokenPage {
  readonly texts: readonly string[];
  readonly language: Language;
}

/** Reads aloud what the page shows, while the person has turned that on. */
export interface ReadAloud extends Source<ReadAloudState> {
  /** Call during a press. Turning it on reads the page that shows. */
  readonly setOn: (isOn: boolean) => void;
  /** Call when a page shows, and when its texts change: only new ones are read then. */
  show(name: string, page: SpokenPage): void;
  /** Call when a page no longer shows: what is left of it is not read. */
  hide(name: string): void;
  /** Reads a short text before the rest of the page. It is finished even if the page changes. */
  announce(text: string, language: Language): void;
  /** Call on any press: browsers allow speech only then. */
  readonly notePress: () => void;
  /** Interrupts the speech until a sound has ended. */
  waitFor(sound: Promise<void>): Promise<void>;
  /** Call when the test is no longer shown. */
  readonly stop: () => void;
}

interface ReadAloudDeps {
  readonly speaker: Speaker;
  readonly storage: Storage;
}

/** Kept after a logout, like the language: the setting belongs to the browser. */
const READ_ALOUD_KEY = 'readAloud';

interface Utterance {
  readonly text: string;
  readonly language: Language;
  /** The name of the page; null for an announcement. */
  readonly page: string | null;
}

function announcementsFirst(utterances: readonly Utterance[]): readonly Utterance[] {
  return [...utterances.filter(({ page }) => page === null), ...utterances.filter(({ page }) => page !== null)];
}

/** Speaks one text after the other, and none while sounds are playing. */
function makeSpeechQueue(speaker: Speaker) {
  let queue: readonly Utterance[] = [];
  let current: Utterance | null = null;
  let soundCount = 0;
  let isBlocked = false;

  async function speakNext(): Promise<void> {
    const [next, ...others] = queue;
    if (next === undefined || current !== null || soundCount > 0 || isBlocked) return;
    [queue, current] = [others, next];
    const end = await speaker.speak(next.text, next.language);
    // Something else was begun instead, or nothing is wanted any more.
    if (current !== next) return;
    current = null;
    isBlocked = end === 'blocked';
    if (isBlocked) queue = [next, ...queue];
    await speakNext();
  }

  function interrupt(): void {
    current = null;
    speaker.stop();
  }

  return {
    add: (...utterances: readonly Utterance[]): void => {
      queue = announcementsFirst([...queue, ...utterances]);
      void speakNext();
    },
    /** Drops what is still to be read of a page; without a name, everything. */
    drop: (page?: string): void => {
      const isKept = (utterance: Utterance): boolean => page !== undefined && utterance.page !== page;
      queue = queue.filter(isKept);
      if (current === null || isKept(current)) return;
      interrupt();
      void speakNext();
    },
    unblock: (): void => {
      isBlocked = false;
      void speakNext();
    },
    waitFor: async (sound: Promise<void>): Promise<void> => {
      soundCount += 1;
      if (current !== null) {
        // An announcement of the time may no longer be true afterwards.
        if (current.page !== null) queue = [current, ...queue];
        interrupt();
      }
      await sound;
      soundCount -= 1;
      void speakNext();
    },
  };
}

/** Reads aloud by the browser's voice. Off until the person turns it on; then it stays on in this browser. */
export function makeReadAloud({ speaker, storage }: ReadAloudDeps): ReadAloud {
  const queue = makeSpeechQueue(speaker);
  /** The pages that show, the topmost last. */
  const pages = new Map<string, SpokenPage>();
  const languages = (): readonly Language[] => LANGUAGES.filter((language) => speaker.canSpeak(language));
  const cell = makeCell<ReadAloudState>({ isOn: storage.read(READ_ALOUD_KEY) === true, languages: languages() });
  speaker.subscribe(() => cell.set({ ...cell.state(), languages: languages() }));

  function read(page: string, texts: readonly string[], language: Language): void {
    if (cell.state().isOn) queue.add(...texts.map((text) => ({ text, language, page })));
  }

  return {
    state: cell.state,
    subscribe: cell.subscribe,
    setOn: (isOn) => {
      storage.write(READ_ALOUD_KEY, isOn);
      cell.set({ ...cell.state(), isOn });
      queue.drop();
      queue.unblock();
      const top = [...pages].at(-1);
      if (top !== undefined) read(top[0], top[1].texts, top[1].language);
    },
    show: (name, page) => {
      const known = pages.get(name)?.texts ?? [];
      pages.set(name, page);
      const added = page.texts.filter((text) => !known.includes(text));
      read(name, added, page.language);
    },
    hide: (name) => {
      pages.delete(name);
      queue.drop(name);
    },
    announce: (text, language) => {
      if (cell.state().isOn) queue.add({ text, language, page: null });
    },
    notePress: queue.unblock,
    waitFor: queue.waitFor,
    stop: () => queue.drop(),
  };
}

/** The same tones, which interrupt the speech: an alarm has to be heard. */
export function soundedOverSpeech(chime: Chime, readAloud: Pick<ReadAloud, 'waitFor'>): Chime {
  return {
    ...chime,
    ring: (alert) => (chime.isReady() ? readAloud.waitFor(chime.ring(alert)) : chime.ring(alert)),
  };
}
