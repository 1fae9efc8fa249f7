import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { EMPTY_GUEST_INFO } from '../../../core/domain/guest-info.ts';
import { INITIAL_STATE, QUIET_VIEW, type AppState } from '../../../core/flow/app-state.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { readDetails } from '../../../replay/read-details.ts';
import { detailsText, type DetailsWords } from '../../../core/diagnostics/details-text.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { momentOf } from '../../../core/flow/app-runner.ts';
import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { START } from '../../support/flow-harness.ts';
import { snapshotAt } from './a-snapshot.ts';
import { runs } from '../../support/property-settings.ts';

const MARK = 'SECRET';
const WORDS: DetailsWords = { lines: translations.en.landing.frame.details.lines, stepTitle: 'a title' };

/** A placeholder that is replaced by arbitrary text. */
const TEXT = 'a text';
const facts = {
  testId: TEXT,
  deviceId: TEXT,
  result: TEXT,
  isSymptomatic: TEXT,
  symptomOnsetDate: TEXT,
  testDate: TEXT,
};
const texts = (shape: object): object => Object.fromEntries(Object.keys(shape).map((key) => [key, TEXT]));

/** Every part of the state filled, with a text wherever the state can hold one. */
const FULL = {
  ...INITIAL_STATE,
  session: {
    ...EMPTY_SESSION,
    ...texts({
      selectedProfileId: 0,
      isSymptomatic: 0,
      onsetText: 0,
      symptomOnsetDate: 0,
      deviceId: 0,
      clockNotice: 0,
    }),
    ...texts({ controlLineResult: 0, testLineResult: 0, result: 0, reportOption: 0, testId: 0 }),
    ...texts({ takenDateText: 0, takenTimeText: 0 }),
    device: texts({
      deviceIdentifier: 0,
      batchOrLotNumber: 0,
      serialNumber: 0,
      manufacturingOrProductionDate: 0,
      expirationDate: 0,
    }),
    tickedBoxes: [TEXT],
  },
  identity: {
    currentUser: {
      ...texts({ uuid: 0, username: 0, first_name: 0, last_name: 0, email: 0 }),
      user_groups: [TEXT],
      otpDevices: [TEXT],
    },
    profiles: [{ ...texts({ profileId: 0, userGroupId: 0, firstName: 0, lastName: 0, dateOfBirth: 0 }), age: 40 }],
    isGuestLogin: false,
    guestUser: texts(EMPTY_GUEST_INFO),
    guestForm: texts(EMPTY_GUEST_FORM),
  },
  account: {
    isLoginVerified: true,
    accessRenewedAt: START,
    otpChallenge: { challengeId: TEXT, otpDevices: [TEXT], device: TEXT },
    newUser: { email: TEXT, isVerified: true },
    isAfterGuest: false,
    wantedRoute: TEXT,
  },
  view: {
    ...QUIET_VIEW,
    scanOutcome: TEXT,
    errors: [{ code: TEXT, fields: [{ field: TEXT, code: TEXT }] }],
    backgroundError: { code: TEXT },
    pending: TEXT,
    fieldErrors: [{ field: TEXT, code: TEXT }],
    logoutMessage: TEXT,
    resumed: { rule: TEXT, missing: TEXT },
  },
  outbox: {
    waiting: [
      {
        kind: 'progress',
        id: 1,
        post: { testId: TEXT, testProgress: TEXT, isReportingResult: false, timeStamp: TEXT },
      },
      { kind: 'guestResult', id: 2, submission: { ...facts, guestInfo: texts(EMPTY_GUEST_INFO) } },
      { kind: 'result', id: 3, ownerId: TEXT, submission: { ...facts, profileId: TEXT, userGroupId: TEXT } },
      { kind: TEXT, id: 4, testId: TEXT, deviceId: TEXT },
    ],
    refused: [{ id: 5, testId: TEXT, testDate: TEXT, error: { code: TEXT } }],
  },
};

/** The same shape with every text replaced, and an unknown text added to every object. */
function withTexts(value: unknown, text: () => string): unknown {
  if (value === TEXT) return text();
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withTexts(inner, text)] as const);
  return { ...Object.fromEntries(entries), unknownKey: text() };
}

const moment = momentOf(makeFakeClock(START, -480), KITS);
const aSecret = fc.string({ maxLength: 12 }).map((text) => `${MARK}${text}`);
const instant = fc.option(fc.oneof(fc.integer({ min: START - 4e6, max: START + 4e6 }), fc.maxSafeInteger()));

const aState = fc
  .record({
    secrets: fc.array(aSecret, { minLength: 1, maxLength: 20 }),
    currentStep: fc.integer({ min: -2, max: 46 }),
    isReportingResult: fc.boolean(),
    isGuest: fc.boolean(),
    waitEnd: instant,
    readingEnd: instant,
  })
  .map(({ secrets, currentStep, isReportingResult, isGuest, waitEnd, readingEnd }) => {
    let at = 0;
    const state = withTexts(FULL, () => secrets[(at += 1) % secrets.length] ?? MARK) as AppState;
    const timers = { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd };
    const session = { ...state.session, ...timers, currentStep, isReportingResult };
    const identity = isGuest ? { ...state.identity, currentUser: null, isGuestLogin: true } : state.identity;
    return { ...state, session, identity };
  });

describe('a diagnostics snapshot', () => {
  it('contains no free text of the state, and can be parsed', () => {
    assertProperty(
      fc.property(aState, (state) => {
        const snapshot = snapshotAt(state, moment);
        expect(JSON.stringify(snapshot)).not.toContain(MARK);
        const text = detailsText(snapshot, WORDS);
        expect(text).not.toContain(MARK);
        expect(readDetails(text, '0.1.0')).toMatchObject({ ok: true });
      }),
      runs(300),
    );
  });
});
