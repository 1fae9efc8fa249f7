/** What shows that statements about reports, results and this app are true. */
import { bySource } from './proof.ts';

export const ANONYMOUS =
  'An anonymous report, its row, its file name and the log contain nothing that identifies the person tested';
export const NOT_REPORTED = 'nothing personal is stored about a guest who does not report';
export const NOT_ASKED = 'asks no one to report: the result is saved, and no form is filled in';
export const STATE_NEEDS_NAME = 'with only an age has nothing that the opt-out hides, and is not sent to the state';
export const ALWAYS_REPORTED = 'skips the report step where consent is stored, in both directions';
export const SHOWN_BEFORE = 'what will be sent is shown before the report, field by field, in the current language';
export const OWN_CASSETTE = 'a cassette held by one test is used for every other';
export const HELD_A_DAY = 'a device without a result is released a day after it was saved, one with a result never';
export const PROFILE_LEAVES_RESULTS = 'of a deleted profile stay, under the names it had';
export const DEFAULT_STAYS = 'a deleted one is gone; the default one cannot be deleted';
export const MOVES_INTO_ACCOUNT = 'moves it into the account; its report stays as the guest entered it';
export const SIXTY_MINUTES = 'after the hour logs out, and makes no other call';
export const ANSWER_SHOWN = 'a later answer is polled until it exists';
export const NO_UPLOAD = bySource('server/http/app.ts', 'const BODY_LIMIT_BYTES = 16 * 1024;');
export const NO_RESULT_IN_MESSAGES = 'no kind of message to a person can carry a result';
export const WAITS_ON_DEVICE = 'a guest who goes offline at…';
export const GUEST_LOGGED_OUT = 'is offered an account, declines with the declined flag, and is logged out';
export const FDA_STATUS = 'stands among the warnings of a kit that is %s';
export const CANCEL_TELLS =
  'is nothing before the scan, then a freed cassette, then a used one, and a submitted test at the end';
export const UNREPORTED = 'leaves an unreported result unreported';
export const NO_ADS = 'a response of the API and an error have the security headers';
