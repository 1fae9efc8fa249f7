import * as v from 'valibot';
import { envVar } from '../env-var.ts';

/** Where traces go is read by OpenTelemetry's exporter itself. */
export interface TracingConfig {
  /** The share of calls that are traced, from 0 to 1. */
  readonly share: number;
}

const address = envVar(
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\//),
    v.check((text) => URL.canParse(text)),
  ),
);

/** The settings, under the names that OpenTelemetry has given them. */
export const tracingEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_TRACES_SAMPLER_ARG: envVar(v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,6})$/), v.transform(Number))),
};

const entriesSchema = v.object(tracingEntries);

/** The configuration from valid settings; null without an address. */
export function readTracing(settings: v.InferOutput<typeof entriesSchema>): TracingConfig | null {
  const address = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return address === undefined ? null : { share: settings.OTEL_TRACES_SAMPLER_ARG ?? 1 };
}
