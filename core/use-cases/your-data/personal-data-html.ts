import { escapeHtml } from '../../domain/escape-html.ts';
import type { Language } from '../../domain/languages.ts';
import type { PersonalData } from '../../domain/personal-data.ts';
import type { ReportFieldId } from '../../domain/reported-field.ts';
import { entryOf } from '../../domain/entry-of.ts';

type KeysIn<T> = T extends readonly (infer Item)[]
  ? KeysIn<Item>
  : T extends object
    ? { [Key in keyof T & string]: Key | KeysIn<T[Key]> }[keyof T & string]
    : never;

/** The words of the page: a label for every key of the data, and words for values. */
export interface PersonalDataWords {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly yes: string;
  readonly no: string;
  readonly labels: Readonly<Record<Exclude<KeysIn<PersonalData>, 'id' | 'value' | 'version'>, string>>;
  readonly fields: Readonly<Record<ReportFieldId, string>>;
  /** Values of choice lists. Every other value shows as it is stored. */
  readonly values: Readonly<Record<string, string>>;
}

type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*Z$/;
const DEEPEST_HEADING = 6;

type Plain = string | number | boolean | null | undefined;

function textOf(value: Plain, { none, yes, no, values }: PersonalDataWords): string {
  if (value === null || value === undefined || value === '' || value === 'default' || value === -1) return none;
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  return entryOf(values, text) ?? text.replace(INSTANT, '$1, $2 UTC');
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isPlain = (value: Value): value is Plain => typeof value !== 'object' || value === null;

/** One line per value; an HL7 message keeps its segments. */
function lineOf(label: string, value: Plain, words: PersonalDataWords): string {
  const text = escapeHtml(textOf(value, words));
  const shown = text.includes('\r') ? `<pre>${text.replaceAll('\r', '\n')}</pre>` : text;
  return `<dt>${escapeHtml(label)}</dt><dd>${shown}</dd>`;
}

function linesOf(entries: readonly (readonly [label: string, value: Plain])[], words: PersonalDataWords): string {
  return entries.length === 0
    ? ''
    : `<dl>${entries.map(([label, value]) => lineOf(label, value, words)).join('')}</dl>`;
}

/** The fields of a report have labels of their own. */
function fieldOf(item: Value, { fields }: PersonalDataWords): readonly [label: string, value: Plain] | null {
  if (isPlain(item) || isList(item)) return null;
  const { id, value } = item;
  const label = typeof id === 'string' ? entryOf<string>(fields, id) : undefined;
  return label === undefined || !isPlain(value) ? null : [label, value];
}

function listOf(list: readonly Value[], level: number, words: PersonalDataWords): string {
  if (list.length === 0) return `<p>${escapeHtml(words.none)}</p>`;
  const fields = list.map((item) => fieldOf(item, words)).filter((field) => field !== null);
  if (fields.length === list.length) return linesOf(fields, words);
  return `<ol>${list.map((item) => `<li>${partOf(item, level, words)}</li>`).join('')}</ol>`;
}

function partOf(part: Value, level: number, words: PersonalDataWords): string {
  if (isPlain(part)) return escapeHtml(textOf(part, words));
  return isList(part) ? listOf(part, level, words) : objectOf(part, level, words);
}

function objectOf(value: object, level: number, words: PersonalDataWords): string {
  const lines: (readonly [label: string, value: Plain])[] = [];
  const sections: string[] = [];
  const heading = `h${Math.min(level, DEEPEST_HEADING)}`;
  for (const [key, part] of Object.entries<Value>({ ...value })) {
    const label = entryOf<string>(words.labels, key);
    if (label === undefined) continue;
    if (isPlain(part)) lines.push([label, part]);
    else {
      const body = partOf(part, level + 1, words);
      sections.push(`<section><${heading}>${escapeHtml(label)}</${heading}>${body}</section>`);
    }
  }
  return linesOf(lines, words) + sections.join('\n');
}

const STYLES = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;color-scheme:light dark}
dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem}dt{font-weight:700}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;margin:0}li{margin-block:1rem}@media(max-width:30rem){dl{grid-template-columns:1fr}}`;

/** All personal data as a web page that a person can read, print and keep. It loads nothing. */
export function personalDataHtml(data: PersonalData, words: PersonalDataWords, language: Language): string {
  const title = escapeHtml(words.title);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLES}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(words.lead)}</p>
${objectOf(data, 2, words)}
</main></body>
</html>
`;
}
