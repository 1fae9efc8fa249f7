import { translations } from '../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../core/domain/languages.ts';
import { boxesOf, STEP_IDS } from '../core/flow/step-row.ts';
import { closestWord } from '../scenarios/closest-word.ts';
import { valueAt } from '../scenarios/mapping.ts';
import type { Problem } from '../scenarios/read-scenario.ts';

/** The keys of a scenario whose values name boxes. */
const BOX_KEYS: ReadonlySet<unknown> = new Set(['tick', 'untick', 'checked']);

interface Box {
  readonly id: string;
  readonly label: string;
}

const BOX_IDS: ReadonlySet<string> = new Set(STEP_IDS.flatMap(boxesOf));

/** The boxes of the steps, with their labels in a language. */
function boxLabels(language: Language): readonly Box[] {
  return STEP_IDS.flatMap((step) => {
    const texts: Readonly<Record<string, unknown>> = translations[language].steps.steps[step];
    const labels = (texts['boxes'] ?? {}) as Readonly<Record<string, string>>;
    return boxesOf(step).map((id) => ({ id, label: labels[id] ?? id }));
  });
}

/** The id and the label of a box, as a message names them. */
const named = ({ id, label }: Box): string => `"${id}" ("${label}")`;

/** The box that was probably meant, by its id or by its label in any language; undefined if none is near. */
function boxMeant(typed: string): Box | undefined {
  const all = LANGUAGES.flatMap(boxLabels);
  const id = closestWord(
    typed,
    all.map((box) => box.id),
  );
  if (id !== null) return all.find((box) => box.id === id);
  const label = closestWord(
    typed,
    all.map((box) => box.label),
  );
  return all.find((box) => box.label === label);
}

/** A problem about a box that does not exist, with the one that was probably meant. Other problems stay as they are. */
export function withBoxMeant(problem: Problem, content: unknown): Problem {
  const { path } = problem;
  if (!BOX_KEYS.has(path.findLast((key) => typeof key === 'string'))) return problem;
  const typed: unknown = [valueAt(content, path)]
    .flat()
    .find((value) => typeof value === 'string' && !BOX_IDS.has(value));
  const meant = typeof typed === 'string' ? boxMeant(typed) : undefined;
  if (meant === undefined) return problem;
  return { path, message: `There is no box ${JSON.stringify(typed)}. Did you mean ${named(meant)}?` };
}
