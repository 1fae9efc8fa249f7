import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { METRICS } from '../../server/metrics/metric-table.ts';

const RULES = new URL('../../deploy/monitoring/prometheus/clearline.rules.yml', import.meta.url);

const INTRODUCTION = `# Metrics and alerts

<!-- Generated from server/metrics/metric-table.ts and deploy/monitoring/prometheus/clearline.rules.yml: npm run regenerate -->

Metrics are at \`/metrics\`, in the text format of Prometheus, for clients that send \`METRICS_TOKEN\` (at least 16 characters) as a bearer token. For other clients, and if the token is not set, the
page does not exist. No label holds an id, an address or anything about a person.

- [\`deploy/monitoring/prometheus\`](../deploy/monitoring/prometheus/prometheus.yml): a configuration of Prometheus, the rules of the alerts below, and their tests (\`promtool test rules\`)
- [\`deploy/monitoring/grafana\`](../deploy/monitoring/grafana/clearline.json): a dashboard to import into Grafana: calls, queues, reports, database, processes

Jobs, reports and archiving are read from the database, so every server returns the same values: use \`max\`. Each process counts the other metrics from its start: use \`sum\` of \`rate\`.
`;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly page: string };
}

/** The rules of the alerts, in the order of their file. */
function readRules(): readonly Rule[] {
  const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: readonly { rules: readonly Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

function alertRow({ alert, expr, for: duration, labels, annotations }: Rule): string {
  const condition = `\`${expr.replaceAll('|', '\\|')}\`${duration === undefined ? '' : ` for ${duration}`}`;
  const page = annotations.page.replace(/^docs\//, '');
  return `| \`${alert}\` | ${annotations.summary} | ${condition} | ${labels.severity} | [what to do](${page}) |`;
}

const metricRows = Object.entries(METRICS).map(([name, { type, labels, help }]) => {
  return `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`;
});

/** docs/metrics.md. */
export function metricsPage(): string {
  return [
    INTRODUCTION,
    '## Alerts\n',
    '`page` wakes the operator on duty; `ticket` waits until the morning. Add your own alert for the disks at 80 percent.\n',
    '| Alert | Means | Condition | Severity | Page |\n| --- | --- | --- | --- | --- |',
    ...readRules().map(alertRow),
    '\n## Metrics\n',
    '| Metric | Type | Labels | Meaning |\n| --- | --- | --- | --- |',
    ...metricRows,
    '\nThe names that begin with `process_` and `nodejs_` are those of prom-client: memory, processor time, open files, garbage collection and the delay of the event loop.',
    '',
  ].join('\n');
}
