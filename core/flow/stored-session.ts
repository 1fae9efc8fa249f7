import { toCalendarDate } from '../domain/calendar-date.ts';
import { isOneOf, REPORT_OPTIONS, SURE_ANSWERS, TEST_RESULTS } from '../domain/choice-lists.ts';
import { deviceIdOf, type ScannedDevice } from '../domain/device.ts';
import { FIRST_GUEST_PAGE, GUEST_PAGES } from '../domain/guest-pages.ts';
import { flowOf } from './flows.ts';
import { asFlag, asRecord, asText, asTexts, asWhole } from './persisted-values.ts';
import { CLOCK_NOTICES, EMPTY_SESSION, NO_STEP, type TestSession } from './session.ts';

function asDevice(value: unknown): ScannedDevice | null {
  const found = asRecord(value);
  if (found === null) return null;
  const made = toCalendarDate(asText(found.manufacturingOrProductionDate) ?? '');
  const expires = toCalendarDate(asText(found.expirationDate) ?? '');
  const lot = asText(found.batchOrLotNumber);
  const serial = asText(found.serialNumber);
  if (made === null || expires === null || lot === null || serial === null) return null;
  return {
    deviceIdentifier: asText(found.deviceIdentifier) ?? '',
    manufacturingOrProductionDate: made,
    expirationDate: expires,
    batchOrLotNumber: lot,
    serialNumber: serial,
  };
}

function asOnset(value: unknown): TestSession['symptomOnsetDate'] {
  return value === 'n/a' ? value : toCalendarDate(asText(value) ?? '');
}

/** The stored test, or the empty one. */
export function asSession(value: unknown): TestSession {
  const stored = asRecord(value);
  if (stored === null) return EMPTY_SESSION;
  const device = asDevice(stored.device);
  const session: TestSession = {
    currentStep: asWhole(stored.currentStep) ?? NO_STEP,
    isFollowingTest: asFlag(stored.isFollowingTest),
    isReportingResult: asFlag(stored.isReportingResult),
    consentToReport: asFlag(stored.consentToReport),
    hasAgency: stored.hasAgency !== false,
    selectedProfileId: asText(stored.selectedProfileId),
    isSymptomatic: isOneOf(SURE_ANSWERS, stored.isSymptomatic) ? stored.isSymptomatic : null,
    onsetText: asText(stored.onsetText) ?? '',
    symptomOnsetDate: asOnset(stored.symptomOnsetDate),
    device,
    kitId: device === null ? null : asText(stored.kitId),
    deviceId: device === null ? null : deviceIdOf(device),
    isDeviceIdSaved: device !== null && asFlag(stored.isDeviceIdSaved),
    unsureDeviceIds: asTexts(stored.unsureDeviceIds),
    isSelfCollecting: typeof stored.isSelfCollecting === 'boolean' ? stored.isSelfCollecting : null,
    countdownTimerEndTime: asWhole(stored.countdownTimerEndTime),
    expirationTimerEndTime: asWhole(stored.expirationTimerEndTime),
    clockNotice: isOneOf(CLOCK_NOTICES, stored.clockNotice) ? stored.clockNotice : null,
    controlLineResult: isOneOf(SURE_ANSWERS, stored.controlLineResult) ? stored.controlLineResult : null,
    testLineResult: isOneOf(SURE_ANSWERS, stored.testLineResult) ? stored.testLineResult : null,
    result: isOneOf(TEST_RESULTS, stored.result) ? stored.result : null,
    reportOption: isOneOf(REPORT_OPTIONS, stored.reportOption) ? stored.reportOption : null,
    testId: asText(stored.testId),
    tickedBoxes: asTexts(stored.tickedBoxes),
    guestPage: isOneOf(GUEST_PAGES, stored.guestPage) ? stored.guestPage : FIRST_GUEST_PAGE,
    takenDateText: asText(stored.takenDateText) ?? '',
    takenTimeText: asText(stored.takenTimeText) ?? '',
    collectedAt: asWhole(stored.collectedAt),
    analysedAt: asWhole(stored.analysedAt),
    submittedAt: asWhole(stored.submittedAt),
  };
  const isInRange = session.currentStep >= NO_STEP && session.currentStep <= flowOf(session).length;
  return isInRange
    ? session
    : { ...session, currentStep: session.currentStep < NO_STEP ? NO_STEP : flowOf(session).length };
}

/** The stored values that have the type of the default for their key; defaults for the others. */
export function withDefaults<Shape extends object>(value: unknown, defaults: Shape): Shape {
  const stored = asRecord(value) ?? {};
  const entries = (Object.entries(defaults) as [string, unknown][]).map(([key, standard]) => {
    const found = stored[key];
    return [key, typeof found === typeof standard ? found : standard];
  });
  return Object.fromEntries(entries) as Shape;
}
