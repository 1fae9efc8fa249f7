import { LINKS } from '../core/flow/app-routes.ts';
import { RESCUE_CARD_IDS, RESCUE_PRESSES, rescuePress } from '../core/flow/rescue-cards.ts';
import { COUNTER_PRESSES } from '../core/flow/step-counter.ts';
import { OFFER_PRESSES, PRACTICE_PRESSES } from '../core/flow/step-offers.ts';

/** The buttons of tables that the screens draw. */
const IN_TABLES = [
  ...Object.keys(LINKS),
  ...RESCUE_CARD_IDS.map(rescuePress),
  ...[RESCUE_PRESSES, COUNTER_PRESSES, OFFER_PRESSES, PRACTICE_PRESSES].flatMap((table) => Object.values(table)),
];

/** The buttons whose id a screen makes from the name of a field, a file or a place. */
export const MADE_BUTTON_IDS = [
  ...['cancel-city', 'cancel-county', 'choose-city', 'choose-county', 'save-json', 'save-page'],
  ...['show-confirm-password', 'show-new-password', 'show-old-password', 'show-password'],
];

/** All other buttons, whose ids stand in the source of their screens and forms. */
export const SCREEN_BUTTON_IDS = [
  ...['abandon-device', 'about-report', 'add-device', 'add-last-name', 'agree', 'already-tested', 'ask-deletion'],
  ...['back', 'calendar', 'camera-off', 'camera-on', 'cancel', 'change-email', 'change-password', 'choose-photo'],
  ...['choose-profile', 'clearline-home', 'confirm', 'confirm-delete', 'confirm-device', 'confirm-ending'],
  ...['confirm-refusal', 'confirm-removal', 'confirm-withdrawal', 'continue', 'continue-as-guest', 'copy-details'],
  ...['create-account', 'decline-account', 'delete-profile', 'edit-person', 'end-other-sessions', 'end-session'],
  ...['error-details', 'get-data', 'help', 'home', 'keep-account', 'keep-device', 'keep-profile', 'keep-report'],
  ...['keep-session', 'language', 'last-result', 'log-in', 'look-again', 'next', 'not-now', 'open-snapshot'],
  ...[
    'other-email',
    'print',
    'privacy-policy-of-section',
    'read-aloud',
    'reload',
    'remarks',
    'remove-device',
    'retry-refused',
    'return-to-login',
  ],
  ...['save-message', 'save-profile', 'scan-leave', 'scan-ok', 'see-all-questions', 'send-code', 'send-link'],
  ...['send-new-code', 'send-request', 'send-waiting', 'set-password', 'show-all-questions', 'show-cities'],
  ...['show-more', 'show-profile', 'sign-out', 'sign-out-now', 'stages', 'start-reporting', 'start-testing', 'stay'],
  ...['take-photo', 'technical-details', 'torch', 'try-again', 'type-code', 'use-code', 'verify', 'verify-code'],
  ...['view-previous', 'what-is-sent', 'what-was-sent', 'who-got-it', 'withdraw-report', 'write-deletion'],
];

/** The ids of all buttons and links of the app, besides the results of a list. */
export const BUTTON_IDS: readonly string[] = [
  ...new Set([...IN_TABLES, ...MADE_BUTTON_IDS, ...SCREEN_BUTTON_IDS]),
].toSorted();

/** The ids of the results of a list, by their places in it. */
export const RESULT_ID = /^result-[1-9]\d*$/;
