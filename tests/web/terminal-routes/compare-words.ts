import { afterEach, expect, it } from 'vitest';
import { copyDetailsLabel } from '../../../cli/walk/copy-details.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { noticeLines, routeLines } from '../../../cli/walk/route-words.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { pageText, wordsOf } from '../test-steps/page-text.ts';
import { textsIn } from '../texts-in.ts';
import { openApp, type OpenedApp } from '../transcripts/open-app.tsx';
import { speak } from '../transcripts/screen-reader.ts';
import { doOnPage, goOnline, NOW, terminalAt, type Visit } from './visit.ts';

/** What the page shows above its screen: that it is offline, what waits to be sent, the timer. */
const NOTICES = '.frame__status, .outbox, .outbox__refused, .timer-bar';

/** What the terminal shows of every page: headings, labels of fields and choices, obstacles, and what went wrong. */
const TOLD =
  'h1, .dialog__title, .field__label, .choice__label, .choice__obstacle, [data-error], [role="alert"]:not(.error-summary)';

/** Fields of the page that no one types into, or that the terminal leaves out: a password manager's, and the search. */
const NOT_TYPED = '[name="username"], [role="search"] *';

/** The page, or the dialog that is open over it, and its notices. */
function shownParts(): readonly Element[] {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  return [...document.querySelectorAll(NOTICES), shown];
}

/** The words of elements, each of which stands in a line of its own. The name of a link is described by what shows beside it. */
function wordsIn(elements: readonly Element[]): readonly string[] {
  const html = elements.map(({ outerHTML }) => outerHTML).join(' ');
  const apart = html
    .replaceAll('</a><a', '</a> <a')
    .replaceAll(/(class="menu__help" id="[^"]*") aria-hidden="true"/g, '$1')
    // Which fields may stay empty never changes.
    .replaceAll(/<span class="field__optional">[^<]*<\/span>/g, '');
  return plain(wordsOf(pageText(`<main>${apart}</main>`)));
}

const plain = (words: readonly string[]): readonly string[] => words.map((word) => word.replace(/[.,:]$/, ''));

/** The words that are not among others. */
const missingIn = (others: readonly string[], words: readonly string[]): string =>
  words.filter((word) => !others.includes(word)).join(' ');

/** Buttons that the page shows elsewhere: at the top of the frame, and within what is folded. */
const ELSEWHERE: ReadonlySet<string> = new Set(['back', 'withdraw-report', 'save-message']);

/** The words of the button that copies the technical details, if it can be pressed. */
function copyDetailsOnPage(): string | null {
  if (document.querySelector('dialog[open]') !== null) return null;
  const [button] = ['copy-details', 'technical-details'].flatMap(
    (id) => document.querySelector(`[data-press="${id}"]`) ?? [],
  );
  return button?.textContent ?? null;
}

/** The field of a list of people, which a page may show as links. */
const LISTED = 'selectedProfileId';

/** The fields of the page, or of the dialog that is open over it, in alphabetical order. */
function fieldsOnPage(): readonly string[] {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const fields = [...shown.querySelectorAll('input, select, textarea')].filter((field) => !field.matches(NOT_TYPED));
  return [...new Set(fields.map((field) => field.getAttribute('name') ?? ''))].filter((name) => name !== '').sort();
}

/** A page with fewer words was not read. */
const LEAST_WORDS = 5;

/** Compares the words of the page after each visit, which has `selector`, with those of the terminal. */
export function compareWords(visits: readonly Visit[], language: Language, selector = 'main'): void {
  let app: OpenedApp | null = null;
  afterEach(() => {
    app?.close();
    app = null;
    goOnline();
  });

  it.each(visits)('at $name', async (visit) => {
    speak(language);
    const { who, deeds } = visit;
    app = await openApp({ who, now: NOW, route: APP_ROUTES.landing, texts: await textsIn(language) });
    for (const deed of deeds) await doOnPage(app, deed);
    expect(document.querySelector(selector)).not.toBeNull();
    const driver = await terminalAt(visit);
    const lines = routeLines(driver.playing(), language).filter(({ button }) => !ELSEWHERE.has(button?.id ?? ''));
    for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
    const page = wordsIn(shownParts());
    const told = wordsIn(
      shownParts().flatMap((part) => [...part.querySelectorAll(TOLD)].filter((told) => !told.matches(NOT_TYPED))),
    );
    const notices = noticeLines(driver.playing(), language);
    const terminal = plain([...notices, ...lines.map(({ line }) => line)].flatMap(wordsOf));
    expect(page.length).toBeGreaterThan(LEAST_WORDS);
    expect.soft(missingIn(terminal, told)).toBe('');
    expect(missingIn(page, terminal)).toBe('');
    const moment = walkMoment(driver.playing(), await driver.observe(), language);
    expect(copyDetailsLabel(moment)).toBe(copyDetailsOnPage());
    const offered = moment.fields.map(({ id }) => id).filter((id) => id !== LISTED);
    expect(offered.toSorted()).toEqual(fieldsOnPage().filter((name) => name !== LISTED));
    await driver.end();
  });
}
