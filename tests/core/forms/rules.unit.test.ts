import { describe, expect, it } from 'vitest';
import { newPasswordError, repeatError, problemsOf } from '../../../core/forms/rules.ts';

describe('a new password', () => {
  it.each([
    ['', 'EMPTY_PASSWORD'],
    ['quiet', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['Quiet-Lamp-72', null],
  ])('%j meets %s', (password, code) => {
    expect(newPasswordError(password)).toBe(code);
  });

  it.each([
    ['', 'EMPTY_PASSWORD'],
    ['Quiet-Lamp-73', 'PASSWORDS_DO_NOT_MATCH'],
    ['Quiet-Lamp-72', null],
  ])('repeated as %j meets %s', (repeated, code) => {
    expect(repeatError('Quiet-Lamp-72', repeated)).toBe(code);
  });
});

describe('the errors of a form', () => {
  it('are listed in the order of the checks, without valid fields', () => {
    const wrong = problemsOf<'zip' | 'age' | 'name'>({ zip: 'EMPTY_ZIP', name: null, age: 'EMPTY_AGE' });
    expect(wrong).toEqual([
      { field: 'zip', code: 'EMPTY_ZIP' },
      { field: 'age', code: 'EMPTY_AGE' },
    ]);
  });
});
