import { lexer, type Token, type Tokens } from 'marked';
import type { TextTree } from '../../core/ports/translation-source.ts';
import { FAQ_QUESTIONS, LEGAL_SECTIONS, MAIN_POINTS, type LegalArea } from './document-outline.ts';

/** A paragraph as one text, or a bullet list as its points. */
type Block = string | readonly string[];

/** A heading with the blocks below it, up to the next heading of any level. */
interface Part {
  readonly level: number;
  readonly title: string;
  /** From `## Title {#anchor}`; null without one. */
  readonly anchor: string | null;
  readonly blocks: readonly Block[];
}

const HEADING = /^(?<title>.*?)(?:\s+\{#(?<anchor>[\w-]+)\})?$/;

/** Accepts only plain text: any other Markdown would show as symbols on the screen. */
function plainText(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'escape') return (token as Tokens.Text).text.replaceAll('\n', ' ');
      throw new Error(`“${token.raw.trim()}”: only headings, paragraphs and bullet lists of plain text are read`);
    })
    .join('');
}

function pointText({ raw, tokens }: Tokens.ListItem): string {
  const [text, ...others] = tokens as readonly Tokens.Text[];
  if (text === undefined || others.length > 0) throw new Error(`“${raw.trim()}”: a point is one paragraph`);
  return plainText(text.tokens);
}

function blockOf(token: Token): Block {
  if (token.type === 'paragraph') return plainText(token.tokens);
  if (token.type === 'list' && !(token as Tokens.List).ordered) return (token as Tokens.List).items.map(pointText);
  return plainText([token]);
}

function headingOf({ depth, tokens }: Tokens.Heading): Omit<Part, 'blocks'> {
  const { title = '', anchor = null } = HEADING.exec(plainText(tokens))?.groups ?? {};
  return { level: depth, title, anchor };
}

/** Parses Markdown into headings with their blocks. Throws an Error that quotes anything else. */
export function readParts(markdown: string): readonly Part[] {
  const parts: (Part & { readonly blocks: Block[] })[] = [];
  for (const token of lexer(markdown, { gfm: false })) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') parts.push({ ...headingOf(token as Tokens.Heading), blocks: [] });
    else if (parts.length > 0) parts.at(-1)?.blocks.push(blockOf(token));
    else throw new Error('text before the first heading');
  }
  return parts;
}

/** Texts in order, numbered from 1. */
type NumberedTexts = { readonly [number: string]: string };

/** A section of a legal text: paragraphs and bullet lists in order. `{{email}}` is the address of support, other variables are those of `kitTexts`. */
interface LegalSectionTexts extends TextTree {
  readonly title: string;
  readonly body: { readonly [number: string]: string | NumberedTexts };
}

/** A legal text: its heading, its main points, its date, its first paragraphs and its sections. */
export interface LegalTexts<Area extends LegalArea> {
  readonly heading: string;
  readonly summary: { readonly title: string; readonly points: NumberedTexts };
  readonly document: {
    readonly updated: string;
    readonly intro: NumberedTexts;
    readonly sections: { readonly [Section in (typeof LEGAL_SECTIONS)[Area][number]]: LegalSectionTexts };
  };
}

/** A question and its answer: a paragraph, and a list if it has one. */
interface QuestionTexts extends TextTree {
  readonly question: string;
  readonly answer: string;
  readonly points?: NumberedTexts;
}

/** The FAQ by section. */
export interface FaqTexts {
  readonly heading: string;
  readonly sections: {
    readonly [Section in keyof typeof FAQ_QUESTIONS]: {
      readonly title: string;
      readonly questions: { readonly [Id in (typeof FAQ_QUESTIONS)[Section][number]]: QuestionTexts };
    };
  };
}

