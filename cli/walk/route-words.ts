import type { Language } from '../../core/domain/languages.ts';
import { text } from '../../core/step-texts/shown-text.ts';
import type { Play } from '../play/terminal-play.ts';
import { fieldLine } from './field-choices.ts';
import { openRouteTexts, screenControls } from './screen-controls.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

/** An id in parentheses behind what it is the id of. */
export const idMark = (id: string, hasIds: boolean): string => (hasIds ? `   (${id})` : '');

/**
 * What a route outside a test shows: its heading, texts, fields and buttons, with the ids to press them by if they are wanted. Empty at
 * a step.
 */
export function routeWords(play: Play, language: Language, hasIds: boolean): readonly string[] {
  const texts = openRouteTexts(play);
  if (texts === null) return [];
  const wordsOf = makeWordsOf(playedContext(play), language);
  const values = { name: play.tab().state().identity.currentUser?.first_name ?? '' };
  const { fields, buttons } = screenControls(play, language);
  return [
    ...[texts.title, ...(texts.texts ?? [])].flatMap((key) => wordsOf(text(key, values))),
    ...fields.map((field) => `${fieldLine(play, field, language)}${idMark(field.id, hasIds)}`),
    ...buttons.map(({ id, label }) => `[ ${label} ]${idMark(id, hasIds)}`),
  ].map((line) => `  ${line}`);
}
