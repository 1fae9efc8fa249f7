import type { WithLock } from '../../core/ports/with-lock.ts';

/** The lifetime of a page. As in a browser, no responses arrive after it was closed. */
export interface PageLife {
  /** A port whose responses arrive only while the page is open. */
  tie<Port extends object>(port: Port): Port;
  /** A lock that is released when the page closes. */
  tieAlone(withLock: WithLock): WithLock;
  close(): void;
}

/** A new promise each time: callbacks on a shared one would never be released. */
const never = (): Promise<never> => new Promise(() => undefined);

/** A page that is open. */
export function makePageLife(): PageLife {
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const whileOpen = async <Value>(work: Promise<Value>): Promise<Value> => {
    const answer = await work;
    return signal.aborted ? never() : answer;
  };
  const tieMethod =
    (port: object, method: (...given: readonly unknown[]) => unknown) =>
    (...given: readonly unknown[]): unknown => {
      const answer = method.apply(port, [...given]);
      return answer instanceof Promise ? whileOpen(answer) : answer;
    };

  return {
    tie: (port) =>
      new Proxy(port, {
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? tieMethod(target, value as Parameters<typeof tieMethod>[1]) : value;
        },
      }),
    tieAlone: (withLock) => async (name, work) => {
      const begun: ReturnType<typeof work>[] = [];
      await withLock(name, async () => {
        if (signal.aborted) return;
        const mine = work();
        begun.push(mine);
        // A failure is for the caller, who waits for the work itself.
        await Promise.race([mine.catch(() => undefined), closed]);
      });
      return begun[0] === undefined || signal.aborted ? never() : begun[0];
    },
    close: () => closing.abort(),
  };
}
