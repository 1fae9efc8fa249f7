/** What shows and is read aloud: a page, or a dialog over it. */
export interface ShownPage {
  /** Its heading, by which it differs from the page before. */
  readonly name: string;
  readonly texts: readonly string[];
}

/** What is not read aloud. */
const UNSPOKEN = [
  // What opens over the page, drawings, and what does not show.
  ...['dialog', '[aria-hidden="true"]', '[hidden]', '.picture', '.visually-hidden', '.on-paper'],
  'details:not([open]) > :not(summary)',
  // These are on many steps, and not part of what the step says.
  ...['.screen__top > :not(.step-place, .result-facts)', '.dialog__notices'],
  // Announcements say these: the time, when it runs out, and what the camera sees.
  ...['.time', '.counter:not([data-counter="idle"])', '.scan-live .scan-status'],
  // Key numbers repeat what the instruction says, and each field says what is wrong with it.
  ...['.counter__amounts', '.step-amount', '.error-summary'],
].join();

/** Elements that continue the sentence that they are in. */
const INLINE = 'a:not([class]), strong, time';

/** The texts of an element in order, one for each part that stands by itself. */
function textsIn(root: Element): readonly string[] {
  const texts: string[] = [''];
  const walk = (node: Node): void => {
    if (node instanceof Text) texts.push(`${texts.pop() ?? ''}${node.data}`);
    if (!(node instanceof Element) || node.matches(UNSPOKEN)) return;
    if (node instanceof HTMLOptionElement && !node.selected) return;
    const isApart = !node.matches(INLINE);
    if (isApart) texts.push('');
    for (const child of node.childNodes) walk(child);
    if (isApart) texts.push('');
  };
  for (const child of root.childNodes) walk(child);
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** The pages that show, the topmost last. Each begins with its heading. */
export function shownPages(): readonly ShownPage[] {
  return [...document.querySelectorAll('main, dialog[open]')].flatMap((root): readonly ShownPage[] => {
    const heading = root.querySelector(root.localName === 'main' ? 'h1' : '.dialog__title');
    if (heading === null) return [];
    const title = textsIn(heading);
    return [{ name: title.join(' '), texts: [...title, ...textsIn(root).filter((text) => !title.includes(text))] }];
  });
}
