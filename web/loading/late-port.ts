import type { AppError } from '../../core/domain/error-codes.ts';
import { err, type Result } from '../../core/domain/result.ts';

/** A port whose methods all return results that can be failures. */
type CalledPort<Port> = { readonly [Method in keyof Port]: (...input: never[]) => Promise<Result<unknown, AppError>> };

/**
 * A port whose adapter is loaded on the first call. If that fails, the call fails with NETWORK_REQUEST_FAILED, as a
 * request would; the next call tries `load` again.
 */
export function latePort<Port extends CalledPort<Port>>(load: () => Promise<Port>): Port {
  const call =
    (method: keyof Port) =>
    async (...input: never[]) => {
      let port: Port;
      try {
        port = await load();
      } catch {
        return err({ code: 'NETWORK_REQUEST_FAILED' as const });
      }
      return port[method](...input);
    };
  return new Proxy({} as Port, {
    // An object with a `then` method would be treated as a promise.
    get: (_port, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call(name as keyof Port)),
  });
}
