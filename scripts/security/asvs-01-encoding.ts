import type { AsvsId } from './asvs-ids.ts';
import { met, notApplicable, tested, written, type Requirement } from './requirement.ts';

const NO_OWN_MEMORY = 'TypeScript manages memory and numbers; there is no unmanaged code of our own.';

/** Chapter 1. */
export const ENCODING = {
  '1.1.1': met(
    'Input is decoded once, before it is checked.',
    written('server/clean-input.ts', 'export function cleanInput'),
    tested(
      'server/guest-results.integration.test.ts',
      'control characters are removed, letters of every script are stored, unknown fields are ignored',
    ),
  ),
  '1.1.2': met(
    'Text is encoded for its target last, when it is written there.',
    tested('server/mail.unit.test.ts', 'escapes its values'),
    tested(
      'core/hl7/oru-r01.property.test.ts',
      'for any names and answers, an identified message is valid and contains what was written',
    ),
  ),
  '1.2.1': met(
    'Text in pages and headers is encoded for its place.',
    tested('server/mail.unit.test.ts', 'escapes its values'),
    tested('server/mailbox.integration.test.ts', 'escapes messages, and makes their links clickable'),
    tested(
      'core/use-cases/your-data/data-files.unit.test.ts',
      'are safe to open: what was typed is text, and nothing is loaded',
    ),
  ),
  '1.2.2': met(
    'Text in addresses is encoded, and only safe protocols are used.',
    tested('adapters/http/ky-client.unit.test.ts', 'escape an invalid language'),
    tested('server/mail.unit.test.ts', 'preserves special characters of a link'),
    tested(
      'server/locations.integration.test.ts',
      'is asked for the zip in the United States, with the key and nothing else',
    ),
  ),
  '1.2.3': met(
    'Text in JSON and scripts is encoded.',
    written('server/http/problem.ts', 'JSON.stringify(problem)'),
    tested('server/http-edge.integration.test.ts', 'inline content of a page is allowed only by its hash'),
  ),
  '1.2.4': met(
    'Database queries take values as parameters.',
    tested(
      'server/prepare.integration.test.ts',
      'writes what the same Kysely statement writes, with any values in any order',
    ),
  ),
  '1.2.5': met(
    'No command of the operating system contains input.',
    tested('architecture/forbidden-code.integration.test.ts', 'start no other program'),
  ),
  '1.2.6': notApplicable('No LDAP injection.', 'There is no LDAP.'),
  '1.2.7': notApplicable('No XPath injection.', 'There is no XPath.'),
  '1.2.8': notApplicable('LaTeX runs safely.', 'There is no LaTeX.'),
  '1.2.9': met(
    'Text in regular expressions is escaped.',
    written('server/people/person-files.ts', 'addresses.map(escaped)'),
  ),
  '1.3.1': notApplicable('HTML from editors is sanitized.', 'No one can enter HTML: every field is plain text.'),
  '1.3.2': met(
    'No eval or other dynamic code.',
    tested('architecture/forbidden-code.integration.test.ts', 'run no text as code'),
    tested('server/answer-headers.integration.test.ts', '%s runs only scripts of the app, and is in no frame'),
  ),
  '1.3.3': met(
    'Text for risky places is cleaned and cut first.',
    tested(
      'server/support.integration.test.ts',
      'text is trimmed and cleared of control characters except line ends, a phone number stored as digits',
    ),
    tested('core/hl7/oru-r01.unit.test.ts', '%j is cut to %j'),
  ),
  '1.3.4': notApplicable('SVG from users is sanitized.', 'No one can enter or upload a picture.'),
  '1.3.5': notApplicable(
    'Markdown and the like from users is sanitized.',
    'Only texts of the repository are Markdown; what people type is shown as text.',
  ),
  '1.3.6': met(
    'No input decides whom the server calls (SSRF).',
    tested(
      'server/locations.integration.test.ts',
      'is asked for the zip in the United States, with the key and nothing else',
    ),
    tested('server/locations.integration.test.ts', 'never asks it about an invalid zip'),
  ),
  '1.3.7': met(
    'No template is made from input.',
    tested('server/mail.unit.test.ts', 'loads nothing, runs nothing, and leaves no placeholder'),
  ),
  '1.3.8': notApplicable('No JNDI injection.', 'There is no Java.'),
  '1.3.9': notApplicable('No memcache injection.', 'There is no memcache.'),
  '1.3.10': notApplicable('Format strings are safe.', 'No input is used as a format; log messages are constants.'),
  '1.3.11': met(
    'Input cannot change the envelope of an email.',
    tested('server/mail.integration.test.ts', 'sends to exactly one address, whatever it contains'),
    tested('server/mail.integration.test.ts', 'sets the reply address to the given one only'),
    tested('server/support.integration.test.ts', 'the question is plain text in the email, and not in its subject'),
  ),
  '1.4.1': notApplicable('Memory is used safely.', NO_OWN_MEMORY),
  '1.4.2': notApplicable('Integers do not overflow.', NO_OWN_MEMORY),
  '1.4.3': notApplicable('Memory is freed once.', NO_OWN_MEMORY),
  '1.5.1': notApplicable(
    'XML parsers load nothing from outside.',
    'No XML is accepted. The S3 client reads XML of the agency’s bucket with its own parser, which has no external entities.',
  ),
  '1.5.2': met(
    'Data from outside becomes only known types.',
    tested('server/http-edge.integration.test.ts', 'rejects %s with a problem'),
    tested('core/flow/persisted-account.unit.test.ts', 'never throws, and restores no user from invalid data'),
  ),
} satisfies Partial<Record<AsvsId, Requirement>>;
