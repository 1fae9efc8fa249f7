import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Tracing } from './ports.ts';
import type { TracingConfig } from './tracing-config.ts';

/** How long the end of a server waits for a collector that does not answer. */
const STOP_WITHIN_MS = 2000;

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/** The context below a span of another process. */
function contextOf(parent: string | null | undefined): Context {
  const span = parent === null || parent === undefined ? null : parseTraceParent(parent);
  return span === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...span, isRemote: true });
}

function makeProvider({ share }: TracingConfig): TracerProvider {
  const shared = new TraceIdRatioBasedSampler(share);
  return new TracerProvider({
    // `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` win.
    resource: resourceFromAttributes({ 'service.name': 'clearline' }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    // A caller can ask for less than the share, not for more.
    sampler: new ParentBasedSampler({ root: shared, remoteParentSampled: shared }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
}

/** Traces by OpenTelemetry. It has no global state and instruments no packages: spans are those of the callers. */
export function makeOtelTracing(config: TracingConfig): Tracing {
  const provider = makeProvider(config);
  const tracer = provider.getTracer('clearline');
  const contexts = new AsyncLocalStorage<Context>();
  return {
    during: async ({ name, kind, parent, attributes }, work, endOf) => {
      const outer = kind === 'client' ? (contexts.getStore() ?? ROOT_CONTEXT) : contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, outer);
      try {
        const value = await contexts.run(trace.setSpan(outer, span), work);
        const { hasFailed, attributes: found = {} } = endOf(value);
        span.setAttributes({ ...found });
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        return value;
      } catch (error) {
        // Without the message, which may quote what a person typed.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    current: () => {
      const span = trace.getSpanContext(contexts.getStore() ?? ROOT_CONTEXT);
      if (span === undefined) return null;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    onStatement: (text, milliseconds, hasFailed) => {
      const outer = contexts.getStore();
      // Polls belong to no call and no job.
      if (outer === undefined) return;
      const end = Date.now();
      const span = tracer.startSpan(
        text.split(' ', 1)[0] ?? '',
        { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes: { 'db.query.text': text } },
        outer,
      );
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    stop: async () => {
      const stopping = provider.shutdown().catch(() => undefined);
      await Promise.race([stopping, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
