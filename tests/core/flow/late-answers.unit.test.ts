import { describe, expect, it } from 'vitest';
import { toProfileSummary } from '../../../core/domain/profile.ts';
import { storedValues } from '../../../scenarios/stored-values.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';
import { aProfileDraft } from '../../support/samples.ts';
import { addBen, anaLoggedIn } from '../../support/accounts.ts';

const PROFILE = toProfileSummary({ ...aProfileDraft(), profileId: 'profile-9', sex: 'female' });

describe('a late response about an earlier user', () => {
  it('does not replace the current user', async () => {
    const harness = await anaLoggedIn();
    const before = harness.state();
    harness.runner().send({ type: 'accessRenewed', user: addBen(harness) });
    expect([harness.state().identity, harness.state().account]).toEqual([before.identity, before.account]);
  });

  it('verifies no login', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'accessRenewed', user: addBen(harness) });
    expect(harness.state().account.isLoginVerified).toBe(false);
  });

  it('stores no profile when no one is logged in', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'profileSaved', profile: PROFILE });
    harness.runner().send({ type: 'profilesFetched', profiles: [PROFILE] });
    expect(harness.state().identity.profiles).toEqual([]);
    expect(JSON.stringify(storedValues(harness.storage))).not.toContain('profile-9');
  });
});
