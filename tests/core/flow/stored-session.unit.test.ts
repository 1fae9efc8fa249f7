import { describe, expect, it } from 'vitest';
import { EMPTY_SESSION, type TestSession } from '../../../core/flow/session.ts';
import { anaTesting, callsOf } from '../../support/accounts.ts';
import { storedSession, storeInTest } from '../../support/stored-test.ts';

/** Every answer, of a person who consents to be always reported. */
const ANSWERED: Partial<TestSession> = {
  ...{ consentToReport: true, hasAgency: false, reportOption: 'reportToAims', clockNotice: 'corrected' },
  ...{ isSymptomatic: 'yes', onsetText: '11/18/2026', takenDateText: '11/20/2026', takenTimeText: '10:00' },
  ...{ analysedAt: 1, submittedAt: 2, isReportingResult: true, tickedBoxes: ['one'], unsureDeviceIds: ['other'] },
  ...{ guestPage: 'about', isDeviceIdSaved: true, symptomOnsetDate: 'n/a' },
};

describe('a stored test that lacks one value', () => {
  // Without its step no test is under way, and the id of the cassette is read from the cassette.
  const keys = (Object.keys(EMPTY_SESSION) as (keyof TestSession)[]).filter(
    (key) => !['deviceId', 'currentStep'].includes(key),
  );

  it.each(keys)('has no %s, as if that had not been answered', async (key) => {
    const { storage } = await anaTesting('confirm-result');
    storeInTest(storage, ANSWERED);
    expect(storedSession(storage)?.[key]).not.toEqual(EMPTY_SESSION[key]);
    storeInTest(storage, { [key]: undefined });
    expect(storedSession(storage)?.[key]).toEqual(EMPTY_SESSION[key]);
  });

  it('is none when it is the step', async () => {
    const { storage } = await anaTesting('confirm-result');
    storeInTest(storage, { currentStep: undefined });
    expect(storedSession(storage)).toBeUndefined();
  });

  it('asks whether to report when it is the consent', async () => {
    const harness = await anaTesting('confirm-result');
    storeInTest(harness.storage, { consentToReport: undefined });
    harness.reload();
    await harness.passUntil('result-details');
    await harness.actions().pressNext();
    expect([harness.step(), harness.state().session.reportOption]).toEqual(['submit-report', null]);
    expect(callsOf(harness, 'POST /test-results/create')).toBe(0);
  });
});
