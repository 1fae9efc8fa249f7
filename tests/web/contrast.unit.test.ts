import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
const DARK_BLOCK = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/;

function coloursIn(css: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = coloursIn(TOKENS.replace(DARK_BLOCK, ''));
const dark = { ...light, ...coloursIn(DARK_BLOCK.exec(TOKENS)?.[1] ?? '') };

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['paper', 'surface', 'surface-quiet', 'accent-tint'];
const TEXTS = ['ink', 'accent'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const));
const RESULTS = ['negative', 'positive', 'invalid'];
const OWN_GROUNDS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent', 'error'],
  ['on-attention', 'attention'],
  ['error', 'paper'],
  ['error', 'surface'],
  ['error', 'error-tint'],
  ['warning', 'warning-tint'],
  ...RESULTS.map((result) => ['on-result', result] as const),
  ['ink', 'negative-tint'],
  ['ink', 'error-tint'],
  ['ink', 'warning-tint'],
] as const;
/** Help, dates and notes, which are smaller than the other text, and the word and shape of a result in a list: WCAG's enhanced contrast. */
const HELP = [
  ...[...GROUNDS, 'negative-tint'].map((ground) => ['ink-quiet', ground] as const),
  ...RESULTS.map((result) => [`${result}-ink`, 'surface'] as const),
];
const CONTROLS = ['control-border', 'line-test', 'line-control', 'focus'].flatMap((mark) =>
  ['paper', 'surface', 'surface-quiet'].map((ground) => [mark, ground] as const),
);

const PICTURE_GROUNDS =
  'table case cotton shade foil liquid inside inside-deep cloth skin skin-deep board board-light board-dark'.split(' ');
/** The pictures' colors: every outline on each of its backgrounds, and the lines in the window. The faint line is faint on purpose. */
const PICTURES = [
  ['picture-outline', 'paper-card'],
  ...PICTURE_GROUNDS.map((ground) => ['picture-outline', `picture-${ground}`] as const),
  ...['kit-plastic', 'kit-shade', 'kit-strip', 'kit-hole', 'paper-card', 'picture-table', 'picture-guide'].map(
    (ground) => ['kit-edge', ground] as const,
  ),
  ...['kit-line-c', 'kit-line-t', 'kit-line-pink'].map((line) => [line, 'kit-strip'] as const),
] as const;
/** Text on the card of a picture. */
const PICTURE_WORDS = [
  ['kit-edge', 'paper-card'],
  ['kit-edge', 'kit-plastic'],
  ['kit-edge', 'kit-strip'],
  ['picture-outline', 'paper-card'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('the colors of the %s theme', (_theme, colours) => {
  const between = ([one, other]: readonly [string, string]): number => {
    const [first, second] = [colours[one], colours[other]];
    if (first === undefined || second === undefined) throw new Error(`No token ${one} or ${other}.`);
    return contrast(first, second);
  };

  it.each([...TEXTS, ...OWN_GROUNDS, ...PICTURE_WORDS])('make %s readable on %s', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(HELP)('make the help text %s easy to read on %s', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(7);
  });

  it.each([...CONTROLS, ...PICTURES])('make %s visible on %s', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3);
  });
});
