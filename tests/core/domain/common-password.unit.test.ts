import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../core/domain/common-password.ts';

const LISTED: ReadonlySet<string> = new Set(['password', 'dragon', '1qaz2wsx', 'abc']);
const isCommon = (password: string) => isCommonPassword(password, (text) => LISTED.has(text));

describe('a password that many people use', () => {
  it.each(['password', 'Password1!', '2026-Password', 'P@ssw0rd', 'P455w0rd!', 'Dragon#77', '1Qaz2wsx', 'Aa1!aaaa'])(
    'is recognized in %s',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  it.each(['Kettle-42-blue', 'Dragon-Kettle-9', 'abc-731948205', 'Passwort-9'])('is not %s', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});
