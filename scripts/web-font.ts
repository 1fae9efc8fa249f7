import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const SOURCE = new URL(
  import.meta
    .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);

/** The lightest and the boldest weight of `web/styles/tokens.css`. */
export const FONT_WEIGHTS = { min: 400, max: 700 };

/** First and last characters of Latin-1, in which English, Spanish and most names are written. */
const RANGES = [
  [' ', '~'],
  ['\u00A0', 'ÿ'],
] as const;
/** Characters of our texts that Latin-1 lacks, narrow spaces, and the joiner that keeps words on one line. */
const OTHERS = '–—‘’“”…•←↑→↓€™\u2009\u202F\u2060';

const charactersOf = ([first, last]: (typeof RANGES)[number]): string => {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
};

/** The characters of the web font. */
export const FONT_CHARACTERS = RANGES.map(charactersOf).join('') + OTHERS;

/** The font of the app as WOFF2: only characters and weights that it uses, which halves the file. Other characters show in a font of the device. */
export async function webFont(): Promise<Buffer> {
  return subsetFont(readFileSync(SOURCE), FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: FONT_WEIGHTS },
  });
}
