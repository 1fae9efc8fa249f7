import type { Deed } from './deeds.ts';

/** Plays that break no rule: what people do on most days, and what once went wrong. */
export const PLAYS: Readonly<Record<string, readonly Deed[]>> = {
  'a guest tests, reports, and declines an account': ['guest Gil', 'start testing', 'pass 80', 'next', 'decline'],
  'an account tests and reports nothing': [
    ...(['login Ana', 'start testing', 'reach submit-report', 'choose doNotReport', 'pass 80', 'next'] as const),
  ],
  'a test is reported offline': [
    ...(['guest Gil', 'start reporting', 'reach submit-report', 'offline', 'pass 80', 'wait 5'] as const),
  ],
  'a page is opened again in the wait': [
    ...(['login Ana', 'start testing', 'reach countdown', 'wait 5', 'reload', 'wait 12', 'pass 80'] as const),
  ],
  'the clock is set in the wait': [
    ...(['guest Gil', 'start testing', 'reach countdown', 'wait 1', 'clock 20', 'wait 15', 'pass 80'] as const),
  ],
  'a cassette is freed and scanned again': [
    ...(['guest Gil', 'start testing', 'reach remove-foil', 'cancel', 'start testing', 'pass 80'] as const),
  ],
  'a guest makes an account at the end': [
    ...(['guest Gil', 'start testing', 'pass 80', 'next', 'createAccount', 'register Nia', 'newProfile'] as const),
  ],
  'the clock is set while two tabs wait': [
    ...(['guest Gil', 'start testing', 'reach countdown', 'tab two', 'wait 1', 'tab one', 'wait 1'] as const),
    ...(['clock 20', 'wait 3'] as const),
  ],
  'Next is pressed twice before a repaint': [
    'login Ana',
    'start testing',
    'reach submit-report',
    'choose reportToAims',
    'nextTwice',
  ],
  'the release of a cassette meets an error': [
    'guest Gil',
    'start testing',
    'reach remove-foil',
    'fault removeDevice before 500',
    'cancel',
  ],
  'a call of one test fails each time, and the result of another waits': [
    ...(['guest Gil', 'start reporting', 'reach confirm-kit', 'failsFor postProgress', 'offline', 'pass 2'] as const),
    ...(['cancel', 'online', 'start reporting', 'reach submit-report', 'choose doNotReport', 'offline'] as const),
    ...(['next', 'online', 'wait 5'] as const),
  ],
  'the profile of a result that waits is deleted': [
    ...(['login Ana', 'start testing', 'reach submit-report', 'choose doNotReport', 'offline', 'next'] as const),
    ...(['deleteProfile', 'online', 'wait 5'] as const),
  ],
  'a profile is saved late, and its person went back': [
    ...(['login Ana', 'start testing', 'reach submit-report', 'choose reportToAims', 'next'] as const),
    ...(['hold answer editProfile', 'sendEdited', 'back', 'choose reportAnonymously', 'next', 'release'] as const),
  ],
  'an hour passes without input after the reading': ['login Ana', 'start testing', 'reach submit-report', 'wait 63'],
  'one write fails, and two tabs go on': [
    ...(['guest Gil', 'start testing', 'reach wash-hands', 'tab two', 'tab one', 'storageFails 1', 'next'] as const),
    ...(['next', 'tab two', 'next', 'next', 'tab one', 'next'] as const),
  ],
  'a test waits for its owner, who logs out without having seen it': [
    ...(['login Ana', 'start testing', 'reach result-details', 'endLogins', 'reload', 'guest Gil'] as const),
    ...(['start testing', 'reach wash-hands', 'login Ana', 'cancel', 'logout'] as const),
  ],
  'the release of a cassette waits, and it is scanned again': [
    ...(['guest Gil', 'start testing', 'reach first-scan', 'hold answer saveDevice', 'scan', 'back'] as const),
    ...(['fault removeDevice after network', 'release', 'fault removeDevice before 500'] as const),
    ...(['reach nasal-swab', 'wait 3'] as const),
  ],
  'symptoms began after the swab, by a clock that was set': [
    ...(['login Ana', 'start testing', 'clock 1440', 'reach health-questionnaire', 'symptoms', 'next'] as const),
    ...(['clock -1440', 'pass 80'] as const),
  ],
  'the server refuses the result of a person who left': [
    ...(['login Ana', 'start testing', 'reach submit-report', 'choose doNotReport', 'offline', 'next'] as const),
    ...(['logout', 'fault createResult before 422', 'online', 'wait 2', 'login Ben'] as const),
  ],
  'a guest who has read the result logs in': ['guest Gil', 'start testing', 'reach result-details', 'login Ana'],
  'a guest logs in during the wait': ['guest Gil', 'start testing', 'reach countdown', 'wait 2', 'login Ana', 'wait 3'],
  'the profile of a result that was read is deleted elsewhere': [
    'login Ana',
    'start testing',
    'reach result-details',
    'deleteProfile',
    'reload',
  ],
  'somebody logs in in another tab during the wait of a guest': [
    ...(['tab two', 'tab one', 'guest Gil', 'start testing', 'reach countdown', 'wait 1', 'tab two'] as const),
    'login Ana',
  ],
  'a login ends elsewhere in the reading window': [
    'login Ana',
    'start testing',
    'reach result-ready',
    'endLogins',
    'wait 9',
  ],
  'the clock was set while a test waited for its owner': [
    ...(['login Ana', 'start testing', 'reach countdown', 'wait 1', 'endLogins', 'reload', 'clock 14'] as const),
    ...(['login Ana', 'wait 1'] as const),
  ],
  'an answer is lost after the server has saved': [
    ...(['guest Gil', 'start testing', 'reach review-profile', 'fault createGuestResult after foreign504'] as const),
    'pass 6',
  ],
  'the answer to a first profile is lost, and the page is loaded again': [
    ...(['guest Gil', 'start reporting', 'pass 80', 'next', 'createAccount', 'register Nia'] as const),
    ...(['fault createProfile after network', 'newProfile', 'reload', 'newProfile'] as const),
  ],
  'an answer is lost after the server has saved, and the person changes the choice': [
    ...(['guest Gil', 'start testing', 'reach review-profile', 'fault createGuestResult after foreign504'] as const),
    ...(['next', 'back', 'choose doNotReport', 'pass 80'] as const),
  ],
  'a guest who has an account logs in at the end': [
    'guest Gil',
    'start reporting',
    'pass 80',
    'next',
    'createAccount',
    'login Ana',
  ],
  'a cassette is freed while the progress of its test cannot be posted': [
    ...(['login Ana', 'start testing', 'failsFor postProgress', 'reach process-2', 'logout'] as const),
  ],
  'an hour passes before a person says whose the result is': [
    ...(['guest Gil', 'start testing', 'reach reporting-information', 'login Ana', 'wait 63'] as const),
  ],
  'a login ends elsewhere while a result waits': [
    ...(['login Ana', 'start reporting', 'reach review-profile', 'offline', 'pass 80', 'endLogins'] as const),
  ],
  'a check of a cassette is answered after another one was scanned': [
    ...(['guest Gus', 'start testing', 'hold request checkDevice', 'reach remove-foil', 'login Ana'] as const),
    'reach result-ready',
  ],
  'a test waits whose time is over, and another one runs': [
    ...(['login Ana', 'start testing', 'reach confirm-result', 'wait 31', 'endLogins', 'tab two'] as const),
    ...(['guest Gus', 'start testing', 'reach confirm-result'] as const),
  ],
  'a guest comes back to a test after somebody logged in': [
    ...([
      'guest Gil',
      'start testing',
      'reach countdown',
      'tab two',
      'login Ana',
      'logout',
      'continueGuestTest',
    ] as const),
    'pass 80',
  ],
  'the person of a result is deleted elsewhere while nothing can be fetched': [
    ...([
      'login Ana',
      'start testing',
      'reach submit-report',
      'choose doNotReport',
      'offline',
      'deleteProfile',
    ] as const),
    ...(['online', 'next', 'pass 80'] as const),
  ],
  'a guest logs in while the result is on its way': [
    ...(['guest Gil', 'start testing', 'hold answer getAllProfiles', 'hold request createGuestResult'] as const),
    ...(['reach submit-report', 'login Ben', 'pass 2', 'release', 'release'] as const),
  ],
  'a person logs out of a test, and another one of theirs waits unseen': [
    ...(['login Ana', 'start reporting', 'reach submit-report', 'wait 63', 'guest Gil', 'start testing'] as const),
    ...(['reach countdown', 'login Ana', 'logout'] as const),
  ],
  'declining an account is refused after the result was stored': [
    ...(['guest Gil', 'start testing', 'pass 80', 'fault createGuestResult before 422', 'decline'] as const),
    ...(['login Ana'] as const),
  ],
};
