import type { ScenarioDriver } from '../../scenarios/driver.ts';
import { appTexts, passingTexts } from './app-texts.ts';
import { observeTab } from './observe-tab.ts';
import type { Play } from './terminal-play.ts';

/** What a driver in the terminal sees of a running play. `readWords` reads the words that the app shows. */
export function lookAtPlay(playing: () => Play, readWords: (play: Play) => Promise<readonly string[]>) {
  return {
    step: () => Promise.resolve(playing().tab().step()),
    words: () => readWords(playing()),
    passingTexts: () => passingTexts(playing().tab(), playing().language),
    texts: () => appTexts(playing().language),
    calls: () => playing().backEnd.calls().slice(playing().callsBefore),
    observe: () => observeTab(playing()),
  } satisfies Partial<ScenarioDriver>;
}
