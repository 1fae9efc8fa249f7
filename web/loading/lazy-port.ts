import type { AppError } from '../../core/domain/error-codes.ts';
import { err, type Result } from '../../core/domain/result.ts';

/** A port that is only ever asked, and whose answers may be failures. */
type AskedPort<Port> = { readonly [Method in keyof Port]: (...input: never[]) => Promise<Result<unknown, AppError>> };

/**
 * A port whose adapter is fetched with the first call. Where the code does not come, neither would the answer: both are
 * NETWORK_REQUEST_FAILED. `load` is asked again with the next call.
 */
export function lazyPort<Port extends AskedPort<Port>>(
  load: () => Promise<Port>,
  methods: { readonly [Method in keyof Port]: true },
): Port {
  const ask =
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
  return Object.fromEntries(Object.keys(methods).map((method) => [method, ask(method as keyof Port)])) as Port;
}
