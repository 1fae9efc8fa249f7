import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { REASON } from '../../core/step-texts/frame-texts.ts';
import { PHOTO, REJECTION } from '../../core/step-texts/scan-texts.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { inOneLine } from '../../scenarios/shown-words.ts';
import type { Play } from '../play/terminal-play.ts';
import { answerWords } from './answer-words.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

/** The words by which a step is known, in the terminal as in a browser, whether its camera is on or off. */
export interface StepIdentity {
  /** Its title and its main instruction; at the question whether there is a line, also what counts as one. */
  readonly instructions: readonly string[];
  /** The title of the message about a refused scan, or why Next is not available. */
  readonly messages: readonly string[];
  /** The chosen answers, each with its explanation; all of them where the action that chooses one also leads on. */
  readonly answers: readonly string[];
}

const NONE: StepIdentity = { instructions: [], messages: [], answers: [] };

/** Ids of main instructions; the account question at the end has one of its own. */
const INSTRUCTIONS: ReadonlySet<string> = new Set(['lead', 'accountPrompt.lead', '.options.yes']);
const MESSAGES: ReadonlySet<string> = new Set([REJECTION.title, PHOTO.title, REASON]);

/** The action `report` chooses an answer and presses Next, so that no one sees the answer chosen. */
const LEFT_BY_ANSWER: StepId = 'submit-report';

/** What identifies the step that a play shows; nothing on other routes, and while a dialog covers the step. */
export function stepIdentity(play: Play, language: Language): StepIdentity {
  const context = playedContext(play);
  if (!play.tab().isAt(APP_ROUTES.testSteps) || context.page.open !== null) return NONE;
  const wordsOf = makeWordsOf(context, language);
  const texts = stepTexts(context);
  const shown = (ids: ReadonlySet<string>): readonly string[] =>
    texts.filter(({ id, kind }) => ids.has(id) && kind === 'text').flatMap((one) => wordsOf(one).map(inOneLine));
  const titles = texts.filter(({ kind }) => kind === 'title').flatMap((one) => wordsOf(one).map(inOneLine));
  const isLeftByAnswer = play.tab().step() === LEFT_BY_ANSWER;
  const answers = answerWords(texts, wordsOf, ({ isChosen }) => isLeftByAnswer || isChosen === true);
  return { instructions: [...titles, ...shown(INSTRUCTIONS)], messages: shown(MESSAGES), answers };
}
