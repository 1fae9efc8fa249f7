import { describe, expect, it } from 'vitest';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { canGoBack, nextObstacle } from '../../../core/flow/selectors.ts';
import { makeFlowHarness, type FlowHarness } from '../../support/flow-harness.ts';

const USER = {
  uuid: 'user-1',
  username: 'ana@clinic.example',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@clinic.example',
  user_groups: ['group-1', 'group-2'],
  otpDevices: [],
};

const ANA: ProfileSummary = {
  profileId: 'profile-ana',
  userGroupId: 'group-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  age: 38,
  isDefaultProfile: true,
  consentToReport: false,
};

async function accountAtSelection(
  profiles: readonly ProfileSummary[],
  flow: 'testing' | 'reporting' = 'testing',
): Promise<FlowHarness> {
  const harness = makeFlowHarness();
  harness.actions().logOut();
  harness.runner().send({ type: 'userSignedIn', user: USER, profiles });
  await harness.actions().startTest(flow);
  await harness.actions().pressNext();
  await harness.actions().pressNext();
  return harness;
}

async function selected(profile: ProfileSummary, flow: 'testing' | 'reporting' = 'testing'): Promise<FlowHarness> {
  const harness = await accountAtSelection([profile], flow);
  harness.runner().send({ type: 'profileSelected', profile });
  await harness.actions().pressNext();
  return harness;
}

function obstacle(harness: FlowHarness) {
  const { session, identity } = harness.state();
  return nextObstacle({ session, identity, moment: harness.runner().moment() });
}

function lastResult(harness: FlowHarness): unknown {
  return harness.backend.calls.findLast((call) => call.name === 'POST /test-results/create')?.payload;
}

describe('an account at profile selection', () => {
  it('without a profile goes to create one', async () => {
    const harness = await accountAtSelection([]);
    expect([harness.step(), harness.navigator.current()]).toEqual(['profile-selection', '/profile/new']);
  });

  it('must choose one', async () => {
    const harness = await accountAtSelection([ANA]);
    expect(obstacle(harness)).toMatchObject({ kind: 'unavailable', code: 'EMPTY_RADIO_FIELD' });
  });

  it.each(['testing', 'reporting'] as const)('cannot go on in the %s flow for somebody under two', async (flow) => {
    const harness = await selected({ ...ANA, age: 1 }, flow);
    expect([harness.step(), obstacle(harness)?.kind]).toEqual(['profile-selection', 'tooYoung']);
  });

  it('is clamped back to it while no profile is chosen', async () => {
    const harness = await selected(ANA);
    harness.runner().send({ type: 'symptomsAnswered', answer: 'unsure' });
    harness.reload();
    expect(harness.step()).toBe('health-questionnaire');
  });

  it('goes back to it from the health questionnaire', async () => {
    const harness = await selected(ANA);
    harness.actions().pressBack();
    expect(harness.step()).toBe('profile-selection');
  });
});

describe('collecting for a child of 2 to 13', () => {
  it.each([
    [2, true, 'tooYoung'],
    [13, true, 'tooYoung'],
    [13, false, undefined],
    [14, true, undefined],
  ] as const)('aged %i with self-collection %s meets %s', async (age, isSelfCollecting, kind) => {
    const harness = await selected({ ...ANA, age });
    await harness.passUntil('collection-method');
    harness.runner().send({ type: 'collectionChosen', isSelfCollecting });
    expect(obstacle(harness)?.kind).toBe(kind);
  });
});

describe('an account that reports', () => {
  it.each([
    ['reportToAims', true, false],
    ['reportAnonymously', true, true],
  ] as const)('by %s submits when the review is saved', async (option, sendToAims, isAnonymous) => {
    const harness = await selected(ANA);
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option });
    await harness.actions().pressNext();
    expect([harness.step(), lastResult(harness)]).toEqual(['review-profile', undefined]);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
    expect(lastResult(harness)).toMatchObject({
      sendToAims,
      isAnonymous,
      userGroupId: 'group-1',
      profileId: 'profile-ana',
    });
  });

  it('with doNotReport submits at the report step', async () => {
    const harness = await selected(ANA, 'reporting');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.step()).toBe('reporting-information');
    expect(lastResult(harness)).toMatchObject({ sendToAims: false, isAnonymous: false });
  });

  it('skips the report step where consent is stored, in both directions', async () => {
    const harness = await selected({ ...ANA, consentToReport: true });
    await harness.passUntil('result-details');
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['review-profile', 'reportToAims']);
    harness.actions().pressBack();
    expect(harness.step()).toBe('result-details');
  });

  it('submits nothing without a user group', async () => {
    const harness = makeFlowHarness();
    harness.actions().logOut();
    harness.runner().send({ type: 'userSignedIn', user: { ...USER, user_groups: [] }, profiles: [ANA] });
    await harness.actions().startTest('reporting');
    await harness.passUntil('profile-selection');
    harness.runner().send({ type: 'profileSelected', profile: ANA });
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.state().view.errors.map((error) => error.code)).toEqual(['TEST_SUBMIT_FAILED']);
    expect(lastResult(harness)).toBeUndefined();
  });

  it('goes home at the end, with the test cleared and no way back into it', async () => {
    const harness = await selected(ANA);
    await harness.passUntil('reporting-information');
    const { session, identity } = harness.state();
    expect(canGoBack({ session, identity, moment: harness.runner().moment() })).toBe(false);
    await harness.actions().pressNext();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.state().session).toMatchObject({ testId: null, result: null, isFollowingTest: true });
  });
});
