import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const PROXY = 'The operator’s proxy ends TLS: docs/security-rules.md says how. Nothing here can show it.';
const OPERATOR = 'The operator decides: docs/security-rules.md says how. Nothing here can show it.';

/** Chapters 12 and 13. */
export const OPERATION = {
  '12.1.1': open('Only current versions of TLS.', PROXY),
  '12.1.2': open('Only strong ciphers of TLS.', PROXY),
  '12.1.3': notApplicable('Certificates of clients are trusted ones.', 'No client has a certificate.'),
  '12.2.1': open(
    'Clients always use TLS.',
    `${PROXY} The server asks browsers for HTTPS in production (\`tests/server/answer-headers.integration.test.ts\`).`,
  ),
  '12.2.2': open('The certificate is publicly trusted.', PROXY),
  '12.3.1': open(
    'Everything else uses TLS too.',
    'The mail server and the text gateway must have it in production (`tests/server/mail.integration.test.ts`), but the settings accept a PostgreSQL without TLS, and the proxy may speak to the server without it.',
  ),
  '12.3.2': met(
    'The server checks the certificates of others.',
    tested('architecture/forbidden-code.integration.test.ts', 'accept no certificate that is not trusted'),
  ),
  '12.3.3': open(
    'Internal services use TLS.',
    'The server itself speaks HTTP; the proxy is on its machine, or on a network of their own.',
  ),
  '12.3.4': open('Internal certificates are trusted ones.', OPERATOR),
  '13.1.1': met('What connects to what is written down.', ruled('Connections')),
  '13.2.1': open(
    'Services authenticate each other with short-lived credentials.',
    'The mail server, the text gateway and PostgreSQL are used with fixed passwords and tokens; AIMS can use the role of the machine.',
  ),
  '13.2.2': open('Accounts of services have few rights.', OPERATOR),
  '13.2.3': met(
    'No default credentials.',
    tested('server/config.unit.test.ts', 'are all optional'),
    written('server/config.ts', 'const METRICS_TOKEN = '),
  ),
  '13.2.4': met(
    'Only listed systems are called by the app.',
    ruled('Connections'),
    tested('server/sms.integration.test.ts', 'that responds %i has rejected the message'),
    tested('server/http-edge.integration.test.ts', 'every response has the security headers, including errors'),
  ),
  '13.2.5': open('Only listed systems are reachable for the server.', `${OPERATOR} It needs a firewall.`),
  '13.3.1': open(
    'Secrets are in a vault.',
    'None is in the code, the build or the database. They are settings, and a key file that only the server’s user can read; KEYS takes the keys from a vault, which is the operator’s.',
  ),
  '13.3.2': met(
    'Few may read secrets.',
    tested('server/keys-process.integration.test.ts', 'that others can read is refused with one line'),
    tested(
      'server/keys.unit.test.ts',
      'is created so that only its owner can read it, also under a wide umask, with nothing beside it',
    ),
  ),
  '13.4.1': met(
    'No folder of a version control is served.',
    tested('server/security-txt.integration.test.ts', '%s is not answered with the app'),
    tested('server/http-edge.integration.test.ts', 'a missing file is 404, and so is everything outside the folder'),
  ),
  '13.4.2': met(
    'No debugging in production.',
    tested('server/http-edge.integration.test.ts', 'does not exist in production'),
    tested('server/dev-pages.integration.test.ts', 'do not exist %s'),
  ),
  '13.4.3': met('Folders are not listed.', tested('server/answer-headers.integration.test.ts', 'is never listed')),
  '13.4.4': met('No TRACE.', tested('server/raw-requests.integration.test.ts', 'TRACE does not repeat the request')),
  '13.4.5': met(
    'Pages for monitoring are not public by accident.',
    tested('server/report-operations.integration.test.ts', 'metrics need the token, and are 404 without it'),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
