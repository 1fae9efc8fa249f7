import type { AccountSubmission, GuestSubmission, SubmissionReceipt, TestFacts } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import type { DeviceShelf } from './device-shelf.ts';
import { refusal, type MemoryGate } from './memory-gate.ts';
import { signedInAccount, type MemoryBrowserCookies, type MemoryWorld } from './memory-world.ts';

/** A submitted test as it is kept. */
export interface MemoryResult {
  readonly deviceId: string;
  readonly result: TestFacts['result'];
  /** The group whose result it is; null while it is a guest's. */
  readonly ownerGroupId: string | null;
}

/** The submitted tests by their ids. */
export type MemoryResults = Map<string, MemoryResult>;

function keep(
  routeId: ApiRouteId,
  { testId, deviceId, result }: TestFacts,
  ownerGroupId: string | null,
  { results, shelf }: { readonly results: MemoryResults; readonly shelf: DeviceShelf },
): Result<SubmissionReceipt, AppError> {
  const before = results.get(testId);
  const isElsewhere = before !== undefined && before.ownerGroupId !== null && before.ownerGroupId !== ownerGroupId;
  if (isElsewhere) return refusal(routeId, 404);
  const isSameTest = before === undefined || (before.deviceId === deviceId && before.result === result);
  if (!isSameTest || !shelf.hold(deviceId, testId)) return refusal(routeId, 409);
  shelf.use(deviceId);
  results.set(testId, { deviceId, result, ownerGroupId });
  return ok({ testId });
}

export interface MemoryResultDeps {
  readonly gate: MemoryGate;
  readonly world: MemoryWorld;
  readonly results: MemoryResults;
  readonly shelf: DeviceShelf;
}

/** Test ids, submissions and progress in memory, as one browser sees them. */
export function makeMemoryResultApi(deps: MemoryResultDeps, cookies: MemoryBrowserCookies): ResultApi {
  const { gate, world } = deps;
  return {
    createTestId: () => gate.answer('createTestId', null, () => ok(world.makeId('test'))),
    createAsGuest: (submission: GuestSubmission) =>
      gate.answer('createGuestResult', submission, () => keep('createGuestResult', submission, null, deps)),
    create: (submission: AccountSubmission) =>
      gate.answer('createResult', submission, () => {
        const account = signedInAccount(world, cookies);
        if (account === undefined) return refusal('createResult', 401);
        const { userGroupId, profileId } = submission;
        const isOwnProfile = world.profiles.some(
          (profile) => profile.profileId === profileId && profile.userGroupId === userGroupId,
        );
        if (userGroupId !== account.groupId || !isOwnProfile) return refusal('createResult', 404);
        return keep('createResult', submission, userGroupId, deps);
      }),
    postProgress: (progress) => gate.answer('postProgress', progress, () => ok(undefined)),
  };
}