const numbered = <Value>(values: readonly Value[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

function text(block: Block | undefined, place: string): string {
  if (typeof block === 'string') return block;
  throw new Error(`${place} lacks its paragraph`);
}

function points(block: Block | undefined, place: string): NumberedTexts {
  if (typeof block === 'object') return numbered(block);
  throw new Error(`${place} lacks its list`);
}

/** Checks that the parts are the required ones, in order and not empty. */
function checkAnchors(parts: readonly Part[], level: number, wanted: readonly string[], place = ''): void {
  const found = parts.map(({ anchor, title }) => anchor ?? title);
  const missing = wanted.filter((anchor) => !found.includes(anchor));
  const unknown = found.filter((anchor, index) => !wanted.includes(anchor) || found.indexOf(anchor) !== index);
  const misplaced = parts.filter((part) => part.level !== level).map(({ title }) => title);
  const problems = [
    ...missing.map((anchor) => `no heading with {#${anchor}}${place}`),
    ...unknown.map((anchor) => `a heading too many: ${anchor}`),
    ...misplaced.map((title) => `“${title}” is no heading of level ${level}`),
  ];
  if (problems.length === 0 && found.join() !== wanted.join()) problems.push(`out of order: ${found.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.join('; '));
}

/** Splits a document into its heading and the other parts. */
function withHeading(markdown: string): readonly [first: Part, ...others: Part[]] {
  const [first, ...others] = readParts(markdown);
  if (first?.level !== 1) throw new Error('no heading of level 1');
  return [first, ...others];
}

const byAnchor = <Value>(parts: readonly Part[], valueOf: (part: Part) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(parts.map((part) => [part.anchor ?? part.title, valueOf(part)]));

function sectionOf({ title, anchor, blocks }: Part): LegalSectionTexts {
  if (blocks.length === 0) throw new Error(`{#${anchor}} is empty`);
  return { title, body: numbered(blocks.map((block) => (typeof block === 'string' ? block : numbered(block)))) };
}

/** Parses a legal text. Throws an Error that names each missing, unknown or misplaced section. */
export function parseLegalDocument<Area extends LegalArea>(area: Area, markdown: string): LegalTexts<Area> {
  const [first, ...others] = withHeading(markdown);
  checkAnchors(others, 2, [MAIN_POINTS, ...LEGAL_SECTIONS[area]]);
  const [updated, ...intro] = first.blocks.map((block) => text(block, first.title));
  const [main, ...sections] = others;
  return {
    heading: first.title,
    summary: { title: main?.title ?? '', points: points(main?.blocks[0], `{#${MAIN_POINTS}}`) },
    document: {
      updated: text(updated, first.title),
      intro: numbered(intro),
      sections: byAnchor(sections, sectionOf) as LegalTexts<Area>['document']['sections'],
    },
  };
}

function questionOf({ title, anchor, blocks: [answer, list, ...more] }: Part): QuestionTexts {
  const place = `{#${anchor}}`;
  if (more.length > 0) throw new Error(`${place} is more than a paragraph and a list`);
  const asked = { question: title, answer: text(answer, place) };
  return list === undefined ? asked : { ...asked, points: points(list, place) };
}

/** Parses the FAQ. Throws an Error that names each missing, unknown or misplaced question. */
export function parseFaq(markdown: string): FaqTexts {
  const [first, ...others] = withHeading(markdown);
  const heads = others.filter(({ level }) => level === 2);
  checkAnchors(heads, 2, Object.keys(FAQ_QUESTIONS));
  const sections = Object.entries(FAQ_QUESTIONS).map(([id, wanted], index) => {
    const head = heads[index] as Part;
    const end = heads[index + 1];
    const questions = others.slice(others.indexOf(head) + 1, end === undefined ? undefined : others.indexOf(end));
    checkAnchors(questions, 3, wanted, ` in {#${id}}`);
    return [id, { title: head.title, questions: byAnchor(questions, questionOf) }];
  });
  return { heading: first.title, sections: Object.fromEntries(sections) as FaqTexts['sections'] };
}
