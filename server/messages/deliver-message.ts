import { ok } from '../../core/domain/result.ts';
import type { Deliver } from '../jobs/ports.ts';
import { mailHtml } from './mail-html.ts';
import { mailParts } from './mail-parts.ts';
import { mailText } from './mail-text.ts';
import type { Message } from './message.ts';
import { staffMail } from './staff-mail.ts';
import type { Mailer } from '../mail/ports.ts';
import { messageText } from './message-text.ts';
import type { SmsSender } from '../sms/ports.ts';

/** Passes a message to the mailer, or to the SMS sender if it goes to a phone. `publicUrl` is the URL of the app, `supportEmail` the address that emails name for help. */
export function makeDeliverMessage({
  mailer,
  smsSender,
  publicUrl,
  supportEmail,
}: {
  readonly mailer: Mailer;
  readonly smsSender: SmsSender;
  readonly publicUrl: () => string;
  readonly supportEmail: string;
}): Deliver<Message> {
  return ({ jobId, message, postedAt }) => {
    const about = { id: jobId, kind: message.kind, at: postedAt };
    if ('by' in message && message.by === 'PHONE') {
      return smsSender.send({ ...about, to: message.to, text: messageText(message, publicUrl()) });
    }
    if (message.kind === 'supportRequest') return mailer.send({ ...about, to: message.to, ...staffMail(message) });
    const parts = mailParts(message, { publicUrl: publicUrl(), supportEmail });
    const mail = { ...about, subject: parts.subject, text: mailText(parts), html: mailHtml(parts) };
    return message.to === null ? Promise.resolve(ok(undefined)) : mailer.send({ ...mail, to: message.to });
  };
}
