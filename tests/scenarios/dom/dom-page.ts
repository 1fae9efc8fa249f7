import { readFileSync } from 'node:fs';
import { act } from 'react';
import { typeText } from '../../web/transcripts/page-hands.ts';
import type { PlayedPage } from '../played-page.ts';

const APPEARS_WITHIN_MS = 30_000;

/** What the page of a tab does beyond its own document. */
export interface PageHost {
  /** Lets a moment pass. */
  readonly passMoment: () => Promise<void>;
  /** Opens the app anew, at another path or at the same. */
  readonly load: (path: string | null) => Promise<void>;
  /** Brings the tab to the front. */
  readonly turnTo: () => void;
}

/** Does something to the page; `settle` waits for its effects. */
async function touch(work: () => unknown): Promise<void> {
  await act(async () => void (await work()));
}

function found(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

function check(selector: string, isChecked: boolean): void {
  const box = found(selector);
  if (box.checked === isChecked) return;
  box.click();
}

function chooseFile(selector: string, path: string): void {
  const input = found(selector);
  const files = [new File([readFileSync(path)], 'photo.png', { type: 'image/png' })];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A page of happy-dom, used as one of Playwright's: what runs in a page is called. */
export function makeDomPage({ passMoment, load, turnTo }: PageHost): PlayedPage {
  const page = {
    bringToFront: () => Promise.resolve(turnTo()),
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => {
      let answer: unknown;
      await act(async () => {
        answer = await run(argument);
      });
      return answer;
    },
    fill: (selector: string, value: string) =>
      touch(() => {
        const field = found(selector);
        field.focus();
        typeText(field, value);
      }),
    selectOption: (selector: string, value: string) => touch(() => typeText(found(selector), value)),
    setChecked: async (selector: string, isChecked: boolean) => {
      await touch(() => check(selector, isChecked));
      if (found(selector).checked !== isChecked) throw new Error(`${selector} does not change.`);
    },
    setInputFiles: (selector: string, path: string) => touch(() => chooseFile(selector, path)),
    goto: (path: string) => load(path),
    reload: () => load(null),
    waitForTimeout: passMoment,
    waitForSelector: async (selector: string) => {
      const deadline = performance.now() + APPEARS_WITHIN_MS;
      while (document.querySelector(selector) === null) {
        if (performance.now() > deadline) throw new Error(`There is no ${selector}.`);
        await passMoment();
      }
    },
    keyboard: {
      press: (key: string) =>
        touch(() =>
          (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
        ),
    },
  };
  // Playwright's methods take and return more than scenarios use.
  return page as unknown as PlayedPage;
}
