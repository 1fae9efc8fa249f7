import { expect } from 'vitest';
import { pageText, wordsOf } from './page-text.ts';

/** What the terminal shows of every step: the heading, the lead, fields, choices, buttons, the time, and messages. */
const TOLD =
  'h1, .lead, .dialog__title, .field__label, .choice__label, button, .callout, [data-error], [role="alert"], .step-reason, .time';

/** Parts of these that never change, such as advice inside a message, or that only a browser has. */
const UNTOLD =
  '.error-summary, .scan-ways > :first-child, .alerts, .scan-why, .progress, [hidden], .visually-hidden, .picture';

/** Prose that never changes, also inside of these; the value of a list is shown by its field. */
const PROSE = '.field__optional, .field__help, .points, select';

/** A page without such prose. */
function withoutProse(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  page.querySelectorAll(PROSE).forEach((part) => part.remove());
  return page;
}

const wordsIn = (html: string): readonly string[] => wordsOf(pageText(`<main>${html}</main>`));

/** Words that do not follow in their order among others. */
function outOfOrder(words: readonly string[], others: readonly string[]): readonly string[] {
  let place = 0;
  return words.filter((word) => {
    const found = others.indexOf(word, place);
    if (found !== -1) place = found + 1;
    return found === -1;
  });
}

/** Fails unless the terminal shows only words of the page, in their order, and everything that can change or be acted on. */
export function expectShown(lines: readonly string[], html: string): void {
  const terminal = lines.flatMap(wordsOf);
  expect(outOfOrder(terminal, wordsOf(pageText(html)))).toEqual([]);
  const told = [...withoutProse(html).querySelectorAll(`main :is(${TOLD})`)].filter(
    (part) => part.closest(UNTOLD) === null,
  );
  expect(told.length).toBeGreaterThan(0);
  const missing = told.flatMap(({ outerHTML }) => wordsIn(outerHTML)).filter((word) => !terminal.includes(word));
  expect(missing).toEqual([]);
}

/** Fails unless the terminal shows the words that a page has and an earlier one had not. */
export function expectChanges(lines: readonly string[], before: string, html: string): void {
  const terminal = lines.flatMap(wordsOf);
  const known = wordsOf(pageText(before));
  expect(
    wordsOf(pageText(withoutProse(html).innerHTML)).filter((word) => !known.includes(word) && !terminal.includes(word)),
  ).toEqual([]);
}
