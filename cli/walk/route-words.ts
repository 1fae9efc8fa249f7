import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { Language } from '../../core/domain/languages.ts';
import { routeAt } from '../../core/flow/app-routes.ts';
import type { Play } from '../play/terminal-play.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { COMMON_LABELS } from './route-labels.ts';
import { ROUTE_TEXTS } from './route-texts.ts';

/** The text of a key in whichever area has it; undefined if none has. */
export function textOf(key: string, language: Language): string | undefined {
  for (const area of Object.values(translations[language])) {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], area);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** A button or field of a list has a number at its end: `result-2`. */
const NUMBERED = /^(.*)-(\d+)$/;

/** The label of a button or a field by its id; the id itself if the texts have none. */
function makeLabels(own: Readonly<Record<string, string>>, language: Language): (id: string) => string {
  const labelOf = (id: string): string | undefined => {
    const key = own[id] ?? COMMON_LABELS[id] ?? `form.fields.${id}.label`;
    return textOf(key, language);
  };
  return (id) => {
    const [, name = '', number = ''] = NUMBERED.exec(id) ?? [];
    const numbered = labelOf(name);
    return labelOf(id) ?? (numbered === undefined ? id : `${numbered} ${number}`);
  };
}

/** The path of a route, with the step of the test if one is under way. */
export function placeLine({ route, step }: Observation): string {
  return step === 'none' ? route : `${route}   (step ${step})`;
}

/** What a route outside a test shows: its heading, texts, fields and buttons, with the ids to press them by. Empty at a step. */
export function routeWords(play: Play, language: Language): readonly string[] {
  const tab = play.tab();
  const name = routeAt(tab.route()) ?? 'landing';
  if (name === 'testSteps') return [];
  const texts = ROUTE_TEXTS[name];
  const state = tab.state();
  const moment = { state, path: tab.route(), now: tab.runner.moment().now };
  const { title, texts: below = [], labels = {} } = typeof texts === 'function' ? texts(moment) : texts;
  const values = { name: state.identity.currentUser?.first_name ?? '' };
  const written = (key: string): string => fillIn(textOf(key, language) ?? key, values);
  const labelOf = makeLabels(labels, language);
  const { form, buttons } = tab.screen();
  return [
    written(title),
    ...below.map(written),
    ...(form?.fields ?? []).map((field) => `${labelOf(field)} ____   (${field})`),
    ...Object.keys(buttons).map((id) => `[ ${labelOf(id)} ]   (${id})`),
  ].map((line) => `  ${line}`);
}
