import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { cleanText } from '../../../core/domain/clean-text.ts';
import {
  normalizeEmail,
  phoneDigits,
  readDateOfBirth,
  readPastDate,
  validateAge,
  validateCode,
  validateEmail,
  validatePhone,
  validateRequired,
  validateZip,
} from '../../../core/domain/validate-fields.ts';
import { parseOnset, validateOnset } from '../../../core/domain/validate-onset.ts';

const TODAY = '2026-11-20' as CalendarDate;

describe('a required field', () => {
  it.each(['', ' ', '\t\n', '\u00a0', 'default', ' default '])('%j is empty', (text) => {
    expect(validateRequired(text, 'EMPTY_CITY')).toBe('EMPTY_CITY');
  });

  it.each(['a', ' a ', '0', 'Default', 'defaults'])('%j is not', (text) => {
    expect(validateRequired(text, 'EMPTY_CITY')).toBeNull();
  });
});

describe('an e-mail address', () => {
  it.each(['', '  ', 'ana@mail.example', ' ana.ruiz+test@mail.example ', "o'neil@a.b.example", 'ñandú@correo.example'])(
    '%j is taken',
    (text) => {
      expect(validateEmail(text)).toBeNull();
    },
  );

  it.each([
    'ana',
    'ana@',
    '@mail.example',
    'ana@mail',
    'ana@@mail.example',
    'ana ruiz@mail.example',
    'ana@mail..example',
    'ana@mail.example.',
    'ana@.example',
    'ana@mail.example, b@mail.example',
    `${'a'.repeat(250)}@mail.example`,
  ])('%j is rejected', (text) => {
    expect(validateEmail(text)).toBe('INVALID_EMAIL');
  });

  it('is validated fast, however long it is', () => {
    expect(validateEmail('a@'.repeat(50_000))).toBe('INVALID_EMAIL');
    expect(validateEmail(`a@${'a.'.repeat(50_000)}`)).toBe('INVALID_EMAIL');
  });

  it('is sent trimmed and in lower case', () => {
    expect(normalizeEmail(' Ana@Mail.Example ')).toBe('ana@mail.example');
  });
});

describe('a phone number', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['4155550100', null],
    ['(415) 555-0100', null],
    ['415.555.0100', null],
    ['+1 415 555 0100', null],
    ['415555010', 'PHONE_NUMBER_TOO_SHORT'],
    ['()', 'PHONE_NUMBER_TOO_SHORT'],
    ['41555501000', 'PHONE_NUMBER_TOO_LONG'],
    ['1 415 555 0100', null],
    ['(+1) 415 555 0100', null],
    ['1 415 555 01000', 'PHONE_NUMBER_TOO_LONG'],
    ['415555010O', 'INPUT_CONTAINS_LETTERS'],
    ['abc', 'INPUT_CONTAINS_LETTERS'],
    ['ñ', 'INPUT_CONTAINS_LETTERS'],
    ['415#555*0100', 'INVALID_PHONE_NUMBER'],
  ])('%j: %s', (text, code) => {
    expect(validatePhone(text)).toBe(code);
  });

  it('is sent as its ten digits', () => {
    expect(phoneDigits('+1 (415) 555-0100')).toBe('4155550100');
    expect(phoneDigits('415 555 0100')).toBe('4155550100');
    expect(phoneDigits('(+1) 415 555 0100')).toBe('4155550100');
    expect(phoneDigits('1 415 555 0100')).toBe('4155550100');
  });
});

describe('a zip', () => {
  it.each([
    ['94110', null],
    [' 00501 ', null],
    ['', 'EMPTY_ZIP'],
    [' ', 'EMPTY_ZIP'],
    ['9411', 'INVALID_ZIP'],
    ['941100', 'INVALID_ZIP'],
    ['9411O', 'INVALID_ZIP'],
    ['94110-123', 'INVALID_ZIP'],
    ['٩٤١١٠', 'INVALID_ZIP'],
  ])('%j: %s', (text, code) => {
    expect(validateZip(text)).toBe(code);
  });
});

