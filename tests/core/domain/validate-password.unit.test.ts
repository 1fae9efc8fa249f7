import { describe, expect, it } from 'vitest';
import { similarItems, unmetPasswordRules, validatePassword } from '../../../core/domain/validate-password.ts';

const OWNER = {
  email: 'ana.ruiz@mail.example',
  username: 'greenclover',
  firstName: 'Marisol',
  lastName: 'Ruiz-Castellanos',
};

describe('the requirements of a password', () => {
  it.each([
    ['Blue-Cup-42', []],
    ['', ['length', 'digit', 'lowercase', 'uppercase', 'special']],
    ['Ab1-567', ['length']],
    ['Ab1-5678', []],
    [`Ab1-${'x'.repeat(116)}`, []],
    [`Ab1-${'x'.repeat(117)}`, ['length']],
    ['Blue-Cup-xx', ['digit']],
    ['BLUE-CUP-42', ['lowercase']],
    ['blue-cup-42', ['uppercase']],
    ['BlueCup42', ['special']],
    ['Blue_Cup_42', ['special']],
    ['Blue Cup 42', []],
  ])('%j does not meet %j', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
    expect(validatePassword(password)).toBe(unmet.length > 0 ? 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' : null);
  });
});

describe('a password too similar to its owner', () => {
  it.each([
    ['Ana.Ruiz1!', ['email']],
    ['ANA.RUIZ@MAIL.EXAMPLE', ['email']],
    ['Green-Clover1', ['username']],
    ['AnaRuiz!', ['email', 'lastName']],
    ['Marisol-1', ['firstName']],
    ['Castellanos1!', ['lastName']],
    ['Blue-Cup-42', []],
    ['Ana-and-some-more-words-7', []],
  ])('%j resembles %j', (password, items) => {
    expect(similarItems(password, OWNER)).toEqual(items);
  });

  it('is not similar to what is empty', () => {
    expect(similarItems('Blue-Cup-42', { email: '', username: ' ', firstName: '', lastName: 'B' })).toEqual([]);
  });
});
