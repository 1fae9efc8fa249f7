import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { ERROR_CODES, type ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { STEP_IDS, type StepId } from '../../core/flow/step-row.ts';
import { errorText } from '../../core/step-texts/page-texts.ts';
import type { Rejection } from '../../scenarios/driver.ts';
import type { Play } from '../play/terminal-play.ts';
import { pageTitle } from './page-title.ts';
import { screenControls } from './screen-controls.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

const IDS = new RegExp(`(?<![\\w-])(?:${[...STEP_IDS, ...ERROR_CODES].join('|')})(?![\\w-])`, 'g');

/** Words of the page in quotes, and the id that they stand for if it is wanted. */
export const withId = (words: string, id: string, hasIds: boolean): string => `“${words}”${hasIds ? ` (${id})` : ''}`;

/** A reason with the titles of steps and the texts of errors in place of their ids; `hasIds` adds the ids after them. */
export function inWords(reason: string, play: Play, language: Language, hasIds: boolean): string {
  const wordsOf = makeWordsOf(playedContext(play), language);
  return reason.replaceAll(IDS, (id) => {
    const step = STEP_IDS.find((one: StepId) => one === id);
    const words = step === undefined ? wordsOf(errorText(id as ErrorCode)).join(' ') : pageTitle(step, play, language);
    return withId(words, id, hasIds);
  });
}

/** Ids of fields and buttons, and names, as the page shows them; `hasIds` adds the ids after them. */
export function labelled(ids: string, play: Play, language: Language, hasIds: boolean): string {
  const { buttons, fields } = screenControls(play, language);
  const labels = new Map([...fields, ...buttons].map(({ id, label }) => [id, label]));
  const asShown = (id: string): string => {
    const label = labels.get(id);
    return label === undefined ? id : withId(label, id, hasIds);
  };
  return ids === '' ? terminalTexts[language].walk.none : ids.split(', ').map(asShown).join(', ');
}

/** Why an action was not done, in the language of a walk and in the words of the page; `hasIds` adds the ids after them. */
export function reasonInWords({ reason, cause }: Rejection, play: Play, language: Language, hasIds: boolean): string {
  if (cause === undefined) return inWords(reason, play, language, hasIds);
  const { there, ...values } = cause.values;
  const list = there === undefined ? {} : { there: labelled(there, play, language, hasIds) };
  const shown: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, inWords(value, play, language, hasIds)]),
  );
  return fillIn(terminalTexts[language].walk.reasons[cause.name], { ...shown, ...list });
}
