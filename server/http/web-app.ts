import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREVER } from './cache-control.ts';
import { isApiPath } from './register-api.ts';
import { sendProblem } from './problem.ts';
import { hasTag, versionOf } from './version-of.ts';

/** The prerendered landing page; every other route starts from the empty page. */
const LANDING_PAGE = 'index.html';
const APP_PAGE = 'app.html';
/** The build puts a hash into every file name below it. */
const HASHED_FILES = '/assets/';

const ALWAYS_ASK = 'no-cache';
/** Turns off tags made from size and time, which may be equal for pages of different builds. */
const WITHOUT_FILE_FACTS = { etag: false, lastModified: false } as const;

const NOT_BUILT =
  'The web app is not built yet. Run "npm start", which builds it, or "npm run build". The API is up.\n';

/** The HTML pages of the built web app; none when it is not built. */
export function readBuiltPages(webDir: string): readonly string[] {
  return [LANDING_PAGE, APP_PAGE]
    .map((page) => join(webDir, page))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** The entity tags of the pages in every encoding. The files do not change while the server runs. */
function readPageTags(webDir: string): ReadonlyMap<string, string> {
  const there = [LANDING_PAGE, APP_PAGE].filter((page) => existsSync(join(webDir, page)));
  return new Map(there.map((page) => [page, `W/"${versionOf(readFileSync(join(webDir, page)))}"`]));
}

/** Whether to answer with a page: to clients that accept HTML, and for paths without a file extension to those that accept anything. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { accept = '*/*' } = request.headers;
  const namesFile = path.slice(path.lastIndexOf('/')).includes('.');
  return accept.includes('text/html') || (accept.includes('*/*') && !namesFile);
}

/** Names that programs ask for, such as /.well-known/change-password, /.env and /robots.txt: a page in their place would mislead them. */
const NAMES_FOR_PROGRAMS = /^\/+(?:\.|robots\.txt$)/;

/** Whether a browser opens a path outside the API; the app itself routes it. */
export function isUnknownPage(request: FastifyRequest): boolean {
  const [path = '/'] = request.url.split('?');
  return !isApiPath(path) && !NAMES_FOR_PROGRAMS.test(path) && wantsPage(request, path);
}

/** Where the files are. */
export interface WebFolders {
  readonly webDir: string;
  /** Assets of other releases; their names never repeat. */
  readonly otherAssetsDir: string | null;
}

function registerFiles(app: FastifyInstance, { webDir, otherAssetsDir }: WebFolders): void {
  const options: FastifyStaticOptions = {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
  };
  app.register(fastifyStatic, {
    ...options,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED_FILES) ? FOREVER : ALWAYS_ASK);
    },
  });
  if (otherAssetsDir === null) return;
  app.register(fastifyStatic, {
    ...options,
    root: [join(webDir, HASHED_FILES), otherAssetsDir],
    prefix: HASHED_FILES,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER);
    },
  });
}

/** Serves the built web app: its files, the landing page at `/`, and the app's page for every other route that a browser opens. */
export function registerWebApp(app: FastifyInstance, folders: WebFolders): void {
  const { webDir } = folders;
  const isBuilt = existsSync(join(webDir, LANDING_PAGE));
  const appPage = existsSync(join(webDir, APP_PAGE)) ? APP_PAGE : LANDING_PAGE;
  if (isBuilt) registerFiles(app, folders);
  const tags = readPageTags(webDir);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string) => {
    if (!isBuilt) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const tag = tags.get(page) ?? '';
    reply.headers({ etag: tag, 'cache-control': ALWAYS_ASK, vary: 'Accept-Encoding' });
    const known = request.headers['if-none-match'] ?? '';
    return hasTag(known, tag) ? reply.status(304).send() : reply.sendFile(page, WITHOUT_FILE_FACTS);
  };

  app.get('/', (request, reply) => sendPage(request, reply, LANDING_PAGE));
  for (const page of tags.keys()) app.get(`/${page}`, (request, reply) => sendPage(request, reply, page));
  app.setNotFoundHandler((request, reply) => {
    if (isUnknownPage(request)) return sendPage(request, reply, appPage);
    return sendProblem(reply, { status: 404, code: 'UNKNOWN' });
  });
}
