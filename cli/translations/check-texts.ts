import { translations } from '../../adapters/translations/index.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { listTexts, variablesOf, type PlacedText } from './text-list.ts';
import { unusedKeys } from './unused-keys.ts';

/** Spanish texts that are rightly the same as the English ones: names, signs, and words both languages share. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'Clearline',
  '{{page}} – Clearline',
  '({{time}}) {{page}} – Clearline',
  'Error: {{page}} – Clearline',
  'Error:',
  'OK',
  'No',
  '1-800-222-1222',
]);
/** The names of the states, and what each language says of itself. */
const ALIKE = /^(?:general\.choices\.state\.[A-Z]{2}|landing\.frame\.languages\..*)$/;

/** What is wrong with one text; `path` begins with its area. */
export interface TextProblem {
  readonly path: string;
  readonly message: string;
}

function problemOf(text: string, translated: string | undefined, path: string, name: string): string | null {
  if (translated === undefined) return `There is no ${name} text.`;
  const [english, others] = [variablesOf(text).join(', '), variablesOf(translated).join(', ')];
  if (english !== others) return `English names the variables ${english || 'none'}, ${name} ${others || 'none'}.`;
  const isRightlySame = SAME_IN_BOTH.has(text) || ALIKE.test(path);
  return text === translated && !isRightlySame ? `It is the same in both languages: ${text}` : null;
}

/** Compares two trees of texts: the same keys, the same variables, and no text left untranslated. `name` is that of the other language. */
export function compareTexts(english: object, other: object, name: string): readonly TextProblem[] {
  const translated = new Map(listTexts(other).map(({ path, text }) => [path, text]));
  const texts = listTexts(english);
  const known = new Set(texts.map(({ path }) => path));
  const problems = texts.map(({ path, text }) => ({
    path,
    message: problemOf(text, translated.get(path), path, name),
  }));
  const alone = [...translated.keys()].filter((path) => !known.has(path));
  return [
    ...problems.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }])),
    ...alone.map((path) => ({ path, message: 'There is no English text.' })),
  ];
}

/** The texts of the app, in English, with their areas in front. */
export function englishTexts(): readonly PlacedText[] {
  return listTexts(translations.en);
}

/** Everything that is wrong with the texts of the app: between the languages, and those that no source asks for. */
export function checkTexts(sources: readonly string[]): readonly TextProblem[] {
  const keys = englishTexts().map(({ path }) => path);
  const unused = unusedKeys(keys, sources).map((path) => ({ path, message: 'No screen asks for this text.' }));
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const compared = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    compareTexts(translations.en, translations[language], names.of(language) ?? language),
  );
  return [...compared, ...unused];
}
