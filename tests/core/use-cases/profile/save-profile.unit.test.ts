import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../core/domain/profile.ts';
import { ANA_ALONE, anaLoggedIn, anaTesting, callsOf } from '../../../support/accounts.ts';
import type { FlowHarness } from '../../../support/flow-harness.ts';
import { openForm } from '../../../../core/forms/open-form.ts';
import { newProfileForm } from '../../../../core/use-cases/profile/profile-form.ts';
import { deletionObstacle } from '../../../../core/use-cases/profile/remove-profile.ts';
import { anEnteredProfile } from './an-entered-profile.ts';

const CREATE = 'POST /profiles/create';
const EDIT = 'PUT /profiles/edit';

function sentBy({ backend }: FlowHarness, name: string): readonly unknown[] {
  return backend.calls.filter((call) => call.name === name).map(({ payload }) => payload);
}

const people = (harness: FlowHarness): readonly string[] =>
  harness
    .state()
    .identity.profiles.map(({ firstName, isDefaultProfile }) => `${firstName} ${String(isDefaultProfile)}`);

/** The account's first profile with all that it holds. */
async function fetchFirst(harness: FlowHarness): Promise<Profile> {
  const query = harness.account().profiles.open(harness.state().identity.profiles[0]?.profileId ?? '');
  await query.load();
  const profile = query.state().value;
  if (profile === null) throw new Error('Ana has no profile.');
  return profile;
}

describe('saving a new profile', () => {
  it('makes the first one the default, gives the account its name, and goes home', async () => {
    const harness = await anaLoggedIn({ profiles: [] });
    const saved = await harness.account().profiles.saveNew(anEnteredProfile());
    expect(saved.ok).toBe(true);
    const { uuid, user_groups } = harness.state().identity.currentUser ?? {};
    expect(sentBy(harness, CREATE)).toMatchObject([
      { firstName: 'Ana', gender: 'female', isDefaultProfile: true, userId: uuid, userGroupId: user_groups?.[0] },
    ]);
    expect([harness.navigator.current(), people(harness)]).toEqual(['/home', ['Ana true']]);
    expect(harness.state().identity.currentUser?.first_name).toBe('Ana');
  });

  it('keeps the default when another one is added', async () => {
    const harness = await anaLoggedIn(ANA_ALONE);
    await harness.account().profiles.saveNew(anEnteredProfile({ firstName: 'Luis' }));
    expect(people(harness)).toEqual(['Ana true', 'Luis false']);
    expect(harness.state().identity.currentUser?.first_name).toBe('Ana');
  });

  it('sends nothing for an account without a group', async () => {
    const harness = await anaLoggedIn({ profiles: [] });
    const user = harness.state().identity.currentUser;
    if (user === null) throw new Error('Ana is not signed in.');
    harness.runner().send({ type: 'accessRenewed', user: { ...user, user_groups: [] } });
    const saved = await harness.account().profiles.saveNew(anEnteredProfile());
    expect(saved).toMatchObject({ ok: false, error: { code: 'PROFILE_NOT_FOUND' } });
    expect(callsOf(harness, CREATE)).toBe(0);
  });
});

describe('making another profile the default one', () => {
  it('gives the account its name, and lets the earlier default one be deleted', async () => {
    const harness = await anaLoggedIn({ profiles: [{ firstName: 'Ana' }, { firstName: 'Luis', label: 'uncle' }] });
    const [ana, luis] = harness.state().identity.profiles;
    const query = harness.account().profiles.open(luis?.profileId ?? '');
    await query.load();
    const profile = query.state().value;
    if (ana === undefined || profile === null) throw new Error('There are two profiles.');
    const entered = { ...anEnteredProfile({ firstName: 'Luis' }), isDefaultProfile: true };
    expect(await harness.account().profiles.save(profile, entered)).toEqual({ ok: true, value: undefined });
    expect(sentBy(harness, EDIT)).toMatchObject([{ firstName: 'Luis', label: 'uncle', isDefaultProfile: true }]);
    expect(people(harness)).toEqual(['Ana false', 'Luis true']);
    expect(harness.state().identity.currentUser?.first_name).toBe('Luis');
    expect(deletionObstacle(harness.state(), ana.profileId)).toBeNull();
    expect(deletionObstacle(harness.state(), profile.profileId)).toBe('default');
  });
});

