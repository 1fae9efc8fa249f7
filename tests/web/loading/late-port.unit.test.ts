import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { latePort } from '../../../web/loading/late-port.ts';

interface Greeter {
  greet(name: string): Promise<Result<string, AppError>>;
}

const greeter: Greeter = { greet: (name) => Promise.resolve(ok(`Hello ${name}`)) };

describe('a port whose adapter is loaded late', () => {
  it('loads nothing before the first call', () => {
    const load = vi.fn(() => Promise.resolve(greeter));
    latePort<Greeter>(load);

    expect(load).not.toHaveBeenCalled();
  });

  it('returns what the adapter returns', async () => {
    const port = latePort(() => Promise.resolve(greeter));

    expect(await port.greet('Ana')).toEqual(ok('Hello Ana'));
  });

  it('reports no network while the adapter cannot be loaded, and loads it on the next call', async () => {
    const load = vi.fn(() => Promise.resolve(greeter)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const port = latePort(load);

    expect(await port.greet('Ana')).toEqual(err({ code: 'NETWORK_REQUEST_FAILED' }));
    expect(await port.greet('Ana')).toEqual(ok('Hello Ana'));
  });

  it('is not treated as a promise', async () => {
    const port = latePort(() => Promise.resolve(greeter));

    expect(await Promise.resolve(port)).toBe(port);
  });
});
