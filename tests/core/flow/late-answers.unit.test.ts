import { describe, expect, it } from 'vitest';
import { toProfileSummary } from '../../../core/domain/profile.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';
import { aProfileDraft } from '../../support/samples.ts';
import { addBen, anaSignedIn } from '../../support/accounts.ts';

const PROFILE = toProfileSummary({ ...aProfileDraft(), profileId: 'profile-9', sex: 'female' });

describe('an answer about somebody who is not there any more', () => {
  it('does not put them in the place of who is', async () => {
    const harness = await anaSignedIn();
    const before = harness.state();
    harness.runner().send({ type: 'accessRenewed', user: addBen(harness) });
    expect([harness.state().identity, harness.state().account]).toEqual([before.identity, before.account]);
  });

  it('verifies nobody', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'accessRenewed', user: addBen(harness) });
    expect(harness.state().account.isLoginVerified).toBe(false);
  });

  it('leaves no profile behind where nobody is signed in', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'profileSaved', profile: PROFILE });
    harness.runner().send({ type: 'profilesFetched', profiles: [PROFILE] });
    expect(harness.state().identity.profiles).toEqual([]);
    expect(harness.storage.read('profiles') ?? []).toEqual([]);
  });
});
