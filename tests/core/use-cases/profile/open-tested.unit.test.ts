import { describe, expect, it } from 'vitest';
import { routeName } from '../../../../core/api/routes.ts';
import { ANA_ALONE, anaLoggedIn, callsOf } from '../../../support/accounts.ts';
import { anEnteredProfile } from './an-entered-profile.ts';

const LIST = routeName('getAllProfiles');

/** Ana, with a second profile for Luis; `listed` counts how often the list was fetched since. */
async function withLuis() {
  const harness = await anaLoggedIn(ANA_ALONE);
  await harness.account().profiles.saveNew(anEnteredProfile({ firstName: 'Luis' }));
  const { profiles, currentUser } = harness.state().identity;
  const profileId = profiles.find(({ firstName }) => firstName === 'Luis')?.profileId ?? '';
  const before = callsOf(harness, LIST);
  return {
    harness,
    query: harness.account().profiles.openTested(profileId),
    removeElsewhere: () => harness.backend.profileRepo.remove(currentUser?.user_groups[0] ?? '', profileId),
    listed: () => callsOf(harness, LIST) - before,
  };
}

describe('fetching the profile of the tested person', () => {
  it('leaves the list as it is while the profile exists', async () => {
    const { query, listed } = await withLuis();
    await query.load();
    expect(query.state()).toMatchObject({ value: { firstName: 'Luis' }, errors: [] });
    expect(listed()).toBe(0);
  });

  it('updates the list when the profile was deleted elsewhere', async () => {
    const { harness, query, removeElsewhere, listed } = await withLuis();
    await removeElsewhere();
    await query.load();
    expect(query.state()).toMatchObject({ value: null, errors: [{ code: 'PROFILE_NOT_FOUND' }] });
    expect(listed()).toBe(1);
    expect(harness.state().identity.profiles.map(({ firstName }) => firstName)).toEqual(['Ana']);
  });

  it('leaves the list as it is when the network fails', async () => {
    const { harness, query, listed } = await withLuis();
    harness.backend.setOnline(false);
    await query.load();
    expect(query.state()).toMatchObject({ value: null, errors: [{ code: 'NETWORK_REQUEST_FAILED' }] });
    expect(listed()).toBe(0);
  });
});
