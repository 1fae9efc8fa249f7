import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { METRICS, type LabelOf, type MetricName, type NamesOf } from './metric-table.ts';

/** The metrics of the table, ready to be counted and set. */
export type Instruments = {
  readonly [Name in NamesOf<'counter'>]: Counter<LabelOf<Name>>;
} & { readonly [Name in NamesOf<'gauge'>]: Gauge<LabelOf<Name>> } & {
  readonly [Name in NamesOf<'histogram'>]: Histogram<LabelOf<Name>>;
};

/** A gauge without labels has no value until it gets one: what is not known is missing, and not 0. */
function makeGauge(name: string, help: string, labelNames: string[], registers: Registry[]): Gauge {
  const gauge = new Gauge({ name, help, labelNames, registers });
  if (labelNames.length === 0) gauge.remove();
  return gauge;
}

function makeInstrument(name: MetricName, registers: Registry[]): Counter | Gauge | Histogram {
  const row = METRICS[name];
  const { help, labels } = row;
  const labelNames: string[] = [...labels];
  switch (row.type) {
    case 'counter':
      return new Counter({ name, help, labelNames, registers });
    case 'gauge':
      return makeGauge(name, help, labelNames, registers);
    case 'histogram':
      return new Histogram({ name, help, labelNames, buckets: [...row.buckets], registers });
  }
}

/** Makes every metric of the table in a registry. */
export function makeInstruments(registry: Registry): Instruments {
  const names = Object.keys(METRICS) as MetricName[];
  return Object.fromEntries(names.map((name) => [name, makeInstrument(name, [registry])])) as unknown as Instruments;
}
