import { translationsUrl } from '../adapters/fetch/fetch-translation-source.ts';
import { FALLBACK_LANGUAGE } from '../core/domain/languages.ts';
import { EARLY_PRESS_SCRIPT } from '../web/boot/early-press.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const SCRIPT_LOAD = /<(script type="module"|link rel="modulepreload")/g;
const HEAD_MARK = '<!--head-->';
const APP_MARK = '<!--app-->';
const TITLE = /<title>[^<]*<\/title>/;

function replaceOnce(html: string, mark: string | RegExp, content: string): string {
  if (html.search(mark) === -1) throw new Error(`The page has no ${String(mark)}.`);
  return html.replace(mark, () => content);
}

/** What the landing's page is made of. */
export interface LandingPage {
  /** The page as Vite built it. */
  readonly template: string;
  readonly title: string;
  /** The version of the texts that the app asks for. */
  readonly textsVersion: string;
  /** The landing as rendered. */
  readonly content: string;
  /** The files of the screens behind, to be fetched once the landing has all of its own. */
  readonly next: readonly string[];
  /** Reads a style sheet by its address. */
  readonly readStyles: (href: string) => string;
}

/** The prerendered landing: styles inlined, its texts preloaded, its content in place, and early presses kept. */
export function landingPage({ template, title, textsVersion, content, next, readStyles }: LandingPage): string {
  const texts = translationsUrl(FALLBACK_LANGUAGE, 'landing', textsVersion).replaceAll('&', '&amp;');
  const preload = `<link rel="preload" as="fetch" crossorigin href="${texts}">`;
  const prefetch = next.map((file) => `<link rel="prefetch" as="script" crossorigin href="/${file}">`);
  const styled = template.replace(STYLE_LINK, (_link, href: string) => `<style>${readStyles(href)}</style>`);
  // The page is there without its scripts; they must not take the line from what is seen first.
  const patient = styled.replace(SCRIPT_LOAD, '<$1 fetchpriority="low"');
  const titled = replaceOnce(patient, TITLE, `<title>${title}</title>`);
  const head = [`<script>${EARLY_PRESS_SCRIPT}</script>`, preload, ...prefetch].join('\n    ');
  return replaceOnce(replaceOnce(titled, HEAD_MARK, head), APP_MARK, content);
}

/** The page that every other route starts from: empty. */
export function appPage(template: string): string {
  return replaceOnce(replaceOnce(template, HEAD_MARK, ''), APP_MARK, '');
}
