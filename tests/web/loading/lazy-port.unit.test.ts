import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { lazyPort } from '../../../web/loading/lazy-port.ts';

interface Greeter {
  greet(name: string): Promise<Result<string, AppError>>;
}

const greeter: Greeter = { greet: (name) => Promise.resolve(ok(`Hello ${name}`)) };

describe('a port whose adapter is fetched late', () => {
  it('fetches nothing before the first call', () => {
    const load = vi.fn(() => Promise.resolve(greeter));
    lazyPort(load, { greet: true });

    expect(load).not.toHaveBeenCalled();
  });

  it('answers as the adapter does', async () => {
    const port = lazyPort(() => Promise.resolve(greeter), { greet: true });

    expect(await port.greet('Ana')).toEqual(ok('Hello Ana'));
  });

  it('has no network while the adapter cannot be fetched, and asks again', async () => {
    const load = vi.fn(() => Promise.resolve(greeter)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const port = lazyPort(load, { greet: true });

    expect(await port.greet('Ana')).toEqual(err({ code: 'NETWORK_REQUEST_FAILED' }));
    expect(await port.greet('Ana')).toEqual(ok('Hello Ana'));
  });
});
