import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ROUTES } from '../../core/api/routes.ts';
import { loadHttp } from '../../bench/server/load-http.ts';
import type { Task } from '../../bench/server/supply.ts';
import { anAccountSubmission } from '../support/samples.ts';

const seen: string[] = [];
const server = createServer((request, response) => {
  void json(request).then((body) => {
    const { testId } = body as { readonly testId: string };
    seen.push([testId, request.headers.authorization, request.headers['x-forwarded-for'], request.url].join(' '));
    response.statusCode = { 'test-2': 503, 'test-3': 429 }[testId] ?? 200;
    response.end('{}');
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const taskOf = (place: number): Task => ({
  person: {
    userId: 'user',
    loginSessionId: 'login',
    groupId: 'group',
    profileId: 'profile',
    address: `10.0.0.${place}`,
    accessToken: `token-${place}`,
  },
  body: anAccountSubmission({ testId: `test-${place}` }),
});

describe('load over HTTP', () => {
  it('makes the call of every task once, as its user, and reports each outcome', async () => {
    const tasks = Array.from({ length: 8 }, (_, place) => taskOf(place));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const found = await loadHttp(url, tasks, { clients: 3, seconds: 30 });

    expect(seen.toSorted()).toEqual(
      tasks.map((_, place) => `test-${place} Bearer token-${place} 10.0.0.${place} ${API_ROUTES.createResult.path}`),
    );
    expect(found.acknowledged.toSorted()).toEqual([0, 1, 4, 5, 6, 7]);
    expect(found).toMatchObject({ serverErrors: 1, otherErrors: 1 });
    expect(found.perSecond).toBeGreaterThan(0);
    expect(found.p99).toBeGreaterThanOrEqual(found.p50);
  });
});
