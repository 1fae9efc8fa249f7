import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { toProfileSummary, type ProfileSummary } from '../../../core/domain/profile.ts';
import { canGoBack, nextObstacle } from '../../../core/flow/selectors.ts';
import { makeFlowHarness, type FlowHarness } from '../../support/flow-harness.ts';

const DAY_MS = 24 * 3_600_000;

/** What the summary of a profile says otherwise than Ana's own. */
type Difference = Partial<ProfileSummary>;

const ANA = { firstName: 'Ana', lastName: 'Ruiz', zipCode: '94110', dateOfBirth: '1988-04-12T00:00:00.000Z', age: 38 };

/** An account at home, with one profile for each difference. */
async function accountAtHome(differences: readonly Difference[], utcOffsetMinutes?: number): Promise<FlowHarness> {
  const harness = makeFlowHarness(utcOffsetMinutes);
  harness.actions().logOut();
  const { backend } = harness;
  const user = backend.accountWith({
    email: 'ana@clinic.example',
    password: 'Quiet-Lamp-72',
    profiles: differences.map(() => ANA),
  });
  backend.logIn(user);
  const stored = await backend.profileRepo.getAll(user.uuid);
  if (!stored.ok) throw new Error('The account has no profiles.');
  const profiles = stored.value.map((profile, index) => ({ ...toProfileSummary(profile), ...differences[index] }));
  harness.runner().send({ type: 'userLoggedIn', user, profiles });
  return harness;
}

/** The account belongs to no group any more. */
function leaveGroup(harness: FlowHarness): void {
  const { currentUser, profiles } = harness.state().identity;
  if (currentUser === null) throw new Error('No one is logged in.');
  harness.runner().send({ type: 'userLoggedIn', user: { ...currentUser, user_groups: [] }, profiles });
}

async function accountAtSelection(
  differences: readonly Difference[],
  flow: 'testing' | 'reporting' = 'testing',
): Promise<FlowHarness> {
  const harness = await accountAtHome(differences);
  await harness.actions().startTest(flow);
  await harness.actions().pressNext();
  await harness.actions().pressNext();
  return harness;
}

async function selected(difference: Difference = {}, flow: 'testing' | 'reporting' = 'testing'): Promise<FlowHarness> {
  const harness = await accountAtSelection([difference], flow);
  const [profile] = harness.state().identity.profiles;
  if (profile === undefined) throw new Error('The account has no profile.');
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
  it('without a profile is sent to create one', async () => {
    const harness = await accountAtSelection([]);
    expect([harness.step(), harness.navigator.current()]).toEqual(['profile-selection', '/profile/new']);
  });

  it('must choose a profile', async () => {
    const harness = await accountAtSelection([{}]);
    expect(obstacle(harness)).toMatchObject({ kind: 'unavailable', code: 'EMPTY_RADIO_FIELD' });
  });

  it.each(['testing', 'reporting'] as const)('cannot continue the %s flow for a child under two', async (flow) => {
    const harness = await selected({ dateOfBirth: null, age: 1 }, flow);
    expect([harness.step(), obstacle(harness)?.kind]).toEqual(['profile-selection', 'tooYoung']);
  });

  it('is clamped back to it while no profile is chosen', async () => {
    const harness = await selected();
    harness.runner().send({ type: 'symptomsAnswered', answer: 'unsure' });
    harness.reload();
    expect(harness.step()).toBe('health-questionnaire');
  });

  it('returns to it from the health questionnaire', async () => {
    const harness = await selected();
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
    const harness = await selected({ dateOfBirth: null, age });
    await harness.passUntil('collection-method');
    harness.runner().send({ type: 'collectionChosen', isSelfCollecting });
    expect(obstacle(harness)?.kind).toBe(kind);
  });
});

/** Ten hours east of UTC, where it is already 21 November at `START`. */
const GUAM = 10 * 60;
/** Eight hours west, where it is 20 November at `START`. */
const LOS_ANGELES = -8 * 60;

