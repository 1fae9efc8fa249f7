import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../../core/domain/languages.ts';
import type { ServerClock } from '../clock.ts';

/** What the page says, from the settings. */
export interface SecurityContact {
  readonly supportEmail: string;
  /** The public address of the app; null if none is configured. */
  readonly publicUrl: string | null;
}

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** The page of RFC 9116 on a day. It expires at the end of a day, so that it stays the same all day. */
function securityText({ supportEmail, publicUrl }: SecurityContact, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${PATH}`]),
    '',
  ].join('\n');
}

/** Serves /.well-known/security.txt, which says where faults of security are reported. */
export function registerSecurityText(app: FastifyInstance, contact: SecurityContact, clock: ServerClock): void {
  app.get(PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(securityText(contact, clock.now())),
  );
}
