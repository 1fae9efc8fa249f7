import { test, type BrowserContext, type Request } from '@playwright/test';
import { routeName, type ApiRouteId } from '../../core/api/routes.ts';
import { callOf, isFaked, type RefusalStatus } from './answers.ts';

/** Something wrong in a page. */
interface Problem {
  readonly kind: 'refusal' | 'other';
  readonly words: string;
  readonly request?: Request;
}

/** What a test says will go wrong. */
interface Announcement {
  readonly words: string;
  readonly matches: (problem: Problem) => boolean;
  /** Whether it depends on the speed of the machine, so that the test passes without it too. */
  readonly isOptional?: boolean;
}

/** The problems of all pages of this worker in the current test. */
let problems: Problem[] = [];
const announcements = new WeakMap<object, Announcement[]>();

function announce(announcement: Announcement): void {
  const all = announcements.get(test.info()) ?? [];
  announcements.set(test.info(), [...all, announcement]);
}

function refusalOf<Id extends ApiRouteId>(routeId: Id, status: RefusalStatus<Id>): Announcement {
  const words = `${routeName(routeId)}: ${String(status)}`;
  return { words, matches: (problem) => problem.words === words };
}

/** Announces that the server refuses a call with this status during the test. A test without that refusal fails. */
export function expectRefusal<Id extends ApiRouteId>(routeId: Id, status: RefusalStatus<Id>): void {
  announce(refusalOf(routeId, status));
}

/** Allows a refusal that depends on the speed of the machine. */
export function allowRefusal<Id extends ApiRouteId>(routeId: Id, status: RefusalStatus<Id>): void {
  announce({ ...refusalOf(routeId, status), isOptional: true });
}

/** Announces an error of the console, a failed file or a request to another host. A test without it fails. */
export function expectProblem(pattern: RegExp): void {
  announce({ words: String(pattern), matches: (problem) => pattern.test(problem.words) });
}

/**
 * Allows the warning about a preloaded file that is not used, which a browser gives some seconds after loading: a page whose scripts
 * do not run never uses it.
 */
export function allowUnusedPreload(): void {
  const pattern = /preloaded using link preload but not used/;
  announce({ words: String(pattern), matches: (problem) => pattern.test(problem.words), isOptional: true });
}

/** The browser logs each failed request, too; the request itself is the problem. */
const LOGGED_REQUEST = 'Failed to load resource';

/**
 * Failures that no server causes: a page that left or gave up, a network that the test turned off, and a request that the test
 * aborted.
 */
const HARMLESS = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'];

const OWN_HOSTS = ['localhost', '127.0.0.1'];

function isForeign(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return protocol.startsWith('http') && !OWN_HOSTS.includes(hostname);
}

const nameOf = (request: Request): string => {
  const routeId = callOf(request);
  return routeId === null ? `${request.method()} ${new URL(request.url()).pathname}` : routeName(routeId);
};

/** Notes what goes wrong in any page of a context: errors and warnings of the console, exceptions, failed and foreign requests. */
export function watchProblems(context: BrowserContext): void {
  const note = (words: string, about: Omit<Problem, 'words'> = { kind: 'other' }): void => {
    problems.push({ ...about, words });
  };
  context.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type()) && !message.text().startsWith(LOGGED_REQUEST);
    if (isProblem) note(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request)) note(`foreign host: ${request.url()}`, { kind: 'other', request });
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!HARMLESS.includes(reason)) note(`${nameOf(request)}: ${reason}`, { kind: 'other', request });
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400) note(`${nameOf(request)}: ${response.status()}`, { kind: 'refusal', request });
  });
}

/** Lists the problems that the test did not announce, and what it announced and did not happen. */
export function listProblems({ announcesRefusals }: { readonly announcesRefusals: boolean }): string[] {
  const announced = announcements.get(test.info()) ?? [];
  const found = problems.filter(({ request }) => request === undefined || !isFaked(request));
  const unexpected = found
    .filter((problem) => announcesRefusals || problem.kind !== 'refusal')
    .filter((problem) => !announced.some(({ matches }) => matches(problem)));
  const missing = announced.filter(({ matches, isOptional }) => isOptional !== true && !found.some(matches));
  return [
    ...unexpected.map(({ words }) => `not announced: ${words}`),
    ...missing.map(({ words }) => `announced, but did not happen: ${words}`),
  ];
}

/** The next test starts without the problems of the tests before it. */
export function forgetProblems(): void {
  problems = [];
}
