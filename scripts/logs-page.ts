import { LOG_FACTS, LOG_LINES, type LogFact } from '../server/log-lines.ts';

const INTRODUCTION = `# Logs

<!-- Generated from server/log-lines.ts: npm run regenerate -->

The server logs to its standard output, one JSON object a line: \`level\` (30 info, 40 warn, 50 error), \`time\` in epoch milliseconds, \`pid\`, \`hostname\`, the message in \`msg\`, and facts. Before the first of them it
prints plain lines for the person who starts it. No line holds a name, an address, a code, a token, a result, or the contents of a request. \`LOG_LEVEL\` says which levels are logged.

## Follow one call

Each call of the app has an id of 32 hexadecimal digits, which the browser makes and sends as \`X-Request-Id\`. A proxy may set UUIDs there; in place of anything else the server makes its own. Every answer repeats it.
It is \`reqId\` in all lines about the call, its security events included, and \`request_id\` in the row of the job that the call posted, such as the delivery of its report, so that lines about the job have it too.

A person who meets an unknown error reads "Error code for support: UNKNOWN 500 1a2b3c4d" under "Details". The last part is the beginning of the id:

\`\`\`text
journalctl -u clearline -o cat | grep '"reqId":"1a2b3c4d'
\`\`\`

The id is not on statements of the database: a comment would make each statement a new one, and PostgreSQL could not use its prepared plans.

## Traces

With \`OTEL_EXPORTER_OTLP_ENDPOINT\` the server sends traces to a collector of OpenTelemetry ([settings](settings.md#traces)): a span for each call, its statements, its jobs and the deliveries of these, as
children of each other. A \`traceparent\` of the caller is accepted. Spans have the pattern of the route, the text of statements without values, the kind of a job and \`clearline.request_id\`; nothing about a person.
`;

interface Row {
  readonly level: string;
  readonly when: string;
  readonly facts: readonly LogFact[];
}

function lineRow([message, { level, when, facts }]: readonly [string, Row]): string {
  return `| \`${message}\` | ${level} | ${when} | ${facts.map((fact) => `\`${fact}\``).join(', ')} |`;
}

/** docs/logs.md. */
export function logsPage(): string {
  return [
    INTRODUCTION,
    '## Lines\n',
    '| Message | Level | When | Facts |\n| --- | --- | --- | --- |',
    ...Object.entries<Row>(LOG_LINES).map(lineRow),
    '\n## Facts\n',
    '| Fact | Meaning |\n| --- | --- |',
    ...Object.entries(LOG_FACTS).map(([fact, meaning]) => `| \`${fact}\` | ${meaning} |`),
    '',
  ].join('\n');
}
