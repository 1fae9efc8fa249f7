import type { AsvsId } from './asvs-ids.ts';
import { met, metWith, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const OPERATOR = 'The operator decides where the standard output goes and who reads it.';
const UNEXPECTED = tested(
  'server/unexpected-errors.integration.test.ts',
  'An unexpected error is answered without details, and logged with its place but not its message',
);
const NO_WEBRTC = 'There is no WebRTC: the camera’s picture stays in the browser.';

/** Chapters 16 and 17. */
export const LOGS_AND_WEBRTC = {
  '16.1.1': met(
    'What is logged where is written down.',
    ruled('Logs'),
    written('docs/security-events.md', '## Events'),
  ),
  '16.2.1': met(
    'Each entry says when, where, who and what.',
    tested(
      'server/security-trail.integration.test.ts',
      'names the account and the address of a login, a refused login and a logout',
    ),
    tested(
      'server/security-trail.integration.test.ts',
      'has every event of a call in the tests above, with no fact that its row lacks and no name in clear',
    ),
  ),
  '16.2.2': open(
    'Clocks agree, and times are UTC.',
    'Times are in UTC. The operator must synchronize the clocks of the machines; on PostgreSQL, servers follow its clock, but their logs do not.',
  ),
  '16.2.3': met(
    'Logs go only where it is written down.',
    ruled('Logs'),
    written('server/http/app.ts', 'logger: { level: deps.logLevel }'),
  ),
  '16.2.4': met(
    'Logs can be read by programs.',
    written('server/http/app.ts', 'logger: { level: deps.logLevel }'),
    UNEXPECTED,
  ),
  '16.2.5': met(
    'Sensitive data is logged as its level allows.',
    tested(
      'server/account-security-secrets.integration.test.ts',
      'contains nothing secret or personal, at the most verbose level',
    ),
    tested(
      'server/unparsable-requests.integration.test.ts',
      'is logged as a security event, and nothing of any refused request is logged at the level trace',
    ),
  ),
  '16.3.1': met(
    'Logins and attempts are logged.',
    tested(
      'server/security-trail.integration.test.ts',
      'names the account and the address of a login, a refused login and a logout',
    ),
    tested('server/security-trail.integration.test.ts', 'names the account of a second factor, right or wrong'),
  ),
  '16.3.2': open(
    'Refused calls are logged.',
    'Refused tokens, pages of other sites and too many calls are events. A call for another person’s object is answered as if it were missing, and only its route and status are logged.',
  ),
  '16.3.3': metWith(
    'Input that is rejected is in the line of its call, by its status.',
    'Security events are logged.',
    written('docs/security-events.md', '## Events'),
    tested(
      'server/operator-events.integration.test.ts',
      'leave an event for the log of the server, before they show something',
    ),
    tested(
      'server/security-trail.integration.test.ts',
      'has every event of a call in the tests above, with no fact that its row lacks and no name in clear',
    ),
    tested('server/security-trail.integration.test.ts', 'names the account that is locked out, and the call'),
  ),
  '16.3.4': met(
    'Unexpected errors are logged.',
    UNEXPECTED,
    tested(
      'server/jobs.integration.test.ts',
      'are retried after growing pauses, then stored as failed and logged by id and kind',
    ),
  ),
  '16.4.1': met(
    'Input cannot forge entries.',
    tested('server/process.integration.test.ts', 'its log contains no id and nothing that a user typed'),
    tested(
      'server/account-security-secrets.integration.test.ts',
      'contains nothing secret or personal, at the most verbose level',
    ),
  ),
  '16.4.2': open('Logs cannot be altered.', OPERATOR),
  '16.4.3': open('Logs are sent to another system.', OPERATOR),
  '16.5.1': met(
    'Errors reveal nothing.',
    UNEXPECTED,
    tested('server/http-edge.integration.test.ts', "no problem response repeats the request's content"),
  ),
  '16.5.2': met(
    'The app goes on when others fail.',
    tested(
      'server/database-outage.integration.test.ts',
      'calls are answered with 503 and the time to wait, and work again when it is back',
    ),
    tested('server/reports.integration.test.ts', 'reports whose receiver is down do not delay messages to people'),
    tested('server/locations.unit.test.ts', 'asks the next source if the first returns %s'),
  ),
  '16.5.3': met(
    'A failure does not let anything through.',
    tested(
      'server/group-commits.integration.test.ts',
      'are not acknowledged when the commit fails, and later ones continue',
    ),
    tested(
      'server/reports.integration.test.ts',
      'a result without its report is not stored, nor a report without its result',
    ),
  ),
  '17.1.1': notApplicable('TURN reaches no internal address.', NO_WEBRTC),
  '17.2.1': notApplicable('Keys of DTLS are managed.', NO_WEBRTC),
  '17.2.2': notApplicable('Ciphers of DTLS are approved.', NO_WEBRTC),
  '17.2.3': notApplicable('SRTP is authenticated.', NO_WEBRTC),
  '17.2.4': notApplicable('Malformed SRTP does no harm.', NO_WEBRTC),
  '17.3.1': notApplicable('Floods of signals do no harm.', NO_WEBRTC),
  '17.3.2': notApplicable('Malformed signals do no harm.', NO_WEBRTC),
} satisfies Partial<Record<AsvsId, Requirement>>;
