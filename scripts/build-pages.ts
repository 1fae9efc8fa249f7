import { readFileSync } from 'node:fs';
import font from '@fontsource-variable/atkinson-hyperlegible-next/package.json' with { type: 'json' };
import { translationsUrl } from '../adapters/fetch/fetch-translation-source.ts';
import { translations } from '../adapters/translations/index.ts';
import { startNotices } from '../adapters/translations/start-notices.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../core/domain/languages.ts';
import packageJson from '../package.json' with { type: 'json' };
import { OLDEST_BROWSERS } from '../web/boot/oldest-browsers.ts';
import { RECORD_CLICK_SCRIPT } from '../web/boot/pre-hydration-click.ts';
import { DETAILS_ATTRIBUTE, RELOAD_ATTRIBUTE, START_NOTICE_ID } from '../web/boot/start-notice.ts';
import { startNoticeScript } from './start-notice-script.ts';

function browsersIn(language: Language): string {
  const names = OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

type Reason = 'slow' | 'noScript';

/** Where the notice stands: beside the prerendered landing, or alone on an empty page, which it then gives its heading. */
type NoticePage = 'landing' | 'emptyPage';

interface Notice {
  readonly reason: Reason;
  readonly page: NoticePage;
}

/** Loads the page again: a button by the inlined script; without scripts an empty link, which leads to the same page. */
const RELOAD: Readonly<Record<Reason, (label: string) => string>> = {
  slow: (label) => `<button type="button" class="button button--secondary" ${RELOAD_ATTRIBUTE}>${label}</button>`,
  noScript: (label) => `<a class="button button--secondary" href="">${label}</a>`,
};

/** Copies the reduced snapshot, by the inlined script; nothing without scripts. */
function detailsIn(language: Language, reason: Reason): string {
  if (reason === 'noScript') return '';
  const { copy, copied, refused, leaves, label } = translations[language].landing.frame.details;
  return `<button type="button" class="button button--link" ${DETAILS_ATTRIBUTE}>${copy}</button>
      <p role="status" data-copied="${copied} ${leaves}" data-refused="${refused} ${leaves}"></p>
      <textarea class="input input--area" readonly hidden rows="8" spellcheck="false" aria-label="${label}"></textarea>`;
}

function partIn(language: Language, { reason, page }: Notice): string {
  const { title, test, browsers, reload, ...reasons } = startNotices[language];
  const heading = page === 'landing' ? 'h2' : 'h1';
  return `<section lang="${language}" class="start-notice__part">
      <${heading} class="start-notice__title">${title}</${heading}>
      <p>${reasons[reason]}</p>
      ${RELOAD[reason](reload)}
      <p>${test}</p>
      <p>${browsers.replace('{{browsers}}', browsersIn(language))}</p>
      ${detailsIn(language, reason)}
    </section>`;
}

function partsOf(notice: Notice): string {
  const parts = LANGUAGES.map((language) => partIn(language, notice)).join('');
  const tag = notice.page === 'landing' ? 'div' : 'main';
  return `<${tag} class="start-notice__parts">${parts}</${tag}>`;
}

/** What a page says, in every language, when the app does not start, or when the browser runs no scripts. */
function startNotice(page: NoticePage): string {
  return `<template id="${START_NOTICE_ID}">${partsOf({ reason: 'slow', page })}</template>
    <noscript><div class="start-notice">${partsOf({ reason: 'noScript', page })}</div></noscript>`;
}

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT_LOAD = /<(script type="module"|link rel="modulepreload")/g;
const HEAD_MARK = '<!--head-->';
const NOTICE_MARK = '<!--start-notice-->';
const APP_MARK = '<!--app-->';
const NOTICE_SCRIPT = `<script>${startNoticeScript(packageJson.version)}</script>`;
const TITLE = /<title>[^<]*<\/title>/;

function replaceOnce(html: string, mark: string | RegExp, content: string): string {
  if (html.search(mark) === -1) throw new Error(`The page has no ${String(mark)}.`);
  return html.replace(mark, () => content);
}

/** The page with its head, and with the notice that shows when the app does not start. */
function filled(html: string, head: string, page: NoticePage): string {
  return replaceOnce(replaceOnce(html, HEAD_MARK, head), NOTICE_MARK, startNotice(page));
}

/** The parts of the landing page. */
export interface LandingPage {
  /** The page as Vite built it. */
  readonly template: string;
  readonly title: string;
  /** The version of the texts that the app asks for. */
  readonly textsVersion: string;
  /** The rendered landing. */
  readonly content: string;
  /** The files of the landing that the template does not name. */
  readonly first: readonly string[];
  /** Reads a style sheet by its URL. */
  readonly readStyles: (href: string) => string;
}

/** The prerendered landing: with inline styles, preloaded texts, its content, and a script that records early presses. */
export function landingPage({ template, title, textsVersion, content, first, readStyles }: LandingPage): string {
  const texts = translationsUrl(FALLBACK_LANGUAGE, 'landing', textsVersion).replaceAll('&', '&amp;');
  const preload = `<link rel="preload" as="fetch" crossorigin href="${texts}">`;
  const styled = template.replace(STYLE_LINK, (_link, href: string) => `<style>${readStyles(href)}</style>`);
  // The page is readable without its scripts, which must not delay what is visible.
  const patient = styled.replace(SCRIPT_LOAD, '<$1 fetchpriority="low"');
  const modules = first.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  const titled = replaceOnce(patient, TITLE, `<title>${title}</title>`);
  const head = [NOTICE_SCRIPT, `<script>${RECORD_CLICK_SCRIPT}</script>`, preload, ...modules].join('\n    ');
  return replaceOnce(filled(titled, head, 'landing'), APP_MARK, content);
}

/** The page of every other route, empty until the app starts. */
export function appPage(template: string): string {
  return replaceOnce(filled(template, NOTICE_SCRIPT, 'emptyPage'), APP_MARK, '');
}

/** The license of the web font, for the page of licenses, in which Vite lists only the code. */
export function fontLicense(): string {
  const text = readFileSync(new URL(import.meta.resolve(`${font.name}/LICENSE`)), 'utf8').trim();
  return `\n## ${font.name} - ${font.version} (${font.license})\n\n${text}\n`;
}
