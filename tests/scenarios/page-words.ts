import type { PlayedPage } from './played-page.ts';

/** What shows above every screen. */
const NOTICES = '.frame__status, .outbox, .outbox__refused, .timer-bar';
/** What only screen readers say or only paper has, and the words that are a part of a drawing. The help of a menu is hidden only from screen readers. */
const NOT_READ = '.visually-hidden, .on-paper, .picture, [class^="progress"], [aria-hidden="true"]:not(.menu__help)';

/** Runs in the page: reads the words of the notices and of the open dialog or the screen, with a line for every block. */
function readLines({ notices, notRead }: { readonly notices: string; readonly notRead: string }): readonly string[] {
  const lines = [''];
  const add = (text: string): void => void lines.push((lines.pop() ?? '') + text);
  const read = (node: Node): void => {
    if (node instanceof Text) add(node.data);
    if (!(node instanceof HTMLElement)) return;
    const { display } = getComputedStyle(node);
    // Without a box of its own an element counts as invisible, although its contents show.
    if (node.matches(notRead) || (display !== 'contents' && !node.checkVisibility())) return;
    const isBlock = display !== 'inline' && display !== 'contents';
    if (isBlock) lines.push('');
    if (node instanceof HTMLSelectElement) add(node.selectedOptions[0]?.text ?? '');
    else node.childNodes.forEach(read);
    if (isBlock) lines.push('');
  };
  const screen = document.querySelector('dialog[open]') ?? document.querySelector('main');
  [...document.querySelectorAll(notices), ...(screen === null ? [] : [screen])].forEach(read);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The words that a page shows, by lines. */
export function readWords(page: PlayedPage): Promise<readonly string[]> {
  return page.evaluate(readLines, { notices: NOTICES, notRead: NOT_READ });
}