describe('the age is computed in the person’s time zone', () => {
  async function obstacleAt(
    step: 'profile-selection' | 'collection-method',
    offset: number,
    born: string,
    age: number,
  ) {
    const harness = await accountAtHome([{ dateOfBirth: born as CalendarDate, age }], offset);
    await harness.actions().startTest('testing');
    await harness.passUntil('profile-selection');
    const [profile] = harness.state().identity.profiles;
    if (profile === undefined) throw new Error('The account has no profile.');
    harness.runner().send({ type: 'profileSelected', profile });
    if (step === 'collection-method') {
      await harness.passUntil(step);
      harness.runner().send({ type: 'collectionChosen', isSelfCollecting: true });
    }
    const before = obstacle(harness)?.kind;
    harness.wait(DAY_MS);
    return [before, obstacle(harness)?.kind];
  }

  it.each([
    ['the day before the second birthday in the west', LOS_ANGELES, '2024-11-21', 2, ['tooYoung', undefined]],
    ['the second birthday in the east', GUAM, '2024-11-21', 1, [undefined, undefined]],
    ['the day of birth in the east', GUAM, '2026-11-21', -1, ['tooYoung', 'tooYoung']],
    ['a day of birth that has not come', LOS_ANGELES, '2026-11-21', 0, ['tooYoung', 'tooYoung']],
  ] as const)('at the choice of the person: %s', async (_when, offset, born, answered, kinds) => {
    expect(await obstacleAt('profile-selection', offset, born, answered)).toEqual(kinds);
  });

  it.each([
    ['the day before the fourteenth birthday in the west', LOS_ANGELES, '2012-11-21', 14, ['tooYoung', undefined]],
    ['the fourteenth birthday in the east', GUAM, '2012-11-21', 13, [undefined, undefined]],
  ] as const)('where the swab is taken: %s', async (_when, offset, born, answered, kinds) => {
    expect(await obstacleAt('collection-method', offset, born, answered)).toEqual(kinds);
  });
});

describe('an account that reports', () => {
  it.each([
    ['reportToAims', true, false],
    ['reportAnonymously', true, true],
  ] as const)('by %s submits when the review is saved', async (option, sendToAims, isAnonymous) => {
    const harness = await selected();
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option });
    await harness.actions().pressNext();
    expect([harness.step(), lastResult(harness)]).toEqual(['review-profile', undefined]);
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
    expect(lastResult(harness)).toMatchObject({
      sendToAims,
      isAnonymous,
      userGroupId: harness.state().identity.currentUser?.user_groups[0],
      profileId: harness.state().identity.profiles[0]?.profileId,
    });
  });

  it('submits at the report step with doNotReport', async () => {
    const harness = await selected({}, 'reporting');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.step()).toBe('reporting-information');
    expect(lastResult(harness)).toMatchObject({ sendToAims: false, isAnonymous: false });
  });

  it('skips the report step where consent is stored, in both directions', async () => {
    const harness = await selected({ consentToReport: true });
    await harness.passUntil('result-details');
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['review-profile', 'reportToAims']);
    harness.actions().pressBack();
    expect(harness.step()).toBe('result-details');
  });

  it.each(['testing', 'reporting'] as const)('cannot start the %s flow without a user group', async (flow) => {
    const harness = await accountAtHome([{}]);
    const calls = harness.backend.calls.length;
    leaveGroup(harness);
    await harness.actions().startTest(flow);
    expect(harness.step()).toBe('none');
    expect(harness.state().view).toMatchObject({ pending: null, errors: [{ code: 'PROFILE_NOT_FOUND' }] });
    expect(harness.backend.calls.length).toBe(calls);
  });

  it('cannot submit when the user group was deleted meanwhile', async () => {
    const harness = await accountAtSelection([{}], 'reporting');
    const [profile] = harness.state().identity.profiles;
    if (profile === undefined) throw new Error('The account has no profile.');
    leaveGroup(harness);
    harness.runner().send({ type: 'profileSelected', profile });
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    await harness.actions().pressNext();
    expect(harness.state().view.errors.map((error) => error.code)).toEqual(['TEST_SUBMIT_FAILED']);
    expect(lastResult(harness)).toBeUndefined();
  });

  it('goes home at the end, and cannot return to the cleared test', async () => {
    const harness = await selected();
    await harness.passUntil('reporting-information');
    const { session, identity } = harness.state();
    expect(canGoBack({ session, identity, moment: harness.runner().moment() })).toBe(false);
    await harness.actions().pressNext();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
    expect(harness.state().session).toMatchObject({ testId: null, result: null, isFollowingTest: true });
  });
});
