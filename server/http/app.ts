import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { LogLevel } from '../config.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { registerDevClock, type DevClockDeps } from './dev-clock.ts';
import { registerDevMailbox } from './dev-mailbox.ts';
import { registerErrors } from './errors.ts';
import { registerMetrics, type MetricsPage } from './metrics-page.ts';
import { sendProblem } from './problem.ts';
import { registerApi, type CallChecks, type ApiHandlers } from './register-api.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { isUnknownPage, readBuiltPages, registerWebApp } from './web-app.ts';

/** Everything the HTTP edge stands on. */
export interface AppDeps extends DevClockDeps {
  readonly handlers: ApiHandlers;
  readonly checks: CallChecks;
  readonly mailbox: Mailbox;
  readonly metrics: MetricsPage;
  readonly webDir: string;
  readonly isProduction: boolean;
  readonly logLevel: LogLevel;
  /** Whose word on the caller's address is taken: Fastify's setting of this name. */
  readonly trustProxy: boolean | string;
}

/** The largest body of ours is a guest's submission of some two kilobytes. */
const BODY_LIMIT_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

function refuseSchema(): never {
  throw new Error('No route of ours has a schema of Fastify: bodies are read by those beside the handlers.');
}

/** What is read and written has schemas of our own; those of Fastify would be loaded at every start, and never used. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } };

/** Makes the HTTP application; it does not listen yet. */
export function makeApp(deps: AppDeps): FastifyInstance {
  const app = Fastify({
    logger: { level: deps.logLevel },
    // Fastify's own lines hold the address of every call; ours hold the route's pattern.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    schemaController: NO_SCHEMAS,
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
  // JSON alone is understood; anything else is answered with 415.
  app.removeContentTypeParser('text/plain');
  registerErrors(app);
  registerSecurityHeaders(app, readBuiltPages(deps.webDir), deps.isProduction);
  registerRequestLog(app);
  registerMetrics(app, deps.metrics);
  void app.register(fastifyCookie);
  registerApi(app, { handlers: deps.handlers, checks: deps.checks, hasSecureCookies: deps.isProduction });
  if (!deps.isProduction) {
    registerDevClock(app, deps);
    registerDevMailbox(app, deps.mailbox);
  }
  // Else the app's own page would answer a browser there.
  app.all('/dev/*', (_request, reply) => sendProblem(reply, { status: 404, code: 'UNKNOWN' }));
  registerWebApp(app, deps.webDir);
  return app;
}

/** One line a call: no body, no header, no address, for each of them may hold an id or what a person typed. */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, method } = request.routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ route, method, status: reply.statusCode, milliseconds }, 'Answered');
    done();
  });
}
