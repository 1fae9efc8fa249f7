import type { Failure } from './scenario.ts';

/** An HTTP response. */
export interface FailingResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The response that fails a call: in our server's format, or a page of a proxy. */
export function failingResponse({ status, code = 'UNKNOWN', fields, foreign }: Failure): FailingResponse {
  if (foreign === true) return { status, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  const problem = { type: 'about:blank', title: 'Spoilt by a scenario', status, code, fields };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}
