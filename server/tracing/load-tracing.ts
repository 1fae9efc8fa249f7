import type { TracingConfig } from './tracing-config.ts';
import { NO_TRACING, type Tracing } from './ports.ts';

/** Loads OpenTelemetry only where it is configured. */
export async function loadTracing(config: TracingConfig | null): Promise<Tracing> {
  if (config === null) return NO_TRACING;
  const { makeOtelTracing } = await import('./otel-tracing.ts');
  return makeOtelTracing(config);
}
