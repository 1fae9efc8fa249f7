import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '../../support/assert-property.ts';
import { parseUsDate } from '../../../core/domain/calendar-date.ts';
import { cleanText } from '../../../core/domain/clean-text.ts';
import {
  cleanEmail,
  cleanZip,
  normalizeEmail,
  phoneDigits,
  validateEmail,
  validateKnownEmail,
  validatePhone,
  validateZip,
} from '../../../core/domain/validate-fields.ts';

const UNSEEN = [
  '\u200B',
  '\u200E',
  '\u202C',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u034F',
  '\uFE0E',
  '\uFE0F',
  '\u{E0100}',
  '\u2066',
  '\u0000',
];
const SPACES = [' ', '\u00A0', '\u2007', '\u202F', '\u3000', '\t'];
const DASHES = ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D'];

/** The same value to the eye: unseen characters anywhere, other spaces and dashes, decomposed letters, spaces around. */
function lookalike(value: string): fc.Arbitrary<string> {
  const parts = Array.from(value).map((letter) => {
    const same = letter === ' ' ? SPACES : letter === '-' ? DASHES : [letter, letter.normalize('NFD')];
    return fc.tuple(fc.constantFrom('', '', ...UNSEEN), fc.constantFrom(...same)).map((pair) => pair.join(''));
  });
  const edge = fc.array(fc.constantFrom(...UNSEEN, ...SPACES), { maxLength: 3 }).map((all) => all.join(''));
  return fc.tuple(edge, ...parts, edge).map((all) => all.join(''));
}

const READERS: readonly [string, (text: string) => unknown, readonly string[]][] = [
  ['a name', cleanText, ['José García-Núñez', "Ana O'Neil", 'Nguyễn Thị']],
  ['an email address', normalizeEmail, ['josé-maria@mail-two.example']],
  ['a phone number', phoneDigits, ['+1 (415) 555-0100', '415-555-0100', 'tel:+1-415-555-0100']],
  ['a zip', cleanZip, ['94110', '94110-1234']],
  ['a date', parseUsDate, ['4-5-1986', '4 5 1986', '1986-04-05', '04/05/1986']],
];

describe('cleaning a field', () => {
  it.each(READERS)('reads %s as what a person sees of it', (_name, read, values) => {
    assertProperty(
      fc.property(
        fc.constantFrom(...values).chain((value) => fc.tuple(fc.constant(value), lookalike(value))),
        ([value, typed]) => {
          expect(read(typed)).toEqual(read(value));
        },
      ),
    );
  });

  it.each([
    ['text', cleanText],
    ['email', cleanEmail],
    ['zip', cleanZip],
    ['phone', phoneDigits],
  ])('twice is cleaning once: %s', (_name, clean) => {
    const piece = fc.constantFrom(
      ...UNSEEN,
      ...SPACES,
      ...DASHES,
      'mailto:',
      'tel:',
      '<',
      '>',
      'ext. 5',
      '+1',
      '001',
      '?',
      ';',
      '"',
      'é',
      'e\u0301',
      '\u0646',
      '\u200C',
      '1234567890',
    );
    const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))).map((all) => all.join(''));
    assertProperty(
      fc.property(text, (typed) => {
        expect(clean(clean(typed))).toBe(clean(typed));
      }),
    );
  });

  it('keeps the joiner that changes what is seen', () => {
    expect(cleanText('علی\u200Cرضا')).toBe('علی\u200Cرضا');
  });

  it.each([
    'tel:+14155550100',
    'tel:+1-415-555-0100;ext=12',
    '415-555-0100 ext. 12',
    '(415) 555-0100 x12',
    '4155550100 extension 7',
    '001 415 555 0100',
    '011 1 415 555 0100',
    '1-415-555-0100',
    '+1 (415) 555‑0100',
    '\u202A+1 415 555 0100\u202C',
    '415/555-0100',
    '415 555 0100 #12',
  ])('reads the phone number %j', (text) => {
    expect([validatePhone(text), phoneDigits(text)]).toEqual([null, '4155550100']);
  });

  it.each([
    'mailto:ana@mail.example',
    'Ana Ruiz <ana@mail.example>',
    '<ana@mail.example>,',
    'ana@mail.example;',
    '"ana@mail.example"',
    'MAILTO:ana@mail.example?subject=Hi',
  ])('reads the email address %j', (text) => {
    expect([validateEmail(text), normalizeEmail(text)]).toEqual([null, 'ana@mail.example']);
  });

  it.each([
    'ana..two@mail.example',
    '.ana@mail.example',
    'ana.@mail.example',
    'ana@-mail.example',
    'ana@mail-.example',
    'ana@mail.-example',
    'ana@mail.example-',
  ])('rejects %j, to which no server delivers, for a new account only', (text) => {
    expect([validateEmail(text), validateKnownEmail(text)]).toEqual(['INVALID_EMAIL', null]);
  });

  it('reads a zip with its four further digits', () => {
    expect([validateZip('94110–1234'), cleanZip('94110–1234')]).toEqual([null, '94110']);
  });
});