describe('an age', () => {
  it.each([
    ['', true, 'EMPTY_AGE'],
    [' ', true, 'EMPTY_AGE'],
    ['', false, null],
    ['2', true, null],
    [' 120 ', true, null],
    ['1', true, 'INVALID_AGE'],
    ['121', true, 'INVALID_AGE'],
    ['-1', true, 'INVALID_AGE'],
    ['12.5', true, 'INVALID_AGE'],
    ['9999999999', true, 'INVALID_AGE'],
    ['twelve', true, 'INPUT_CONTAINS_LETTERS'],
    ['1e2', false, 'INPUT_CONTAINS_LETTERS'],
  ])('%j, required %s: %s', (text, isRequired, code) => {
    expect(validateAge(text, { isRequired, youngest: 2 })).toBe(code);
  });

  it('may be below two where it is for a profile and not for a test', () => {
    expect(validateAge('0', { isRequired: true, youngest: 0 })).toBeNull();
  });
});

describe('a date in the past', () => {
  it.each([
    ['11/20/2026', { ok: true, value: TODAY }],
    ['11/19/2026', { ok: true, value: '2026-11-19' }],
    ['11/21/2026', { ok: false, error: 'FUTURE_DATE' }],
    ['4/5/27', { ok: false, error: 'FUTURE_DATE' }],
    ['02/30/2026', { ok: false, error: 'INVALID_DATE' }],
    ['yesterday', { ok: false, error: 'INVALID_DATE' }],
    ['', { ok: false, error: 'EMPTY_DATE' }],
    ['  ', { ok: false, error: 'EMPTY_DATE' }],
  ])('%j: %o', (text, expected) => {
    expect(readPastDate(text, TODAY, 'EMPTY_DATE')).toEqual(expected);
  });

  it('is what the onset of symptoms must be', () => {
    expect(['', '13/01/2026', '11/21/2026', '11/18/2026'].map((text) => validateOnset(text, TODAY))).toEqual([
      'EMPTY_DATE',
      'INVALID_DATE',
      'FUTURE_DATE',
      null,
    ]);
    expect(['', '13/01/2026', '11/21/2026', '11/18/2026'].map((text) => parseOnset(text, TODAY))).toEqual([
      null,
      null,
      null,
      '2026-11-18',
    ]);
  });
});

describe('a date of birth', () => {
  it.each([
    ['', 'EMPTY_DATE_OF_BIRTH'],
    ['4/31/1988', 'INVALID_DATE'],
    ['04/12/88', 'FUTURE_DATE'],
    ['11/21/2024', 'INVALID_AGE'],
    ['11/20/1905', 'INVALID_DATE_OF_BIRTH'],
    ['01/01/1800', 'INVALID_DATE_OF_BIRTH'],
  ])('%j: %s', (text, error) => {
    expect(readDateOfBirth(text, TODAY, 2)).toEqual({ ok: false, error });
  });

  it.each([
    ['11/20/2024', 'two years old today'],
    ['11/21/1905', '120 years old'],
  ])('%s is taken: %s', (text) => {
    expect(readDateOfBirth(text, TODAY, 2).ok).toBe(true);
  });
});

describe('a code that was sent', () => {
  it.each([
    ['123456', null],
    [' 123-456 ', null],
    ['', 'EMPTY_CODE'],
    ['abc', 'EMPTY_CODE'],
    ['12345', 'INVALID_CODE'],
    ['1234567', 'INVALID_CODE'],
  ])('%j: %s', (text, code) => {
    expect(validateCode(text, 'EMPTY_CODE', 'INVALID_CODE')).toBe(code);
  });
});

describe('text as it is sent', () => {
  it('is trimmed, and holds no control characters', () => {
    expect(cleanText('  Ana\u0000 María\u001b\r\n ')).toBe('Ana María');
  });
});
