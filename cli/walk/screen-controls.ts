import type { Language } from '../../core/domain/languages.ts';
import { routeAt } from '../../core/flow/app-routes.ts';
import { optional, text } from '../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import type { Play } from '../play/terminal-play.ts';
import type { Control } from '../play/what-is-there.ts';
import { labelKeys } from '../route-texts/route-labels.ts';
import { routeTexts, type RouteTexts } from '../route-texts/route-texts.ts';
import { makeWordsOf, playedContext } from './step-words.ts';

/** What can be typed into and pressed now. */
export interface ScreenControls {
  readonly fields: readonly Control[];
  readonly buttons: readonly Control[];
}

/** What the open route shows; null at a step of a test, which has texts of its own. */
export function openRouteTexts(play: Play): RouteTexts | null {
  const tab = play.tab();
  const name = routeAt(tab.route()) ?? 'landing';
  if (name === 'testSteps') return null;
  const { form, errors, texts = [] } = tab.screen();
  const typed = form?.state?.().values ?? {};
  const own = routeTexts(name, { context: playedContext(play), path: tab.route(), errors, typed });
  const title = texts.find(({ kind }) => kind === 'title');
  if (title === undefined) return { ...own, texts: [...own.texts, ...texts] };
  return { title, texts: texts.filter((shown) => shown !== title) };
}

/** A button or field of a list has a number at its end: `result-2`. */
const NUMBERED = /^(.*)-(\d+)$/;

/** The label of a button or a field by its id, as it shows; the id itself if the texts have none. */
function makeLabels(play: Play, language: Language, route: RouteTexts | null): (id: string) => string {
  const context = playedContext(play);
  const wordsOf = makeWordsOf(context, language);
  const tab = play.tab();
  const name = route === null ? 'testSteps' : (routeAt(tab.route()) ?? 'landing');
  const shown = (route?.texts ?? stepTexts(context)).filter(({ kind }) => kind === 'button');
  const typed = tab.screen().form?.state?.().values ?? {};
  const labelOf = (id: string): string => {
    const keys = labelKeys(name, id).map((key) => key.replace(/\{(\w+)\}/, (_, field: string) => typed[field] ?? ''));
    const found = shown.find((one) => [one.id, one.press].includes(id) || one.keys.some((key) => keys.includes(key)));
    return wordsOf(found ?? optional(text(keys))).join(' ');
  };
  return (id) => {
    const [, list = '', number = ''] = NUMBERED.exec(id) ?? [];
    const numbered = list === '' ? '' : labelOf(list);
    return labelOf(id) || (numbered === '' ? id : `${numbered} ${number}`);
  };
}

/** The fields and the buttons of the open screen. */
export function screenControls(play: Play, language: Language): ScreenControls {
  const route = openRouteTexts(play);
  const labelOf = makeLabels(play, language, route);
  const labelled = (ids: readonly string[]) => ids.map((id) => ({ id, label: labelOf(id) }));
  const { form, buttons } = play.tab().screen();
  return { fields: labelled(form?.fields ?? []), buttons: labelled(Object.keys(buttons)) };
}
