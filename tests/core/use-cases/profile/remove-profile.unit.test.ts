import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../../../core/domain/calendar-date.ts';
import type { ProfileSummary } from '../../../../core/domain/profile.ts';
import { openForm } from '../../../../core/forms/open-form.ts';
import { deletionObstacle, removalForm } from '../../../../core/use-cases/profile/remove-profile.ts';
import { ANA_ALONE, anaLoggedIn, callsOf } from '../../../support/accounts.ts';
import type { FlowHarness } from '../../../support/flow-harness.ts';
import { anEnteredProfile } from './an-entered-profile.ts';

const DELETE = 'DELETE /profiles/delete';

/** Ana, with a second profile for Luis. */
async function withTwo(): Promise<{
  readonly harness: FlowHarness;
  readonly ana: ProfileSummary;
  readonly luis: ProfileSummary;
}> {
  const harness = await anaLoggedIn(ANA_ALONE);
  await harness.account().profiles.saveNew(anEnteredProfile({ firstName: 'Luis' }));
  const [ana, luis] = harness.state().identity.profiles;
  if (ana === undefined || luis === undefined) throw new Error('There are no two profiles.');
  return { harness, ana, luis };
}

async function testFor(harness: FlowHarness, profile: ProfileSummary): Promise<void> {
  await harness.actions().startTest('testing');
  await harness.passUntil('profile-selection');
  harness.runner().send({ type: 'profileSelected', profile });
}

const left = (harness: FlowHarness): readonly string[] =>
  harness.state().identity.profiles.map(({ firstName }) => firstName);

describe('deleting a profile', () => {
  it('removes it from the list, here and on the server', async () => {
    const { harness, luis } = await withTwo();
    expect(await harness.account().profiles.remove(luis.profileId)).toEqual({ ok: true, value: { wasGone: false } });
    expect(left(harness)).toEqual(['Ana']);
    const list = harness.account().profiles.openList();
    await list.load();
    expect(list.state().value?.map(({ firstName }) => firstName)).toEqual(['Ana']);
  });

  it('is rejected for the default one without a call', async () => {
    const { harness, ana } = await withTwo();
    expect(deletionObstacle(harness.state(), ana.profileId)).toBe('default');
    const removed = await harness.account().profiles.remove(ana.profileId);
    expect(removed).toMatchObject({ ok: false, error: { code: 'INVALID_REQUEST' } });
    expect(callsOf(harness, DELETE)).toBe(0);
  });

  it('is rejected for the person being tested, until the test is cancelled', async () => {
    const { harness, luis } = await withTwo();
    await testFor(harness, luis);
    expect(deletionObstacle(harness.state(), luis.profileId)).toBe('underTest');
    expect(await harness.account().profiles.remove(luis.profileId)).toMatchObject({ ok: false });
    expect(callsOf(harness, DELETE)).toBe(0);
    harness.actions().cancelTest();
    expect(deletionObstacle(harness.state(), luis.profileId)).toBeNull();
  });

  it('says so for one that was deleted elsewhere, and removes it from the list', async () => {
    const { harness, luis } = await withTwo();
    const { currentUser } = harness.state().identity;
    await harness.backend.profileRepo.remove(currentUser?.user_groups[0] ?? '', luis.profileId);
    const removed = await harness.account().profiles.remove(luis.profileId);
    expect(removed).toEqual({ ok: true, value: { wasGone: true } });
    expect(left(harness)).toEqual(['Ana']);
  });
});

describe('the profile chosen for deletion', () => {
  it('is one that can be deleted and still exists', async () => {
    const { harness, ana, luis } = await withTwo();
    const form = openForm(
      removalForm(() => harness.state()),
      () => '2026-11-20' as CalendarDate,
    );
    const isAccepted = async (profileId: string): Promise<boolean> => {
      form.type('selectedProfileId', profileId);
      return form.submit();
    };
    expect(await isAccepted('')).toBe(false);
    expect(form.fieldErrors()).toEqual([{ field: 'selectedProfileId', code: 'EMPTY_RADIO_FIELD' }]);
    expect(await isAccepted(ana.profileId)).toBe(false);
    expect(await isAccepted(luis.profileId)).toBe(true);
    expect(callsOf(harness, DELETE)).toBe(0);
    await harness.account().profiles.remove(luis.profileId);
    expect(await isAccepted(luis.profileId)).toBe(false);
  });
});
