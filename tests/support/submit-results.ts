import fetchCookie from 'fetch-cookie';
import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import type { AccountSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import type { Result } from '../../core/domain/result.ts';
import { aDevice, anAccountSubmission } from './samples.ts';

/** A test as it was taken; the person by the place of the profile, the first one without it. */
export interface ReportedTestTime extends Partial<AccountSubmission> {
  readonly person?: number;
}

async function must<Value>(call: Promise<Result<Value, unknown>>): Promise<Value> {
  const answer = await call;
  if (!answer.ok) throw new Error(`A call that had to succeed failed: ${JSON.stringify(answer.error)}`);
  return answer.value;
}

/** Submits tests of an account of a running server from a browser that nobody looks at, and answers their ids. */
export async function submitResults(
  url: string,
  account: { readonly email: string; readonly password: string },
  taken: readonly ReportedTestTime[],
): Promise<readonly string[]> {
  const { authApi, profileRepo, resultApi } = makeHttpApis({ baseUrl: url, fetch: fetchCookie(globalThis.fetch) });
  await must(authApi.logIn(account.email, account.password));
  const user = await must(authApi.refresh());
  const profiles = await must(profileRepo.getAll(user.uuid));
  const testIds: string[] = [];
  for (const { person = 0, ...test } of taken) {
    const testId = await must(resultApi.createTestId());
    const owner = { userGroupId: user.user_groups[0] ?? '', profileId: profiles[person]?.profileId ?? '' };
    await must(resultApi.create(anAccountSubmission({ deviceId: deviceIdOf(aDevice()), ...owner, ...test, testId })));
    testIds.push(testId);
  }
  return testIds;
}
