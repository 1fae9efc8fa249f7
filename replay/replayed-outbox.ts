import type { TestFacts } from '../core/api/payloads.ts';
import { toIsoInstant } from '../core/domain/calendar-date.ts';
import { deviceIdOf } from '../core/domain/device.ts';
import type { Identity, Outbox } from '../core/flow/app-state.ts';
import { FLOWS } from '../core/flow/flows.ts';
import type { DeferredCall, PendingCall, RejectedCall, SubmissionCall } from '../core/flow/test-calls.ts';
import { deviceOf, sampledAt, testIdOf, type ReplayInputs } from './replay-inputs.ts';

function factsOf(inputs: ReplayInputs, testId: string): TestFacts {
  const instant = toIsoInstant(sampledAt(inputs));
  const deviceId = deviceIdOf(deviceOf(inputs));
  return {
    testId,
    deviceId,
    result: 'negative',
    testDate: instant,
    isSymptomatic: 'no',
    symptomOnsetDate: 'n/a',
    sendToAims: false,
  };
}

/** The submission of a test's result. */
function submissionOf(
  kind: SubmissionCall['kind'],
  testId: string,
  inputs: ReplayInputs,
  { guestUser }: Identity,
): SubmissionCall {
  const facts = factsOf(inputs, testId);
  if (kind === 'guestResult') return { kind, submission: { ...facts, guestInfo: guestUser, submitToCloud: false } };
  const { inventedAccount } = inputs;
  const [ownerId, profile] = [inventedAccount?.currentUser.uuid ?? 'another-account', inventedAccount?.profiles[0]];
  const owner = { userGroupId: profile?.userGroupId ?? 'a-group', profileId: profile?.profileId ?? 'a-profile' };
  return { kind, ownerId, submission: { ...facts, ...owner, isAnonymous: false } };
}

function callOf(kind: PendingCall['kind'], testId: string, inputs: ReplayInputs, identity: Identity): DeferredCall {
  const { snapshot, now } = inputs;
  const isReportingResult = snapshot.flow === 'reporting';
  const row = FLOWS[snapshot.flow].find(({ id }) => id === snapshot.step);
  switch (kind) {
    case 'progress': {
      const testProgress = row?.progress ?? 'questionnaire';
      return { kind, post: { testId, testProgress, isReportingResult, timeStamp: toIsoInstant(now) } };
    }
    case 'removal':
      return { kind, testId, deviceId: deviceIdOf(deviceOf(inputs)) };
    case 'guestResult':
    case 'result':
      return submissionOf(kind, testId, inputs, identity);
  }
}

/** The waiting calls of each kind, with invented contents. Results and removals belong to earlier tests unless this test is submitted. */
export function outboxOf(inputs: ReplayInputs, identity: Identity): Outbox {
  const { snapshot } = inputs;
  const own = (kind: PendingCall['kind']): boolean => kind === 'progress' || snapshot.isSubmitted;
  const kinds = (Object.keys(snapshot.waiting) as PendingCall['kind'][]).flatMap((kind) =>
    Array.from({ length: snapshot.waiting[kind] }, () => kind),
  );
  const waiting = kinds.map((kind, at): PendingCall => {
    const testId = own(kind) ? testIdOf(inputs) : `earlier-test-${String(at + 1)}`;
    return { ...callOf(kind, testId, inputs, identity), id: `earlier.${String(at + 1)}`, isWaiting: true, error: null };
  });
  const refused = snapshot.refused.map((code, at): RejectedCall => {
    const testId = `refused-test-${String(at + 1)}`;
    const call = submissionOf(snapshot.who === 'account' ? 'result' : 'guestResult', testId, inputs, identity);
    return { testId, testDate: toIsoInstant(inputs.now), error: { code }, call };
  });
  return { waiting, refused, refusedOfOthers: [] };
}
