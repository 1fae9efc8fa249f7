import type { FastifyInstance } from 'fastify';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { ApiHandler } from './api-call.ts';
import { sendProblem } from './problem.ts';

/** The calls that are served, each by its handler. */
export type ApiHandlers = Readonly<Partial<Record<ApiRouteId, ApiHandler>>>;

/** Registers every served call of the API table under the table's own method and path. */
export function registerApi(app: FastifyInstance, handlers: ApiHandlers): void {
  for (const [routeId, route] of Object.entries(API_ROUTES) as [ApiRouteId, ApiRoute][]) {
    const handler = handlers[routeId];
    if (handler === undefined) continue;
    app.route({
      method: route.method,
      url: route.path,
      // A GET of ours may hand something out, so nothing answers HEAD by running it.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const answer = await handler({
          body: request.body,
          params: request.params as Record<string, string>,
          query: request.query as Record<string, unknown>,
          headers: request.headers,
        });
        if (!answer.ok) return sendProblem(reply, answer.error);
        const { status, headers, body } = answer.value;
        return reply
          .status(status)
          .headers({ ...headers })
          .send(body);
      },
    });
  }
}

/** Whether a path lies below one of the API's own, so that nothing but the API may answer there. */
export function isApiPath(path: string): boolean {
  return API_PREFIXES.some((prefix) => path.startsWith(prefix));
}

const API_PREFIXES = [...new Set(Object.values(API_ROUTES).map(({ path }) => `/${path.split('/')[1] ?? ''}/`))];
