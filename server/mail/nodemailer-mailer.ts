import { err, ok } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { Mailer } from './ports.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Well within the lease of a job, so that no two workers send the same email. */
const SEND_MS = 60_000;

const ADDRESS = /(?<![^\s<>])[^\s<>]+@([^\s<>]+)/;

/** Uses only the codes of a failure, because its message quotes the server, which quotes the address. */
function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode, rejectedErrors } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly rejectedErrors?: readonly unknown[];
  };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isPermanentlyRejected = typeof responseCode === 'number' && responseCode >= 500;
  return { code: codes.join(' ') || 'SMTP', isFinal: isPermanentlyRejected && (rejectedErrors ?? []).length > 0 };
}

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
  /** Whether nothing is sent to a server that offers no TLS. */
  readonly mustEncrypt: boolean;
}

/** Sends emails by SMTP. Every failure is retried, except an address that the server rejects permanently. */
export function makeNodemailerMailer({ url, from, mustEncrypt }: SmtpSettings): Mailer {
  // Loaded only when SMTP is configured.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      requireTLS: mustEncrypt,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const domain = ADDRESS.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, replyTo, subject, text, html, at }) => {
      const mail = {
        messageId: `<${id}@${domain}>`,
        date: new Date(at),
        from,
        // An object is always a single address; a string could be parsed as a list.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SEND_MS),
      };
      try {
        await (await transport).sendMail(mail);
        return ok(undefined);
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
