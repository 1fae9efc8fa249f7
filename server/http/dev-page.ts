import type { FastifyReply } from 'fastify';

/** Style attributes only: the content security policy allows only style sheets from the build. */
const BODY =
  'margin:0 auto;max-width:44rem;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;color-scheme:light dark';

/** A part of a development page, with a line above it. */
export const PART = 'border-top:1px solid #647577;padding:1rem 0';

/** Sends a page for developers: in English, and in the colours of the browser. `body` is HTML. */
export function sendDevPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body style="${BODY}">
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
