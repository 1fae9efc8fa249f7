import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { makeQuery, type Query } from '../../../core/use-cases/query.ts';
import { QueryStore } from '../../../web/stores/query-store.ts';

/** A query with these results, and how many observers it has. */
function watchedQuery(...answers: readonly Result<string, AppError>[]) {
  const left = [...answers];
  const query = makeQuery(() => Promise.resolve(left.shift() ?? err({ code: 'NETWORK_REQUEST_FAILED' as const })));
  let watchers = 0;
  const subscribe: Query<string>['subscribe'] = (listener) => {
    watchers += 1;
    const end = query.subscribe(listener);
    return () => {
      watchers -= 1;
      end();
    };
  };
  return { query: { ...query, subscribe }, watchers: () => watchers };
}

describe('a store of fetched data', () => {
  it('notifies its observers of every change', async () => {
    const { query } = watchedQuery(ok('first'));
    const store = new QueryStore(query);
    const seen: unknown[] = [];
    const end = autorun(() => seen.push([store.value, store.isBusy, store.errors.map(({ code }) => code)]));
    await query.load();
    await query.load();
    end();
    expect(seen).toEqual([
      [null, true, []],
      [null, true, []],
      ['first', false, []],
      ['first', true, []],
      ['first', false, ['NETWORK_REQUEST_FAILED']],
    ]);
  });

  it('observes its query only while it is observed itself', async () => {
    const { query, watchers } = watchedQuery(ok('first'), ok('second'));
    const store = new QueryStore(query);
    expect(watchers()).toBe(0);
    const end = autorun(() => store.value);
    expect(watchers()).toBe(1);
    end();
    expect(watchers()).toBe(0);
    await query.load();
    expect(store.value).toBe('first');
  });
});
