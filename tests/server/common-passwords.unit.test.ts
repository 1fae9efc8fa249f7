import { describe, expect, it } from 'vitest';
import { isListedPassword, loadCommonPasswords } from '../../server/accounts/common-passwords.ts';

describe('the list of common passwords', () => {
  it('has the 100,000 most common ones, each once and in lowercase', async () => {
    const listed = await loadCommonPasswords();
    expect(listed.size).toBe(100_000);
    expect([...listed].slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect([...listed].filter((text) => text === '' || text !== text.toLowerCase())).toEqual([]);
  });

  // The last ones are far down the list, behind the 90,000th.
  it.each(['Sunshine2026!', 'M4nchesterunited!', 'Mapleleaf-7', 'Madmoney$26'])('rejects %s', async (password) => {
    expect(await isListedPassword(password)).toBe(true);
  });

  it('accepts a password that is not in it', async () => {
    expect(await isListedPassword('Kettle-42-blue')).toBe(false);
  });
});
