import { readFileSync } from 'node:fs';
import { translationsUrl } from '../adapters/fetch/fetch-translation-source.ts';
import { FALLBACK_LANGUAGE } from '../core/domain/languages.ts';
import { RECORD_CLICK_SCRIPT } from '../web/boot/pre-hydration-click.ts';
import font from '@fontsource-variable/atkinson-hyperlegible-next/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { startNoticeScript } from './start-notice-script.ts';
import { startNotice, type NoticePage } from './build-start-notice.ts';

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
