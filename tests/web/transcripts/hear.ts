import { virtual } from '@guidepup/virtual-screen-reader';

const MOST_STOPS = 800;

/** What is only about the structure: a screen reader says it on demand, if at all. */
const UNHEARD =
  /^(?:paragraph|end of .*|status|list|group|form|document|strong|emphasis|generic|time|deletion|insertion|option, .*not selected.*)$/;

/** Elements whose contents are their name, so that these are not read a second time. */
const NAMED_BY_CONTENTS = 'a, button, summary, option, h1, h2, h3, h4, caption, label:has(input)';

const ITEM =
  /^listitem, level \d+(?<current>, current (?:step|page))?, position (?<place>\d+), set size (?<count>\d+)$/;

/** What every page repeats. Whether there is a way back differs from page to page. */
const FRAME = '.skip-link, .frame__header :not([data-press="back"]), footer, .read-aloud, dialog .timer-bar';
const FRAME_PARTS = 'main, .frame__header';

/** One stop of the reader: the phrase, and the element that it is about. */
interface Stop {
  readonly phrase: string;
  readonly element: Element | null;
  readonly isText: boolean;
}

/** The reader names no role of password fields, and the value of a list by its code. */
function sayField(phrase: string, field: Element | null): string {
  if (field instanceof HTMLSelectElement)
    return phrase.replace(`, ${field.value},`, `, ${field.selectedOptions[0]?.text},`);
  return field?.getAttribute('type') === 'password' ? `password, ${phrase}` : phrase;
}

function stopHere(phrase: string): Stop {
  const node = virtual.activeNode;
  const isText = node?.nodeType === Node.TEXT_NODE;
  const element = isText ? node.parentElement : (node as Element | null);
  return { phrase: isText ? phrase : sayField(phrase, element), element, isText };
}

const isIn = (element: Element | null, selector: string): boolean => (element?.closest(selector) ?? null) !== null;

/** Whether a text was read already, as the name of what contains it. */
const isPartOfName = ({ element, isText }: Stop): boolean =>
  isIn(element, 'legend') || (isText && isIn(element, NAMED_BY_CONTENTS));

const isOfFrame = ({ element }: Stop): boolean => isIn(element, FRAME) || (element?.matches(FRAME_PARTS) ?? false);

/** Another language than the page's is switched to, if the page says so. */
function languageMark({ element, isText }: Stop): string {
  const language = element?.closest('[lang]')?.getAttribute('lang') ?? null;
  const isOther = language !== null && language !== document.documentElement.lang;
  return isOther && (isText || element?.hasAttribute('lang') === true) ? ` (${language})` : '';
}

/** Without the number of steps, so that a new step changes no other transcript. */
const plain = (phrase: string): string =>
  phrase
    .replace(/(?:level \d+, )?position (\d+), set size (\d+)/, '$1 of $2')
    .replace(/^(progressbar, .*), max value \d+, min value 0/, '$1');

/** The stops as the lines of a transcript: each item of a list with its place, and nothing twice. */
function linesOf(stops: readonly Stop[]): readonly string[] {
  const lines: string[] = [];
  let item = '';
  stops.forEach((stop) => {
    const { phrase } = stop;
    const { current, place, count } = ITEM.exec(phrase)?.groups ?? {};
    if (place !== undefined) item = `${place} of ${count}${current ?? ''}: `;
    else if (!UNHEARD.test(phrase) && !isPartOfName(stop)) {
      lines.push(`${item}${plain(phrase)}${languageMark(stop)}`);
      item = '';
    }
  });
  return lines;
}

/** A dialog hides the rest of the page. */
const openDialog = (): HTMLElement | null => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** What a screen reader reads. */
export interface Heard {
  readonly lines: readonly string[];
  readonly isDialog: boolean;
}

/**
 * Makes the DOM forget which options were chosen. It keeps the answer to a query until an attribute changes or memory is freed, and
 * choosing an option changes none.
 */
function forgetChosenOptions(): void {
  document.querySelectorAll('option').forEach((option) => {
    option.setAttribute('data-heard', '');
    option.removeAttribute('data-heard');
  });
}

/** Reads the page, or the dialog that is open over it, from its beginning to its end; what every page repeats only on request. */
export async function hearPage(isWithFrame = false): Promise<Heard> {
  const dialog = openDialog();
  forgetChosenOptions();
  await virtual.start({ container: dialog ?? document.body });
  try {
    const begin = await virtual.lastSpokenPhrase();
    const stops: Stop[] = dialog === null ? [] : [stopHere(begin)];
    for (;;) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === `end of ${begin}`) {
        const heard = isWithFrame ? stops : stops.filter((stop) => !isOfFrame(stop));
        return { lines: linesOf(heard), isDialog: dialog !== null };
      }
      if (phrase === '' || stops.length > MOST_STOPS) throw new Error('The page cannot be read to its end.');
      stops.push(stopHere(phrase));
    }
  } finally {
    await virtual.stop();
  }
}

/** Regions whose changes a screen reader announces. A status has to be there before its text; an alert is announced as it appears. */
const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/** The words of an element; those of blocks are apart. */
const wordsOf = (element: Element): string =>
  element.innerHTML
    .replaceAll(/<\/(?:p|div|li|h\d|button|a|summary)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/(?:\s|&nbsp;)+/g, ' ')
    .trim();

/** Whether a change is one of a region that was on the page before, or the appearance of an alert. */
function regionsOf({ target, addedNodes }: MutationRecord): readonly Element[] {
  const changed = (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? null;
  if (changed !== null) return [changed];
  return [...addedNodes].flatMap((node) => {
    if (!(node instanceof Element)) return [];
    return [...(node.matches('[role="alert"]') ? [node] : []), ...node.querySelectorAll('[role="alert"]')];
  });
}

/** The texts of regions that changed and can be reached. */
function announced(records: readonly MutationRecord[]): readonly string[] {
  const reachable: Node = openDialog() ?? document;
  return [...new Set(records.flatMap(regionsOf))].flatMap((region) => {
    const words = wordsOf(region);
    if (!region.isConnected || !reachable.contains(region) || words === '') return [];
    return [`${region.getAttribute('role') === 'alert' ? 'Alert' : 'Status'}: ${words}`];
  });
}

/** What is said without being asked for while something happens: announcements, and the element that gets the focus. */
export async function hearDuring(work: () => Promise<void>): Promise<readonly string[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => void records.push(...seen));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const focused = document.activeElement;
  await work();
  records.push(...observer.takeRecords());
  observer.disconnect();
  const said = announced(records);
  const { activeElement } = document;
  if (activeElement === focused || activeElement === null) return said;
  if (activeElement === document.body) throw new Error('The focus is lost.');
  await virtual.start({ container: activeElement });
  const phrase = plain(await virtual.lastSpokenPhrase());
  await virtual.stop();
  return [...said, `Focus: ${phrase}`];
}
