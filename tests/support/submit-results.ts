import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { AccountSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import type { Result } from '../../core/domain/result.ts';
import { aDevice, anAccountSubmission } from './samples.ts';

/** A test to submit; `person` is the index of the profile, by default the first. */
export interface ReportedTestTime extends Partial<AccountSubmission> {
  readonly person?: number;
}

async function succeed<Value>(call: Promise<Result<Value, unknown>>): Promise<Value> {
  const answer = await call;
  if (!answer.ok) throw new Error(`A call that had to succeed failed: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** Submits tests of an account to a running server over HTTP, and returns their ids. */
export async function submitResults(
  url: string,
  account: { readonly email: string; readonly password: string },
  tests: readonly ReportedTestTime[],
): Promise<readonly string[]> {
  const { authApi, profileRepo, resultApi } = makeHttpApis({ baseUrl: url, fetch: fetchCookie(globalThis.fetch) });
  await succeed(authApi.logIn(account.email, account.password));
  const user = await succeed(authApi.refresh());
  const profiles = await succeed(profileRepo.getAll(user.uuid));
  const testIds: string[] = [];
  for (const { person = 0, ...test } of tests) {
    const testId = (await succeed(resultApi.createTestId())).testId;
    const owner = { userGroupId: user.user_groups[0] ?? '', profileId: profiles[person]?.profileId ?? '' };
    await succeed(
      resultApi.create(anAccountSubmission({ deviceId: deviceIdOf(aDevice()), ...owner, ...test, testId })),
    );
    testIds.push(testId);
  }
  return testIds;
}
