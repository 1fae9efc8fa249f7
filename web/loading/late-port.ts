import type { AppError } from '../../core/domain/error-codes.ts';
import { err, type Result } from '../../core/domain/result.ts';

/** A port of nothing but calls whose answers may be failures. */
type CalledPort<Port> = { readonly [Method in keyof Port]: (...input: never[]) => Promise<Result<unknown, AppError>> };

/**
 * A port whose adapter is loaded with the first call. It has every method that its type names. If the adapter cannot be loaded, neither
 * could its answer: both are NETWORK_REQUEST_FAILED. `load` is called again with the next call.
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
    // An object with a method `then` would be taken for a promise.
    get: (_port, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call(name as keyof Port)),
  });
}
