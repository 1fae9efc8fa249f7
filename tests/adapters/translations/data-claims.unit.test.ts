import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LegalArea } from '../../../adapters/translations/document-outline.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { listTexts } from './text-list.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { PERSISTED_KEYS } from '../../../core/flow/persisted-state.ts';
import { recordKey } from '../../../core/flow/test-record.ts';
import { declaresTest } from '../../support/find-test.ts';
import { LEGAL_CLAIMS, QUESTION_CLAIMS, type DataClaims } from './data-claims.ts';
import type { Proof } from './proof.ts';
import { SCREEN_CLAIMS } from './screen-claims.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

interface ClaimedSection extends DataClaims {
  readonly place: string;
  readonly textIn: (language: Language) => string;
}

const wordsOf = (tree: object): string =>
  listTexts(tree)
    .map(({ text }) => text)
    .join('\n');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

function legalSections(area: LegalArea): readonly ClaimedSection[] {
  return Object.entries<DataClaims>(LEGAL_CLAIMS[area]).map(([id, row]) => ({
    ...row,
    place: `${area}: ${id}`,
    textIn: (language) => {
      const { terms, privacy, healthData } = translations[language];
      const sections = { ...terms, ...privacy, ...healthData }[area].document.sections;
      return wordsOf(Object.entries<object>(sections).find(([key]) => key === id)?.[1] ?? {});
    },
  }));
}

const questions: readonly ClaimedSection[] = Object.entries(QUESTION_CLAIMS).map(([id, row]) => ({
  ...row,
  place: `faq: ${id}`,
  textIn: (language) =>
    Object.values<{ readonly questions: object }>(translations[language].faq.faq.sections)
      .flatMap((section) => Object.entries<object>({ ...section.questions }))
      .filter(([key]) => key === id)
      .map(([, question]) => wordsOf(question))
      .join('\n'),
}));

const screens: readonly ClaimedSection[] = Object.entries(SCREEN_CLAIMS).map(([place, { textsIn, ...row }]) => ({
  ...row,
  place,
  textIn: (language) => wordsOf(textsIn(translations[language])),
}));

const SECTIONS = [...(Object.keys(LEGAL_CLAIMS) as LegalArea[]).flatMap(legalSections), ...questions, ...screens];
const CLAIMS = SECTIONS.flatMap(({ place, claims, textIn }) =>
  Object.entries(claims).map(([says, proof]) => ({ place, says, proof, text: textIn('en') })),
);

const TESTS = globSync('tests/**/*.{test,suite}.{ts,tsx}', { cwd: ROOT }).map((file) =>
  readFileSync(join(ROOT, file), 'utf8'),
);

function isProven(proof: Proof): boolean {
  if (typeof proof === 'string') return TESTS.some((source) => declaresTest(source, proof));
  const [file, line] = proof.source;
  return readFileSync(join(ROOT, file), 'utf8').includes(line);
}

/** What a pattern’s first group finds in the sources of some folders, each once and sorted. */
function foundIn(folders: readonly string[], pattern: RegExp): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(ROOT, folder, file)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name ?? ''),
  );
  return [...new Set(found)].toSorted();
}

describe.each(SECTIONS)('the section $place', ({ digests, textIn }) => {
  test('is as it was when its statements were last checked', () => {
    const current = Object.fromEntries(LANGUAGES.map((language) => [language, digestOf(textIn(language))]));
    expect(current, 'read it against its proofs in data-claims.ts, then write these digests').toEqual(digests);
  });
});

test.each(CLAIMS)('$place: “$says” is said, and shown to be true', ({ says, proof, text }) => {
  expect(text).toContain(says);
  expect(isProven(proof)).toBe(true);
});

test('a proof that does not exist is found', () => {
  expect(isProven('are kept for ever')).toBe(false);
  expect(isProven({ source: ['server/http/app.ts', 'is never logged'] })).toBe(false);
});

describe('the cookies of the app', () => {
  test('are the four that the policy names', () => {
    expect(foundIn(['core', 'server', 'web', 'adapters'], /COOKIE = '([^']+)'/g)).toEqual([
      'clearline_browser',
      'clearline_refresh',
      'clearline_registration',
      'clearline_reset',
    ]);
    expect(foundIn(['core', 'web', 'adapters'], /(document\.cookie|cookieStore)/g)).toEqual([]);
    expect(foundIn(['server'], /(?:setCookie)\((\w+)/g)).toEqual(['storedCookieName']);
  });
});

describe('the keys of the browser’s storage', () => {
  test('are the ones that the policy tells of', () => {
    const ofPerson = [...Object.values(PERSISTED_KEYS), recordKey('')].toSorted();
    const others = foundIn(['core', 'web', 'adapters'], /\b[A-Z_]*KEY = '([^']+)'/g);
    expect({ ofPerson, others }).toEqual({
      ofPerson: ['person', 'registration', 'test.'],
      others: [
        'chosenCamera',
        'clearline.reloaded',
        'damage',
        'language',
        'lastInputAt',
        'notices',
        'owedLogout',
        'readAloud',
        'refreshAttempt',
        'sound',
        'username',
        'visit',
      ],
    });
  });
});
