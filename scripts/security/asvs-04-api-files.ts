import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, open, ruled, tested, written, type Requirement } from './requirement.ts';

const NO_GRAPHQL = 'There is no GraphQL.';
const NO_WEBSOCKET = 'There are no WebSockets.';
const NO_UPLOADS = 'No one uploads a file.';

/** Chapters 4 and 5. */
export const API_AND_FILES = {
  '4.1.1': met(
    'Every answer says its type and character set.',
    tested(
      'server/answer-headers.integration.test.ts',
      '%s says that it is %s, and is not guessed to be anything else',
    ),
  ),
  '4.1.2': open(
    'Only pages are redirected from HTTP to HTTPS.',
    'The server redirects nothing. The operator’s proxy ends TLS and must not redirect calls.',
  ),
  '4.1.3': met(
    'Clients cannot set the headers of the proxy.',
    tested(
      'server/limits.integration.test.ts',
      'count for the client named in a header only if the proxy that sets it is trusted',
    ),
  ),
  '4.2.1': met(
    'Where a request ends is certain (smuggling).',
    tested('server/raw-requests.integration.test.ts', '%s is rejected, and its connection is closed'),
    tested('server/connections.integration.test.ts', 'with %s are rejected and closed'),
  ),
  '4.3.1': notApplicable('GraphQL queries are limited.', NO_GRAPHQL),
  '4.3.2': notApplicable('GraphQL does not describe itself.', NO_GRAPHQL),
  '4.4.1': notApplicable('WebSockets use TLS.', NO_WEBSOCKET),
  '4.4.2': notApplicable('WebSockets check the origin.', NO_WEBSOCKET),
  '4.4.3': notApplicable('Tokens of WebSockets are sessions.', NO_WEBSOCKET),
  '4.4.4': notApplicable('Tokens of WebSockets come over HTTPS.', NO_WEBSOCKET),
  '5.1.1': met('Which files are accepted is written down.', ruled('Files')),
  '5.2.1': notApplicable('Uploads have a limit.', NO_UPLOADS),
  '5.2.2': notApplicable('Uploads are what they say.', NO_UPLOADS),
  '5.2.3': notApplicable('Archives have a limit.', NO_UPLOADS),
  '5.3.1': notApplicable('Uploads are not run.', NO_UPLOADS),
  '5.3.2': met(
    'Input does not choose paths of files.',
    tested('server/http-edge.integration.test.ts', 'a missing file is 404, and so is everything outside the folder'),
    written('server/report-delivery/report-file-name.ts', 'export function'),
  ),
  '5.4.1': met(
    'The server names what is downloaded.',
    written('server/http/handlers/report-handlers.ts', `'content-disposition': 'attachment; filename="report.hl7"'`),
  ),
  '5.4.2': met(
    'Names of downloads cannot change the answer.',
    written('server/http/handlers/report-handlers.ts', `'content-disposition': 'attachment; filename="report.hl7"'`),
  ),
  '5.4.3': notApplicable(
    'Files of others are scanned for viruses.',
    `${NO_UPLOADS} Nothing of others is passed on as a file.`,
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
