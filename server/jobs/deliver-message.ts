import { mailHtml } from '../mail/mail-html.ts';
import { mailParts } from '../mail/mail-parts.ts';
import { mailText } from '../mail/mail-text.ts';
import type { Mailer } from '../mail/ports.ts';
import { messageText } from '../sms/message-text.ts';
import type { Texter } from '../sms/ports.ts';
import type { Deliver } from './ports.ts';

/** Hands a message to the mailer, or to the texter when it goes to a phone. `publicUrl` gives where the app is reached. */
export function makeDeliverMessage({
  mailer,
  texter,
  publicUrl,
}: {
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly publicUrl: () => string;
}): Deliver {
  return ({ jobId, message, postedAt }) => {
    const { kind, to } = message;
    const envelope = { id: jobId, kind, to, at: postedAt };
    if ('by' in message && message.by === 'PHONE') return texter.send({ ...envelope, text: messageText(message) });
    const parts = mailParts(message, publicUrl());
    return mailer.send({ ...envelope, subject: parts.subject, text: mailText(parts), html: mailHtml(parts) });
  };
}
