import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '../../../core/domain/languages.ts';
import { listTexts } from './text-list.ts';

/** A word that another one stands for in every text, and the texts that may use it. */
export interface VocabularyRule {
  /** What a text must not say. */
  readonly avoid: RegExp;
  /** What it says instead. */
  readonly use: string;
  /** Texts that may say it, by file and key, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

/** One term for each thing, in each language (docs/glossary.md). */
export const VOCABULARY: Readonly<Record<Language, readonly VocabularyRule[]>> = {
  en: [
    { avoid: /\be-mails?\b/i, use: 'email' },
    {
      avoid: /\bsign(?:s|ed|ing)?[ -](?:in|out|up)\b/i,
      use: 'log in, log out, create an account',
      except: {
        'en/general.ts: home.menu.signOut.label': 'product.md section 2 names this entry of the menu',
        'en/terms.md: others': 'a partner’s page, which product.md section 4 calls so',
      },
    },
    { avoid: /\bcustomer (?:service|support|care)\b|\bhelp ?desk\b/i, use: 'support' },
    {
      avoid: /\bauthorit(?:y|ies)\b/i,
      use: 'agency',
      except: {
        'en/privacy.md: authorities': 'product.md section 9 words it so; the text says that it means the agencies',
        'en/terms.md: reporting': 'the same, under contract',
      },
    },
    { avoid: /\bsign-in codes?\b|\bsecond step\b|\b2FA\b/i, use: 'login codes' },
    { avoid: /\b(?:cell ?|mobile |smart)phones?\b/i, use: 'phone' },
    { avoid: /\bthis device\b/i, use: 'this phone or computer' },
    {
      avoid: /\b(?:tap|click|press)(?:s|ed|ing)? (?:here|next|start|ok|“|the (?:button|icon|sign|link))/i,
      use: 'select',
      except: { 'en/steps-start.ts: warnings.confirm': 'product.md section 2 words this line' },
    },
    { avoid: /\btick(?:s|ed)?\b/i, use: 'check' },
    { avoid: /\bcartridges?\b|\bbuffer\b/i, use: 'cassette, tube' },
    { avoid: /\bgo to home\b(?! page)/i, use: 'home page' },
  ],
  es: [
    { avoid: /\bapps?\b/i, use: 'aplicación' },
    { avoid: /\bpredeterminad[oa]s?\b|\bperfil por defecto\b/i, use: 'perfil principal' },
    { avoid: /(?<!\p{L})inválid[oa]s?\b/iu, use: 'no válido' },
    {
      avoid:
        /\bpara entrar\b|\bestá entrando\b|\bterminar de entrar\b|\b(?:cuando|vez que) entr[ae]\b|(?<!\p{L})Entre (?:con|de nuevo|otra vez)\b/iu,
      use: 'iniciar sesión',
    },
    { avoid: /\batención al cliente\b|\bservicio al cliente\b|“Ayuda”/i, use: 'soporte' },
    { avoid: /\bhuecos?\b(?! (?:en|de) la caja)/i, use: 'pocillo' },
    { avoid: /\be-?mails?\b/i, use: 'correo' },
    { avoid: /\b(?:presione|pulse|oprima|apriete (?:el botón|“)|haga clic)\b/i, use: 'toque' },
    { avoid: /\b(?:código|códigos) de 6 números\b|\b10 números\b/i, use: 'dígitos' },
    { avoid: /\beste dispositivo\b/i, use: 'este teléfono o computadora' },
    { avoid: /\bpuede ser falso\b|\bresultado falso\b/i, use: 'incorrecto' },
    { avoid: /\b(?:muy|casi) clara\b|\bfuerte o clara\b/i, use: 'débil, because clara also means clear' },
    { avoid: /(?<=\d\s)[ap]\. m\.|(?<=\d\s)[AP]M\b/, use: 'a.m., p.m., as browsers write them for the United States' },
    { avoid: /\bcambiar (?:un|el|su)s? perfil/i, use: 'editar, because cambiar de perfil is to take another one' },
  ],
};

/** A text with the file and the key where it is written. */
export interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

const TRANSLATIONS = resolve(import.meta.dirname, '../../../adapters/translations');

/** The lines of a Markdown document, each with the anchor of the heading above it. */
function linesOf(file: string, markdown: string): WrittenText[] {
  let key = '';
  return markdown.split('\n').flatMap((line) => {
    key = /\{#([\w-]+)\}$/.exec(line)?.[1] ?? key;
    return line === '' ? [] : [{ file, key, text: line }];
  });
}

/** The texts of a tree that are not in `counted` yet. Adds the groups of this tree to it. */
function uncounted(tree: object, path: string, counted: Set<object>): { key: string; text: string }[] {
  if (counted.has(tree)) return [];
  counted.add(tree);
  return Object.entries(tree).flatMap(([name, part]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof part === 'string') return [{ key, text: part }];
    return typeof part === 'object' && part !== null ? uncounted(part, key, counted) : [];
  });
}

/** The texts of the modules of a folder, each in the module that has the fewest of those in which it is: there it is written. */
async function moduleTexts(language: Language, names: readonly string[]): Promise<readonly WrittenText[]> {
  const modules = await Promise.all(
    names.map(async (name) => ({
      file: `${language}/${name}`,
      exported: (await import(join(TRANSLATIONS, language, name))) as object,
    })),
  );
  const counted = new Set<object>();
  return modules
    .map((module) => ({ ...module, size: listTexts({ ...module.exported }).length }))
    .toSorted((one, other) => one.size - other.size)
    .flatMap(({ file, exported }) =>
      Object.values<object>({ ...exported }).flatMap((tree) =>
        uncounted(tree, '', counted).map((text) => ({ file, ...text })),
      ),
    );
}

/** Every text of a language, with the file and the key where it is written: the app's, the emails' and the documents'. */
export async function writtenTexts(language: Language): Promise<readonly WrittenText[]> {
  const names = readdirSync(join(TRANSLATIONS, language));
  const documents = names
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => linesOf(`${language}/${name}`, readFileSync(join(TRANSLATIONS, language, name), 'utf8')));
  const inDocuments = documents.map(({ text }) => text).join(' ');
  const texts = await moduleTexts(
    language,
    names.filter((name) => name.endsWith('.ts') && name !== 'index.ts'),
  );
  return [...documents, ...texts.filter(({ text }) => !inDocuments.includes(text))];
}

/** The name of a variable is no word of a text. */
const VARIABLE = /\{\{\w+\}\}/g;

/** What breaks a rule: the file, the key, the words found and what to say instead. */
export function breaches(language: Language, texts: readonly WrittenText[]): readonly string[] {
  return VOCABULARY[language].flatMap(({ avoid, use, except = {} }) =>
    texts.flatMap(({ file, key, text }) => {
      const found = avoid.exec(text.replaceAll(VARIABLE, ''))?.[0];
      return found === undefined || `${file}: ${key}` in except ? [] : [`${file}: ${key}: “${found}”, say “${use}”`];
    }),
  );
}

/** The exceptions that no text needs any more. */
export function idleExceptions(language: Language, texts: readonly WrittenText[]): readonly string[] {
  return VOCABULARY[language].flatMap(({ avoid, except = {} }) =>
    Object.keys(except).filter(
      (place) => !texts.some(({ file, key, text }) => `${file}: ${key}` === place && avoid.test(text)),
    ),
  );
}
