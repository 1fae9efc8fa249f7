import type { PlayedPage } from '../scenarios/played-page.ts';
import type { EngineTab } from './engine-tab.ts';

/** The characters of WebDriver for keys that write nothing, by their names in Playwright. */
const KEYS: Readonly<Partial<Record<string, string>>> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const POLL_MS = 20;
const APPEARS_WITHIN_MS = 30_000;

/** What the protocols say of a page that is being replaced by another. */
const LEAVES = /no such (?:frame|window|node)|Discarded|AbortError|navigat|cross-origin|unload|destroyed/i;

/** Runs in the page: writes into a field, or chooses an option, as Playwright does. */
function setValue({ selector, value }: { readonly selector: string; readonly value: string }): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`There is no ${selector}.`);
  field.focus();
  // React overrides the property of the element itself.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page. */
function setChecked({ selector, isChecked }: { readonly selector: string; readonly isChecked: boolean }): void {
  const box = document.querySelector<HTMLInputElement>(selector);
  if (box === null) throw new Error(`There is no ${selector}.`);
  if (box.checked !== isChecked) box.click();
}

/** The page of a tab, used as one of Playwright's. `root` is the address of the app. */
export function makeEnginePage(tab: EngineTab, root: string): PlayedPage {
  const evaluate = async (run: unknown, argument: unknown = null): Promise<unknown> => {
    try {
      return JSON.parse(await tab.run(String(run), JSON.stringify(argument))) as unknown;
    } catch (error) {
      if (!(error instanceof Error && LEAVES.test(error.message))) throw error;
      throw new Error('Execution context was destroyed', { cause: error });
    }
  };
  const waitForTimeout = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
  const isThere = (selector: string) =>
    evaluate((wanted: string) => document.querySelector(wanted) !== null, selector) as Promise<boolean>;
  const page = {
    evaluate,
    waitForTimeout,
    goto: (path: string) => tab.goto(new URL(path, root).href),
    reload: () => tab.reload(),
    bringToFront: () => Promise.resolve(),
    waitForSelector: async (selector: string, { timeout = APPEARS_WITHIN_MS } = {}) => {
      const deadline = performance.now() + timeout;
      while (!(await isThere(selector))) {
        if (performance.now() > deadline) throw new Error(`There is no ${selector}.`);
        await waitForTimeout(POLL_MS);
      }
    },
    fill: (selector: string, value: string) => evaluate(setValue, { selector, value }),
    selectOption: (selector: string, value: string) => evaluate(setValue, { selector, value }),
    setChecked: (selector: string, isChecked: boolean) => evaluate(setChecked, { selector, isChecked }),
    isChecked: (selector: string) =>
      evaluate((wanted: string) => document.querySelector<HTMLInputElement>(wanted)?.checked === true, selector),
    setInputFiles: (selector: string, path: string) => tab.chooseFile(selector, path),
    keyboard: {
      press: (keys: string) => tab.press(keys.split('+').map((key) => KEYS[key] ?? key)),
      type: async (text: string) => {
        for (const character of text) await tab.press([character]);
      },
    },
  };
  // Playwright's methods take and return more than scenarios use.
  return page as unknown as PlayedPage;
}
