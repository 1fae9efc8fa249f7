import { LANGUAGES, type Language } from '../core/domain/languages.ts';
import { BUTTON_IDS } from '../scenarios/button-ids.ts';
import { closestWord } from '../scenarios/closest-word.ts';
import { valueAt } from '../scenarios/mapping.ts';
import type { Problem } from '../scenarios/read-scenario.ts';
import type { Control } from './play/what-is-there.ts';
import {
  COMMON_LABELS,
  HOME_LABELS,
  OTP_LABELS,
  PROFILE_LABELS,
  RESULT_LABELS,
  STEP_LABELS,
} from './route-texts/route-labels.ts';
import { ROUTE_TEXTS } from './route-texts/route-texts.ts';
import { textsOf } from './walk/look-up-text.ts';

/** The keys of the labels of buttons, wherever they do not depend on the moment. */
function labelKeys(): readonly (readonly [id: string, key: string])[] {
  const ofRoutes = Object.values(ROUTE_TEXTS).map((row) => (typeof row === 'function' ? {} : (row.labels ?? {})));
  const all: readonly (typeof STEP_LABELS)[] = [
    ...[STEP_LABELS, COMMON_LABELS, HOME_LABELS, PROFILE_LABELS, OTP_LABELS, RESULT_LABELS],
    ...ofRoutes,
  ];
  return all
    .flatMap((table) => Object.entries(table))
    .filter(([id]) => BUTTON_IDS.includes(id))
    .flatMap(([id, keys]) => [keys].flat().map((key: string) => [id, key] as const));
}

/** The buttons with their labels in a language, each pair once. */
function labelled(language: Language): readonly Control[] {
  const all = labelKeys().flatMap(([id, key]): readonly Control[] => {
    const label = textsOf(key, language);
    return typeof label === 'string' ? [{ id, label }] : [];
  });
  return all.filter((one, at) => all.findIndex(({ id, label }) => id === one.id && label === one.label) === at);
}

/** The id that has the words of a label. */
const asId = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** The buttons that were probably meant: those with the typed words, the one with the nearest id, or those with the nearest label. */
function buttonsMeant(typed: string): readonly Control[] {
  const all = LANGUAGES.flatMap(labelled);
  const ofId = (id: string): Control => all.find((one) => one.id === id) ?? { id, label: id };
  const same = all.filter(({ id, label }) => id !== asId(typed) && label.toLowerCase() === typed.toLowerCase());
  const ids = BUTTON_IDS.filter((id) => id === asId(typed)).map(ofId);
  if (ids.length + same.length > 0) return [...ids, ...same];
  const id = closestWord(typed, BUTTON_IDS);
  if (id !== null) return [ofId(id)];
  const near = closestWord(
    typed,
    all.map(({ label }) => label),
  );
  return all.filter(({ label }) => label === near);
}

/** The id and the label of a button, as a message names them. */
const named = ({ id, label }: Control): string => (label === id ? `"${id}"` : `"${id}" ("${label}")`);

/** A problem about a button that does not exist, with those that were probably meant. Other problems stay as they are. */
export function withButtonMeant(problem: Problem, content: unknown): Problem {
  const { path } = problem;
  const typed = path.at(-1) === 'press' ? valueAt(content, path) : null;
  const meant = typeof typed === 'string' ? buttonsMeant(typed) : [];
  if (meant.length === 0) return problem;
  return {
    path,
    message: `There is no button ${JSON.stringify(typed)}. Did you mean ${meant.map(named).join(' or ')}?`,
  };
}
