import type { StatementEnd } from '../db/log-statements.ts';

/** What a span says. Never an id of a person, an address, or anything that someone typed. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** The beginning of a span. */
export interface SpanTerms {
  /** Few different ones: a route's pattern, not a path. */
  readonly name: string;
  /**
   * `server` and `consumer` begin at the edge of this server, with a call or a job, as children of `parent`; `client` is a call to another
   * system, a child of the current span.
   */
  readonly kind: 'server' | 'consumer' | 'client';
  /** A W3C `traceparent`; one that is not valid counts as none. */
  readonly parent?: string | null;
  readonly attributes: SpanAttributes;
}

/** The end of a span. */
export interface SpanEnd {
  readonly hasFailed: boolean;
  readonly attributes?: SpanAttributes;
}

/** Shows where the time of a call goes, across servers. */
export interface Tracing {
  /** Does work in a span. `endOf` reads its end from the result; work that throws has failed. */
  during<Value>(terms: SpanTerms, work: () => Promise<Value>, endOf: (value: Value) => SpanEnd): Promise<Value>;
  /** The current span as a `traceparent`; null outside of spans. */
  current(): string | null;
  /** Gets each statement of the database; null if none is wanted. */
  readonly onStatement: StatementEnd | null;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/** Without settings of OpenTelemetry. */
export const NO_TRACING: Tracing = {
  during: (_terms, work) => work(),
  current: () => null,
  onStatement: null,
  stop: () => Promise.resolve(),
};
