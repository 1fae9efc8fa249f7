import { describe, expect, test } from 'vitest';
import { makeHttpPorts } from '../../../adapters/http/http-apis.ts';
import { makeKyClient } from '../../../adapters/http/ky-client.ts';
import { makeAccessCell } from '../../../adapters/http/access-cell.ts';
import { API_URL, lost, mockApi, problem, type Answer } from '../../support/http-api.ts';
import { aProfileDraft } from '../../support/samples.ts';

const STORED = { ...aProfileDraft(), profileId: 'profile-1', isDefaultProfile: true };
const saved: Answer = () => Response.json(STORED);
const rejected = problem(422, { code: 'INVALID_REQUEST' });

const api = mockApi();

/** A repository whose calls meet these answers, and the ids of its attempts. */
function openRepo({
  answers = [saved],
  makeAttemptId,
}: { answers?: readonly Answer[]; makeAttemptId?: () => string } = {}) {
  const access = makeAccessCell();
  access.set('a-token');
  const requests = api.answer('/profiles', ...answers);
  return {
    repo: makeHttpPorts(makeKyClient({ baseUrl: API_URL, access }), access, makeAttemptId).profileRepo,
    attempts: () => requests.map(({ headers }) => headers.get('x-attempt-id')),
  };
}

/** Ids that count up. */
function countedIds(): () => string {
  let count = 0;
  return () => `attempt-${(count += 1)}`;
}

describe('An attempt to create a profile', () => {
  test('keeps its id whatever is sent, so that a lost response and a correction create no second profile', async () => {
    const answers = [lost, problem(502), rejected, saved];
    const { repo, attempts } = openRepo({ answers, makeAttemptId: countedIds() });
    const attempt = {};
    for (const [index, isOk] of [false, false, false, true].entries()) {
      expect(await repo.create(aProfileDraft({ firstName: `Ana ${index}` }), attempt)).toMatchObject({ ok: isOk });
    }
    expect(attempts()).toEqual(['attempt-1', 'attempt-1', 'attempt-1', 'attempt-1']);
  });

  test('has its own id, even with the same contents as another', async () => {
    const { repo, attempts } = openRepo({ answers: [lost, saved], makeAttemptId: countedIds() });
    await repo.create(aProfileDraft(), {});
    await repo.create(aProfileDraft(), {});
    await repo.create(aProfileDraft());
    expect(attempts()).toEqual(['attempt-1', 'attempt-2', 'attempt-3']);
  });

  test('has a random id by default', async () => {
    const { repo, attempts } = openRepo();
    await repo.create(aProfileDraft());
    await repo.create(aProfileDraft());
    const [first, second] = attempts();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });
});
