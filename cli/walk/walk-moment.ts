import type { Language } from '../../core/domain/languages.ts';
import { routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import { flowOf } from '../../core/flow/flows.ts';
import { SKIPS } from '../../core/flow/predicates.ts';
import type { StepId, StepRow } from '../../core/flow/step-row.ts';
import { stepsBack } from '../../core/flow/steps-back.ts';
import { text, type TextValues } from '../../core/step-texts/shown-text.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { flowContext, type TerminalTab } from '../play/terminal-tab.ts';
import type { Play } from '../play/terminal-play.ts';
import { screenControls, type ScreenControls } from './screen-controls.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

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
  /** A text of the app; a key that begins with a dot belongs to the current step. */
  readonly appText: (key: string, values?: TextValues) => string;
  readonly language: Language;
}

/** The steps after the current one that the person may reach, the nearest first; none on another route or once the test has expired. */
function stepsAhead(tab: TerminalTab): readonly StepId[] {
  const { session } = tab.state();
  if (tab.openRow() === null) return [];
  const context = flowContext(tab);
  const later = flowOf(session).slice(session.currentStep + 1);
  return later.filter(({ skipIf }) => skipIf === undefined || !SKIPS[skipIf](context)).map(({ id }) => id);
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
    appText: (key, values) => wordsOf(text(key, values)).join(' '),
    language,
  };
}
