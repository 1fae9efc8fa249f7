import { describe, expect, test } from 'vitest';
import { makeHttpProfileRepo } from '../../../adapters/http/http-profile-repo.ts';
import { makeKyClient } from '../../../adapters/http/ky-client.ts';
import { makeAccessCell } from '../../../adapters/http/access-cell.ts';
import { aProfileDraft } from '../../support/samples.ts';

const STORED = { ...aProfileDraft(), profileId: 'profile-1', isDefaultProfile: true };
const lost = () => Promise.reject(new TypeError('There is no network.'));
const answered = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const saved = answered(200, STORED);
const rejected = answered(422, { code: 'INVALID_REQUEST' });

/** A repository whose calls meet these fates, and the names that its attempts carried. */
function meeting(...fates: readonly (() => Promise<Response>)[]) {
  const names: (string | null)[] = [];
  const access = makeAccessCell();
  access.set('a-token');
  const client = makeKyClient({
    baseUrl: 'https://clearline.example',
    access,
    fetch: (input) => {
      names.push(input instanceof Request ? input.headers.get('x-attempt-id') : null);
      return (fates[names.length - 1] ?? saved)();
    },
  });
  let count = 0;
  const repo = makeHttpProfileRepo(client, () => `attempt-${(count += 1)}`);
  return { repo, names };
}

describe('An attempt to create a profile', () => {
  test('keeps its id whatever is sent, so that a lost response and a correction create no second profile', async () => {
    const { repo, names } = meeting(lost, answered(502, {}), rejected, saved);
    const attempt = {};
    for (const [index, isOk] of [false, false, false, true].entries()) {
      expect(await repo.create(aProfileDraft({ firstName: `Ana ${index}` }), attempt)).toMatchObject({ ok: isOk });
    }
    expect(names).toEqual(['attempt-1', 'attempt-1', 'attempt-1', 'attempt-1']);
  });

  test('has its own id, even with the same contents as another', async () => {
    const { repo, names } = meeting(lost, saved, saved);
    await repo.create(aProfileDraft(), {});
    await repo.create(aProfileDraft(), {});
    await repo.create(aProfileDraft());
    expect(names).toEqual(['attempt-1', 'attempt-2', 'attempt-3']);
  });

  test('has a random id by default', async () => {
    const names: (string | null)[] = [];
    const access = makeAccessCell();
    access.set('a-token');
    const fetch = (input: unknown) => {
      names.push(input instanceof Request ? input.headers.get('x-attempt-id') : null);
      return saved();
    };
    const repo = makeHttpProfileRepo(makeKyClient({ baseUrl: 'https://clearline.example', access, fetch }));
    await repo.create(aProfileDraft());
    await repo.create(aProfileDraft());
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(names[1]).not.toBe(names[0]);
  });
});
