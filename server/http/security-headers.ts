import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Only the camera is used, for the scan. */
const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

/** What stands in the elements of a page; empty for one that is loaded from elsewhere. */
function contentsOf(page: string, element: 'script' | 'style'): string[] {
  const opened = page.split(`</${element}>`).slice(0, -1);
  return opened.map((text) => {
    const tag = text.indexOf(`<${element}`);
    const end = text.indexOf('>', tag);
    return tag < 0 || /\ssrc=/.test(text.slice(tag, end)) ? '' : text.slice(end + 1);
  });
}

function hashesOf(pages: readonly string[], element: 'script' | 'style'): string[] {
  const contents = pages.flatMap((page) => contentsOf(page, element));
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
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashesOf(pages, 'script')],
    'style-src': ["'self'", ...hashesOf(pages, 'style')],
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
