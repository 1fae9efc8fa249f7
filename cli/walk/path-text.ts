import { Document, isScalar, isSeq, parseDocument, stringify, visit, type Node } from 'yaml';
import type { Scenario, ScenarioProfile } from '../../scenarios/scenario.ts';
import type { WalkedPath } from './walk-deps.ts';

/** A scenario takes no aliases, which the same action done twice would become. */
const AS_SCENARIO = { lineWidth: 0, aliasDuplicateObjects: false } as const;

/** The line that tells editors the schema; its path belongs to one folder. */
const SCHEMA_LINE = /^# yaml-language-server:.*\r?\n/m;

const NAME_LINE = /^name:.*$/m;

/** A document as text, with each list of words in one line, so that the steps of a path are easy to tell apart. */
function writtenYaml(document: Document): string {
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (isScalar(key) && (key.value === 'shows' || key.value === 'hides') && isSeq(value)) value.flow = true;
    },
  });
  return document.toString(AS_SCENARIO);
}

/** The path as the text of a scenario file, which `play` plays. Without `now` it plays at the real time. */
export function scenarioText(
  scenario: Omit<Scenario, 'now'> & { readonly now: string | null },
  path: WalkedPath,
): string {
  const { name, now, who, other, used, agency, terminalOnly } = scenario;
  const written = (profile: ScenarioProfile) => ({ ...profile.form, consentToReport: profile.consentToReport });
  const profiles = scenario.profiles.map(written);
  const document = new Document(
    {
      name,
      ...(now === null ? {} : { now }),
      who,
      ...(profiles.length === 0 ? {} : { profiles }),
      ...(other === null ? {} : { other: other.map(written) }),
      ...(used.length === 0 ? {} : { used }),
      ...(agency === null ? {} : { agency }),
      ...(terminalOnly === null ? {} : { terminalOnly }),
      do: path,
    },
    AS_SCENARIO,
  );
  return writtenYaml(document);
}

/** How many entries two paths have in common at their beginning. */
function countCommon(one: WalkedPath, other: WalkedPath): number {
  const differs = (entry: unknown, at: number): boolean => JSON.stringify(entry) !== JSON.stringify(other[at]);
  const first = one.findIndex(differs);
  return first === -1 ? one.length : first;
}

/** Where the line of the last character before an offset ends, with its line break. */
function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', Math.max(0, offset - 1));
  return end === -1 ? text.length : end + 1;
}

/**
 * The text of the file that a walk continues, with the walked path: the entries that it has stay as they are written, with their comments.
 * For another file it takes a name, and loses the schema's path. The path begins with at least the first entry of the file.
 */
export function continuedText(
  file: { readonly text: string; readonly actions: WalkedPath },
  path: WalkedPath,
  name: string | null,
): string {
  const text =
    name === null
      ? file.text
      : file.text.replace(SCHEMA_LINE, '').replace(NAME_LINE, () => `name: ${stringify(name).trim()}`);
  const document = parseDocument(text);
  const list = document.get('do');
  if (!isSeq<Node>(list) || list.flow === true) {
    document.set('do', document.createNode(path, AS_SCENARIO));
    return writtenYaml(document);
  }
  const endOf = (count: number): number => endOfLine(text, list.items[count - 1]?.range?.[1] ?? 0);
  const start = list.range?.[0] ?? 0;
  const indentation = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const count = countCommon(file.actions, path);
  const kept = text.slice(0, endOf(count));
  const added = path.slice(count);
  const written =
    added.length === 0 ? '' : writtenYaml(new Document(added, AS_SCENARIO)).replaceAll(/^(?=.)/gm, indentation);
  return `${kept}${added.length === 0 || kept.endsWith('\n') ? '' : '\n'}${written}${text.slice(endOf(file.actions.length))}`;
}
