import { translations } from '../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../core/domain/languages.ts';
import { boxesOf, STEP_IDS } from '../core/flow/step-row.ts';
import { closestWord } from '../scenarios/closest-word.ts';
import type { Problem } from '../scenarios/read-scenario.ts';

/** The keys of a scenario whose values name boxes. */
const BOX_KEYS: ReadonlySet<unknown> = new Set(['tick', 'untick', 'checked']);

/** The boxes of the steps, with their labels in a language. */
function boxLabels(language: Language): readonly { readonly id: string; readonly label: string }[] {
  return STEP_IDS.flatMap((step) => {
    const texts: Readonly<Record<string, unknown>> = translations[language].steps.steps[step];
    const labels = (texts['boxes'] ?? {}) as Readonly<Record<string, string>>;
    return boxesOf(step).map((id) => ({ id, label: labels[id] ?? id }));
  });
}

/** The id and the label of a box, as a message names them. */
const named = ({ id, label }: { readonly id: string; readonly label: string }): string => `"${id}" ("${label}")`;

/** The value at the end of a path. */
const valueAt = (content: unknown, path: Problem['path']): unknown =>
  path.reduce((value, key) => (value as Readonly<Record<string | number, unknown>> | undefined)?.[key], content);

/**
 * A problem about a box with the one that was probably meant, by its id and its label. Of words, which are no id, it finds the box in any
 * language. Other problems stay as they are.
 */
export function withBoxMeant(problem: Problem, content: unknown): Problem {
  const { path, message } = problem;
  if (!BOX_KEYS.has(path.findLast((key) => typeof key === 'string'))) return problem;
  const all = LANGUAGES.flatMap(boxLabels);
  const [, meant] = /Did you mean "([^"]+)"\?$/.exec(message) ?? [];
  const byId = all.find(({ id }) => id === meant);
  if (byId !== undefined) return { path, message: message.replace(/"[^"]+"\?$/, `${named(byId)}?`) };
  const [typed] = [valueAt(content, path)].flat().filter((value) => typeof value === 'string' && value.includes(' '));
  const near =
    typeof typed === 'string'
      ? closestWord(
          typed,
          all.map(({ label }) => label),
        )
      : null;
  const byLabel = all.find(({ label }) => label === near);
  if (byLabel === undefined) return problem;
  return { path, message: `There is no box ${JSON.stringify(typed)}. Did you mean ${named(byLabel)}?` };
}
