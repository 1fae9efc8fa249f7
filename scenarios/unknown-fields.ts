import { isMapping } from './mapping.ts';
import type * as v from 'valibot';
import { knownWords, written } from './schema-parts.ts';
import { fieldsInside, sentFields } from './sent-fields.ts';

type Sent = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
type Level = { readonly input: Readonly<Record<string, unknown>>; readonly key: string };

/** A problem at a path, for valibot. `levels` are the mappings on the way, each with the key that is followed. */
function issueAt(message: string, levels: readonly Level[]): v.RawCheckIssueInfo<Sent> {
  const path = levels.map(({ input, key }) => ({
    ...{ type: 'object', origin: 'value', key, input: { ...input }, value: input[key] },
  })) as unknown as NonNullable<v.RawCheckIssueInfo<Sent>['path']>;
  return { message, path };
}

function hasNo(what: string, field: string, known: readonly string[]): string {
  const ending = known.length === 0 ? '; it sends nothing.' : knownWords(field, known, `; it has ${known.join(', ')}`);
  return `${what} has no ${written(field)}${ending}`;
}

/** The fields of expected calls that the calls never send. */
export function unknownFields(sent: Sent): readonly v.RawCheckIssueInfo<Sent>[] {
  return Object.entries(sent).flatMap(([call, fields]) => {
    if (fields === null) return [];
    const known = sentFields(call);
    return Object.entries(fields).flatMap(([field, value]) => {
      const at = [
        { input: sent, key: call },
        { input: fields, key: field },
      ];
      if (!known.includes(field)) return [issueAt(hasNo(call, field, known), at)];
      const inside = fieldsInside(field);
      if (inside === null || !isMapping(value)) return [];
      return Object.keys(value)
        .filter((name) => !inside.includes(name))
        .map((key) => issueAt(hasNo(field, key, inside), [...at, { input: value, key }]));
    });
  });
}
