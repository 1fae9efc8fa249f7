import { err, ok } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { Mailer } from './ports.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Well within the lease of a job, so that no two workers send one mail. */
const SEND_MS = 60_000;

const ADDRESS = /[^\s<>]+@([^\s<>]+)/;

/** The message of a failure quotes the server, which quotes the address; its codes do not. */
function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode, rejectedErrors } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly rejectedErrors?: readonly unknown[];
  };
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isRefusedForGood = typeof responseCode === 'number' && responseCode >= 500;
  return { code: codes.join(' ') || 'SMTP', isFinal: isRefusedForGood && (rejectedErrors ?? []).length > 0 };
}

/** Sends e-mails by SMTP. What a server refuses is tried again, but for an address that it says it will never take. */
export function makeNodemailerMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  // Loaded by a server that has mails to send, and by no other.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
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
        // An object is one address whatever it holds; a text may be a list.
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
