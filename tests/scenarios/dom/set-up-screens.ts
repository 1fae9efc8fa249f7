import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { makeMemoryPlayBackEnd } from '../../../cli/play/memory-back-end.ts';
import type { PlayBackEnd } from '../../../cli/play/back-end.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { HeldTimers } from '../../support/held-timers.ts';
import { preparePhone } from '../../web/transcripts/screen-reader.ts';
import { BrowserDriver } from '../browser-driver.ts';
import { domStage } from './dom-visit.ts';

/** The real screens in happy-dom. */
export interface Screens {
  /** A driver over a back end in memory, by default a new one. */
  driver(backEnd?: PlayBackEnd): BrowserDriver;
  /** The console errors and exceptions of the page in this test. */
  readonly troubles: readonly string[];
}

/**
 * Lets a press find its button in a document without a layout: what was measured last is in front, unless a dialog that is open covers
 * it.
 */
function layOut(): void {
  let measured: Element | null = null;
  const measure = (element: Element): DOMRectList => {
    measured = element;
    return [element.getBoundingClientRect()] as unknown as DOMRectList;
  };
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return measure(this);
  });
  document.elementFromPoint = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return dialog?.contains(measured) === false ? dialog : measured;
  };
}

/** A file is saved, and the page stays. */
function stayForFiles(): void {
  const click = Reflect.get(HTMLElement.prototype, 'click');
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (!(this instanceof HTMLAnchorElement && this.download !== '')) click.call(this);
  });
}

/** Hides nothing because it is empty: this DOM does not notice when that changes. */
function showEmpty(): void {
  for (const style of document.querySelectorAll('style')) {
    style.textContent = style.textContent.replaceAll(/^.*:empty.*,\n/gm, '');
  }
}

/** Sets a test file up to play over the real screens. */
export function setUpScreens(): Screens {
  const troubles: string[] = [];
  let timers: HeldTimers;
  beforeAll(() => {
    timers = preparePhone();
    showEmpty();
    layOut();
    stayForFiles();
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void troubles.push(words.join(' ')));
    window.addEventListener('error', ({ message }) => void troubles.push(message));
  });
  beforeEach(() => void troubles.splice(0));
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  return { troubles, driver: (backEnd = makeMemoryPlayBackEnd(KITS)) => new BrowserDriver(domStage(backEnd, timers)) };
}
