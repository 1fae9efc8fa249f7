import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Only the camera is used, for the scan. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

function hashesOf(pages: readonly string[], element: RegExp): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(element)].map((match) => match[1] ?? ''));
  const inline = [...new Set(contents)].filter((content) => content !== '');
  return inline.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/**
 * The content security policy. Inline scripts and style sheets of the built pages are allowed by their hashes. Without
 * `upgrade-insecure-requests`, because the app must work on http://localhost in every browser.
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
    // Components compute style attributes, such as the length of a bar; these cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes markup or the address of a script only through the policy of adapters/camera/own-scripts.ts.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** The headers that helmet sets. None of our options is a function, so they are the same for every answer. */
function helmetHeaders(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

/** The security headers of every answer. `pages` are the built HTML pages. */
export function securityHeaders(pages: readonly string[], isProduction: boolean): OutgoingHttpHeaders {
  return {
    ...helmetHeaders({
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityDirectives(pages) },
      strictTransportSecurity: isProduction,
      frameguard: { action: 'deny' },
    }),
    'permissions-policy': PERMISSIONS_POLICY,
  };
}

/** Sets the security headers on every answer. */
export function registerSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
