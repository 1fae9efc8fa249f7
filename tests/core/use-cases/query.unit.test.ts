import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { makeQuery } from '../../../core/use-cases/query.ts';

type Answer = Result<string, AppError>;

const OFFLINE: Answer = err({ code: 'NETWORK_REQUEST_FAILED' });

/** A query whose calls are answered by hand, in any order. */
function openQuery(held: string | null = null) {
  const calls: ((answer: Answer) => void)[] = [];
  const query = makeQuery(() => new Promise<Answer>((resolve) => calls.push(resolve)), held);
  const ask = (): { answer: (answer: Answer) => Promise<void> } => {
    const loading = query.load();
    const resolve = calls.at(-1);
    return {
      answer: async (answer) => {
        resolve?.(answer);
        await loading;
      },
    };
  };
  return { query, ask };
}

describe('a query', () => {
  it('is unknown and busy until it is loaded', async () => {
    const { query, ask } = openQuery();
    expect(query.state()).toEqual({ value: null, errors: [], isBusy: false });
    const call = ask();
    expect(query.state()).toEqual({ value: null, errors: [], isBusy: true });
    await call.answer(ok('new'));
    expect(query.state()).toEqual({ value: 'new', errors: [], isBusy: false });
  });

  it('keeps its value during a reload, and when that fails', async () => {
    const { query, ask } = openQuery('held');
    await ask().answer(OFFLINE);
    expect(query.state()).toEqual({ value: 'held', errors: [{ code: 'NETWORK_REQUEST_FAILED' }], isBusy: false });
    const call = ask();
    expect(query.state()).toEqual({ value: 'held', errors: [], isBusy: true });
    await call.answer(ok('new'));
    expect(query.state().value).toBe('new');
  });

  it.each([
    [[], true],
    [{ current: [], previous: [], hasMore: false }, true],
    [['one'], false],
    [{ current: [], previous: ['one'] }, false],
  ])(
    'does not say %j beside the error of a later call, if that says that there is nothing (%j)',
    async (value, isForgotten) => {
      let answer: Result<unknown, AppError> = ok(value);
      const query = makeQuery(() => Promise.resolve(answer));
      await query.load();
      expect(query.state().value).toEqual(value);
      answer = OFFLINE;
      await query.load();
      expect(query.state()).toMatchObject({
        value: isForgotten ? null : value,
        errors: [{ code: 'NETWORK_REQUEST_FAILED' }],
      });
    },
  );

  it('has the value of the last call, whichever response arrives last', async () => {
    const { query, ask } = openQuery();
    const [first, second] = [ask(), ask()];
    await second.answer(ok('second'));
    await first.answer(ok('first'));
    expect(query.state()).toEqual({ value: 'second', errors: [], isBusy: false });
  });

  it('stays busy until the last call finishes', async () => {
    const { query, ask } = openQuery();
    const first = ask();
    ask();
    await first.answer(OFFLINE);
    expect(query.state()).toEqual({ value: null, errors: [], isBusy: true });
  });

  it('notifies its listeners until they unsubscribe', async () => {
    const { query, ask } = openQuery();
    let changes = 0;
    const end = query.subscribe(() => (changes += 1));
    await ask().answer(ok('new'));
    expect(changes).toBe(2);
    end();
    await ask().answer(ok('newer'));
    expect(changes).toBe(2);
  });
});
