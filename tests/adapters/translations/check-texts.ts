import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { listTexts, variablesOf } from './text-list.ts';
import { unusedKeys } from './unused-keys.ts';

/** English is what the other languages are compared with. */
type OtherLanguage = Exclude<Language, 'en'>;

/** Texts that are the same in every language: names and signs. */
const NAMES_AND_SIGNS: readonly string[] = [
  'Clearline',
  '{{city}}, {{state}}',
  '{{page}} – Clearline',
  '({{time}}) {{page}} – Clearline',
  'OK',
  'Poison Help',
  '1-800-222-1222',
];
/** Words that a language shares with English. */
const SHARED_WORDS: Readonly<Record<OtherLanguage, readonly string[]>> = {
  es: ['Error: {{page}} – Clearline', 'Error:', 'No'],
};
/** The names of the states, and what each language says of itself. */
const ALIKE = /^(?:general\.choices\.state\.[A-Z]{2}|landing\.frame\.languages\..*)$/;

/** What is wrong with one text; `path` begins with its area. */
interface TextProblem {
  readonly path: string;
  readonly message: string;
}

function problemOf(
  text: string,
  translated: string | undefined,
  path: string,
  { name, sharedWords }: Compared,
): string | null {
  if (translated === undefined) return `There is no ${name} text.`;
  const [english, others] = [variablesOf(text).join(', '), variablesOf(translated).join(', ')];
  if (english !== others) return `English names the variables ${english || 'none'}, ${name} ${others || 'none'}.`;
  const isRightlySame = NAMES_AND_SIGNS.includes(text) || sharedWords.includes(text) || ALIKE.test(path);
  return text === translated && !isRightlySame ? `It is the same in both languages: ${text}` : null;
}

/** The language that is compared with English: its name, and the texts that it shares with English. */
interface Compared {
  readonly name: string;
  readonly sharedWords: readonly string[];
}

/** Compares two trees of texts: the same keys, the same variables, and no text left untranslated. */
export function compareTexts(english: object, other: object, compared: Compared): readonly TextProblem[] {
  const translated = new Map(listTexts(other).map(({ path, text }) => [path, text]));
  const texts = listTexts(english);
  const known = new Set(texts.map(({ path }) => path));
  const problems = texts.map(({ path, text }) => ({
    path,
    message: problemOf(text, translated.get(path), path, compared),
  }));
  const alone = [...translated.keys()].filter((path) => !known.has(path));
  return [
    ...problems.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }])),
    ...alone.map((path) => ({ path, message: 'There is no English text.' })),
  ];
}

/** Everything that is wrong with the texts of the app: between the languages, and those that no source asks for. */
export function checkTexts(sources: readonly string[]): readonly TextProblem[] {
  const keys = listTexts(translations.en).map(({ path }) => path);
  const unused = unusedKeys(keys, sources).map((path) => ({ path, message: 'No screen asks for this text.' }));
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en');
  const compared = others.flatMap((language) =>
    compareTexts(translations.en, translations[language], {
      name: names.of(language) ?? language,
      sharedWords: SHARED_WORDS[language],
    }),
  );
  return [...compared, ...unused];
}
