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

/** Words of the page that the terminal leaves out, and why. */
const NOT_TOLD: readonly (readonly [part: RegExp, why: string])[] = [
  [/<nav[^>]*class="legal__contents".*?<\/nav>/gs, 'The terminal has no links within a page.'],
  [/<form role="search".*?<\/form>/gs, 'The terminal lists the questions; it does not search in them.'],
  [/<div[^>]*class="error-summary".*?<\/div>/gs, 'The terminal says once what is wrong with a field.'],
  [/<button[^>]*data-press="copy-details".*?<\/button>/gs, 'The menu of the terminal has it, like that of the footer.'],
  [/<button[^>]*class="password__toggle".*?<\/button>/gs, 'The terminal shows no password.'],
  // Only the name of the link; the rest shows, and describes it.
  [/(?<=class="menu__help" id="[^"]*") aria-hidden="true"/g, ''],
];

/** What the page shows above its screen: that it is offline, what waits to be sent, the timer. */
const NOTICES = '.frame__status, .outbox, .outbox__refused, .timer-bar';

/** The words of the page, or of the dialog that is open over it. */
function wordsOfPage(): readonly string[] {
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  const body = document.body.cloneNode(true) as HTMLElement;
  // What is folded within something folded.
  body.querySelectorAll('details:not([open]) > :not(summary)').forEach((folded) => folded.remove());
  const dialog = body.querySelector('dialog[open]');
  const notices = [...body.querySelectorAll(NOTICES)].map(({ outerHTML }) => outerHTML).join(' ');
  const shown = (dialog ?? body.querySelector('main'))?.innerHTML ?? '';
  const html = `<main>${notices} ${shown}</main>`;
  const left = NOT_TOLD.reduce((text, [part]) => text.replaceAll(part, ''), html);
  return wordsOf(pageText(left.replaceAll('</a><a', '</a> <a'))).filter((word) => !/^[.,]$/.test(word));
}

/** Buttons that the page shows elsewhere: at the top of the frame, and within what is folded. */
const ELSEWHERE: ReadonlySet<string> = new Set(['back', 'withdraw-report', 'save-message']);

/** The words of which there are more than among others. The terminal shows the same in another order, and commas between parts. */
function missingIn(others: readonly string[], words: readonly string[]): readonly string[] {
  const plain = (word: string): string => word.replace(/,$/, '');
  const left = others.map(plain);
  return words.filter((word) => {
    const at = left.indexOf(plain(word));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The words of the button that copies the technical details, if it can be pressed. */
function copyDetailsOnPage(): string | null {
  if (document.querySelector('dialog[open]') !== null) return null;
  const [button] = ['copy-details', 'technical-details'].flatMap(
    (id) => document.querySelector(`[data-press="${id}"]`) ?? [],
  );
  return button?.textContent ?? null;
}

/** Fields of the page that no one types into, or that the terminal leaves out: a password manager's, and the search. */
const NOT_TYPED = '[name="username"], [role="search"] *';
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
    const page = wordsOfPage();
    const notices = noticeLines(driver.playing(), language);
    const terminal = [...notices, ...lines.map(({ line }) => line)].flatMap(wordsOf);
    expect(page.length).toBeGreaterThan(LEAST_WORDS);
    expect.soft(missingIn(terminal, page).join(' ')).toBe('');
    expect(missingIn(page, terminal).join(' ')).toBe('');
    const moment = walkMoment(driver.playing(), await driver.observe(), language);
    expect(copyDetailsLabel(moment)).toBe(copyDetailsOnPage());
    const offered = moment.fields.map(({ id }) => id).filter((id) => id !== LISTED);
    expect(offered.toSorted()).toEqual(fieldsOnPage().filter((name) => name !== LISTED));
    await driver.end();
  });
}
