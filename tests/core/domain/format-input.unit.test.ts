import { describe, expect, it } from 'vitest';
import { digitsOnly, formatPhone, limitText, padDate, slashTypedDate } from '../../../core/domain/format-input.ts';

/** The field after these keys, typed at its end one by one. */
function typed(keys: string): string {
  return Array.from(keys).reduce((text, key) => slashTypedDate(text, text + key), '');
}

describe('a date while it is typed', () => {
  it.each([
    ['04121988', '04/12/1988'],
    ['04/12/1988', '04/12/1988'],
    ['4/12/1988', '04/12/1988'],
    ['4/121988', '04/12/1988'],
    ['4121988', '04/12/1988'],
    ['4/5/1986', '04/05/1986'],
    ['451986', '04/05/1986'],
    ['4-5-1986', '04/05/1986'],
    ['1/5/1986', '1/05/1986'],
    ['131', '01/31/'],
    ['12.31.2001', '12/31/2001'],
    ['0412', '04/12/'],
    ['0', '0'],
  ])('%s becomes %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it('gets the slash back that was deleted, with the next digit', () => {
    expect([slashTypedDate('04', '041'), slashTypedDate('04/12', '04/121')]).toEqual(['04/1', '04/12/1']);
  });

  it('is not changed when a character is removed', () => {
    expect(slashTypedDate('04/', '04')).toBe('04');
    expect(slashTypedDate('04/12/', '04/12')).toBe('04/12');
    expect(slashTypedDate('041', '04')).toBe('04');
  });

  it('is not changed when it is pasted or edited in the middle', () => {
    expect(slashTypedDate('', '04')).toBe('04');
    expect(slashTypedDate('', '04051986')).toBe('04051986');
    expect(slashTypedDate('4/12', '14/12')).toBe('14/12');
  });
});

describe('a date after blur', () => {
  it.each([
    ['4/5/1986', '04/05/1986'],
    ['04051986', '04/05/1986'],
    ['4-5-24', '04/05/2024'],
    ['1986-04-05', '04/05/1986'],
    ['4/5', '4/5'],
    ['02/30/2024', '02/30/2024'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(padDate(text)).toBe(shown);
  });
});

describe('a phone number', () => {
  it.each([
    ['4155550100', '(415) 555-0100'],
    ['+1 415.555.0100', '(415) 555-0100'],
    ['(415) 555-0100', '(415) 555-0100'],
    ['415555010', '415555010'],
    ['41555501000', '41555501000'],
    ['415555010x', '415555010x'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });
});

describe('length limits', () => {
  it('keep only the digits of a code, up to its length', () => {
    expect(digitsOnly(' 12-34 5678', 6)).toBe('123456');
    expect(digitsOnly('abc', 6)).toBe('');
  });

  it('truncate a text between characters', () => {
    expect(limitText('Ana', 3)).toBe('Ana');
    expect(limitText('Ana María', 5)).toBe('Ana M');
    expect(limitText('ab😀cd', 3)).toBe('ab😀');
  });
});
