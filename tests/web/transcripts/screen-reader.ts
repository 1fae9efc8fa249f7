import { afterAll, beforeAll, vi } from 'vitest';
import type { Language } from '../../../core/domain/languages.ts';
import { holdTimers, type HeldTimers } from '../../support/held-timers.ts';
import { hidingCss } from './hiding-css.ts';

/** A place west of Greenwich, so that the times of the transcripts are the same on every machine. */
const TIME_ZONE = 'America/Los_Angeles';

const PHONE = { width: 360, height: 640 };

/** The time limit of a visit: only one that hangs takes longer, on any machine. */
const VISIT_TIMEOUT_MS = 600_000;

interface DomWindow {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
}

/** Gives dialogs what the DOM of these tests lacks: browsers return the focus when they close. */
function returnFocus(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  const { prototype } = HTMLDialogElement;
  const showModal = Reflect.get(prototype, 'showModal');
  const close = Reflect.get(prototype, 'close');
  vi.spyOn(prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    showModal.call(this);
  });
  vi.spyOn(prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    close.call(this);
    const focused = before.get(this);
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  });
}

/** Another program opens for an email, and the page stays. */
function stayForEmails(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]') !== null) event.preventDefault();
}

/** Prepares the document of a phone, whose time stands still. */
export function preparePhone(): HeldTimers {
  const timers = holdTimers();
  document.addEventListener('click', stayForEmails);
  vi.stubEnv('TZ', TIME_ZONE);
  returnFocus();
  vi.stubGlobal('APP_VERSION', '0.0.0');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  (window as unknown as DomWindow).happyDOM.setViewport(PHONE);
  // The reader asks the root of an element for others by their ids; an element that was just removed is its own root.
  Object.assign(Element.prototype, { getElementById: () => null });
  const style = document.createElement('style');
  style.textContent = hidingCss(PHONE.width);
  document.head.append(style);
  return timers;
}

/** Sets a test file up for visits on a phone, which may take long. */
export function setUpPhone(): void {
  vi.setConfig({ testTimeout: VISIT_TIMEOUT_MS });
  beforeAll(() => void preparePhone());
  afterAll(() => vi.unstubAllGlobals());
}

/** The language of the page. */
export function speak(language: Language): void {
  document.documentElement.lang = language;
}
