import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import type { StepId, StepRow } from '../../core/flow/step-row.ts';
import { stepsBack } from '../../core/flow/steps-back.ts';
import { text, type TextValues } from '../../core/step-texts/shown-text.ts';
import type { Observation } from '../../scenarios/observation.ts';
import type { Play } from '../play/terminal-play.ts';
import { stepsAhead } from './press-until.ts';
import { screenControls, type ScreenControls } from './screen-controls.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

/** The words that the menus of the walk are made of. */
export interface WalkWords {
  /** The walk's own. */
  readonly own: TerminalTexts['walk'];
  /** A text of the app; a key that begins with a dot belongs to the current step. */
  readonly app: (key: string, values?: TextValues) => string;
}

/** A moment of the walk, from which follows what can be done. */
export interface WalkMoment extends ScreenControls {
  readonly play: Play;
  readonly seen: Observation;
  readonly route: RouteName;
  /** The row of the step that can be acted on; null on other routes, and once the reading window is over. */
  readonly row: StepRow | null;
  /** The steps that can be jumped back to, the nearest first. */
  readonly stepsBack: readonly StepId[];
  /** The steps that can be gone on to, the nearest first. */
  readonly stepsAhead: readonly StepId[];
  readonly words: WalkWords;
  readonly language: Language;
}

/** What shows now, with the words of a language. */
export function walkMoment(play: Play, seen: Observation, language: Language): WalkMoment {
  const tab = play.tab();
  const wordsOf = makeWordsOf(playedContext(play), language);
  return {
    ...screenControls(play, language),
    play,
    seen,
    route: routeAt(tab.route()) ?? 'landing',
    row: tab.openRow(),
    stepsBack: seen.canBack ? stepsBack(tab.state(), tab.runner.moment()) : [],
    stepsAhead: stepsAhead(tab),
    words: { own: terminalTexts[language].walk, app: (key, values) => wordsOf(text(key, values)).join(' ') },
    language,
  };
}
