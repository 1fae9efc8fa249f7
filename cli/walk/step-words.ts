import { fillIn } from '../../adapters/translations/fill-in.ts';
import { startOfDayIso } from '../../core/domain/calendar-date.ts';
import type { Language } from '../../core/domain/languages.ts';
import { TIME_FORMATS } from '../../core/domain/time-formats.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { OffsetAt } from '../../core/domain/wall-clock.ts';
import {
  commonValues,
  QUIET_PAGE,
  text,
  type ShownText,
  type TextContext,
  type TextKind,
  type TextValue,
  type TextValues,
} from '../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import type { Play } from '../play/terminal-play.ts';
import { makeLookup } from './look-up-text.ts';

const MINUTE_MS = 60_000;

/** The words of a step: its heading, and the lines below it. */
export interface StepWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Writes values in a language and on the person's own clock. */
function makeWriter(language: Language, offsetAt: OffsetAt, lookup: ReturnType<typeof makeLookup>) {
  const locale = `${language}-US`;
  const write = (value: TextValue): string => {
    if (typeof value !== 'object') return String(value);
    if ('key' in value) {
      const found = lookup(value.key);
      return typeof found === 'string' ? fillIn(found, value.values ?? {}) : value.key;
    }
    if ('day' in value) {
      const format = new Intl.DateTimeFormat(locale, { ...TIME_FORMATS[value.style], timeZone: 'UTC' });
      return format.format(Date.parse(startOfDayIso(value.day)));
    }
    if ('list' in value) return value.list.map(write).join(', ');
    const { instant, style } = value;
    const format = new Intl.DateTimeFormat(locale, { ...TIME_FORMATS[style], timeZone: 'UTC' });
    return format.format(instant + offsetAt(instant) * MINUTE_MS);
  };
  return write;
}

const plain = (words: string): readonly string[] => [words];
const checked = (isChosen: boolean | undefined): string => (isChosen === true ? 'x' : ' ');

/** The value of a label follows it in the same line. */
const LABEL_END = ': ';

/** The place for what is typed into a field. */
export const EMPTY_FIELD = '____';

/** How the terminal marks what a text is on the screen. */
const MARKS: Readonly<Record<TextKind, (words: string, shown: ShownText) => readonly string[]>> = {
  title: plain,
  text: plain,
  point: (words) => [`- ${words}`],
  radio: (words, { isChosen }) => [`(${checked(isChosen)}) ${words}`],
  box: (words, { isChosen }) => [`[${checked(isChosen)}] ${words}`],
  field: (words) => [`${words} ${EMPTY_FIELD}`],
  label: (words) => [`${words}${LABEL_END}`],
  button: (words) => [`[ ${words} ]`],
};

/** A text as the terminal marks it. */
export const markOf = (kind: 'field' | 'button', words: string): string => MARKS[kind](words, text('')).join('');

function withLabels(lines: readonly string[]): readonly string[] {
  return lines.reduce<readonly string[]>((joined, line) => {
    const last = joined.at(-1);
    return last?.endsWith(LABEL_END) === true ? [...joined.slice(0, -1), `${last}${line}`] : [...joined, line];
  }, []);
}

/** What decides which texts a play shows. */
export function playedContext(play: Play): TextContext {
  const tab = play.tab();
  const page = { ...QUIET_PAGE, isOnline: play.isOnline, ...tab.screen().page };
  return { state: tab.state(), moment: tab.runner.moment(), page };
}

/** The words that a play shows at the current step; null on other routes. */
export function playedWords(play: Play, language: Language): StepWords | null {
  return play.tab().isAt(APP_ROUTES.testSteps) ? stepWords(playedContext(play), language) : null;
}

/** Writes a text with its values, in a language. A group of texts becomes several, an optional one none. */
export function makeWordsOf(context: TextContext, language: Language): (shown: ShownText) => readonly string[] {
  const lookup = makeLookup(context.state.session, language);
  const write = makeWriter(language, context.moment.offsetAt, lookup);
  const written = (values: TextValues): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
  const common = written(commonValues(context));

  return (shown) => {
    if (shown.words !== undefined) return [write(shown.words)];
    const found = shown.keys.map(lookup).find((candidate) => candidate !== undefined);
    if (found === undefined && shown.isOptional !== true)
      throw new RangeError(`There is no text ${shown.keys.join()}.`);
    const texts = typeof found === 'object' ? Object.values(found) : [found];
    const values = { ...common, ...written(shown.values) };
    return texts.flatMap((text) => (typeof text === 'string' ? fillIn(text, values) : []));
  };
}

/** The lines of texts, each marked as what it is on the screen. */
export function markedLines(
  texts: readonly ShownText[],
  wordsOf: (shown: ShownText) => readonly string[],
): readonly string[] {
  return withLabels(texts.flatMap((shown) => wordsOf(shown).flatMap((words) => MARKS[shown.kind](words, shown))));
}

/** The words that the app shows at the current step, in a language. */
export function stepWords(context: TextContext, language: Language): StepWords {
  const wordsOf = makeWordsOf(context, language);
  const [title, ...others] = stepTexts(context);
  return {
    title: title === undefined ? '' : wordsOf(title).join(' '),
    lines: markedLines(others, wordsOf),
  };
}
