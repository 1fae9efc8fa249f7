import type { Page } from '@playwright/test';
import { resizeTo } from './visitor.ts';

/** A window size and text size. */
interface Look {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  readonly areLettersDoubled?: boolean;
}

/** The narrowest phone; a window of 1280 by 1024 at a zoom of 200 %; text at 200 % on that phone. */
const LOOKS: readonly Look[] = [
  { what: 'at 320 pixels', width: 320, height: 568 },
  { what: 'at a zoom of 200 %', width: 640, height: 512 },
  { what: 'with letters of twice the size at 320 pixels', width: 320, height: 568, areLettersDoubled: true },
];

/** Text at 200 % on wider phones, where other rows just do not fit. */
export const LARGE_TEXT_LOOKS: readonly Look[] = [
  ...LOOKS,
  { what: 'with letters of twice the size at 360 pixels', width: 360, height: 640, areLettersDoubled: true },
  { what: 'with letters of twice the size at 390 pixels', width: 390, height: 844, areLettersDoubled: true },
];

/** The sizes of letters that a person sets in the browser, which lengths in media queries follow too. */
const LETTERS = { usual: 16, doubled: 32 };

/** Runs in the page: lists what cannot be seen, read or reached. */
function findLosses(): string[] {
  const losses: string[] = [];
  const root = document.documentElement;
  const place = document.querySelector('dialog[open]') ?? document.body;
  const named = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 40)}"`;
  const isOutOfTheFlow = (element: Element): boolean =>
    element.closest('.visually-hidden, .skip-link, svg, select, .screen__actions--stay') !== null;

  if (root.scrollWidth > root.clientWidth)
    losses.push(`scrolls sideways by ${String(root.scrollWidth - root.clientWidth)}`);
  const shown = [...place.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isOutOfTheFlow(element),
  );
  // Typed text scrolls within its field.
  for (const element of shown.filter((one) => !one.matches('input, textarea, :empty'))) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (isCut) losses.push(`is cut off: ${named(element)}`);
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > root.clientWidth + 1)) losses.push(`sticks out: ${named(element)}`);
  }

  // Lines of text of different elements, without the space above and below the letters.
  const lines = shown.flatMap((element) =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
        element,
        left: left + 1,
        right: right - 1,
        top: top + height / 4,
        bottom: bottom - height / 4,
      }));
    }),
  );
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const areSeparate =
        one.element === other.element ||
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      if (!areSeparate) losses.push(`overlap: ${named(one.element)} and ${named(other.element)}`);
    }
  });

  const main = place.querySelector('[data-press="next"], .button--primary');
  if (main !== null) {
    main.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = main.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || !main.contains(hit)) losses.push(`cannot be pressed: ${named(main)}`);
    window.scrollTo(0, 0);
  }
  return losses;
}

/** Runs in the page: lists words that are broken where they fit: all in the header, headings and buttons, elsewhere those of ordinary length. */
function findBrokenWords(): string[] {
  const place = document.querySelector('dialog[open]') ?? document.body;
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (element.closest('.visually-hidden, .skip-link, svg, select, textarea, [data-user]') !== null) continue;
    const isOftenRead = element.closest('header, .screen__top, h1, .button') !== null;
    // Words joined by a space that does not break are one.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}\u00a0\u202f.,:@]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const areOnOneLine = parts.every(({ top, height }) => Math.abs(top - (parts[0]?.top ?? 0)) < height / 2);
      if (!areOnOneLine && (isOftenRead || width < 0.6 * innerWidth))
        broken.push(`breaks the word ${word}: ${element.className} "${element.textContent.slice(0, 40)}"`);
    }
  }
  return broken;
}

/** Runs in the page: lists what disappears in forced colors. */
function findColourless(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const isSeen = (colour: string): boolean => colour !== 'none' && colour !== ground && !/^rgba\(.*, 0\)$/.test(colour);
  const place = document.querySelector('dialog[open]') ?? document.body;
  const lost: string[] = [];

  const controls = '.button:not(.button--link), .input, .choice, .choice__mark, .menu__item, .dialog, .error-summary';
  for (const control of place.querySelectorAll(controls)) {
    if (!control.checkVisibility()) continue;
    const style = getComputedStyle(control);
    const isDrawnBySystem = style.appearance !== 'none' && control.matches('.choice__mark');
    const hasBorder = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
    if (!isDrawnBySystem && !(hasBorder && isSeen(style.borderTopColor))) lost.push(`no border: ${control.className}`);
  }

  for (const drawing of place.querySelectorAll('svg')) {
    if (!drawing.checkVisibility()) continue;
    const isDrawn = [...drawing.querySelectorAll('path, rect, circle, ellipse, line')].some((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return isSeen(fill) || isSeen(stroke);
    });
    if (!isDrawn) lost.push(`nothing is seen of ${drawing.getAttribute('class') ?? 'a drawing'}`);
  }
  for (const line of place.querySelectorAll('.kit-line, .kit-look, .time__left')) {
    if (!isSeen(getComputedStyle(line).stroke)) lost.push(`a line is not seen: ${line.getAttribute('class') ?? ''}`);
  }
  for (const faint of place.querySelectorAll('.kit-line--faint')) {
    const frame = faint.parentElement?.querySelector('.kit-faint-frame');
    if (frame === null || frame === undefined || getComputedStyle(frame).display === 'none')
      lost.push('a faint line has no frame');
  }
  // A highlighted number has the color of the background, on a disc.
  for (const letter of place.querySelectorAll('svg text:not(.pic-number--lit)')) {
    if (letter.checkVisibility() && !isSeen(getComputedStyle(letter).fill))
      lost.push(`a letter is not seen: ${letter.textContent}`);
  }
  return lost;
}

/** What a screen loses on the narrowest phone, at a zoom of 200 % and with text of twice the size. The window keeps the last size. */
export async function lossesAtAnySize(page: Page, looks: readonly Look[] = LOOKS): Promise<string[]> {
  const losses: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { what, width, height, areLettersDoubled = false } of looks) {
    await setLetters(areLettersDoubled ? LETTERS.doubled : LETTERS.usual);
    await resizeTo(page, { width, height });
    const found = [...(await page.evaluate(findLosses)), ...(await page.evaluate(findBrokenWords))];
    losses.push(...found.map((loss) => `${what} ${loss}`));
  }
  await setLetters(LETTERS.usual);
  await devtools.detach();
  return losses;
}

/** What a screen loses in forced colors, light and dark. */
export async function lossesInForcedColors(page: Page): Promise<string[]> {
  const losses: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    losses.push(...(await page.evaluate(findColourless)).map((loss) => `${colorScheme}: ${loss}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return losses;
}
