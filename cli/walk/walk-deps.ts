import type { Language } from '../../core/domain/languages.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { FoundScenario } from '../play/find-scenarios.ts';
import type { TerminalDriver } from '../play/terminal-driver.ts';
import type { Prompter } from './prompter.ts';

/** The actions that were done, as a scenario file writes them, with the expectations after them. */
export type WalkedPath = readonly unknown[];

/** What an interactive walk works with. */
export interface WalkDeps {
  /** Opens a fresh app. The walk ends it. */
  readonly openDriver: () => Promise<TerminalDriver>;
  readonly prompter: Prompter;
  /** Who walks, and when the clock starts. */
  readonly scenario: Scenario;
  /** The scenario that is played first, and that the walk continues; null for a new walk. */
  readonly from: FoundScenario | null;
  /** The language of the app's texts. */
  readonly language: Language;
  /** Whether the ids of steps, fields and buttons are printed, as scenario files write them. */
  readonly hasIds: boolean;
  /** Lets real time pass for so much of the app's time. `secondsLeft` is what the app's timer shows before; null without one. */
  readonly pass: (milliseconds: number, secondsLeft: number | null) => Promise<void>;
  /** Writes technical details where they can be read, and returns the file. */
  readonly saveDetails: (text: string) => string;
  /** Called with the whole path after every action. */
  readonly keep: (path: WalkedPath) => void;
  /** Saves the path under a name, which may be asked for. Returns false if the person went back to the menu. */
  readonly save: () => Promise<boolean>;
}
