import { describe, expect, it } from 'vitest';
import { ERROR_CODES, isErrorCode } from '../../../core/domain/error-codes.ts';

describe('the error catalogue', () => {
  it('holds every code once', () => {
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  });

  it('distinguishes its codes from other texts', () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    for (const other of ['', 'unknown', 'toString', null, undefined, 404, {}]) expect(isErrorCode(other)).toBe(false);
  });
});
