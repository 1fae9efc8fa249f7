import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { REASON } from '../../core/step-texts/frame-texts.ts';
import { REJECTION } from '../../core/step-texts/scan-texts.ts';
import type { ShownText } from '../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { inOneLine } from '../../scenarios/shown-words.ts';
import type { Play } from '../play/terminal-play.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

/** The words by which a step is known, in the terminal as in a browser, whether its camera is on or off. */
export interface StepIdentity {
  /** Its title and its main instruction, or those of the dialog that covers the page; at the question whether there is a line, also what counts as one. */
  readonly instructions: readonly string[];
  /** The title of the message about a refused scan, or why Next is not available. */
  readonly messages: readonly string[];
}

const NONE: StepIdentity = { instructions: [], messages: [] };

/** Ids of main instructions; the account question at the end has one of its own. */
const INSTRUCTIONS: ReadonlySet<string> = new Set(['lead', 'accountPrompt.lead', '.options.yes']);
const MESSAGES: ReadonlySet<string> = new Set([REJECTION.title, REASON]);

/** Of a dialog its title and first sentences are recorded, among them what the test loses. */
const MOST_OF_DIALOG = 4;

/** The texts of an open dialog over a step or another route; null without one, and empty if they are not known. */
function dialogTexts(play: Play): readonly ShownText[] | null {
  const context = playedContext(play);
  const { isDialog, texts = [] } = play.tab().screen();
  if (context.page.open !== null) return stepTexts(context).slice(1);
  if (isDialog !== true) return null;
  return play.tab().isAt(APP_ROUTES.testSteps) ? [] : texts;
}

/** What identifies the step that a play shows, or the open dialog; nothing on other routes. */
export function stepIdentity(play: Play, language: Language): StepIdentity {
  const context = playedContext(play);
  const wordsOf = makeWordsOf(context, language);
  const dialog = dialogTexts(play);
  if (dialog !== null) {
    const said = dialog.filter(({ kind }) => kind === 'title' || kind === 'text').slice(0, MOST_OF_DIALOG);
    return { ...NONE, instructions: said.flatMap((one) => wordsOf(one).map(inOneLine)) };
  }
  if (!play.tab().isAt(APP_ROUTES.testSteps)) return NONE;
  const texts = stepTexts(context);
  const shown = (ids: ReadonlySet<string>): readonly string[] =>
    texts.filter(({ id, kind }) => ids.has(id) && kind === 'text').flatMap((one) => wordsOf(one).map(inOneLine));
  const titles = texts.filter(({ kind }) => kind === 'title').flatMap((one) => wordsOf(one).map(inOneLine));
  return { instructions: [...titles, ...shown(INSTRUCTIONS)], messages: shown(MESSAGES) };
}
