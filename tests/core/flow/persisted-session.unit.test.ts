import { describe, expect, it } from 'vitest';
import { PERSISTED_KEYS, readState } from '../../../core/flow/persisted-state.ts';
import { EMPTY_SESSION, type TestSession } from '../../../core/flow/session.ts';
import { anaTesting, callsOf } from '../../support/accounts.ts';
import type { FlowHarness } from '../../support/flow-harness.ts';

/** Ana, who consents to be always reported, with every answer of her test stored. */
async function storedTest(): Promise<FlowHarness> {
  const harness = await anaTesting('confirm-result');
  const { session } = harness.state();
  const answered: Partial<TestSession> = {
    ...{ consentToReport: true, hasAgency: false, reportOption: 'reportToAims', clockNotice: 'corrected' },
    ...{ isSymptomatic: 'yes', onsetText: '11/18/2026', symptomOnsetDate: session.device?.expirationDate ?? null },
    ...{ takenDateText: '11/20/2026', takenTimeText: '10:00', analysedAt: 1, submittedAt: 2, isReportingResult: true },
    ...{ tickedBoxes: ['one'], unsureDeviceIds: ['other'], guestPage: 'about', isDeviceIdSaved: true },
  };
  harness.storage.write(PERSISTED_KEYS.session, { ...session, ...answered });
  return harness;
}

describe('a stored test that lacks one value', () => {
  // The id of the cassette is read from the cassette.
  const keys = (Object.keys(EMPTY_SESSION) as (keyof TestSession)[]).filter((key) => key !== 'deviceId');

  it.each(keys)('has no %s, as if that had not been answered', async (key) => {
    const { storage } = await storedTest();
    const stored = readState(storage).session;
    expect(stored[key]).not.toEqual(EMPTY_SESSION[key]);
    const { [key]: _lost, ...rest } = stored;
    storage.write(PERSISTED_KEYS.session, rest);
    expect(readState(storage).session[key]).toEqual(EMPTY_SESSION[key]);
  });

  it('asks whether to report when it is the consent', async () => {
    const harness = await anaTesting('confirm-result');
    const { consentToReport: _lost, ...rest } = harness.state().session;
    harness.storage.write(PERSISTED_KEYS.session, rest);
    harness.reload();
    await harness.passUntil('result-details');
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', null]);
    expect(callsOf(harness, 'POST /test-results/create')).toBe(0);
  });
});