describe('a new profile whose response was lost', () => {
  it('is created once, with the last values', async () => {
    const harness = await anaLoggedIn(ANA_ALONE);
    const { today } = harness.runner().moment();
    const form = openForm(newProfileForm(harness.state(), harness.account().profiles.saveNew), () => today);
    for (const [field, text] of [
      ['firstName', 'Lius'],
      ['dateOfBirth', '04/12/1988'],
      ['zipCode', '94110'],
    ] as const) {
      form.type(field, text);
    }
    harness.backend.loseNextResponse();
    expect(await form.submit()).toBe(false);
    form.type('firstName', 'Luis');
    expect(await form.submit()).toBe(true);
    await harness.account().profiles.openList().load();
    expect(people(harness)).toEqual(['Ana true', 'Luis false']);
  });
});

describe('saving an edited profile', () => {
  it('shows an error when it no longer exists, and stays', async () => {
    const harness = await anaLoggedIn(ANA_ALONE);
    const profile = await fetchFirst(harness);
    const before = harness.navigator.current();
    const saved = await harness
      .account()
      .profiles.save({ ...profile, profileId: 'no-such-profile' }, anEnteredProfile());
    expect(saved).toMatchObject({ ok: false, error: { code: 'PROFILE_NOT_FOUND' } });
    expect(harness.navigator.current()).toBe(before);
  });
});

describe('saving the reviewed profile', () => {
  it('does not save an unchanged profile, and does not submit when saving fails', async () => {
    const harness = await anaTesting('review-profile', ANA_ALONE);
    const profile = await fetchFirst(harness);
    const { gender: _gender, profileId: _id, userGroupId: _group, userId: _user, ...facts } = profile;
    const { isDefaultProfile: _default, consentToReport, ...person } = facts;
    harness.backend.failNext(EDIT, 500);
    const failed = await harness.account().profiles.saveReview(profile, anEnteredProfile({ city: 'Oakland' }));
    expect([failed.ok, harness.step(), callsOf(harness, 'POST /test-results/create')]).toEqual([
      false,
      'review-profile',
      0,
    ]);
    await harness.account().profiles.saveReview(profile, { person, consentToReport });
    expect([callsOf(harness, EDIT), harness.step()]).toEqual([1, 'dispose-kit']);
  });

  it('is rejected at any other step', async () => {
    const harness = await anaTesting('collection-method', ANA_ALONE);
    const saved = await harness.account().profiles.saveReview(await fetchFirst(harness), anEnteredProfile());
    expect(saved).toMatchObject({ ok: false, error: { code: 'INVALID_REQUEST' } });
    expect(callsOf(harness, EDIT)).toBe(0);
  });
});

describe('a test during which profiles are saved', () => {
  it.each(['collect-2', 'countdown'] as const)('at %s continues, for the person it was started for', async (step) => {
    const harness = await anaTesting(step, ANA_ALONE);
    const { session } = harness.state();
    await harness.account().profiles.saveNew(anEnteredProfile({ firstName: 'Leo' }));
    expect([harness.state().session, harness.navigator.current()]).toEqual([session, '/test-steps']);
    expect(people(harness)).toEqual(['Ana true', 'Leo false']);
  });

  /** Ana's test, whose profile another device has deleted. Leo's is still there. */
  async function anaGone(step: 'countdown' | 'review-profile'): Promise<FlowHarness> {
    const harness = await anaTesting(step, ANA_ALONE);
    const [ana] = harness.state().identity.profiles;
    if (ana === undefined) throw new Error('Ana has no profile.');
    const leo = { ...ana, profileId: 'leo', firstName: 'Leo' };
    harness.runner().send({ type: 'profilesFetched', profiles: [leo] });
    expect(harness.state().session.selectedProfileId).toBeNull();
    return harness;
  }

  it('is never reassigned to a profile that is only edited', async () => {
    const harness = await anaGone('countdown');
    const [leo] = harness.state().identity.profiles;
    if (leo === undefined) throw new Error('Leo has no profile.');
    harness.runner().send({ type: 'profileSaved', profile: { ...leo, consentToReport: true } });
    expect(harness.state().session).toMatchObject({ selectedProfileId: null, consentToReport: false });
  });

  it.each(['countdown', 'review-profile'] as const)(
    'asks for the person at %s, and is assigned to a new one',
    async (step) => {
      const harness = await anaGone(step);
      await harness.account().profiles.saveNew(anEnteredProfile({ firstName: 'Ana' }));
      const added = harness.state().identity.profiles.find(({ firstName }) => firstName === 'Ana');
      expect(harness.state().session.selectedProfileId).toBe(added?.profileId);
      expect(harness.step()).toBe(step);
    },
  );
});
