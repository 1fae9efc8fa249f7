import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREVER } from './cache-control.ts';
import { isApiPath } from './register-api.ts';
import { sendProblem } from './problem.ts';

/** The page that is rendered at build, and the empty one that every other route starts from. */
const LANDING_PAGE = 'index.html';
const APP_PAGE = 'app.html';
/** The build puts a hash into every file name below it. */
const HASHED_FILES = '/assets/';

const ALWAYS_ASK = 'no-cache';

const NOT_BUILT =
  'The web app is not built yet. Run "npm start", which builds it, or "npm run build". The API is up.\n';

/** The HTML pages of the built web app; none when it is not built. */
export function readBuiltPages(webDir: string): readonly string[] {
  return [LANDING_PAGE, APP_PAGE]
    .map((page) => join(webDir, page))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** A browser that opens an address asks for HTML; whoever takes anything gets a page where the address names no file. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const { accept = '*/*' } = request.headers;
  const namesFile = /\.[^/]*$/.test(path);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && (accept.includes('text/html') || (accept.includes('*/*') && !namesFile));
}

/** Serves the built web app: its files, the landing at `/`, and for every other route that a browser opens the app's page. */
export function registerWebApp(app: FastifyInstance, webDir: string): void {
  const isBuilt = existsSync(join(webDir, LANDING_PAGE));
  const appPage = existsSync(join(webDir, APP_PAGE)) ? APP_PAGE : LANDING_PAGE;
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(HASHED_FILES) ? FOREVER : ALWAYS_ASK);
      },
    });
  }
  const sendPage = (reply: FastifyReply, page: string) =>
    isBuilt ? reply.sendFile(page) : reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);

  app.get('/', (_request, reply) => sendPage(reply, LANDING_PAGE));
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!isApiPath(path) && wantsPage(request, path)) return sendPage(reply, appPage);
    return sendProblem(reply, { status: 404, code: 'UNKNOWN' });
  });
}
