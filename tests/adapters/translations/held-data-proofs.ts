/** What shows that the policies are right about what the server holds, deletes and gives. */
import { bySource } from './proof.ts';

const QUESTIONS_AND_PROGRESS =
  'progress is deleted after 90 days with the id of a test that has nothing else, questions to support after 365';

/** Each row of the retention table, by the words that are made from it. */
export const RETENTION = {
  'once it was delivered: 30 days': 'what a delivered report says is erased after 30 days; that it was delivered stays',
  'cannot deliver: 90 days': 'a report that cannot be delivered waits 90 days, and then ends with its contents',
  'The result of a guest: 30 days':
    "a guest's result is deleted 30 days after its delivery, or after its submission without a report",
  'The stages that a test reached: 90 days': QUESTIONS_AND_PROGRESS,
  'Questions to support: 365 days': QUESTIONS_AND_PROGRESS,
  'Files with messages or reports that we sent: 30 days':
    'files of messages and reports that were sent are deleted after 30 days',
  'within a day': bySource('server/retention/retention-sweep.ts', 'dueAt = now + DAY_MS;'),
} as const;
export const ACCOUNT_ERASED =
  'erases an account for which nothing waits, and leaves no byte of it, but counts and what an agency has received';
export const COPY = 'are the account with its profiles, and its results with their messages, newest first';
export const GUEST_ERASED =
  "erases a guest's test, then the questions from an email, and leaves no byte; another person loses nothing";
export const CASSETTE_STAYS = "an account's results stay, and a cassette stays used after a guest's result is deleted";

/** What is kept of a login. */
export const LOGINS = 'name the browser and the system, and nothing else that identifies a browser';

/** A report that waits is withdrawn, and a guest's result is deleted after it. */
export const WITHDRAWN = 'ends one that is %s: its contents are gone, and it is never sent';
export const WITHDRAWN_GUESTS = "a guest's result with a withdrawn report is deleted 30 days after the withdrawal";
