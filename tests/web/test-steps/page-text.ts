/** What of a rendered page is not compared with the words of the terminal, by a part of its tag, and why. */
const LEFT_OUT: readonly (readonly [part: RegExp, why: string])[] = [
  [/class="(?:[^"]* )?visually-hidden[ "]/, 'Only screen readers say it, in addition to what shows.'],
  [/aria-hidden="true"/, 'A drawing, or a word that is a part of one.'],
  [/ hidden=""/, 'It does not show.'],
  [/class="(?:[^"]* )?on-paper[ "]/, 'Only a printed page has it.'],
  [/class="progress/, 'The terminal names the step by its number instead of drawing a bar of the stages.'],
  [/class="picture[ "]/, 'The terminal has no pictures, and no description of them.'],
  [/<option (?!.*selected="")/, 'A list that is closed shows only its value.'],
];

const VOID = /^<(?:input|br|hr|img)\b/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' };
const unescaped = (text: string): string =>
  text.replaceAll(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Tags and texts of the main part of a page, in order. */
function tokensOf(html: string): readonly string[] {
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no main part.');
  return main.match(/<[^>]+>|[^<]+/g) ?? [];
}

/** Elements that continue the line that they are in. */
const INLINE = /^<\/?(?:a|strong|span class="counter__number"|time)\b/;

/** The text that shows on a rendered page, in order, the heading first. */
export function pageText(html: string): string {
  const [heading, others]: [string[], string[]] = [[], []];
  const open: { readonly isLeftOut: boolean; readonly isFolded: boolean; readonly isHeading: boolean }[] = [];
  for (const token of tokensOf(html)) {
    const within = open.at(-1) ?? { isLeftOut: false, isFolded: false, isHeading: false };
    if (token.startsWith('</')) open.pop();
    else if (token.startsWith('<')) {
      if (!VOID.test(token) && !token.endsWith('/>')) {
        open.push({
          isLeftOut: within.isLeftOut || LEFT_OUT.some(([part]) => part.test(token)),
          // Closed details show their summary only.
          isFolded: !token.startsWith('<summary') && (within.isFolded || token.startsWith('<details')),
          isHeading: within.isHeading || token.startsWith('<h1'),
        });
      }
    } else if (!within.isLeftOut && !within.isFolded) (within.isHeading ? heading : others).push(unescaped(token));
    if (token.startsWith('<') && !INLINE.test(token)) (within.isHeading ? heading : others).push(' ');
  }
  return [...heading, ' ', ...others].join('');
}

/** Marks of the terminal, such as that of a radio button, are no words. */
const MARKS = /(^|\s)(?:-|!|\[|\]|\[[x ]\]|\([x ]\)|____)(?=\s|$)/g;

/** The words of a text; a colon after a label is a mark, too. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(MARKS, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '');
