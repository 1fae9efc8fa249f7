import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** The camera is for the scan; nothing else of the device is used. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

function hashesOf(pages: readonly string[], element: RegExp): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(element)].map((match) => match[1] ?? ''));
  const inline = [...new Set(contents)].filter((content) => content !== '');
  return inline.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * The content security policy. The scripts and style sheets that the built pages carry inline are allowed by their hashes.
 * `upgrade-insecure-requests` stays away: the app must work on http://localhost in every browser.
 */
export function contentSecurityDirectives(pages: readonly string[]): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'wasm-unsafe-eval'",
      ...hashesOf(pages, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi),
    ],
    'style-src': ["'self'", ...hashesOf(pages, /<style[^>]*>([\s\S]*?)<\/style>/gi)],
    // Attributes are what a component may compute, such as the length of a bar; they can load and run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** What helmet sets on an answer. With options of ours, none of which is a function, it is the same for each. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

/** Sets the security headers on every answer. `pages` are the built HTML pages. */
export function registerSecurityHeaders(app: FastifyInstance, pages: readonly string[], isProduction: boolean): void {
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityDirectives(pages) },
      strictTransportSecurity: isProduction,
      frameguard: { action: 'deny' },
    }),
    'permissions-policy': PERMISSIONS_POLICY,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
