import { EVENT_FACTS, SECURITY_EVENTS, type SecurityEvent } from '../server/trail/security-events.ts';

const INTRODUCTION = `# Security events

<!-- Generated from server/trail/security-events.ts: npm run regenerate -->

The server logs each of these events as one line of JSON at the level \`info\`, with the message \`Security event\` and the event in \`event\`. With \`LOG_LEVEL=warn\` or above they are not logged;
production logs them by default. No line holds a name, an email, a network address, a code or a token.

Whom a line is about is a pseudonym: a hash with a key of the [key file](operations.md#keys), so that no one can find the person from the log alone, while all lines about one person have the same one. It
stays the same when keys are rotated. \`npm run keys -- pseudonym --email ADDRESS\` prints those of a person, and \`--address\` that of a network address, to search the log for.

Lines about a call also have \`reqId\`, as all other lines about that call, and \`address\`. Commands of operators leave their event in the database, before they show anything; a running server logs it
within 30 seconds, with the time of the command in \`at\`, otherwise the next one that starts.
`;

interface Row {
  readonly when: string;
  readonly facts: readonly string[];
  readonly reasons?: readonly string[];
}

function eventRow([event, row]: readonly [string, Row]): string {
  const facts = [...row.facts, ...(row.reasons === undefined ? [] : ['reason'])];
  const reasons = (row.reasons ?? []).map((reason) => `\`${reason}\``).join(', ');
  return `| \`${event}\` | ${row.when} | ${facts.map((fact) => `\`${fact}\``).join(', ')} | ${reasons} |`;
}

/** docs/security-events.md. */
export function securityEventsPage(): string {
  const events = Object.entries(SECURITY_EVENTS) as readonly (readonly [SecurityEvent, Row])[];
  const facts = Object.entries(EVENT_FACTS).map(([fact, meaning]) => `| \`${fact}\` | ${meaning} |`);
  return [
    INTRODUCTION,
    '## Events\n',
    '| Event | When | Facts | Reasons |\n| --- | --- | --- | --- |',
    ...events.map(eventRow),
    '\n## Facts\n',
    'A fact that does not apply, such as the account of an unknown email, is left out.\n',
    '| Fact | Meaning |\n| --- | --- |',
    ...facts,
    '',
  ].join('\n');
}
