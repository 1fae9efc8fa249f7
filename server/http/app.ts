import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { LogLevel } from '../config.ts';
import type { LogMessage } from '../log-lines.ts';
import type { ConnectionLimits } from '../connection-config.ts';
import type { Readiness } from '../readiness/readiness.ts';
import type { LoggedTrail } from '../trail/logged-trail.ts';
import { makeClientErrorHandler } from './client-errors.ts';
import { registerDevPages, type DevPagesDeps } from './dev-pages.ts';
import { registerConnectionLimits } from './connection-limits.ts';
import { registerErrors } from './errors.ts';
import { registerMetrics, type MetricsPage } from './metrics-page.ts';
import { sendProblem } from './problem.ts';
import { registerForwardedFor } from './forwarded-for.ts';
import { registerReadyPage } from './ready-page.ts';
import { registerApi, type CallChecks, type ApiHandlers } from './register-api.ts';
import { registerRequestIds, requestIdOf } from './request-id.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';
import { registerStrictRequests } from './strict-requests.ts';
import { registerSecurityText, type SecurityContact } from './security-txt.ts';
import { isUnknownPage, readBuiltPages, registerWebApp } from './web-app.ts';

/** The dependencies of the HTTP application. */
export interface AppDeps extends DevPagesDeps {
  readonly handlers: ApiHandlers;
  readonly checks: CallChecks;
  readonly metrics: MetricsPage;
  readonly readiness: Readiness;
  readonly trail: LoggedTrail;
  readonly securityContact: SecurityContact;
  readonly isProduction: boolean;
  /** Which proxies are trusted to report the caller's address: Fastify's setting of this name. */
  readonly trustProxy: boolean | string;
  readonly webDir: string;
  readonly otherAssetsDir: string | null;
  readonly logLevel: LogLevel;
  readonly connections: ConnectionLimits;
}

/** The largest valid body is a guest's submission of about two kilobytes. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** Of the URL and all headers together. A browser sends about two kilobytes. */
const HEADER_LIMIT_BYTES = 8 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

function rejectSchema(): never {
  throw new Error('Fastify schemas are not supported: the handlers parse bodies by their own schemas.');
}

/** Prevents Fastify's schema compilers, which are never used, from being loaded at every start. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } };

/** Makes the HTTP application; it does not listen yet. */
export function makeApp(deps: AppDeps): FastifyInstance {
  const headers = securityHeaders(readBuiltPages(deps.webDir), deps.isProduction);
  const app = Fastify({
    logger: { level: deps.logLevel },
    // Fastify's log lines contain the URL of every call; ours only the route's pattern.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, requireHostHeader: false },
    requestTimeout: REQUEST_TIMEOUT_MS,
    schemaController: NO_SCHEMAS,
    genReqId: requestIdOf,
    clientErrorHandler: makeClientErrorHandler(headers, deps.trail),
    frameworkErrors: (_error, request, reply) => {
      // Any other unknown path leads to / as well.
      if (isUnknownPage(request)) return void reply.redirect('/');
      void sendProblem(reply, {
        status: 400,
        code: 'INVALID_REQUEST',
        fields: [{ field: 'path', code: 'INVALID_REQUEST' }],
      });
    },
  });
  // Only JSON is accepted; anything else is answered with 415.
  app.removeContentTypeParser('text/plain');
  deps.trail.writeTo(app.log);
  registerErrors(app);
  registerConnectionLimits(app, { limits: deps.connections, countEnd: deps.metrics.metrics.countConnectionEnd });
  registerForwardedFor(app, deps.trustProxy);
  registerSecurityHeaders(app, headers);
  registerRequestIds(app);
  registerStrictRequests(app);
  registerRequestLog(app);
  registerMetrics(app, deps.metrics);
  registerReadyPage(app, deps.readiness);
  registerSecurityText(app, deps.securityContact, deps.clock);
  void app.register(fastifyCookie);
  registerApi(app, { handlers: deps.handlers, checks: deps.checks, hasSecureCookies: deps.isProduction });
  registerDevPages(app, deps);
  registerWebApp(app, deps);
  return app;
}

/** Logs one line per call, without body, headers or URL, which may contain ids or what a person typed. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, method } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ route, method, status: reply.statusCode, milliseconds }, 'Answered' satisfies LogMessage);
    done();
  });
}
