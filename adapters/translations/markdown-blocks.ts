import { lexer, type Token, type Tokens } from 'marked';

/** A paragraph as one text, or a bullet list as its points. */
export type Block = string | readonly string[];

/** A heading with the blocks below it, up to the next heading of any level. */
export interface Part {
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
