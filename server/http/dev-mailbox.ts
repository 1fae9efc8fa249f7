import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../core/domain/escape-html.ts';
import type { Mailbox, MailboxMessage } from '../mail/mailbox.ts';
import { parseBySchema } from './api-call.ts';
import { PART, sendDevPage } from './dev-page.ts';
import { sendProblem } from './problem.ts';

const querySchema = v.object({ to: v.optional(v.string()) });

const LINK = /https?:\/\/[^\s<]+/g;

const TEXT = 'white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0.5rem 0 0';

function messageHtml({ to, channel, subject, text, at, id, html }: MailboxMessage): string {
  const linked = escapeHtml(text).replace(LINK, (url) => `<a href="${url}">${url}</a>`);
  const asSeen = html === null ? '' : ` · <a href="/dev/mailbox/messages/${encodeURIComponent(id)}.html">as HTML</a>`;
  return `<article style="${PART}">
<h2 style="margin:0;font-size:1.25rem">${escapeHtml(subject ?? 'Text message')}</h2>
<div>To ${escapeHtml(to)} (${channel}), <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time>${asSeen}</div>
<pre style="${TEXT}">${linked}</pre>
</article>`;
}

function listHtml(messages: readonly MailboxMessage[]): string {
  const list = messages.length === 0 ? '<p>No messages yet.</p>' : messages.toReversed().map(messageHtml).join('\n');
  return `<p>What this server would have sent by e-mail or text message. Reload the page to see newer ones.</p>
${list}`;
}

/**
 * GET /dev/mailbox and GET /dev/mailbox/messages, outside production only: the messages that would have been sent, as a page (newest
 * first) and as JSON (oldest first). `?to=` filters by address.
 */
export function registerDevMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox', async (request, reply) => {
    const query = parseBySchema(querySchema, request.query, 'to');
    if (!query.ok) return sendProblem(reply, query.error);
    return sendDevPage(reply, 'Mailbox', listHtml(await mailbox.list(query.value.to)));
  });
  app.get('/dev/mailbox/messages', async (request, reply) => {
    const query = parseBySchema(querySchema, request.query, 'to');
    if (!query.ok) return sendProblem(reply, query.error);
    return reply.header('cache-control', 'no-store').send(await mailbox.list(query.value.to));
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/messages/:id.html', async (request, reply) => {
    const message = (await mailbox.list()).find(({ id }) => id === request.params.id);
    if (message === undefined || message.html === null) return sendProblem(reply, { status: 404, code: 'UNKNOWN' });
    return (
      reply
        .header('cache-control', 'no-store')
        // An email has an inline style sheet and loads nothing else.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(message.html)
    );
  });
}
