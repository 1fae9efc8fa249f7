import { runInNewContext } from 'node:vm';
import { startNoticeScript } from '../../../scripts/start-notice-script.ts';

/** A page as its inlined script finds it. */
interface StartPageOptions {
  /** The stored texts by their key in the browser; null if the browser denies access. */
  readonly stored: Readonly<Record<string, string>> | null;
  readonly browser?: string;
  readonly offsetMinutes?: number;
}

type Listener = (event: { readonly error?: unknown; readonly target: object }) => void;

/** Runs the script that is inlined into every page, without any other file. The template of the notice is on the page. */
export function openStartPage({ stored, browser = 'Mozilla/5.0 (Old)', offsetMinutes = -480 }: StartPageOptions) {
  const listeners = new Map<string, Listener>();
  const template = { content: {}, parentNode: { replaceChild: () => undefined } };
  const window: { reducedDetails?: () => string } = {};
  class LocalDate extends Date {
    override getTimezoneOffset(): number {
      return -offsetMinutes;
    }
  }
  const page = {
    window,
    Date: LocalDate,
    SyntaxError,
    navigator: { userAgent: browser, onLine: false },
    document: {
      querySelector: () => template,
      querySelectorAll: () => [],
      createElement: () => ({ setAttribute: () => undefined, appendChild: () => undefined }),
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    setTimeout: () => 0,
    get localStorage() {
      if (stored === null) throw new DOMException('The operation is insecure.', 'SecurityError');
      const keys = Object.keys(stored);
      return {
        getItem: (key: string) => stored[key] ?? null,
        key: (at: number) => keys[at] ?? null,
        length: keys.length,
      };
    },
  };
  runInNewContext(startNoticeScript('0.1.0'), page);
  return {
    fail: (error: unknown, tagName = 'SCRIPT') => listeners.get('error')?.({ error, target: { tagName } }),
    details: () => window.reducedDetails?.() ?? '',
  };
}
